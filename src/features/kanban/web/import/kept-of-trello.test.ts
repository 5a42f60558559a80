import { expect, test } from 'vitest';
import { mostImportedText } from '../../import-contract.ts';
import { keptOfTrello } from './kept-of-trello.ts';

const comment = (text: string) => ({
  ...{ id: 'a1', type: 'commentCard', date: '2029-05-01T10:00:00.000Z' },
  data: { text, card: { id: 'c1', name: 'Saw' }, board: { id: 'b1' } },
  memberCreator: { id: 'm1', fullName: 'Ada Osei', avatarHash: null },
});

test('of the log of a board its comments are kept, as far as they are read', () => {
  const kept = keptOfTrello(JSON.stringify({ name: 'Fair', actions: [{ type: 'updateCard', data: {} }, comment('Oak?'), null] }));
  expect(JSON.parse(kept)).toEqual({
    name: 'Fair',
    actions: [
      { type: 'updateCard' },
      {
        ...{ type: 'commentCard', date: '2029-05-01T10:00:00.000Z', memberCreator: { fullName: 'Ada Osei' } },
        data: { text: 'Oak?', card: { id: 'c1' } },
      },
      {},
    ],
  });
});

test('comments that are too many leave only that they were there; what is no board of Trello stays', () => {
  expect(JSON.parse(keptOfTrello(JSON.stringify({ name: 'Fair', actions: [comment('x'.repeat(mostImportedText))] })))).toEqual({
    name: 'Fair',
    actions: [{ type: 'commentCard', left: 'file_too_large' }],
  });
  expect(JSON.parse(keptOfTrello('{"name": "Fair"}'))).toEqual({ name: 'Fair', actions: [] });
  for (const text of ['Title,List\nSaw,To do\n', '{ no', '[1]']) expect(keptOfTrello(text)).toBe(text);
});
