import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Email } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { type MailRow, selectMails, toMail } from '../list/mail-columns.ts';
import { ownMails } from '../list/mail-place.ts';

/** One mail of the signed-in person. @throws 404. */
export async function readMail(id: number, scope: Scope): Promise<MailRow> {
  const [row] = await selectMails(scope.db, false).where(and(ownMails(scope), eq(mails.id, id)));
  if (!row) throw notFound('mail');
  return row;
}

/** A draft, or what has just become of it: nothing answers it yet. @throws 404. */
export async function showDraft(id: number, scope: Scope): Promise<Email> {
  return { ...toMail(await readMail(id, scope), scope.entity, scope.deps.files), replies: [], replyCount: 0 };
}
