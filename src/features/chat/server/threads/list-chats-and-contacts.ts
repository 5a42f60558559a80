import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listChatsAndContacts as contract } from '../../contract.ts';
import { readProfile } from '../presence/read-profile.ts';
import { listContacts } from './contacts.ts';
import { readThreads } from './read-threads.ts';

/** The own chats of two that have begun, the latest first, all contacts, and the own profile: the specification's call. */
export async function listChatsAndContacts(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const contacts = await listContacts(scope);
  const threads = await readThreads(scope);
  const { id, avatar, fullName, status } = await readProfile(scope);
  return {
    chatsContacts: threads.flatMap((thread) => {
      const contact = contacts.find((person) => person.id === thread.members[0]?.id);
      if (thread.isGroup || !thread.lastMessage || !contact) return [];
      const { message, time, senderId, id: messageId } = thread.lastMessage;
      const lastMessage = { message, time, senderId, id: messageId };
      return [{ ...contact, chat: { id: thread.id, unseenMsgs: thread.unseen, lastMessage } }];
    }),
    contacts,
    profileUser: { id, avatar, fullName, status },
  };
}
