import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { unlink } from '#platform/links/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { idsOfKeys, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import type { purgeTodoTasks as contract } from '../contract.ts';
import { todoTasks, todoTasksView } from '../tables.ts';
import { changeTodos, lockTodos } from './change-todos.ts';

export const todoTrash: TrashKind = {
  kind: 'todo',
  subject: 'Todo',
  lines: () => ({ view: todoTasksView, key: todoTasksView.id, name: todoTasksView.title }),
  restore: (keys, scope) => setDeleted(keys, false, scope),
  remove: (keys, scope) => setDeleted(keys, true, scope),
  async purge(keys, work) {
    await purgeTodos({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'todo') } }, work);
  },
};

async function setDeleted(keys: string[], isDeleted: boolean, scope: Scope): Promise<void> {
  const rows = await lockTodos(idsOfKeys(keys, 'todo'), scope);
  if (rows.some(({ deletedAt }) => (deletedAt !== null) === isDeleted)) throw notFound('todo');
  await changeTodos(
    rows.map((row) => ({ row, fields: { deletedAt: isDeleted ? scope.now : null } })),
    scope,
    true,
  );
}

/** Permanently deletes to-dos: all of the given ones, or none when one of them isn't deleted. */
export async function purgeTodos({ body }: GivenOf<typeof contract>, { db, entity }: TrashWork): Promise<AnswerOf<typeof contract>> {
  const purged = await db
    .delete(todoTasks)
    .where(and(eq(todoTasks.entity, entity), isNotNull(todoTasks.deletedAt), body.ids && inArray(todoTasks.id, body.ids)))
    .returning({ id: todoTasks.id });
  if (body.ids && purged.length < new Set(body.ids).size) throw notFound('todo');
  const gone = purged.map(({ id }) => id);
  await unlink(db, entity, 'todo', gone);
  if (purged.length > 0) await announce(db, entity, { kind: 'todo', ids: gone }, trashChange);
  return { purged: purged.length };
}

/** Purges to-dos deleted long ago. */
export const sweepTodos: Sweep = {
  name: 'todos',
  async run(db, { entity, now, keepDays }) {
    const old = and(eq(todoTasks.entity, entity), lt(todoTasks.deletedAt, daysBefore(now, keepDays.deleted)));
    await unlink(db, entity, 'todo', sql`(select id from ${todoTasks} where ${old})`);
    return deleteRows(db, todoTasks, old);
  },
};
