import type { AnswerOf } from '#contract/endpoint.ts';
import { answerTruncated, mostUnpaged } from '#server/answer-unpaged.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { listChatsAndContacts as contract } from '../../contract.ts';
import { readProfile } from '../presence/read-profile.ts';
import { listContacts, readContacts } from './contacts.ts';
import { readThreads } from './read-threads.ts';

/**
 * The specification's call: the own chats of two that have begun, the latest first, the contacts as far as one answer holds them, and the
 * own profile.
 */
export async function listChatsAndContacts(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const [found, threads, { id, avatar, fullName, status }] = await withBatchedScope(scope, (batched) =>
    Promise.all([listContacts(batched, mostUnpaged + 1), readThreads(batched), readProfile(batched)]),
  );
  const isTruncated = found.length > mostUnpaged;
  const contacts = found.slice(0, mostUnpaged);
  const partners = threads.flatMap(({ isGroup, members: [other] }) => (isGroup || !other ? [] : [other.id]));
  const byId = new Map((isTruncated ? await readContacts(partners, scope) : contacts).map((contact) => [contact.id, contact]));
  const answer: AnswerOf<typeof contract> = {
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
