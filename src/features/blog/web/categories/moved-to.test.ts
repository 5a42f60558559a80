import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const moved = (id: number, beforeId: number | null) => movedTo(rows, id, beforeId).map((row) => row.id);

test('moves a row before another or to the end, and changes nothing when repeated', () => {
  expect(moved(3, 1)).toEqual([3, 1, 2]);
  expect(moved(1, null)).toEqual([2, 3, 1]);
  expect(movedTo(movedTo(rows, 3, 1), 3, 1).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('ignores unknown rows and a row moved before itself', () => {
  for (const [id, beforeId] of [
    [9, 1],
    [1, 9],
    [2, 2],
  ] as const)
    expect(moved(id, beforeId)).toEqual([1, 2, 3]);
});
