import { nextIds } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { taskComments } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { CommentRow } from './read-comments.ts';
import { countComments, tellMentioned } from './write-comment.ts';

export interface NewComment {
  comment: string;
  mentions: number[];
}

const excerptLength = 140;

/** Adds comments in the caller's name to a card that is locked, and tells those whom they mention. */
export async function insertComments(scope: Scope, task: { id: number; title: string }, added: NewComment[]): Promise<CommentRow[]> {
  const { db, entity, identity, now } = scope;
  if (added.length === 0) return [];
  const ids = await nextIds(db, entity, 'board comment', added.length);
  const rows = await db
    .insert(taskComments)
    .values(added.map((one, index) => ({ ...one, entity, id: ids[index] ?? 0, taskId: task.id, personId: identity.personId, time: now })))
    .returning();
  await countComments(scope, task.id, added.length);
  await recordActivity(
    scope,
    added.map(({ comment }) => ({ taskId: task.id, kind: 'commented', facts: { excerpt: excerptOf(comment) } })),
  );
  for (const { comment, mentions } of added) {
    await tellMentioned(db, entity, { task, comment, personIds: mentions, actorId: identity.personId, now });
  }
  return rows;
}

function excerptOf(comment: string): string {
  return comment.slice(0, excerptLength).toWellFormed();
}
