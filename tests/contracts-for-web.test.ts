import { expect, test } from 'vitest';
import { contractForWeb } from '../scripts/contracts-for-web.mjs';

const contract = (code: string) => contractForWeb(code, 'src/features/lamp/contract.ts');

test('keeps what a request needs of an endpoint', () => {
  expect(
    contract(`
      import { z } from 'zod/mini';
      import { endpoint } from '#contract/endpoint.ts';
      const lamp = z.object({ id: z.number() });
      export const addLamp = endpoint({ method: 'POST', path: '/lamps', summary: 'Adds one.', action: 'create', subject: 'all', status: 201, body: lamp, answer: lamp });
    `),
  ).toBe("export const addLamp = { access: 'able', status: 200, method: 'POST', path: '/lamps', status: 201 };");
});

test('keeps constants and functions with their imports, without schemas and what derives from them', () => {
  expect(
    contract(`
      import { z } from 'zod/mini';
      import { names, type Name } from '#contract/names.ts';
      export const sizes = ['small', ...names] as const;
      export const size = z.enum(sizes);
      const sizeFields = { size };
      export const lamp = { ...sizeFields };
      export function isSize(text: string): boolean {
        return text in names;
      }`),
  ).toMatch(
    /^import \{ names \} from '#contract\/names.ts';\nexport const sizes = \['small', ...names\] as const;\nexport function isSize/,
  );
});

test('removes a function that uses something removed, so that importing it fails the build', () => {
  const made = contract(`
    const table = Object.fromEntries([['a', 1]]);
    const look = (name: string) => table[name];
    export function find(name: string) { return look(name); }
    export const plain = (name: string) => name.trim();`);
  expect(made).toBe('export const plain = (name: string) => name.trim();');
});

test('rejects a path that is computed at run time', () => {
  expect(() => contract('export const list = endpoint({ method: "GET", path: prefix + "/lamps" });')).toThrow(
    'path of an endpoint must be written out',
  );
});

test('removes schema builders with their schemas, and types', () => {
  const made = contract(`
    import { z } from 'zod/mini';
    import { oneLine } from '#contract/primitives.ts';
    export const maxLamps = 20;
    const title = () => oneLine(60).check(z.minLength(1));
    export const lampTitle = (longest: number) => z.string().check(z.maxLength(longest));
    export type Lamp = z.infer<typeof lamp>;`);
  expect(made).toBe('export const maxLamps = 20;');
});
