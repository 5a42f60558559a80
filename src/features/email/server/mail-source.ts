import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { keepContent, keepFile, safeName } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { readSource as contract } from '../contract.ts';
import { mailsView as mails } from '../tables.ts';
import { letterOf } from './delivery/letter-of.ts';
import type { MailRecord } from './drafts.ts';
import { ownMails } from './mail-place.ts';

/** Returns an email as a file: the original, or generated if it was written here. */
export async function readSource({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const [mail] = await scope.db
    .select()
    .from(mails)
    .where(and(ownMails(scope), eq(mails.id, params.id)));
  if (!mail) throw notFound('mail');
  const source = await sourceOf(scope.db, scope.deps, mail);
  return new Response(source as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="mail-${mail.id}.eml"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Returns the raw bytes of an email. */
export async function sourceOf(db: Db, deps: Dependencies, mail: MailRecord): Promise<Uint8Array> {
  if (mail.sourceFileId !== null) {
    const [file] = await db
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.entity, mail.entity), eq(files.id, mail.sourceFileId)));
    const bytes = file && (await deps.files.read(file.key));
    if (bytes) return bytes;
  }
  return deps.mail.compose(await letterOf(db, deps, mail));
}

/** Saves one of the caller's emails as a company file that others can see: the original, or generated. @throws 404. */
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
