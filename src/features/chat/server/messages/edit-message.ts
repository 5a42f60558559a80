import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { editMessage as contract } from '../../contract.ts';
import { changeMessage } from './change-message.ts';
import { lockOwnMessage } from './lock-message.ts';

/** Changes the text of an own message that is not deleted. */
export async function editMessage({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return { message: await changeMessage(row, { message: body.message, editedAt: scope.now }, scope) };
}
