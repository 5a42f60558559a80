import { notify } from '#features/notifications/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { pathOfTask } from '../comments/write-comment.ts';

interface Assignment {
  taskId: number;
  title: string;
  /** Who have it now and had it not before. */
  personIds: readonly number[];
}

/** Tells people that a card is theirs now. */
export async function tellAssigned({ db, entity, identity, now }: Scope, { taskId, title, personIds }: Assignment): Promise<void> {
  const notices = personIds.map((personId) => ({
    ...({ personId, kind: 'assignment', area: 'board', targetId: taskId, title } as const),
    actorId: identity.personId,
    path: pathOfTask(taskId),
  }));
  await notify(db, entity, notices, now);
}
