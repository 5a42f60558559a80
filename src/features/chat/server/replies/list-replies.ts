import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listReplies as contract } from '../../contract.ts';
import { chatMessagesView as messages } from '../../tables.ts';
import { messageColumns } from '../messages/message-columns.ts';
import { tellMessage, tellMessages } from '../messages/tell-messages.ts';
import { findRoot } from './find-root.ts';

const most = 500;

/** A message and the replies to it; it marks nothing as seen. */
export async function listReplies({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { threadId, ...root } = await findRoot(params.id, scope);
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.rootId, root.id)))
    .orderBy(desc(messages.id))
    .limit(most);
  return { threadId, root: await tellMessage(root, scope), replies: await tellMessages(rows.reverse(), scope) };
}
