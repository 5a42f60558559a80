import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Email } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { type MailRow, selectMails, toMail } from './mail-columns.ts';
import { ownMails } from './mail-place.ts';

type Reply = Email['replies'][number];

/** An answer that was not sent yet is no part of the conversation; one that was thrown away by itself no longer is. */
export const isShownBelow = and(eq(mails.isDraft, false), or(eq(mails.isNested, true), ne(mails.folder, 'trash')));

/** One that is on its way out is read where it will stand. */
export const isReadBelow = or(isShownBelow, and(eq(mails.folder, 'draft'), isNotNull(mails.sendAt)));

/** The answers to each of the mails, oldest first, with their own answers in them. */
export async function readReplies(mailIds: number[], scope: Scope, shown = isShownBelow): Promise<Map<number, Reply[]>> {
  const replies = new Map<number, Reply[]>();
  if (mailIds.length === 0) return replies;
  const rows: MailRow[] = await selectMails(scope.db, false)
    .where(and(ownMails(scope), inArray(mails.replyToId, mailIds), shown))
    .orderBy(asc(mails.time), asc(mails.id));
  const nested = await readReplies(
    rows.map((row) => row.id),
    scope,
    shown,
  );
  for (const row of rows) {
    const reply = { ...toMail(row, scope.entity, scope.deps.files), replies: nested.get(row.id) ?? [] };
    const of = row.replyToId ?? 0;
    replies.set(of, [...(replies.get(of) ?? []), reply]);
  }
  return replies;
}
