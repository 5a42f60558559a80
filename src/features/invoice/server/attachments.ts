import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type * as attachmentContract from '../attachment-contract.ts';
import { maxAttachments } from '../attachment-contract.ts';
import { invoiceAttachments as attachments, invoiceAttachmentsView as attachmentsView } from '../tables.ts';
import { lockInvoice, lockInvoices, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord } from './read-invoice.ts';

export interface NewAttachment {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Id of the mail, for a whole mail as attachment. */
  mailId?: number;
}

interface Attaching {
  invoiceId: number;
  files: NewAttachment[];
  clientKey: string;
  /** Field of the request with the files. */
  field: string;
}

/**
 * Attaches files to an invoice, which the caller must lock; files already attached stay as they are.
 * @returns the ids of the attachments with the key, from this or an earlier attempt
 * @throws 400 if there are too many
 */
export async function attachToInvoice({ invoiceId, files, clientKey, field }: Attaching, scope: Scope): Promise<number[]> {
  const { db, entity, identity, now } = scope;
  const underKey = and(eq(attachments.entity, entity), eq(attachments.clientKey, clientKey), eq(attachments.addedBy, identity.personId));
  const earlier = await db.select({ id: attachments.id, invoiceId: attachments.invoiceId }).from(attachments).where(underKey);
  if (earlier.some((row) => row.invoiceId !== invoiceId)) throw invalid('clientKey', 'key_of_another');
  if (earlier.length > 0 || files.length === 0) return earlier.map(({ id }) => id);
  const ids = await nextIds(db, entity, 'invoice-attachment', files.length);
  const rows = await db
    .insert(attachments)
    .values(
      files.map((file, index) => ({
        ...{ ...file, entity, invoiceId, clientKey },
        id: ids[index] ?? 0,
        addedBy: identity.personId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: attachments.id, name: attachments.name });
  const [all] = await db
    .select({ total: count() })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId)));
  if ((all?.total ?? 0) > maxAttachments) throw invalid(field, { code: 'full', max: maxAttachments });
  if (rows.length === 0) return [];
  await writeHistory(scope, { invoiceId, kind: 'attached', detail: namesIn(rows) });
  await announce(db, entity, { kind: 'invoice', ids: [invoiceId] });
  return rows.map(({ id }) => id);
}

/** Returns the text of some files for the history. */
function namesIn(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}

/** Attaches files uploaded by the signed-in person. */
export async function addAttachments(
  { params, body }: GivenOf<typeof attachmentContract.addAttachments>,
  scope: Scope,
): Promise<AnswerOf<typeof attachmentContract.addAttachments>> {
  const { id: invoiceId } = await lockInvoice(params.id, scope);
  const files = await ownFiles([...new Set(body.fileIds)], scope);
  await attachToInvoice({ invoiceId, files, clientKey: body.clientKey, field: 'fileIds' }, scope);
  return { invoice: await readInvoiceRecord(invoiceId, scope) };
}

/**
 * Returns the person's own uploads, since files also include everyone's mail.
 * @throws 400 for any other file
 */
async function ownFiles(ids: number[], { db, entity, identity }: Scope): Promise<NewAttachment[]> {
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.personId, identity.personId), inArray(files.id, ids)))
    // Prevents the sweep from deleting it before the invoice references it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  return ids.map((fileId) => {
    const file = found.get(fileId);
    if (!file) throw invalid('fileIds', 'unknown_file');
    return file;
  });
}

/**
 * Removes or restores attachments.
 * @throws 404 if one of them or its invoice does not exist
 */
async function moveAttachments(given: number[], to: 'attached' | 'detached', scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  const ids = [...new Set(given)];
  const chosen = and(eq(attachments.entity, entity), inArray(attachments.id, ids));
  const found = await db.select({ invoiceId: attachments.invoiceId }).from(attachments).where(chosen);
  if (found.length < ids.length) throw notFound('file');
  const invoices = await lockInvoices(
    found.map(({ invoiceId }) => invoiceId),
    scope,
  );
  const { id, name, invoiceId, fileId, mailId, deletedAt } = attachments;
  const rows = await db.select({ id, name, invoiceId, fileId, mailId, deletedAt }).from(attachments).where(chosen).orderBy(asc(id));
  // Deleted permanently in the meantime.
  if (rows.length < ids.length) throw notFound('file');
  const moved = rows.filter((row) => (row.deletedAt === null) === (to === 'detached'));
  const movedIds = moved.map((row) => row.id);
  if (movedIds.length === 0) return;
  if (to === 'detached') await db.update(attachments).set({ deletedAt: now }).where(inOwn(movedIds));
  // In sequence, as two of them may be the same file.
  else
    for (const one of movedIds)
      await db
        .update(attachments)
        .set({ deletedAt: null })
        .where(and(inOwn([one]), isNotAgain));
  for (const invoice of invoices) {
    const own = moved.filter((row) => row.invoiceId === invoice.id);
    if (own.length > 0) await writeHistory(scope, { invoiceId: invoice.id, kind: to, detail: namesIn(own) });
  }
  await announce(db, entity, { kind: 'invoice', ids: invoices.map((invoice) => invoice.id) });

  function inOwn(which: number[]) {
    return and(eq(attachments.entity, entity), inArray(attachments.id, which));
  }
}

