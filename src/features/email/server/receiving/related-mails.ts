import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { mailsView as mails } from '../../tables.ts';

/** The emails of a thread that have or reference a message id in the same way, with the same subject. */
export interface Naming {
  ownerId: number;
  threadId: number;
  messageId: string;
  subject: string;
  /** Whether they have the message id; otherwise they reference it. */
  isHolder: boolean;
  hasQuote: boolean;
  /** One of these emails, and the email it is nested in. */
  mailId: number;
  nestedInId: number | null;
}

/** The email listed for a conversation. */
export interface Head {
  id: number;
  ownerId: number;
  threadId: number;
  messageId: string;
  referenceIds: string[];
  time: Date;
  listedIn: string | null;
}

/** The lists from which a reply returns a conversation to the inbox. */
const conversationLists = ['inbox', 'snoozed', 'archive'];

interface Sought {
  entity: string;
  ownerIds: number[];
  messageIds: string[];
}

/** Selects the emails of mailboxes that have or reference one of the message ids, through two indexes whatever the mailbox size. */
export function namingsOf({ entity, ownerIds, messageIds }: Sought) {
  const wanted = sql`${sql.param(messageIds)}::text[]`;
  const inMailboxes = sql`entity = ${entity} and owner_id = any(${sql.param(ownerIds)}::bigint[]) and deleted_at is null and not is_draft`;
  return sql`
    select owner_id, thread_id, named as message_id, subject, is_holder, bool_or(has_quote) as has_quote, max(id) as mail_id,
      (array_agg(nested_in_id order by id desc))[1] as nested_in_id
    from (
      select id, owner_id, thread_id, message_id as named, subject, true as is_holder, has_quote, nested_in_id
      from ${mails} where ${inMailboxes} and message_id = any(${wanted}) and message_id <> ''
      union all
      select id, owner_id, thread_id, named, subject, false, has_quote, nested_in_id
      from ${mails}, unnest(reference_ids) named where ${inMailboxes} and reference_ids && ${wanted} and reference_ids <> '{}' and named = any(${wanted})
    ) namings
    group by owner_id, thread_id, named, subject, is_holder`;
}

export async function readNamings(db: Db, sought: Sought): Promise<Naming[]> {
  if (sought.messageIds.length === 0) return [];
  const rows = await queryRows<{
    owner_id: string;
    thread_id: string;
    message_id: string;
    subject: string;
    is_holder: boolean;
    has_quote: boolean;
    mail_id: string;
    nested_in_id: string | null;
  }>(db, namingsOf(sought));
  return rows.map((row) => ({
    ownerId: Number(row.owner_id),
    threadId: Number(row.thread_id),
    messageId: row.message_id,
    subject: row.subject,
    isHolder: row.is_holder,
    hasQuote: row.has_quote,
    mailId: Number(row.mail_id),
    nestedInId: row.nested_in_id === null ? null : Number(row.nested_in_id),
  }));
}

/** Returns the conversations that can move up in the inbox; of several in one thread, the newest comes last. */
export async function readHeads(db: Db, entity: string, ownerIds: number[], threadIds: number[]): Promise<Head[]> {
  if (threadIds.length === 0) return [];
  const { id, ownerId, threadId, messageId, referenceIds, time, listedIn } = mails;
  return db
    .select({ id, ownerId, threadId, messageId, referenceIds, time, listedIn })
    .from(mails)
    .where(
      and(
        eq(mails.entity, entity),
        inArray(mails.ownerId, ownerIds),
        inArray(mails.threadId, threadIds),
        inArray(mails.listedIn, conversationLists),
      ),
    )
    .orderBy(asc(mails.lastTime), asc(mails.id));
}
