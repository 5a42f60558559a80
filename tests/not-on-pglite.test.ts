import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesLeftOut, withoutTest } from './long/left-out.ts';
import { notOnPglite } from './long/not-on-pglite.ts';

test('lists only existing tests as excluded on PGlite', () => {
  expect(filesLeftOut.filter((file) => !existsSync(file))).toEqual([]);
  for (const { tests = {} } of notOnPglite)
    for (const [file, names] of Object.entries(tests)) names.reduce(withoutTest, readFileSync(file, 'utf8'));
});

test('excludes files with several connections', () => {
  const files = globSync('{src,tests}/**/*.test.ts').filter((file) => /\btestDatabase\(/.test(readFileSync(file, 'utf8')));
  expect(files.filter((file) => !filesLeftOut.includes(file) && file !== 'tests/not-on-pglite.test.ts')).toEqual([]);
});
