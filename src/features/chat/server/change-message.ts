import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { ChatMessage } from '../contract.ts';
import { chatMembers, chatMessages, chatReactions, chatThreads } from '../tables.ts';
import { notifyThreadMembers } from './lock-thread.ts';
import { lockLiveMessage, lockOwnMessage, type SentRow, writtenColumns } from './message-rows.ts';
import { countUnseen } from './own-thread.ts';
import { countUnseenReplies } from './replies.ts';
import { readReactions, tellMessage } from './to-chat-messages.ts';

/** Edits the caller's own message unless it is deleted. */
export async function editMessage(
  { params, body }: GivenOf<typeof contract.editMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.editMessage>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return { message: await changeMessage(row, { message: body.message, editedAt: scope.now }, scope) };
}

/** Soft-deletes the caller's own message: its text is hidden from everyone, its place in the thread remains, and it can be restored. */
export async function deleteMessage(
  { params }: GivenOf<typeof contract.deleteMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.deleteMessage>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt !== null) throw notFound('message');
  return { message: await changeMessage(row, { deletedAt: scope.now }, scope) };
}

/** Restores the caller's own deleted message. */
export async function restoreMessage(
  { params }: GivenOf<typeof contract.restoreMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreMessage>> {
  const row = await lockOwnMessage(params.id, scope);
  if (row.deletedAt === null) throw notFound('message');
  return { message: await changeMessage(row, { deletedAt: null }, scope) };
}

const maxPinned = 50;

/** Pins or unpins a message for all members; idempotent. */
export async function pinMessage(
  { params, body }: GivenOf<typeof contract.pinMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.pinMessage>> {
  const row = await lockLiveMessage(params.id, scope);
  if ((row.pinnedAt !== null) === body.value) return { message: await tellMessage(row, scope) };
  if (body.value && (await countPinned(row.threadId, scope)) >= maxPinned) throw invalid('value', { code: 'full', max: maxPinned });
  return { message: await changeMessage(row, { pinnedAt: body.value ? scope.now : null }, scope) };
}

async function countPinned(threadId: number, { db, entity }: Scope): Promise<number> {
  const [row] = await db
    .select({ pinned: count() })
    .from(chatMessages)
    .where(and(live(chatMessages, entity), eq(chatMessages.threadId, threadId), isNotNull(chatMessages.pinnedAt)));
  return row?.pinned ?? 0;
}

/** One emoji as Unicode recommends for interchange (RGI), including skin tones and families. */
const oneEmoji = /^\p{RGI_Emoji}$/v;
/** Maximum number of different emoji per message. */
const maxEmoji = 20;

/** Adds or removes a reaction; idempotent. */
export async function reactToMessage(
  { params, body }: GivenOf<typeof contract.reactToMessage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.reactToMessage>> {
  const { db, entity } = scope;
  if (!oneEmoji.test(body.emoji)) throw invalid('emoji', 'malformed');
  const row = await lockLiveMessage(params.id, scope);
  const isChanged = body.value ? await add(row, body.emoji, scope) : await takeBack(row, body.emoji, scope);
  if (isChanged) await notifyThreadMembers(db, entity, row.threadId);
  return { message: await tellMessage(row, scope) };
}

async function add({ id }: SentRow, emoji: string, scope: Scope): Promise<boolean> {
  const { db, entity, identity, now } = scope;
  const there = (await readReactions([id], scope)).get(id) ?? [];
  if (there.length >= maxEmoji && !there.some((one) => one.emoji === emoji)) throw invalid('emoji', { code: 'full', max: maxEmoji });
  const added = await db
    .insert(chatReactions)
    .values({ entity, messageId: id, personId: identity.personId, emoji, createdAt: now })
    .onConflictDoNothing()
    .returning({ emoji: chatReactions.emoji });
  return added.length > 0;
}

async function takeBack({ id }: SentRow, emoji: string, { db, entity, identity }: Scope): Promise<boolean> {
  const own = and(
    eq(chatReactions.entity, entity),
    eq(chatReactions.messageId, id),
    eq(chatReactions.personId, identity.personId),
    eq(chatReactions.emoji, emoji),
  );
  const gone = await db.delete(chatReactions).where(own).returning({ emoji: chatReactions.emoji });
  return gone.length > 0;
}

type Changed = Partial<Pick<SentRow, 'message' | 'editedAt' | 'deletedAt' | 'pinnedAt'>>;

/** Writes a change to a message whose thread is locked, and notifies the members. */
async function changeMessage({ id, threadId, rootId }: SentRow, changed: Changed, scope: Scope): Promise<ChatMessage> {
  const { db, entity } = scope;
  const [row] = await db
    .update(chatMessages)
    .set(changed)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)))
    .returning(writtenColumns);
  if (!row) throw new Error('the message was not changed');
  if ('deletedAt' in changed) await (rootId === null ? recount(threadId, scope) : countUnseenReplies(rootId, scope));
  await notifyThreadMembers(db, entity, threadId);
  return tellMessage(row, scope);
}

/** Recomputes a locked thread's last message and each member's unseen count after a delete or restore. */
async function recount(threadId: number, { db, entity }: Scope): Promise<void> {
  const [last] = await db
    .select({ id: chatMessages.id, time: chatMessages.time })
    .from(chatMessages)
    .where(and(live(chatMessages, entity), eq(chatMessages.threadId, threadId), isNull(chatMessages.rootId)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  await db
    .update(chatThreads)
    .set({ lastMessageId: last?.id ?? null, lastTime: last?.time ?? null })
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, threadId)));
  const ofThread = and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId));
  // A concurrent mark-as-seen waits for this lock and recounts afterwards.
  const members = await db.select().from(chatMembers).where(ofThread).orderBy(chatMembers.personId).for('update');
  for (const { personId, seenId, leftAt } of members) {
    if (leftAt !== null) continue;
    await db
      .update(chatMembers)
      .set({ unseen: countUnseen(entity, threadId, personId, seenId) })
      .where(and(ofThread, eq(chatMembers.personId, personId)));
  }
}
