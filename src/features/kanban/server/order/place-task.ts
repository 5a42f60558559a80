import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { positionBetween, positionStep } from '#server/position-between.ts';
import { tasks } from '../../tables.ts';
import type { TaskRow } from '../cards/lock-task.ts';

// Callers hold the lock of the order.

/** Cards that stand on a board. */
export function shown(entity: string) {
  return and(live(tasks, entity), isNull(tasks.archivedAt));
}

/** The position after all cards there ever were. */
export async function endPosition(db: Db, entity: string): Promise<number> {
  const [last] = await db
    .select({ position: tasks.position })
    .from(tasks)
    .where(eq(tasks.entity, entity))
    .orderBy(desc(tasks.position))
    .limit(1);
  return (last?.position ?? 0) + positionStep;
}

/** The position right before or after another card, for one that comes from elsewhere; makes room where there is none. */
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

/** The card after a card on its board; null when it is the last one. */
export async function nextOnBoard(db: Db, entity: string, { id, boardId, position }: TaskRow): Promise<number | null> {
  const [next] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(shown(entity), eq(tasks.boardId, boardId), sql`(${tasks.position}, ${tasks.id}) > (${position}::bigint, ${id}::bigint)`))
    .orderBy(asc(tasks.position), asc(tasks.id))
    .limit(1);
  return next?.id ?? null;
}

/** Numbers all cards anew, those deleted and archived too: their order stays. */
async function spreadOut(db: Db, entity: string): Promise<void> {
  await db.execute(sql`
    update ${tasks} set position = numbered.place * ${positionStep}::bigint
    from (select id, row_number() over (order by position, id) as place from ${tasks} where entity = ${entity}) numbered
    where ${tasks.entity} = ${entity} and ${tasks.id} = numbered.id`);
}
