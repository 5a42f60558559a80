import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesLeftOut, withoutTest } from './long/left-out.ts';
import { notOnPglite } from './long/not-on-pglite.ts';

test('what is left out on PGlite is there', () => {
  expect(filesLeftOut.filter((file) => !existsSync(file))).toEqual([]);
  for (const { tests = {} } of notOnPglite)
    for (const [file, names] of Object.entries(tests)) names.reduce(withoutTest, readFileSync(file, 'utf8'));
});

test('files with several connections of their own are left out', () => {
  const files = globSync('{src,tests}/**/*.test.ts').filter((file) => /\btestDatabase\(/.test(readFileSync(file, 'utf8')));
  expect(files.filter((file) => !filesLeftOut.includes(file) && file !== 'tests/not-on-pglite.test.ts')).toEqual([]);
});
