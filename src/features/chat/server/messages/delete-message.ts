import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteMessage as contract } from '../../contract.ts';
import { changeMessage } from './change-message.ts';
import { lockOwnMessage } from './lock-message.ts';

/** Deletes an own message: what it said is told to nobody any more, that it was there is. It can be restored. */
export async function deleteMessage({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return { message: await changeMessage(row, { deletedAt: scope.now }, scope) };
}
