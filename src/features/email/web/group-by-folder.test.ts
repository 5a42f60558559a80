import { expect, test } from 'vitest';
import { groupByFolder } from './group-by-folder.ts';

test('mails are grouped by their folder', () => {
  const groups = groupByFolder([
    { id: 1, folder: 'inbox' },
    { id: 2, folder: 'spam' },
    { id: 3, folder: 'inbox' },
  ]);
  expect([...groups]).toEqual([
    ['inbox', [1, 3]],
    ['spam', [2]],
  ]);
});
