import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, licenseProblems, shippedPackages } from '../scripts/licenses.mjs';

test('ships nothing with a copyleft or unknown license', () => {
  expect(licenseProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['(MIT AND GPL-2.0-only) OR (Foo AND Bar)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['unknown', false],
])('%s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('a development-only package may have any license', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/left': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    },
  };
  expect(shippedPackages(lock).map(({ name }) => name)).toEqual(['left', '@b/c']);
  expect(licenseProblems(lock)).toEqual([
    "left 1.0.0: the license GPL-3.0-only isn't allowed in what ships (scripts/licenses.mjs)",
    "@b/c 2.0.0: the license unknown isn't allowed in what ships (scripts/licenses.mjs)",
  ]);
});
