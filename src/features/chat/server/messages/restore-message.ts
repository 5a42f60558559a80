import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreMessage as contract } from '../../contract.ts';
import { changeMessage } from './change-message.ts';
import { lockOwnMessage } from './lock-message.ts';

/** Brings back an own deleted message. */
export async function restoreMessage({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt === null) throw notFound('message');
  return { message: await changeMessage(row, { deletedAt: null }, scope) };
}
