import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { answerTruncated, maxUnpaged } from '#server/answer-unpaged.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { findContact, listContacts, readContacts } from './contacts.ts';
import { readMessages } from './list-messages.ts';
import { findPair } from './open-pair.ts';
import { seeThread } from './own-thread.ts';
import { readProfile } from './presence.ts';
import { readThreads, readUnseen } from './read-threads.ts';

/**
 * Specification endpoint: the caller's direct chats with messages, latest first, as many contacts as one response holds, and the caller's
 * profile.
 */
export async function listChatsAndContacts(
  _given: unknown,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listChatsAndContacts> | Response> {
  const [found, threads, { id, avatar, fullName, status }] = await withBatchedScope(scope, (batched) =>
    Promise.all([listContacts(batched, maxUnpaged + 1), readThreads(batched), readProfile(batched)]),
  );
  const isTruncated = found.length > maxUnpaged;
  const contacts = found.slice(0, maxUnpaged);
  const partners = threads.flatMap(({ isGroup, members: [other] }) => (isGroup || !other ? [] : [other.id]));
  const byId = new Map((isTruncated ? await readContacts(partners, scope) : contacts).map((contact) => [contact.id, contact]));
  const answer: AnswerOf<typeof contract.listChatsAndContacts> = {
    chatsContacts: threads.flatMap((thread) => {
      const contact = byId.get(thread.members[0]?.id ?? 0);
      if (thread.isGroup || !thread.lastMessage || !contact) return [];
      const { message, time, senderId, id: messageId } = thread.lastMessage;
      const lastMessage = { message, time, senderId, id: messageId };
      return [{ ...contact, chat: { id: thread.id, unseenMsgs: thread.unseen, lastMessage } }];
    }),
    contacts,
    profileUser: { id, avatar, fullName, status },
  };
  return isTruncated ? answerTruncated(answer) : answer;
}

const perPage = 100;

/** Specification endpoint: the chat with a contact. The request counts as opening the chat unless the browser prefetches. */
export async function getChat({ query }: GivenOf<typeof contract.getChat>, scope: Scope): Promise<AnswerOf<typeof contract.getChat>> {
  const [contact, threadId] = await withBatchedScope(scope, (batched) =>
    Promise.all([findContact(query.id, batched), findPair(query.id, batched)]),
  );
  if (threadId === null) return { contact };
  if (!query.prefetch && !isPrefetch(scope.request)) await seeThread(threadId, scope);
  const { before, after } = query;
  const [messages, unseenMsgs] = await withBatchedScope(scope, (batched) =>
    Promise.all([readMessages(threadId, { before, after, count: perPage }, batched), readUnseen(threadId, batched)]),
  );
  // The thread may contain only a draft.
  if (messages.length === 0 && before === undefined && after === undefined) return { contact };
  return { chat: { id: threadId, userId: contact.id, unseenMsgs, chat: messages }, contact };
}

function isPrefetch({ headers }: Request): boolean {
  return ['Sec-Purpose', 'Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
}
