import { pageAddress } from '#contract/page-address.ts';
import { notify, planReminders } from '#platform/notifications/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import type { todoTasks } from '../tables.ts';

type Assigned = Pick<typeof todoTasks.$inferSelect, 'id' | 'title' | 'assigneeId' | 'isCompleted' | 'deletedAt'>;

/** Tells whom to-dos were given to; nobody of what is done or deleted. */
export async function tellAssignees(tasks: Assigned[], { db, entity, identity, now }: Scope): Promise<void> {
  const notices = tasks.flatMap(({ id, title, assigneeId, isCompleted, deletedAt }) =>
    assigneeId === null || isCompleted || deletedAt
      ? []
      : [
          {
            personId: assigneeId,
            kind: 'assignment' as const,
            area: 'todo' as const,
            targetId: id,
            title,
            actorId: identity.personId,
            path: todoPath(id),
          },
        ],
  );
  await notify(db, entity, notices, now);
}

type Reminded = Pick<typeof todoTasks.$inferSelect, 'id' | 'title' | 'remindAt' | 'isCompleted' | 'deletedAt' | 'assigneeId' | 'createdBy'>;

/** Plans anew who is reminded of a to-do: the assignee, else who added it. What is past was told, or is not worth telling any more. */
export async function planReminder(db: Db, entity: string, task: Reminded, now: Date): Promise<void> {
  const { id, title, remindAt, isCompleted, deletedAt, assigneeId, createdBy } = task;
  const personId = assigneeId ?? createdBy;
  const isWanted = remindAt && remindAt > now && !isCompleted && !deletedAt && personId !== null;
  // When it is due depends on the zone of whoever reads it, so no moment is told.
  const planned = isWanted ? [{ personId, title, path: todoPath(id), dueAt: remindAt, at: null }] : [];
  await planReminders(db, entity, { area: 'todo', targetId: id }, planned);
}

/** The address in the app that shows a to-do. */
function todoPath(id: number): string {
  return pageAddress('/apps/todo', {}, { task: id });
}
