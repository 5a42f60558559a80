import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { getChat as contract } from '../../contract.ts';
import { readMessages } from '../messages/read-messages.ts';
import { findContact } from './contacts.ts';
import { findPair } from './open-pair.ts';
import { readUnseen } from './read-threads.ts';
import { seeThread } from './see-thread.ts';

const perPage = 100;

/** The chat with a contact: the specification's call. Whoever asks has opened it, unless a browser asks ahead of them. */
export async function getChat({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const [contact, threadId] = await withBatchedScope(scope, (batched) =>
    Promise.all([findContact(query.id, batched), findPair(query.id, batched)]),
  );
  if (threadId === null) return { contact };
  if (!query.prefetch && !isPrefetch(scope.request)) await seeThread(threadId, scope);
  const { before, after } = query;
  const [messages, unseenMsgs] = await withBatchedScope(scope, (batched) =>
    Promise.all([readMessages(threadId, { before, after, count: perPage }, batched), readUnseen(threadId, batched)]),
  );
  // Only a draft may be in it.
  if (messages.length === 0 && before === undefined && after === undefined) return { contact };
  return { chat: { id: threadId, userId: contact.id, unseenMsgs, chat: messages }, contact };
}

function isPrefetch({ headers }: Request): boolean {
  return ['Sec-Purpose', 'Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
}
