import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { idsOfKeys, type TrashKind } from '#server/trash-kind.ts';
import { todoTasksView } from '../tables.ts';
import { changeTodos } from './record/change-todos.ts';
import { lockTodos } from './record/lock-todos.ts';
import { purgeTodos } from './record/purge-todos.ts';

/** Deleted to-dos. */
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
