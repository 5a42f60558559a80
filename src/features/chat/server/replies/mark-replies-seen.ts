import { and, eq, lt } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { markRepliesSeen as contract } from '../../contract.ts';
import { chatFollowers, chatMembers } from '../../tables.ts';
import { lockThread } from '../threads/lock-thread.ts';
import { tellPerson } from '../threads/tell-members.ts';
import { countUnseenReplies } from './count-unseen-replies.ts';
import { findRoot } from './find-root.ts';

/** Says that the signed-in person has seen the replies to a message; of who takes no part nothing is kept. */
export async function markRepliesSeen({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const { id, threadId } = await findRoot(params.id, scope);
  await lockThread(threadId, scope, 'message');
  const moved = await db
    .update(chatFollowers)
    .set({ seenId: body.messageId })
    .where(
      and(
        eq(chatFollowers.entity, entity),
        eq(chatFollowers.rootId, id),
        eq(chatFollowers.personId, identity.personId),
        lt(chatFollowers.seenId, body.messageId),
      ),
    )
    .returning({ rootId: chatFollowers.rootId });
  if (moved.length === 0) return;
  await countUnseenReplies(id, scope);
  const [member] = await db
    .select({ unseen: chatMembers.unseen })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), eq(chatMembers.personId, identity.personId)));
  if (member?.unseen === 0)
    await settleNotifications(db, entity, { personId: identity.personId, area: 'chat', targetIds: [threadId] }, now);
  await tellPerson(db, entity, threadId, identity.personId);
}
