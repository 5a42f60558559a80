import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Email } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { type MailRow, selectMails, toMail } from './mail-columns.ts';
import { ownMails } from './mail-place.ts';

type Reply = Email['replies'][number];

/** An answer that was not sent yet is no part of the conversation; one that was thrown away by itself no longer is. */
const isShownBelow = and(eq(mails.isDraft, false), or(eq(mails.isNested, true), ne(mails.folder, 'trash')));

/** The answers to each of the mails, oldest first, with their own answers in them. */
export async function readReplies(mailIds: number[], scope: Scope): Promise<Map<number, Reply[]>> {
  const replies = new Map<number, Reply[]>();
  if (mailIds.length === 0) return replies;
  const rows: MailRow[] = await selectMails(scope.db, false)
    .where(and(ownMails(scope), inArray(mails.replyToId, mailIds), isShownBelow))
    .orderBy(asc(mails.time), asc(mails.id));
  const nested = await readReplies(
    rows.map((row) => row.id),
    scope,
  );
  for (const row of rows) {
    const reply = { ...toMail(row, scope.entity, scope.deps.files), replies: nested.get(row.id) ?? [] };
    const of = row.replyToId ?? 0;
    replies.set(of, [...(replies.get(of) ?? []), reply]);
  }
  return replies;
}

/** How many answers each of the mails has. */
export async function countReplies(mailIds: number[], scope: Scope): Promise<Map<number, number>> {
  if (mailIds.length === 0) return new Map();
  const rows = await scope.db
    .select({ of: mails.replyToId, replies: count() })
    .from(mails)
    .where(and(ownMails(scope), inArray(mails.replyToId, mailIds), isShownBelow))
    .groupBy(mails.replyToId);
  return new Map(rows.map((row) => [row.of ?? 0, row.replies]));
}
