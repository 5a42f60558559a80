import type { AnswerOf } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { readOutbox as contract } from '../../outbox-contract.ts';

/** What would have left, the newest first. Links in it open accounts: to everybody else there is no such call. */
export async function readOutbox(_given: unknown, { deps, caller }: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { outbox } = deps.mail;
  if (!outbox || !caller.isOperator) throw new Refusal('not_found', { code: 'unknown_call', call: `${contract.method} ${contract.path}` });
  const messages = outbox.read().map(({ at, to, subject, text }) => ({
    ...{ at: at.toISOString(), to, subject, text },
    links: text.match(/https?:\/\/[^\s<>"()]+/g) ?? [],
  }));
  return { messages };
}
