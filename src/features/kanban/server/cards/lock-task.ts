import { and, eq, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { boards, tasks } from '../../tables.ts';
import { inSeenBoards, type Looking } from '../spaces/seen-boards.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** A card that is not deleted, on a board that whoever asks sees, locked. Comments that are added meanwhile refer to it, and need not wait. @throws 404. */
export async function lockTask(scope: Looking, id: number): Promise<TaskRow> {
  const [row] = await scope.db
    .select()
    .from(tasks)
    .where(and(live(tasks, scope.entity), eq(tasks.id, id), inSeenBoards(tasks.boardId, scope)))
    .for('no key update');
  if (!row) throw notFound('card');
  return row;
}

/** A card that stands on a board, locked. @throws 404. */
export async function lockShownTask(scope: Looking, id: number): Promise<TaskRow> {
  const row = await lockTask(scope, id);
  if (row.archivedAt) throw notFound('card');
  return row;
}

/** The board that a card stands on. */
export async function spaceOfTask({ db, entity }: Pick<Scope, 'db' | 'entity'>, { boardId }: Pick<TaskRow, 'boardId'>): Promise<number> {
  const [row] = await db
    .select({ spaceId: boards.spaceId })
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.id, boardId)));
  if (!row) throw new Error('the column of the card is gone');
  return row.spaceId;
}

/** Writes columns of one card, which then is another version of it. */
export async function writeTask({ db, entity, now }: Scope, id: number, columns: Partial<TaskRow>): Promise<void> {
  await db
    .update(tasks)
    .set({ ...columns, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, id)));
}
