import { expect, test } from 'vitest';
import { searchedEverywhere } from './searched-everywhere.ts';

test.each([
  ['oak', 'oak in:anywhere'],
  ['"oak or ash" from:ann', '"oak or ash" from:ann in:anywhere'],
  ['Berlin: oak', 'Berlin: oak in:anywhere'],
  ['oak in:trash', null],
  ['في:المهملات oak', null],
])('extends %j without results to %j', (q, everywhere) => {
  expect(searchedEverywhere(q)).toBe(everywhere);
});
