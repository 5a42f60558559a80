import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { sendMsg as contract } from '../../contract.ts';
import { findContact } from '../threads/contacts.ts';
import { openPair } from '../threads/open-pair.ts';
import { readThread } from '../threads/read-threads.ts';
import { addMessage } from './add-message.ts';
import { findSent } from './find-sent.ts';
import { readMessages } from './read-messages.ts';

/** Sends a message to a contact: the specification's call. The chat is answered beside it when this was its first message. */
export async function sendMsg({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { contact, message, clientId } = body.obj;
  const { id: contactId } = await findContact(contact.id, scope);
  const sent =
    (await findSent(clientId, scope)) ??
    (await addMessage(await openPair(contactId, scope), { message, attachments: [], clientId }, scope));
  const { id, time, senderId, threadId } = sent;
  const newMessageData = { message: sent.deletedAt ? '' : sent.message, time: time.toISOString(), senderId, id };
  const isFirst = (await readMessages(threadId, { before: id, count: 1 }, scope)).length === 0;
  if (!isFirst) return { response: { newMessageData, id: contactId } };
  const { unseen } = await readThread(threadId, scope);
  const chat = { id: threadId, userId: contactId, unseenMsgs: unseen, chat: await readMessages(threadId, { count: 100 }, scope) };
  return { response: { newMessageData, id: contactId, chat } };
}
