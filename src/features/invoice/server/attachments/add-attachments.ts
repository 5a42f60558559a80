import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addAttachments as contract } from '../../attachment-contract.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { attachToInvoice, type NewAttachment } from './attach-to-invoice.ts';

/** Attaches what the signed-in person has uploaded. */
export async function addAttachments({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id: invoiceId } = await lockInvoice(params.id, scope);
  const files = await ownFiles([...new Set(body.fileIds)], scope);
  await attachToInvoice({ invoiceId, files, clientKey: body.clientKey, field: 'fileIds' }, scope);
  return { invoice: await readInvoiceRecord(invoiceId, scope) };
}

/** Anybody's mail has files too: only those that the person brought themselves. @throws 400 for any other. */
async function ownFiles(ids: number[], { db, entity, identity }: Scope): Promise<NewAttachment[]> {
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.personId, identity.personId), inArray(files.id, ids)))
    // No sweep takes one away until the invoice names it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  return ids.map((fileId) => {
    const file = found.get(fileId);
    if (!file) throw invalid('fileIds', 'unknown_file');
    return file;
  });
}
