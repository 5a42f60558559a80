import { and, eq, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import { taskComments, tasks } from '../../tables.ts';

/** The address of a card in the app. */
export function pathOfTask(id: number): string {
  return pageAddress('/apps/kanban', {}, { task: id });
}

/** Keeps the number of comments of a card, which is locked; nobody's edit of it grows old. */
export async function countComments({ db, entity }: Scope, taskId: number, more: number): Promise<void> {
  await db
    .update(tasks)
    .set({ comments: sql`${tasks.comments} + ${more}` })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, taskId)));
}

interface Mention {
  task: { id: number; title: string };
  comment: string;
  personIds: number[];
  /** The writer. */
  actorId: number;
  now: Date;
}

/** Tells persons that a comment mentions them. */
export async function tellMentioned(db: Db, entity: string, { task, comment, personIds, actorId, now }: Mention): Promise<void> {
  const { id: targetId, title } = task;
  const notices = personIds.map(
    (personId) =>
      ({ personId, kind: 'mention', area: 'board', targetId, title, excerpt: comment, actorId, path: pathOfTask(targetId) }) as const,
  );
  await notify(db, entity, notices, now);
}

/** An own comment: of those of others there is nothing to change. */
export function ownComment({ entity, identity }: Scope, id: number) {
  return and(eq(taskComments.entity, entity), eq(taskComments.id, id), eq(taskComments.personId, identity.personId));
}
