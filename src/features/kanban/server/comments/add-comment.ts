import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { addComment as contract } from '../../comment-contract.ts';
import { lockTask } from '../cards/lock-task.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { checkMentions } from './check-mentions.ts';
import { insertComments } from './insert-comments.ts';
import { showComment } from './show-comment.ts';

/** Comments on a card, also an archived one. */
export async function addComment({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const task = await lockTask(scope, params.id);
  const mentions = await checkMentions(body.mentions, task, scope);
  const [row] = await insertComments(scope, task, [{ comment: body.comment, mentions }]);
  if (!row) throw new Error('the comment was not added');
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, row) };
}
