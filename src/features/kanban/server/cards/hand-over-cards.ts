import { and, arrayContains, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { spaces, tasks, tasksView } from '../../tables.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import { planRemindersOf } from './card-reminders.ts';

/** Cards that changed hands: those that the other got, and those that they stood on already. */
interface HandedCards {
  taskIds: number[];
  sharedTaskIds: number[];
}

/** How many cards on the boards a person stands on. */
export async function countCards(db: Db, entity: string, personId: number): Promise<number> {
  const [counted] = await selectCardCount(db, entity, personId);
  return counted?.cards ?? 0;
}

export function selectCardCount(db: Db, entity: string, personId: number) {
  return db
    .select({ cards: count() })
    .from(tasksView)
    .where(cardsOf(entity, personId, tasksView));
}

/** Puts another person on the cards of one who leaves, in the transaction of the leaving. */
export async function handCardsOver(scope: Scope, from: number, to: number): Promise<HandedCards> {
  const { db, entity } = scope;
  await handSpacesOver(scope, from, to);
  const rows = await db
    .select()
    .from(tasks)
    // Of a board that the other does not see, they stay on the cards.
    .where(and(cardsOf(entity, from), inSeenBoards(tasks.boardId, { db, entity, personId: to })))
    .orderBy(asc(tasks.id))
    .for('update');
  const [shared, given] = [true, false].map((isShared) =>
    rows.filter(({ assigneeIds }) => assigneeIds.includes(to) === isShared).map(({ id }) => id),
  );
  await put(scope, given ?? [], sql`array_replace(${tasks.assigneeIds}, ${from}::bigint, ${to}::bigint)`);
  await put(scope, shared ?? [], sql`array_remove(${tasks.assigneeIds}, ${from}::bigint)`);
  return { taskIds: given ?? [], sharedTaskIds: shared ?? [] };
}

/** Puts who comes back on their cards again: in the place of the other, as far as that one still stands there. */
export async function handCardsBack(scope: Scope, from: number, to: number, { taskIds, sharedTaskIds }: HandedCards): Promise<void> {
  const { db, entity } = scope;
  const rows = await db
    .select()
    .from(tasks)
    .where(and(cardsOf(entity, from), inArray(tasks.id, [...taskIds, ...sharedTaskIds])))
    .orderBy(asc(tasks.id))
    .for('update');
  const free = rows.filter(({ assigneeIds }) => !assigneeIds.includes(to)).map(({ id }) => id);
  const of = (ids: number[]) => free.filter((id) => ids.includes(id));
  await put(scope, of(taskIds), sql`array_replace(${tasks.assigneeIds}, ${from}::bigint, ${to}::bigint)`);
  await put(scope, of(sharedTaskIds), sql`array_append(${tasks.assigneeIds}, ${to}::bigint)`);
}

/** The boards of one who leaves become the other's; coming back, they see them again. */
async function handSpacesOver({ db, entity }: Scope, from: number, to: number): Promise<void> {
  await db
    .update(spaces)
    .set({ ownerId: to, memberIds: sql`array_append(${spaces.memberIds}, ${from}::bigint)`, version: sql`${spaces.version} + 1` })
    .where(and(eq(spaces.entity, entity), eq(spaces.ownerId, from)));
}

async function put({ db, entity, now }: Scope, ids: number[], assigneeIds: ReturnType<typeof sql>): Promise<void> {
  if (ids.length === 0) return;
  const changed = await db
    .update(tasks)
    .set({ assigneeIds, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(eq(tasks.entity, entity), inArray(tasks.id, ids)))
    .returning();
  await planRemindersOf({ db, entity, now }, changed);
  await announceCards({ db, entity }, ids);
}

function cardsOf(entity: string, personId: number, from: typeof tasks | typeof tasksView = tasks) {
  return and(live(from, entity), isNull(from.archivedAt), arrayContains(from.assigneeIds, [personId]));
}
