import { expect, test } from 'vitest';
import { maxImportedText } from '../../import-contract.ts';
import { shrinkTrelloExport } from './shrink-trello-export.ts';

const comment = (text: string) => ({
  ...{ id: 'a1', type: 'commentCard', date: '2029-05-01T10:00:00.000Z' },
  data: { text, card: { id: 'c1', name: 'Saw' }, board: { id: 'b1' } },
  memberCreator: { id: 'm1', fullName: 'Ada Osei', avatarHash: null },
});

test('keeps only the comments in the log of a board, with the fields the import reads', () => {
  const kept = shrinkTrelloExport(JSON.stringify({ name: 'Fair', actions: [{ type: 'updateCard', data: {} }, comment('Oak?'), null] }));
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

test('replaces comments with placeholders when there are too many, and leaves other text unchanged', () => {
  expect(JSON.parse(shrinkTrelloExport(JSON.stringify({ name: 'Fair', actions: [comment('x'.repeat(maxImportedText))] })))).toEqual({
    name: 'Fair',
    actions: [{ type: 'commentCard', left: 'file_too_large' }],
  });
  expect(JSON.parse(shrinkTrelloExport('{"name": "Fair"}'))).toEqual({ name: 'Fair', actions: [] });
  for (const text of ['Title,List\nSaw,To do\n', '{ no', '[1]']) expect(shrinkTrelloExport(text)).toBe(text);
});
