import { and, asc, sql } from 'drizzle-orm';
import type { PersonRef } from '#features/people/contract.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { TaskComment } from '../../contract.ts';
import { taskCommentsView as comments } from '../../tables.ts';

export type CommentRow = Pick<typeof comments.$inferSelect, 'id' | 'taskId' | 'personId' | 'comment' | 'mentions' | 'time' | 'editedAt'>;

/** The comments on the cards, the oldest first. One statement. */
export async function readComments(db: Db, entity: string, taskIds: number[]): Promise<CommentRow[]> {
  if (taskIds.length === 0) return [];
  const { id, taskId, personId, comment, mentions, time, editedAt } = comments;
  return db
    .select({ id, taskId, personId, comment, mentions, time, editedAt })
    .from(comments)
    .where(and(live(comments, entity), sql`${taskId} = any(${sql.param(taskIds)}::bigint[])`))
    .orderBy(asc(id));
}

/** A comment as the wire has it; `persons` holds its writer. */
export function toComment({ id, personId, comment, mentions, time, editedAt }: CommentRow, persons: Map<number, PersonRef>): TaskComment {
  const writer = persons.get(personId);
  return {
    id,
    name: writer?.fullName ?? '',
    img: writer?.avatar ?? null,
    comment,
    personId,
    mentions,
    time: time.toISOString(),
    isEdited: editedAt !== null,
  };
}
