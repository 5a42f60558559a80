import { expect, test } from 'vitest';
import { loadLineReader, type Understood } from './read-line.ts';

const now = new Date(2030, 2, 11, 9);
const people = [{ id: 3, fullName: 'Josephine Reyes', avatar: null }];
const text = 'call the bank tomorrow 5pm #high @Josephine Reyes !';
const nothing: ReadonlySet<string> = new Set();

test('parses a line', async () => {
  const { read } = await loadLineReader('en');
  expect(read({ text, plain: nothing }, people, now)).toEqual({
    ...{ title: 'call the bank', dueDate: '2030-03-12', dueTime: '17:00', tags: ['high'] },
    ...{ assigneeId: 3, isImportant: true, repeat: null },
  });
});

test('keeps removed parts in the title as text', async () => {
  const { read, wordsFor } = await loadLineReader('en');
  const without = (what: Understood) => read({ text, plain: new Set(wordsFor(what, { text, plain: nothing }, people, now)) }, people, now);
  expect(without('time')).toMatchObject({ title: 'call the bank 5pm', dueDate: '2030-03-12', dueTime: null });
  expect(without('date')).toMatchObject({ title: 'call the bank tomorrow', dueDate: '2030-03-11', dueTime: '17:00' });
  expect(without('#high')).toMatchObject({ title: 'call the bank #high', tags: [] });
  expect(without('important')).toMatchObject({ title: 'call the bank !', isImportant: false });
  expect(without('person')).toMatchObject({ assigneeId: null });
});
