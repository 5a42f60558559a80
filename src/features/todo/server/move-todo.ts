import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { positionBetween, positionStep } from '#server/position-between.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { moveTodoTask as contract } from '../contract.ts';
import { todoTasks } from '../tables.ts';

type Place = { id: number; position: number };

/** Moves a to-do before another one, or to the end, without changing its version. */
export async function moveTodo({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  // Serializes moves, so that two never get the same position.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} todo order`}, 0))`);
  const task = await readPlace(params.id, scope);
  const stoodBefore = await readNext(task, scope);
  if (body.beforeId !== task.id && body.beforeId !== (stoodBefore?.id ?? null)) {
    const position = (await findPosition(task, body.beforeId, scope)) ?? (await makeRoom(task, body.beforeId, scope));
    await db
      .update(todoTasks)
      .set({ position })
      .where(ofOrder(scope, eq(todoTasks.id, task.id)));
    await announce(db, entity, { kind: 'todo', ids: [task.id] });
  }
  return { stoodBeforeId: stoodBefore?.id ?? null };
}

/** Matches to-dos in the manual order. */
function ofOrder({ entity }: Scope, condition?: SQL): SQL | undefined {
  return and(live(todoTasks, entity), condition);
}

async function readPlace(id: number, scope: Scope): Promise<Place> {
  const [place] = await scope.db
    .select({ id: todoTasks.id, position: todoTasks.position })
    .from(todoTasks)
    .where(ofOrder(scope, eq(todoTasks.id, id)));
  if (!place) throw notFound('todo');
  return place;
}

async function readNext({ id, position }: Place, scope: Scope): Promise<Place | undefined> {
  const [next] = await scope.db
    .select({ id: todoTasks.id, position: todoTasks.position })
    .from(todoTasks)
    .where(ofOrder(scope, sql`(${todoTasks.position}, ${todoTasks.id}) > (${position}, ${id})`))
    .orderBy(asc(todoTasks.position), asc(todoTasks.id))
    .limit(1);
  return next;
}

/** Reads the last to-do before a place, or of the whole list, ignoring the one being moved. */
async function readPrevious(moving: Place, before: Place | null, scope: Scope): Promise<Place | undefined> {
  const isEarlier = before ? sql`(${todoTasks.position}, ${todoTasks.id}) < (${before.position}, ${before.id})` : undefined;
  const [previous] = await scope.db
    .select({ id: todoTasks.id, position: todoTasks.position })
    .from(todoTasks)
    .where(ofOrder(scope, and(ne(todoTasks.id, moving.id), isEarlier)))
    .orderBy(desc(todoTasks.position), desc(todoTasks.id))
    .limit(1);
  return previous;
}

/** Finds a free position there; `null` when there is no gap. */
async function findPosition(task: Place, beforeId: number | null, scope: Scope): Promise<number | null> {
  const before = beforeId === null ? null : await readPlace(beforeId, scope);
  const previous = await readPrevious(task, before, scope);
  return positionBetween(previous?.position, before?.position);
}

/** Renumbers all to-dos with gaps, then returns a free position. */
async function makeRoom(task: Place, beforeId: number | null, scope: Scope): Promise<number> {
  await scope.db.execute(sql`
    update ${todoTasks} set position = numbered.place * ${sql.raw(String(positionStep))}
    from (select id, row_number() over (order by position, id) as place from ${todoTasks} where ${ofOrder(scope)}) numbered
    where ${ofOrder(scope)} and ${todoTasks.id} = numbered.id`);
  const position = await findPosition(task, beforeId, scope);
  if (position === null) throw new Error('no room between to-dos that were just numbered anew');
  return position;
}
