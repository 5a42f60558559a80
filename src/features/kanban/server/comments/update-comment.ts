import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { updateComment as contract } from '../../comment-contract.ts';
import { taskComments } from '../../tables.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { checkMentions } from './check-mentions.ts';
import { lockComment } from './lock-comment.ts';
import { showComment } from './show-comment.ts';
import { ownComment, tellMentioned } from './write-comment.ts';

/** Changes an own comment; those whom it did not mention before are told. */
export async function updateComment({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { comment: before, task } = await lockComment(scope, params.id);
  const mentions = await checkMentions(body.mentions, task, scope);
  const [row] = await db
    .update(taskComments)
    .set({ comment: body.comment, mentions, editedAt: now })
    .where(ownComment(scope, params.id))
    .returning();
  if (!row) throw new Error('the locked comment was not updated');
  const personIds = mentions.filter((id) => !before.mentions.includes(id));
  await tellMentioned(db, entity, { task, comment: body.comment, personIds, actorId: identity.personId, now });
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, row) };
}
