import type { Scope } from '#server/scope.ts';
import type { StoredTaskAttachment } from '../../tables.ts';
import { getBoard } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { insertCard } from './insert-card.ts';

interface NewCard {
  spaceId: number;
  /** The column, as the wire names it. */
  boardId: string;
  title: string;
  /** HTML that may be shown as it is, and its text. */
  description: string;
  descriptionText: string;
  dueAt: Date | null;
  attachments: StoredTaskAttachment[];
}

/** Adds a card at the end of a column for the signed-in person, whose right to that is the caller's to ask. @returns its id. @throws 404 for a board that they do not see. */
export async function addCard(scope: Scope, { spaceId, boardId, ...card }: NewCard): Promise<number> {
  await lockOrder(scope.db, scope.entity);
  const column = await getBoard(scope, boardId, spaceId);
  return insertCard(scope, column, { ...card, createdBy: scope.identity.personId });
}
