import type { Column } from '../board-contract.ts';
import type { Card } from '../contract.ts';
import type { BoardPage } from './board-page-answer.ts';

/** Returns the page with a card before another one in a column; at the column's end when that one is missing or null. */
export function withCardAt(page: BoardPage, id: number, boardId: string, beforeId: number | null): BoardPage {
  const moved = page.cards.find((card) => card.id === id);
  if (!moved || beforeId === id) return page;
  const rest = page.cards.filter((card) => card !== moved);
  const found = beforeId === null ? -1 : rest.findIndex((card) => card.id === beforeId && card.boardId === boardId);
  rest.splice(found < 0 ? rest.length : found, 0, { ...moved, boardId });
  return { ...page, cards: rest };
}

/** Returns a card's place: its column, and the next card in it. */
export function placeOf(page: BoardPage, id: number): { boardId: string; beforeId: number | null } | undefined {
  const boardId = page.cards.find((card) => card.id === id)?.boardId;
  if (boardId === undefined) return undefined;
  const own = page.cards.filter((card) => card.boardId === boardId);
  return { boardId, beforeId: own[own.findIndex((card) => card.id === id) + 1]?.id ?? null };
}

export function withNewCard(page: BoardPage, card: Card): BoardPage {
  return page.cards.some(({ id }) => id === card.id) ? page : { ...page, cards: [...page.cards, card] };
}

export function withCardPatch(page: BoardPage, id: number, patch: (card: Card) => Partial<Card>): BoardPage {
  return { ...page, cards: page.cards.map((card) => (card.id === id ? { ...card, ...patch(card) } : card)) };
}

export function withoutCards(page: BoardPage, isGone: (card: Card) => boolean): BoardPage {
  return { ...page, cards: page.cards.filter((card) => !isGone(card)) };
}

export function withoutBoard(page: BoardPage, id: string): BoardPage {
  return { ...withoutCards(page, (card) => card.boardId === id), boards: page.boards.filter((board) => board.id !== id) };
}

export function withBoardPatch(page: BoardPage, id: string, patch: Partial<Column>): BoardPage {
  return { ...page, boards: page.boards.map((board) => (board.id === id ? { ...board, ...patch } : board)) };
}

export function withNewBoard(page: BoardPage, board: Column): BoardPage {
  return page.boards.some(({ id }) => id === board.id) ? page : { ...page, boards: [...page.boards, board] };
}

/** Returns the page with a column before another one; at the end for null. */
export function withBoardAt(page: BoardPage, id: string, beforeId: string | null): BoardPage {
  const moved = page.boards.find((board) => board.id === id);
  if (!moved || beforeId === id) return page;
  const rest = page.boards.filter((board) => board !== moved);
  const found = rest.findIndex((board) => board.id === beforeId);
  rest.splice(found < 0 ? rest.length : found, 0, moved);
  return { ...page, boards: rest };
}
