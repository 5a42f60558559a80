import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { isVisible } from '#contract/visible-text.ts';
import { files } from '#platform/files/tables.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { chatMembers, chatMessages, chatThreads, type StoredChatAttachment } from '../tables.ts';
import { findContact } from './contacts.ts';
import { readMessages } from './list-messages.ts';
import { lockThread, notifyThreadMembers } from './lock-thread.ts';
import { findSent, type SentRow, writtenColumns } from './message-rows.ts';
import { limitMassMentions, mentionedMembers, notifyMembers } from './notify-members.ts';
import { openPair, ownOrPair } from './open-pair.ts';
import { readThread } from './read-threads.ts';
import { findRoot, followReplies } from './replies.ts';
import { tellMessage } from './to-chat-messages.ts';

/** Sends a message to one of the caller's threads or a contact; a retry returns the message already sent. */
export async function postMessage(
  { body }: GivenOf<typeof contract.postMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.postMessage>> {
  const { clientId, fileIds, rootId, quotedId, namesEveryone } = body;
  const sent = (await findSent(clientId, scope)) ?? (await send());
  const { threadId, ...row } = sent;
  return { message: await tellMessage(row, scope), threadId };

  async function send() {
    const message = body.message.trim();
    if (!isVisible(message) && fileIds.length === 0) throw invalid('message', 'required');
    const attachments = await storedAttachments(fileIds, scope);
    return addMessage(await ownOrPair(body, scope), { message, attachments, clientId, rootId, quotedId, namesEveryone }, scope);
  }
}

/** Specification endpoint: sends a message to a contact. The response includes the chat if this was its first message. */
export async function sendMsg({ body }: GivenOf<typeof contract.sendMsg>, scope: Scope): Promise<AnswerOf<typeof contract.sendMsg>> {
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

interface NewMessage {
  message: string;
  attachments: StoredChatAttachment[];
  clientId: string | undefined;
  rootId?: number | undefined;
  quotedId?: number | undefined;
  /** Whether a group mention may reach more than `maxUnconfirmedMentions` people. */
  namesEveryone?: boolean;
}

/**
 * Appends a message to one of the caller's threads and moves it to the top; the others' unseen counts go up and the sender's draft is
 * cleared. A reply moves nothing and counts only for participants. If the `clientId` was already used, returns that message. @throws 404;
 * 400 for too many people through a group mention.
 */
async function addMessage(
  threadId: number,
  { message, attachments, clientId, rootId, quotedId, namesEveryone = false }: NewMessage,
  scope: Scope,
): Promise<SentRow> {
  const { db, entity, identity, now } = scope;
  const thread = await lockThread(threadId, scope);
  const before = await findSent(clientId, scope);
  if (before) return before;
  await refuseOutside([rootId, quotedId], threadId, scope);
  if (thread.isGroup && !namesEveryone) await limitMassMentions(threadId, message, scope);
  const root = rootId === undefined ? null : await findRoot(rootId, scope);
  // Clock skew between servers must not break the chronological order that jumping to a date relies on.
  const time = thread.lastTime !== null && thread.lastTime > now ? thread.lastTime : now;
  const id = await nextId(db, entity, 'chat message');
  const [added] = await db
    .insert(chatMessages)
    .values({ entity, id, threadId, senderId: identity.personId, message, attachments, clientId: clientId ?? null, rootId, quotedId, time })
    .onConflictDoNothing()
    .returning({ ...writtenColumns, threadId: chatMessages.threadId });
  if (!added) return sentMeanwhile(clientId, scope);
  if (root) {
    const named = thread.isGroup ? await mentionedMembers(threadId, message, scope) : [];
    const persons = await followReplies({ rootId: root.id, threadId, persons: [root.senderId, ...named] }, scope);
    await notifyMembers(thread, added, scope, persons);
  } else await moveToTop(thread, added, scope);
  await notifyThreadMembers(db, entity, threadId);
  return added;
}

async function moveToTop(thread: typeof chatThreads.$inferSelect, added: SentRow, scope: Scope): Promise<void> {
  const { db, entity, identity } = scope;
  const { threadId, id, time } = added;
  await db
    .update(chatThreads)
    .set({ lastMessageId: id, lastTime: time })
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, threadId)));
  const members = and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt));
  await db
    .update(chatMembers)
    .set({ unseen: sql`${chatMembers.unseen} + 1` })
    .where(and(members, ne(chatMembers.personId, identity.personId)));
  await db
    .update(chatMembers)
    .set({ draft: '' })
    .where(and(members, eq(chatMembers.personId, identity.personId), ne(chatMembers.draft, '')));
  await notifyMembers(thread, added, scope);
}

/** @throws 404 unless all ids are messages of the thread. */
async function refuseOutside(given: readonly (number | undefined)[], threadId: number, { db, entity }: Scope): Promise<void> {
  const ids = [...new Set(given.filter((id) => id !== undefined))];
  if (ids.length === 0) return;
  const there = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.threadId, threadId), inArray(chatMessages.id, ids)));
  if (there.length < ids.length) throw notFound('message');
}

/** The same client id was used concurrently in another thread: returns that message. */
async function sentMeanwhile(clientId: string | undefined, scope: Scope): Promise<SentRow> {
  const sent = await findSent(clientId, scope);
  if (!sent) throw new Error('the message was not added');
  return sent;
}

/** The files as stored with a message, in the given order. @throws 404 for a file the caller didn't upload. */
async function storedAttachments(fileIds: readonly number[], { db, entity, identity }: Scope): Promise<StoredChatAttachment[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(
      and(eq(files.entity, entity), eq(files.personId, identity.personId), sql`${files.id} = any(${sql.param([...fileIds])}::bigint[])`),
    )
    // Prevents cleanup from deleting a file before the message references it.
    .for('key share');
  return [...new Set(fileIds)].map((id) => {
    const file = rows.find(({ fileId }) => fileId === id);
    if (!file) throw notFound('file');
    return file;
  });
}
