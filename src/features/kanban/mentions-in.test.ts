import { expect, test } from 'vitest';
import { mentionsIn } from './mentions-in.ts';

const people = [
  { id: 1, fullName: 'Ann' },
  { id: 2, fullName: 'Ann Lee' },
  { id: 3, fullName: 'ليلى الحداد' },
];

test.each([
  ['@Ann Lee, please', [2]],
  ['@ann lee and @Ann', [1, 2]],
  ['@ليلى الحداد', [3]],
  ['Ann Lee', []],
  ['mail ann@example.com', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, people)).toEqual(ids);
});
