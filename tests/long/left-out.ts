import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { notOnPglite } from './not-on-pglite.ts';

export const filesLeftOut: readonly string[] = notOnPglite.flatMap(({ files }) => files ?? []);

const testsLeftOut = new Map(notOnPglite.flatMap(({ tests }) => Object.entries(tests ?? {})));

/** Removes single tests from their files as if they didn't exist: skipped tests would be counted. */
export function withoutLeftOut(): Plugin {
  return {
    name: 'without what PGlite cannot do',
    enforce: 'pre',
    transform(code, id) {
      const names = testsLeftOut.get(relative(process.cwd(), id).split(sep).join('/')) ?? [];
      return names.reduce(withoutTest, code);
    },
  };
}

/** @throws if there is no test with this name */
export function withoutTest(code: string, name: string): string {
  const begins = [`test('${name}'`, `it('${name}'`, `describe('${name}'`].filter((begin) => code.includes(begin));
  const [begin] = begins;
  if (!begin || code.split(begin).length !== 2) throw new Error(`not-on-pglite.ts names a test that is not there: ${name}`);
  return code.replace(begin, `(() => {})('${name}'`);
}
