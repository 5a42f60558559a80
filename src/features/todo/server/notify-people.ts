import { pageAddress } from '#contract/page-address.ts';
import { notify, planReminders } from '#platform/notifications/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import type { todoTasks } from '../tables.ts';

type Assigned = Pick<typeof todoTasks.$inferSelect, 'id' | 'title' | 'assigneeId' | 'isCompleted' | 'deletedAt'>;

/** Notifies new assignees, except of completed or deleted to-dos. */
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

/** Replans a to-do's reminder for the assignee, or else the author. Past reminders were sent or have become pointless. */
export async function planReminder(db: Db, entity: string, task: Reminded, now: Date): Promise<void> {
  const { id, title, remindAt, isCompleted, deletedAt, assigneeId, createdBy } = task;
  const personId = assigneeId ?? createdBy;
  const isWanted = remindAt && remindAt > now && !isCompleted && !deletedAt && personId !== null;
  // No due time: it depends on the reader's time zone.
  const planned = isWanted ? [{ personId, title, path: todoPath(id), dueAt: remindAt, at: null }] : [];
  await planReminders(db, entity, { area: 'todo', targetId: id }, planned);
}

/** Returns the path of a to-do in the app. */
function todoPath(id: number): string {
  return pageAddress('/apps/todo', {}, { task: id });
}
