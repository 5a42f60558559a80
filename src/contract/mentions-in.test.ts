import { expect, test } from 'vitest';
import { mentionsIn } from './mentions-in.ts';

const persons = [
  { id: 3, fullName: 'Josephine Okonkwo-Brandt' },
  { id: 4, fullName: '佐藤 遥' },
  { id: 6, fullName: 'ليلى الحداد' },
  { id: 7, fullName: 'Ann' },
  { id: 8, fullName: 'Ann Lee' },
  { id: 9, fullName: 'Ann Lee' },
  { id: 10, fullName: '' },
];

test.each([
  ['@Josephine Okonkwo-Brandt, can you?', [3]],
  ['(@josephine okonkwo-brandt)', [3]],
  ['Josephine Okonkwo-Brandt', []],
  ['@Josephine', []],
  ['@佐藤 遥 @ليلى الحداد', [4, 6]],
  ['@Ann Lee!', [8, 9]],
  ['@Ann and @Ann Lee', [7, 8, 9]],
  ['@Anna, @Ann2', []],
  ['x@Ann, 遥@Ann', []],
  ['@ann lee and @Ann', [7, 8, 9]],
  ['mail ann@example.com', []],
  ['@', []],
  ['', []],
])('%s', (text, mentioned) => {
  expect(mentionsIn(text, persons)).toEqual(mentioned);
});
