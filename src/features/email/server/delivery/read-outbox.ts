import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { readOutbox as contract } from '../../outbox-contract.ts';

/** The mails that would have been sent, newest first. Their links open accounts, so a caller without the token gets the answer of an unknown call. */
export async function readOutbox({ query }: GivenOf<typeof contract>, { deps }: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { outbox } = deps.mail;
  // Comparing digests keeps the comparison's duration from revealing the token.
  const isAllowed = outbox !== null && (await sha256Hex(query.token ?? '')) === (await sha256Hex(outbox.token));
  if (!isAllowed) throw new Refusal('not_found', { code: 'unknown_call', call: `${contract.method} ${contract.path}` });
  const messages = outbox.read().map(({ at, to, subject, text }) => ({
    ...{ at: at.toISOString(), to, subject, text },
    links: text.match(/https?:\/\/[^\s<>"()]+/g) ?? [],
  }));
  return { messages };
}
