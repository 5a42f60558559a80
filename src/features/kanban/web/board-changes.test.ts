import { expect, test } from 'vitest';
import { placeOf, withBoardAt, withCardAt, withNewCard, withoutBoard } from './board-changes.ts';
import type { BoardPage } from './board-page-answer.ts';

const card = (id: number, boardId: string) => ({
  ...{ id, boardId, title: `Card ${id}`, labels: [], excerpt: '', dueDate: null, coverImage: null, assigneeIds: [] },
  ...{ attachments: 0, comments: 0, checklistDone: 0, checklistTotal: 0, version: 1 },
});
const page: BoardPage = {
  boards: ['a', 'b', 'c'].map((id) => ({ id, title: id, isDone: false, cardLimit: null })),
  spaces: [],
  spaceId: 1,
  cards: [card(1, 'a'), card(2, 'a'), card(3, 'a'), card(4, 'b')],
  people: [],
};
const order = ({ cards }: BoardPage, boardId: string) => cards.filter((one) => one.boardId === boardId).map(({ id }) => id);

test('moves a card within its column and to another one', () => {
  expect(order(withCardAt(page, 1, 'a', null), 'a')).toEqual([2, 3, 1]);
  expect(order(withCardAt(page, 3, 'a', 1), 'a')).toEqual([3, 1, 2]);
  const across = withCardAt(page, 2, 'b', 4);
  expect([order(across, 'a'), order(across, 'b')]).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(order(withCardAt(page, 2, 'c', null), 'c')).toEqual([2]);
});

test('applies a move only once, and moves to the end when the target card is gone', () => {
  const once = withCardAt(page, 1, 'a', 3);
  expect(withCardAt(once, 1, 'a', 3)).toEqual(once);
  expect(order(withCardAt(page, 1, 'a', 4), 'a')).toEqual([2, 3, 1]);
  expect(withCardAt(page, 99, 'a', null)).toBe(page);
});

test('describes a place by the column and the next card', () => {
  expect(placeOf(page, 1)).toEqual({ boardId: 'a', beforeId: 2 });
  expect(placeOf(page, 3)).toEqual({ boardId: 'a', beforeId: null });
  expect(placeOf(page, 99)).toBeUndefined();
});

test('moves columns with their cards', () => {
  expect(withBoardAt(page, 'a', null).boards.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(withBoardAt(page, 'c', 'a').boards.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(withoutBoard(page, 'a').cards.map(({ id }) => id)).toEqual([4]);
});

test('does not add a card that arrived in the meantime twice', () => {
  expect(withNewCard(page, card(4, 'b'))).toBe(page);
  expect(order(withNewCard(page, card(5, 'b')), 'b')).toEqual([4, 5]);
});
