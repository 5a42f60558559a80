import { and, eq, inArray, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { retargetNotifications } from '#platform/notifications/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Recipient } from '../../contract.ts';
import { mails, type StoredAttachment } from '../../tables.ts';
import type { Changed, Joined } from './join-threads.ts';

// Longer than any search needs; long-running conversations must not grow without limit.
const nestedTextLength = 200_000;

/** The relevant fields of an email that joins a conversation. */
interface Added {
  fromName: string;
  fromEmail: string;
  to: Recipient[];
  cc: Recipient[];
  subject: string;
  messageText: string;
  nestedText?: string;
  attachments: StoredAttachment[];
  time: Date;
  isRead: boolean;
}

/** Gives merged threads a single id. Drafts get theirs when they are sent, because a send may be in progress. */
export async function renameThreads(db: Db, entity: string, threads: Joined['threads']): Promise<void> {
  for (const { ownerId, from, to } of threads)
    await db
      .update(mails)
      .set({ threadId: to })
      .where(and(eq(mails.entity, entity), eq(mails.ownerId, ownerId), inArray(mails.threadId, from), eq(mails.isDraft, false)));
}

/**
 * Moves a conversation up in the inbox, unread, when an email arrives in it, and adds the email to its search text. Conversations listed
 * separately before are nested in the head; it takes over their labels, star and unread state.
 * @param added arriving emails other than the head
 * @param newHead the head, if it arrives itself
 */
export async function changeConversation(
  db: Db,
  entity: string,
  { headId, ownerId, formerIds, listedIn }: Changed,
  added: readonly Added[],
  newHead: Added | undefined,
  now: Date,
): Promise<void> {
  const arrived = newHead ? [newHead, ...added] : added;
  const isRead = arrived.every((mail) => mail.isRead);
  const comesUp = arrived.length > 0 || listedIn.some((list) => list !== 'archive');
  const wakes = !isRead || listedIn.includes('inbox');
  const text = added.map(foundBy).join(' ');
  const newest = arrived.length > 0 ? new Date(Math.max(...arrived.map(({ time }) => time.getTime()))).toISOString() : null;
  const formers = sql`${sql.param(formerIds)}::bigint[]`;
  await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), inArray(mails.id, [headId, ...formerIds])))
    .orderBy(mails.id)
    .for('update');
  await db.execute(sql`
    update mails head set
      folder = case when ${comesUp} then 'inbox' else head.folder end,
      is_read = head.is_read and ${isRead} and coalesce(former.is_read, true),
      is_starred = head.is_starred or coalesce(former.is_starred, false),
      labels = array(select label from mails one, unnest(one.labels) with ordinality as given(label, at)
        where one.entity = head.entity and (one.id = head.id or one.id = any(${formers})) group by label order by min(one.id), min(at)),
      snoozed_until = case when ${wakes} then null else least(head.snoozed_until, former.snoozed_until) end,
      last_time = greatest(head.last_time, former.last_time, ${newest}::timestamptz),
      nested_text = left(head.nested_text || coalesce(' ' || former.found_by, '') || ' ' || ${text}, ${nestedTextLength}),
      reply_to_id = case when ${formerIds.length > 0} then null else head.reply_to_id end,
      version = head.version + 1,
      updated_at = ${now.toISOString()}
    from (
      select bool_and(is_read) as is_read, bool_or(is_starred) as is_starred, min(snoozed_until) as snoozed_until, max(last_time) as last_time,
        string_agg(concat_ws(' ', from_name, from_email, mail_names("to"), mail_names(cc), subject, mail_names(attachments), message_text, nested_text), ' ' order by id) as found_by
      from mails where entity = ${entity} and id = any(${formers})
    ) former
    where head.entity = ${entity} and head.id = ${headId}`);
  if (formerIds.length === 0) return;
  const ofEntity = eq(mails.entity, entity);
  await db
    .update(mails)
    .set({ nestedInId: headId })
    .where(and(ofEntity, inArray(mails.nestedInId, formerIds)));
  await db
    .update(mails)
    .set({ isNested: true, nestedInId: headId, replyToId: headId, snoozedUntil: null, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(ofEntity, inArray(mails.id, formerIds)));
  const path = pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId: headId });
  await retargetNotifications(db, entity, { personId: ownerId, area: 'email', from: formerIds, to: headId, path });
}

/** Returns the search text of a nested email, in addition to that of its head. */
function foundBy({ fromName, fromEmail, to, cc, subject, attachments, messageText, nestedText = '' }: Added): string {
  const names = [...to, ...cc].flatMap(({ name, email }) => [name, email]);
  const files = attachments.filter(({ contentId }) => !contentId).map(({ fileName }) => fileName);
  return [fromName, fromEmail, ...names, subject, ...files, messageText, nestedText].join(' ').trim();
}
