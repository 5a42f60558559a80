import { and, eq, ne } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { saveChatDraft as contract } from '../../contract.ts';
import { chatMembers } from '../../tables.ts';
import { refuseUnlessMember } from '../threads/lock-thread.ts';
import { ownOrPair } from '../threads/own-or-pair.ts';
import { tellPerson } from '../threads/tell-members.ts';

/** Keeps what the signed-in person has typed and not sent. The other of a chat of two learns nothing of it, nor that there is a thread. */
export async function saveDraft({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  const threadId = await ownOrPair(body, scope);
  await refuseUnlessMember(threadId, scope);
  const draft = body.text.trim() ? body.text : '';
  const changed = await db
    .update(chatMembers)
    .set({ draft })
    .where(
      and(
        eq(chatMembers.entity, entity),
        eq(chatMembers.threadId, threadId),
        eq(chatMembers.personId, identity.personId),
        ne(chatMembers.draft, draft),
      ),
    )
    .returning({ threadId: chatMembers.threadId });
  if (changed.length > 0) await tellPerson(db, entity, threadId, identity.personId);
  return { threadId };
}
