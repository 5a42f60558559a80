import type { TableSort } from '#web/data-table/table-search.ts';
import type { Card } from '../../contract.ts';
import type { BoardPage } from '../board-page-answer.ts';

/** The cards as a table is to show them: what has no due date, or nobody, comes last whichever way. */
export function sortedCards({ boards, people }: BoardPage, cards: readonly Card[], sort: TableSort | undefined): readonly Card[] {
  if (!sort) return cards;
  const places = new Map(boards.map(({ id }, index) => [id, index]));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const keys: Record<string, (card: Card) => string | number | null> = {
    title: ({ title }) => title,
    column: ({ boardId }) => places.get(boardId) ?? 0,
    due: ({ dueDate }) => dueDate,
    people: ({ assigneeIds: [first] }) => (first === undefined ? null : (names.get(first) ?? null)),
  };
  const keyOf = keys[sort.column];
  if (!keyOf) return cards;
  const way = sort.direction === 'asc' ? 1 : -1;
  return cards.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
  });
}
