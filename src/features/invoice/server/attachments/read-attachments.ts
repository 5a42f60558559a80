import { and, asc, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceAttachment } from '../../contract.ts';
import { invoiceAttachmentsView as attachments } from '../../tables.ts';

/** The files that go with an invoice. */
export async function readAttachments(
  invoiceId: number,
  { db, entity, deps }: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<InvoiceAttachment[]> {
  const { id, fileId, name, mediaType, sizeBytes, isShared } = attachments;
  const rows = await db
    .select({ id, fileId, name, mediaType, sizeBytes, isShared })
    .from(attachments)
    .where(and(live(attachments, entity), eq(attachments.invoiceId, invoiceId)))
    .orderBy(asc(id));
  return rows.map(({ fileId, ...row }) => ({ ...row, url: deps.files.address({ entity, id: fileId, name: row.name }) }));
}
