import { and, arrayContains, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listDueCards as contract, DueCard } from '../due-contract.ts';
import { boardsView, spaces, spacesView, tasks, tasksView } from '../tables.ts';
import { shown } from './card-rows.ts';
import { announceCards, planRemindersOf } from './notify-people.ts';
import { inSeenBoards } from './read-spaces.ts';

const most = 100;

/** Lists the caller's due cards. */
export async function listDueCards({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { rows } = await findDueCards(scope, new Date(query.until), most);
  return { cards: rows };
}

/**
 * Finds a person's cards due before a given time: on non-template boards visible to them, not archived, not in a done column. Returns the
 * first
 * ones and the total.
 */
export async function findDueCards(
  scope: Pick<Scope, 'db' | 'entity' | 'identity'>,
  until: Date,
  limit: number,
): Promise<{ total: number; rows: DueCard[] }> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({
      id: tasksView.id,
      title: tasksView.title,
      dueAt: tasksView.dueAt,
      spaceId: spacesView.id,
      spaceName: spacesView.name,
      boardId: boardsView.slug,
      doneBoardId: sql<string | null>`(
        select done.slug from kanban_boards done
        where done.entity = ${entity} and done.space_id = ${spacesView.id} and done.is_done and done.deleted_at is null
        order by done.position, done.id limit 1)`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(tasksView)
    .innerJoin(boardsView, and(live(boardsView, tasksView.entity), eq(boardsView.id, tasksView.boardId), eq(boardsView.isDone, false)))
    .innerJoin(spacesView, and(live(spacesView, tasksView.entity), eq(spacesView.id, boardsView.spaceId), eq(spacesView.isTemplate, false)))
    .where(
      and(
        shown(entity, tasksView),
        inSeenBoards(tasksView.boardId, scope),
        sql`${tasksView.assigneeIds} @> array[${identity.personId}]::bigint[]`,
        lt(tasksView.dueAt, until),
      ),
    )
    .orderBy(asc(tasksView.dueAt), asc(tasksView.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ dueAt, total, ...row }) => ({ ...row, dueAt: dueAt?.toISOString() ?? '' })),
  };
}

/** Counts the cards on boards assigned to a person. */
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

/** IDs of reassigned cards: those the successor received, and those they were already assigned to. */
interface HandedCards {
  taskIds: number[];
  sharedTaskIds: number[];
}

/** Reassigns the cards of someone who leaves, in the same transaction. */
export async function transferCards(scope: Scope, from: number, to: number): Promise<HandedCards> {
  const { db, entity } = scope;
  await handSpacesOver(scope, from, to);
  const rows = await db
    .select()
    .from(tasks)
    // Cards of boards the successor can't see stay assigned to the person who leaves.
    .where(and(cardsOf(entity, from), inSeenBoards(tasks.boardId, { db, entity, personId: to })))
    .orderBy(asc(tasks.id))
    .for('update');
  const [shared, given] = [true, false].map((isShared) =>
    rows.filter(({ assigneeIds }) => assigneeIds.includes(to) === isShared).map(({ id }) => id),
  );
  await setAssignees(scope, given ?? [], sql`array_replace(${tasks.assigneeIds}, ${from}::bigint, ${to}::bigint)`);
  await setAssignees(scope, shared ?? [], sql`array_remove(${tasks.assigneeIds}, ${from}::bigint)`);
  return { taskIds: given ?? [], sharedTaskIds: shared ?? [] };
}

/** Reassigns cards to a person who comes back, where their successor is still assigned. */
export async function returnCards(scope: Scope, from: number, to: number, { taskIds, sharedTaskIds }: HandedCards): Promise<void> {
  const { db, entity } = scope;
  const rows = await db
    .select()
    .from(tasks)
    .where(and(cardsOf(entity, from), inArray(tasks.id, [...taskIds, ...sharedTaskIds])))
    .orderBy(asc(tasks.id))
    .for('update');
  const free = rows.filter(({ assigneeIds }) => !assigneeIds.includes(to)).map(({ id }) => id);
  const of = (ids: number[]) => free.filter((id) => ids.includes(id));
  await setAssignees(scope, of(taskIds), sql`array_replace(${tasks.assigneeIds}, ${from}::bigint, ${to}::bigint)`);
  await setAssignees(scope, of(sharedTaskIds), sql`array_append(${tasks.assigneeIds}, ${to}::bigint)`);
}

/** Transfers the boards of someone who leaves; after they come back they can see them again. */
async function handSpacesOver({ db, entity }: Scope, from: number, to: number): Promise<void> {
  await db
    .update(spaces)
    .set({ ownerId: to, memberIds: sql`array_append(${spaces.memberIds}, ${from}::bigint)`, version: sql`${spaces.version} + 1` })
    .where(and(eq(spaces.entity, entity), eq(spaces.ownerId, from)));
}

async function setAssignees({ db, entity, now }: Scope, ids: number[], assigneeIds: ReturnType<typeof sql>): Promise<void> {
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
  return and(shown(entity, from), arrayContains(from.assigneeIds, [personId]));
}
