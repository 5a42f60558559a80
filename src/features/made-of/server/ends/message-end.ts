import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { plainText } from '#features/chat/server/offers.ts';
import { chatMembersView as members, chatMessagesView as messages } from '#features/chat/tables.ts';
import { live } from '#server/live.ts';
import { type End, nothingMore, titleOf } from './end-of.ts';

/** A message of a chat that the person is in now. */
export const messageEnd: End = {
  async find(ids, { db, entity, identity }) {
    const isIn = and(eq(members.entity, messages.entity), eq(members.threadId, messages.threadId));
    const rows = await db
      .select({
        ...{ id: messages.id, threadId: messages.threadId, rootId: messages.rootId },
        ...{ message: messages.message, attachments: messages.attachments },
      })
      .from(messages)
      .innerJoin(members, and(isIn, eq(members.personId, identity.personId), isNull(members.leftAt)))
      .where(and(live(messages, entity), inArray(messages.id, ids)))
      .orderBy(asc(messages.id));
    return rows.map(({ id, threadId, rootId, message, attachments }) => {
      // A reply stands beside the message that it replies to.
      const place = rootId === null ? { message: id } : { message: rootId, replies: rootId };
      const path = pageAddress('/apps/chat', {}, { thread: threadId, ...place });
      return { ...nothingMore, kind: 'message', id, title: titleOf(plainText(message)) || (attachments[0]?.name ?? ''), path };
    });
  },
};
