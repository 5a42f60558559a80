import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mails } from '../../tables.ts';
import { showDraft } from '../reader/read-mail.ts';

/** A mail with all that is kept of it. */
export type MailRecord = typeof mails.$inferSelect;

/** A mail of the signed-in person, locked, whether it is a draft still or not. @throws 404. */
export async function lockDraft(id: number, { db, entity, identity }: Scope): Promise<MailRecord> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), eq(mails.id, id)))
    .for('update');
  if (!row) throw notFound('draft');
  return row;
}

/** Whether it can be written on: neither sent, nor on its way out, nor in another folder. */
export function isEditable({ isDraft, folder, sendAt }: MailRecord): boolean {
  return isDraft && folder === 'draft' && sendAt === null;
}

/** 409 with the mail as it is now. */
export async function draftConflict(id: number, scope: Scope) {
  return conflict('draft', await showDraft(id, scope));
}
