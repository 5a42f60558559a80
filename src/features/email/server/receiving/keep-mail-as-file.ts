import { and, eq } from 'drizzle-orm';
import { keepContent, keepFile, safeName } from '#features/files/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mailsView as mails } from '../../tables.ts';
import { ownMails } from '../list/mail-place.ts';
import { sourceOf } from './read-source.ts';

/** One's own mail as a file of the company, for others to keep and to see: as it came, or written anew. @throws 404. */
export async function keepMailAsFile(mailId: number, scope: Scope) {
  const { db, deps, entity, identity } = scope;
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(ownMails(scope), eq(mails.id, mailId)));
  if (!mail) throw notFound('mail');
  const content = await keepContent(deps, { bytes: await sourceOf(db, deps, mail), mediaType: 'message/rfc822' });
  const name = safeName(`${mail.subject.slice(0, 120).replaceAll(/[\\/]/g, '-') || `mail-${mail.id}`}.eml`);
  const { id: fileId } = await keepFile(db, deps, { entity, name, content, personId: identity.personId });
  return { fileId, name, mediaType: content.mediaType, sizeBytes: content.sizeBytes };
}
