import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listPinned as contract } from '../../contract.ts';
import { chatMessagesView as messages } from '../../tables.ts';
import { refuseUnlessMember } from '../threads/lock-thread.ts';
import { messageColumns } from './message-columns.ts';
import { tellMessages } from './tell-messages.ts';

/** What is pinned in a thread that the signed-in person is in. */
export async function listPinned({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  await refuseUnlessMember(params.id, scope);
  const rows = await scope.db
    .select(messageColumns)
    .from(messages)
    .where(and(live(messages, scope.entity), eq(messages.threadId, params.id), isNotNull(messages.pinnedAt)))
    .orderBy(desc(messages.pinnedAt), desc(messages.id));
  return { messages: await tellMessages(rows, scope) };
}
