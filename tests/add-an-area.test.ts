import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTexts } from '../scripts/areas-of-texts.mjs';
import { importProblems } from '../scripts/import-rules.mjs';
import { textProblems } from '../scripts/locales.mjs';
import { filesOfArea, insertedBefore, renamed, singularOf, writeFiles } from '../scripts/new-area.mjs';
import { readSources } from '../scripts/read-sources.mjs';
import { languages } from '../src/contract/languages.ts';

// Runs `npm run new:area` in a copy of the sources. tests/long/new-area.long.ts also runs the generated tests.
const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'atrium-new-area-'));
const suppliers = { plural: 'suppliers', singular: 'supplier' };
const files: string[] = [];

beforeAll(() => {
  for (const name of [
    'src',
    'scripts/new-area',
    'docs/rights.md',
    'tests/statement-counts.ts',
    'migrations/meta/_journal.json',
    'package.json',
    'tsconfig.json',
    'biome.json',
  ])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  // The second one is inserted into the lists next to the first one.
  for (const name of [suppliers, { plural: 'price-lists', singular: 'price-list' }]) {
    const written = filesOfArea(root, name);
    writeFiles(root, written);
    if (name === suppliers) files.push(...written.keys());
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('creates a folder, lines in 13 files, and texts in four files per language', () => {
  const lists = files.filter((file) => !file.startsWith('src/features/suppliers/'));
  const words = lists.filter((file) => /\/locales\/\w+\.json$/.test(file));
  expect([files.length - lists.length, lists.length - words.length, words.length]).toEqual([20, 13, 4 * languages.length]);
});

test('generates code that compiles and follows the import rules', async () => {
  const include = ['src/features/suppliers', 'src/features/price-lists', 'src/platform/rights/built-in-roles.ts', 'src/**/*.d.ts'];
  writeFileSync(join(root, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', 'tsconfig.area.json', '--singleThreaded'], { cwd: root }).catch(
    ({ stdout }: { stdout: string }) => expect(stdout).toBe(''),
  );
  expect(importProblems(readSources(root))).toEqual([]);
}, 180_000);

test('generates every text in every language', () => {
  expect(textProblems(readTexts(root), readSources(root))).toEqual([]);
});

test('adds its endpoints to the API, and serves its page with its first request', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', readsArea], { cwd: root });
  const path = '/api/v1/suppliers';
  expect(JSON.parse(stdout)).toEqual({
    calls: [`GET ${path}`, `GET ${path}/{id}`, `POST ${path}`, `POST ${path}/{id}`, `DELETE ${path}/{id}`, `POST ${path}/{id}/restore`],
    modules: ['app/app-layout.tsx', 'features/suppliers/web/suppliers-page.tsx', 'features/suppliers/web/suppliers-query.ts'].map(
      (module) => `src/${module}`,
    ),
    first: [`${path}?q=oak&page=1&perPage=10`],
  });
}, 180_000);

const readsArea = `
  const [{ endpoints }, { servedPages }] = await Promise.all([import('#app/endpoints.ts'), import('#app/served-pages.ts')]);
  const calls = endpoints.filter(({ subject }) => subject === 'Supplier').map(({ method, path }) => method + ' ' + path);
  const { modules, first } = servedPages.find(({ path }) => path === '/apps/suppliers');
  console.log(JSON.stringify({ calls, modules, first: first({}, { q: 'oak' }) }));
`;

test.each([
  ['suppliers', 'supplier'],
  ['companies', 'company'],
  ['surveys', 'survey'],
  ['boxes', 'box'],
  ['addresses', 'address'],
  ['branches', 'branch'],
  ['warehouses', 'warehouse'],
  ['price-lists', 'price-list'],
])('derives the singular of %s: %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

test('spells a name as required in each place, with the right article', () => {
  const template = 'SpareParts sparePart spare-parts spare_part Spare parts; Adds a spare part. A spare part the spare part';
  expect(renamed(template, { plural: 'price-lists', singular: 'price-list' })).toBe(
    'PriceLists priceList price-lists price_list Price lists; Adds a price list. A price list the price list',
  );
  expect(renamed('Adds a spare part of spareParts', { plural: 'assets', singular: 'asset' })).toBe('Adds an asset of assets');
});

test.each([
  ['Suppliers', 'supplier', 'small letters'],
  ['equipment', 'equipment', 'What is one of equipment called?'],
  ['clients', 'client', 'already there'],
  ['employees', 'employee', 'already there'],
  ['messages', 'message', 'already used'],
  ['reminders', 'reminder', 'already used'],
  ['todos', 'todo', 'already used'],
  ['pages', 'page', 'already used'],
  ['classes', 'class', 'a word of JavaScript'],
])('rejects %s as a name', (plural, singular, reason) => {
  expect(() => filesOfArea(process.cwd(), { plural, singular })).toThrow(reason);
});

test('reports a list whose anchor is missing', () => {
  expect(() => insertedBefore('one\ntwo\n', 'three\n', 'new\n', 'src/app/list.ts')).toThrow('src/app/list.ts should have once: three');
  expect(() => insertedBefore('two\ntwo\n', 'two\n', 'new\n', 'src/app/list.ts')).toThrow('should have once');
  expect(insertedBefore('one\ntwo\n', 'two\n', 'new\n', 'src/app/list.ts')).toBe('one\nnew\ntwo\n');
});
