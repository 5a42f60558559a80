import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { positionBetween, positionStep } from '#server/position-between.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { boards, tasks, type tasksView } from '../tables.ts';
import { inSeenBoards, type Looking } from './read-spaces.ts';

/** A card. The API and the tables call it a task. */
export type TaskRow = typeof tasks.$inferSelect;

/**
 * Serializes changes to an entity's boards and cards, their places and their order. Acquire it before locking any row;
 * later reads see what the previous holder committed.
 */
export async function lockOrder(db: Db, entity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`boards of ${entity}`}, 0))`);
}

/**
 * Locks a card on a board visible to the caller. Concurrent comments only reference it and don't wait. @throws 404 if deleted or not
 * visible.
 */
export async function lockTask(scope: Looking, id: number): Promise<TaskRow> {
  const [row] = await scope.db
    .select()
    .from(tasks)
    .where(and(live(tasks, scope.entity), eq(tasks.id, id), inSeenBoards(tasks.boardId, scope)))
    .for('no key update');
  if (!row) throw notFound('card');
  return row;
}

/** Locks a card that is on a board, not archived. @throws 404. */
export async function lockActiveTask(scope: Looking, id: number): Promise<TaskRow> {
  const row = await lockTask(scope, id);
  if (row.archivedAt) throw notFound('card');
  return row;
}

/** Returns the ID of the board a card is on. */
export async function spaceOfTask({ db, entity }: Pick<Scope, 'db' | 'entity'>, { boardId }: Pick<TaskRow, 'boardId'>): Promise<number> {
  const [row] = await db
    .select({ spaceId: boards.spaceId })
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.id, boardId)));
  if (!row) throw new Error('the column of the card is gone');
  return row.spaceId;
}

/** Updates a card's columns and increments its version. */
export async function writeTask({ db, entity, now }: Scope, id: number, columns: Partial<TaskRow>): Promise<void> {
  await db
    .update(tasks)
    .set({ ...columns, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, id)));
}

/** Matches cards on a board: neither deleted nor archived. */
export function shown(entity: string, from: typeof tasks | typeof tasksView = tasks) {
  return and(live(from, entity), isNull(from.archivedAt));
}

/** Returns the position after all cards, including deleted ones. The caller must hold the order lock. */
export async function endPosition(db: Db, entity: string): Promise<number> {
  const [last] = await db
    .select({ position: tasks.position })
    .from(tasks)
    .where(eq(tasks.entity, entity))
    .orderBy(desc(tasks.position))
    .limit(1);
  return (last?.position ?? 0) + positionStep;
}

/**
 * Returns the position right before or after another card, for a card coming from elsewhere; renumbers when there is no gap. The caller
 * must hold the
 * order lock.
 */
export async function positionBeside(
  db: Db,
  entity: string,
  { side, targetId, movedId }: { side: 'before' | 'after'; targetId: number; movedId: number },
): Promise<number> {
  for (const isLast of [false, true]) {
    const [target] = await db
      .select({ position: tasks.position })
      .from(tasks)
      .where(and(eq(tasks.entity, entity), eq(tasks.id, targetId)));
    if (!target) throw new Error('the card to stand beside is gone');
    const key = sql`(${tasks.position}, ${tasks.id})`;
    const ofTarget = sql`(${target.position}::bigint, ${targetId}::bigint)`;
    const [neighbour] = await db
      .select({ position: tasks.position })
      .from(tasks)
      .where(and(shown(entity), ne(tasks.id, movedId), side === 'before' ? sql`${key} < ${ofTarget}` : sql`${key} > ${ofTarget}`))
      .orderBy(...(side === 'before' ? [desc(tasks.position), desc(tasks.id)] : [asc(tasks.position), asc(tasks.id)]))
      .limit(1);
    const found =
      side === 'before' ? positionBetween(neighbour?.position, target.position) : positionBetween(target.position, neighbour?.position);
    if (found !== null) return found;
    if (!isLast) await spreadOut(db, entity);
  }
  throw new Error('no room between two cards that were just spread out');
}

/** Returns the next card in the same column; null for the last one. */
export async function nextOnBoard(db: Db, entity: string, { id, boardId, position }: TaskRow): Promise<number | null> {
  const [next] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(shown(entity), eq(tasks.boardId, boardId), sql`(${tasks.position}, ${tasks.id}) > (${position}::bigint, ${id}::bigint)`))
    .orderBy(asc(tasks.position), asc(tasks.id))
    .limit(1);
  return next?.id ?? null;
}

/** Renumbers all cards in order, including deleted and archived ones. */
async function spreadOut(db: Db, entity: string): Promise<void> {
  await db.execute(sql`
    update ${tasks} set position = numbered.place * ${positionStep}::bigint
    from (select id, row_number() over (order by position, id) as place from ${tasks} where entity = ${entity}) numbered
    where ${tasks.entity} = ${entity} and ${tasks.id} = numbered.id`);
}
