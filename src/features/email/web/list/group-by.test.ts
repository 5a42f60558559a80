import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups ids by their shared value', () => {
  const mails = [
    { id: 1, folder: 'inbox' },
    { id: 2, folder: 'spam' },
    { id: 3, folder: 'inbox' },
  ];
  expect([...groupBy(mails, ({ folder }) => folder)]).toEqual([
    ['inbox', [1, 3]],
    ['spam', [2]],
  ]);
});
