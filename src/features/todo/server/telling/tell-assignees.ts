import { notify } from '#features/notifications/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { todoTasks } from '../../tables.ts';
import { todoPath } from './todo-path.ts';

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
