import { expect, test } from 'vitest';
import { countGroupMentioned, mentionedIn } from './group-mentions.ts';

const ada = { id: 1, fullName: 'Ada Osei' };
const maren = { id: 2, fullName: 'Maren Lindqvist' };
const members = [ada, maren];

test.each([
  ['@Ada Osei, look', [1]],
  ['**@Ada Osei**', [1]],
  ['> @Ada Osei', [1]],
  ['`@Ada Osei`', []],
  ['``a` @Ada Osei``', []],
  ['```\n@Ada Osei\n@everyone\n```', []],
  [String.raw`\@Ada Osei`, []],
  ['@everyone', [1, 2]],
  ['@Alle bitte', [1, 2]],
  ['@الجميع', [1, 2]],
  ['@everyones', []],
  ['@all-hands at noon', []],
  ['@all - look', [1, 2]],
  ['@here', [2]],
])('%s mentions %j', (text, ids) => {
  expect(mentionedIn(text, members, [maren])).toEqual(ids);
});

test('counts the members mentioned by a group mention', () => {
  expect(['@everyone', '@here', '@Ada Osei', '`@everyone`', 'all'].map((text) => countGroupMentioned(text, members))).toEqual([
    2, 2, 0, 0, 0,
  ]);
});
