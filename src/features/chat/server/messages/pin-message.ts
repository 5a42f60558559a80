import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { pinMessage as contract } from '../../contract.ts';
import { chatMessages } from '../../tables.ts';
import { changeMessage } from './change-message.ts';
import { lockLiveMessage } from './lock-message.ts';
import { tellMessage } from './tell-messages.ts';

const mostPinned = 50;

/** Pins a message for all members, or takes that back; said twice it is pinned once. */
export async function pinMessage({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockLiveMessage(params.id, scope);
  if ((row.pinnedAt !== null) === body.value) return { message: await tellMessage(row, scope) };
  if (body.value && (await countPinned(row.threadId, scope)) >= mostPinned) throw invalid('value', { code: 'full', max: mostPinned });
  return { message: await changeMessage(row, { pinnedAt: body.value ? scope.now : null }, scope) };
}

async function countPinned(threadId: number, { db, entity }: Scope): Promise<number> {
  const [row] = await db
    .select({ pinned: count() })
    .from(chatMessages)
    .where(and(live(chatMessages, entity), eq(chatMessages.threadId, threadId), isNotNull(chatMessages.pinnedAt)));
  return row?.pinned ?? 0;
}
