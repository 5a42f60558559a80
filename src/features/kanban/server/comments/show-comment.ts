import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { TaskComment } from '../../contract.ts';
import { type CommentRow, toComment } from './read-comments.ts';

/** A comment with its writer, as the wire has it. */
export async function showComment({ db, deps, entity }: Scope, row: CommentRow): Promise<TaskComment> {
  return toComment(row, await readPersonRefs(db, deps.files, entity, [row.personId]));
}
