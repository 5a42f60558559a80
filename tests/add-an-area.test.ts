import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTexts } from '../scripts/areas-of-texts.mjs';
import { importProblems } from '../scripts/import-rules.mjs';
import { textProblems } from '../scripts/locales.mjs';
import { readSources } from '../scripts/read-sources.mjs';
import { languages } from '../src/contract/languages.ts';

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'atrium-suppliers-'));
const touched = new Set<string>();
const made = new Set<string>();

// What the page tells is done to a copy of the sources.
beforeAll(() => {
  for (const name of ['src', 'docs', 'migrations', 'package.json', 'tsconfig.json']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const steps = readFileSync('docs/add-an-area.md', 'utf8').matchAll(/^```(\w+) file=(\S+)\n([\s\S]*?)^```$/gm);
  for (const [, kind, file = '', text = ''] of steps) {
    if (kind === 'diff') change(file, text);
    else write(file, text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  made.add(file);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function change(file: string, diff: string): void {
  touched.add(file);
  const side = (left: string) =>
    diff
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(left))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after, text] = [side('+'), side('-'), readFileSync(join(root, file), 'utf8')];
  expect(text.split(before).length, `${file} has once:\n${before}`).toBe(2);
  writeFileSync(
    join(root, file),
    text.replace(before, () => after),
  );
}

/** What a piece of code prints, run by itself in the copy. */
async function printed(code: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  return JSON.parse(stdout);
}

test('an area is its folder, six other files, and two of words in each language', () => {
  expect([...made].every((file) => file.startsWith('src/features/suppliers/'))).toBe(true);
  expect(touched.size).toBe(6 + 2 * languages.length);
});

test('what is written there compiles, and keeps the rules of imports', async () => {
  // The lists that it joins are run below; what else is there compiles without it.
  const include = ['src/features/suppliers', 'src/platform/rights/built-in-roles.ts', 'src/**/*.d.ts'];
  writeFileSync(join(root, 'tsconfig.suppliers.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', 'tsconfig.suppliers.json'], { cwd: root }).catch(({ stdout }: { stdout: string }) =>
    expect(stdout).toBe(''),
  );
  expect(importProblems(readSources(root))).toEqual([]);
}, 180_000);

test('its words stand in every language', () => {
  expect(textProblems(readTexts(root), readSources(root))).toEqual([]);
});

test('its call is one of the API, and its page is served with all that it needs', async () => {
  const calls = await printed(
    `const { endpoints } = await import('#app/endpoints.ts'); console.log(JSON.stringify(endpoints.filter(({ subject }) => subject === 'Supplier').map(({ path }) => path)))`,
  );
  expect(calls).toEqual(['/api/v1/suppliers']);
  const page = await printed(
    `const { servedPages } = await import('#app/served-pages.ts');
     const page = servedPages.find(({ path }) => path === '/apps/suppliers');
     console.log(JSON.stringify({ modules: page.modules, first: page.first({}, { q: 'oak' }) }))`,
  );
  expect(page).toEqual({
    modules: ['app/app-layout.tsx', 'features/suppliers/web/suppliers-page.tsx', 'features/suppliers/web/suppliers-query.ts'].map(
      (module) => `src/${module}`,
    ),
    first: ['/api/v1/suppliers?q=oak&page=1&perPage=10'],
  });
}, 180_000);
