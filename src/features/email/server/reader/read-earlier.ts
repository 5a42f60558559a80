import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { OpenEmail } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { type MailRow, selectMails, toMail } from '../list/mail-columns.ts';
import { ownMails } from '../list/mail-place.ts';

/** The mails of a thread that came before one, oldest first: of an answer in the inbox to what lies in *sent*, for instance. */
export async function readEarlier(row: MailRow, scope: Scope): Promise<OpenEmail['earlier']> {
  if (row.threadId === row.id) return [];
  const earlier = await selectMails(scope.db, false)
    .where(
      and(
        ownMails(scope),
        eq(mails.threadId, row.threadId),
        sql`(${mails.time}, ${mails.id}) < (${row.time.toISOString()}::timestamptz, ${row.id}::bigint)`,
        eq(mails.isDraft, false),
        ne(mails.folder, 'trash'),
        or(isNull(mails.nestedInId), ne(mails.nestedInId, row.id)),
      ),
    )
    .orderBy(asc(mails.time), asc(mails.id))
    .limit(100);
  return earlier.map((mail) => ({ ...toMail(mail, scope.entity, scope.deps.files), replies: [] }));
}
