import type { AnswerOf } from '#contract/endpoint.ts';
import type { Board } from '../board-contract.ts';
import type { Card, getTask, readBoardPage } from '../contract.ts';

export type BoardPage = AnswerOf<typeof readBoardPage>;
export type OpenTask = AnswerOf<typeof getTask>;

/** Groups the cards by column, in order. Reuses unchanged arrays, so that their columns don't re-render. */
export function columnCards(boards: readonly Board[], cards: readonly Card[], before?: ReadonlyMap<string, readonly Card[]>) {
  const columns = new Map<string, Card[]>(boards.map(({ id }) => [id, []]));
  for (const card of cards) columns.get(card.boardId)?.push(card);
  const kept = new Map<string, readonly Card[]>();
  for (const [id, own] of columns) {
    const old = before?.get(id);
    kept.set(id, old && old.length === own.length && own.every((card, index) => isSameCard(card, old[index])) ? old : own);
  }
  return kept;
}

/** Checks whether two responses have the same data for a card. */
export function isSameCard(card: Card, other: Card | undefined): boolean {
  if (card === other) return true;
  if (!other) return false;
  return (Object.keys(card) as (keyof Card)[]).every((key) => {
    const [mine, theirs] = [card[key], other[key]];
    return mine === theirs || (Array.isArray(mine) && Array.isArray(theirs) && mine.join('\n') === theirs.join('\n'));
  });
}

/** Returns the IDs of the done columns. */
export function doneColumns({ boards }: BoardPage): ReadonlySet<string> {
  return new Set(boards.filter(({ isDone }) => isDone).map(({ id }) => id));
}

/** Returns the labels in use, sorted by name. */
export function usedLabels(cards: readonly { labels: readonly string[] }[]): string[] {
  return [...new Set(cards.flatMap(({ labels }) => labels))].sort((a, b) => a.localeCompare(b));
}
