import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteComment as contract, restoreComment as restoreContract } from '../../comment-contract.ts';
import { taskComments } from '../../tables.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { lockComment } from './lock-comment.ts';
import { showComment } from './show-comment.ts';
import { countComments, ownComment } from './write-comment.ts';

/** Deletes an own comment. It can be restored. */
export async function deleteComment({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { task } = await lockComment(scope, params.id);
  await scope.db.update(taskComments).set({ deletedAt: scope.now }).where(ownComment(scope, params.id));
  await countComments(scope, task.id, -1);
  await announceCards(scope, [task.id]);
}

/** Brings an own deleted comment back; nobody is told again. */
export async function restoreComment({ params }: GivenOf<typeof restoreContract>, scope: Scope): Promise<AnswerOf<typeof restoreContract>> {
  const { comment, task } = await lockComment(scope, params.id, true);
  await scope.db.update(taskComments).set({ deletedAt: null }).where(ownComment(scope, params.id));
  await countComments(scope, task.id, 1);
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, comment) };
}
