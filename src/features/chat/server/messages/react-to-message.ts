import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { reactToMessage as contract } from '../../contract.ts';
import { chatReactions } from '../../tables.ts';
import { tellMembers } from '../threads/tell-members.ts';
import type { SentRow } from './find-sent.ts';
import { lockLiveMessage } from './lock-message.ts';
import { readReactions } from './read-reactions.ts';
import { tellMessage } from './tell-messages.ts';

/** One emoji as Unicode recommends it for interchange, with its skin tone or as a family. */
const oneEmoji = /^\p{RGI_Emoji}$/v;
/** Different ones on one message. */
const mostEmoji = 20;

/** Reacts to a message, or takes that back; said twice it is there once. */
export async function reactToMessage({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  if (!oneEmoji.test(body.emoji)) throw invalid('emoji', 'malformed');
  const row = await lockLiveMessage(params.id, scope);
  const isChanged = body.value ? await add(row, body.emoji, scope) : await takeBack(row, body.emoji, scope);
  if (isChanged) await tellMembers(db, entity, row.threadId);
  return { message: await tellMessage(row, scope) };
}

async function add({ id }: SentRow, emoji: string, scope: Scope): Promise<boolean> {
  const { db, entity, identity, now } = scope;
  const there = (await readReactions([id], scope)).get(id) ?? [];
  if (there.length >= mostEmoji && !there.some((one) => one.emoji === emoji)) throw invalid('emoji', { code: 'full', max: mostEmoji });
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
