import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openLinkedFile as contract } from '../../link-contract.ts';
import { invoiceAttachmentsView as attachments } from '../../tables.ts';
import { readInvoiceRow } from '../editor/read-invoice.ts';
import { checkInvoiceLink } from './invoice-link.ts';

/** A file that was shared with the client, or the seller's logo, for whoever has the link. @throws 404 for any other. */
export async function openLinkedFile({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps } = scope;
  const { entity, id, file: wanted } = params;
  await checkInvoiceLink(scope, { entity, id }, query);
  if (wanted !== 'logo' && !/^\d{1,15}$/.test(wanted)) throw notFound('file');
  const file = await deps.database.reading(entity, async (db) => {
    const row = await readInvoiceRow(id, { db, entity });
    if (!row.issuedAt || row.deletedAt) throw notFound('invoice');
    const fileId = wanted === 'logo' ? (row.seller?.logoFileId ?? null) : await sharedFile(db, entity, id, Number(wanted));
    if (fileId === null) return undefined;
    const [found] = await db
      .select()
      .from(files)
      .where(and(eq(files.entity, entity), eq(files.id, fileId)));
    return found;
  });
  const bytes = file && (await deps.files.read(file.key));
  if (!file || !bytes) throw notFound('file');
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': contentDisposition(file.name, wanted === 'logo' ? 'inline' : 'attachment'),
      // A drawing or a page among the files runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
    },
  });
}

async function sharedFile(db: Db, entity: string, invoiceId: number, id: number): Promise<number | null> {
  const [row] = await db
    .select({ fileId: attachments.fileId })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId), eq(attachments.id, id), eq(attachments.isShared, true)));
  return row?.fileId ?? null;
}
