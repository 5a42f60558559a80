import { and, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { putBackTodoTasks as contract } from '../../contract.ts';
import { changeTodos } from './change-todos.ts';
import { lockTodos } from './lock-todos.ts';
import { dueFields } from './update-todos.ts';
import { visiblePeople } from './visible-people.ts';

type Earlier = GivenOf<typeof contract>['body']['tasks'];

/** Puts several to-dos back as they were, all or none. */
export async function putBackTodos({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const earlier = new Map(body.tasks.map((task) => [task.id, task]));
  const rows = await lockTodos([...earlier.keys()], scope);
  await refuseUnknownPeople(body.tasks, scope);
  const changes = rows.map((row) => {
    const task = earlier.get(row.id);
    if (!task) throw notFound('todo');
    const { isCompleted, isImportant, isDeleted, tags, assignee, dueDate, dueTime } = task;
    const fields = {
      ...{ isCompleted, isImportant, tags: [...new Set(tags)], assigneeId: assignee?.id ?? null },
      deletedAt: isDeleted ? (row.deletedAt ?? scope.now) : null,
      ...dueFields(dueDate, row),
      ...(dueTime !== undefined && { dueTime: dueDate === null ? null : dueTime }),
    };
    return { row, fields };
  });
  await changeTodos(changes, scope, true);
}

/** Whoever has left since may have had it: no matter. */
async function refuseUnknownPeople(tasks: Earlier, scope: Scope): Promise<void> {
  const ids = [...new Set(tasks.flatMap(({ assignee }) => assignee?.id ?? []))];
  if (ids.length === 0) return;
  const known = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.entity, scope.entity), inArray(people.id, ids), visiblePeople(scope)));
  if (known.length < ids.length) throw invalid('tasks.assignee', 'unknown_person');
}