/** The same file or mail was attached again since. */
const isNotAgain = sql`not exists (
  select from ${attachments} other
  where other.entity = ${attachments.entity} and other.invoice_id = ${attachments.invoiceId} and other.deleted_at is null
    and (other.file_id = ${attachments.fileId} or other.mail_id = ${attachments.mailId}))`;

/** Removes attachments: all, or none if one does not exist. */
export function removeAttachments({ body }: GivenOf<typeof attachmentContract.removeAttachments>, scope: Scope): Promise<undefined> {
  return moveAttachments(body.ids, 'detached', scope);
}

/** Restores attachments: all, or none if one does not exist. */
export function restoreAttachments({ body }: GivenOf<typeof attachmentContract.restoreAttachments>, scope: Scope): Promise<undefined> {
  return moveAttachments(body.ids, 'attached', scope);
}

/** Shares or unshares attachments with the client: all, or none if one or its invoice does not exist. */
export async function shareAttachments({ body }: GivenOf<typeof attachmentContract.shareAttachments>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const ids = [...new Set(body.ids)];
  const chosen = and(live(attachments, entity), inArray(attachments.id, ids));
  const found = await db.select({ invoiceId: attachments.invoiceId }).from(attachments).where(chosen);
  const invoices = await lockInvoices(
    found.map(({ invoiceId }) => invoiceId),
    scope,
  );
  const { id, name, invoiceId, isShared } = attachments;
  const rows = await db.select({ id, name, invoiceId, isShared }).from(attachments).where(chosen).orderBy(asc(id));
  if (rows.length < ids.length) throw notFound('file');
  const changed = rows.filter((row) => row.isShared !== body.isShared);
  await db
    .update(attachments)
    .set({ isShared: body.isShared })
    .where(and(eq(attachments.entity, entity), chosen));
  for (const invoice of invoices) {
    const own = changed.filter((row) => row.invoiceId === invoice.id);
    const kind = body.isShared ? ('shared' as const) : ('unshared' as const);
    if (own.length > 0) await writeHistory(scope, { invoiceId: invoice.id, kind, detail: namesIn(own) });
  }
  await announce(db, entity, { kind: 'invoice', ids: invoices.map(({ id }) => id) });
}

/** Deletes attachments removed long ago, so invoices no longer reference their files. */
export const sweepAttachments: Sweep = {
  name: 'attachments of invoices',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, attachments, and(eq(attachments.entity, entity), lt(attachments.deletedAt, daysBefore(now, keepDays.deleted)))),
};

/** Whether a mail is attached to an invoice as a whole. */
export async function isMailAttached(invoiceId: number, mailId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<boolean> {
  const rows = await db
    .select({ id: attachmentsView.id })
    .from(attachmentsView)
    .where(and(live(attachmentsView, entity), eq(attachmentsView.invoiceId, invoiceId), eq(attachmentsView.mailId, mailId)));
  return rows.length > 0;
}

/** Many mail servers reject messages above 25 MB after encoding. */
const maxBytes = 15 * 1024 * 1024;

/**
 * Returns the attachments shared with the client, for a mail.
 * @throws 400 if they are too large together
 */
export async function readSharedFiles(
  invoiceId: number,
  { db, entity, deps }: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array }[]> {
  const { name, mediaType, sizeBytes } = attachments;
  const rows = await db
    .select({ name, mediaType, sizeBytes, key: files.key })
    .from(attachments)
    .innerJoin(files, and(eq(files.entity, attachments.entity), eq(files.id, attachments.fileId)))
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId), eq(attachments.isShared, true)))
    .orderBy(asc(attachments.id));
  if (rows.reduce((sum, row) => sum + row.sizeBytes, 0) > maxBytes)
    throw invalid('attachesShared', { code: 'too_many_bytes', bytes: maxBytes });
  const found = [];
  for (const { key, ...file } of rows) {
    const bytes = await deps.files.read(key);
    if (!bytes) throw notFound('file');
    found.push({ name: file.name, mediaType: file.mediaType, bytes });
  }
  return found;
}
