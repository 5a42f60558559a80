import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { safeName } from '#features/files/server/offers.ts';
import { files } from '#features/files/tables.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { readInvoiceRecord, readInvoiceRow } from '../editor/read-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceWords } from './invoice-words.ts';

export type FileScope = Pick<Scope, 'db' | 'entity' | 'deps' | 'now'>;

export interface InvoiceFile {
  record: InvoiceRecord;
  /** With the number and whom it is for. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The pictographs that no font has. Of a document that was issued the history says it. */
  leftOut: string[];
}

/** Draws an invoice as it is now. @param embedded the electronic invoice that goes with it, by Factur-X @throws 404. */
export async function drawInvoice(id: number, language: Language, scope: FileScope, embedded?: string): Promise<InvoiceFile> {
  const { deps, now } = scope;
  const record = await readInvoiceRecord(id, scope);
  const creditsNumber = record.creditsId === null ? null : (await readInvoiceRecord(record.creditsId, scope)).number;
  const logo = await readLogo(id, scope);
  const document = invoiceDocument(record, { logo, creditsNumber, language, madeAt: now });
  const bytes = await deps.pdf.make(embedded === undefined ? document : { ...document, facturX: embedded });
  const number = record.number ?? `${invoiceWords(language).text('draft')} ${id}`;
  const client = record.client.company || record.client.name;
  return {
    record,
    leftOut: await deps.pdf.leftOut(document),
    name: safeName(
      `${[number, client]
        .filter(Boolean)
        .join(' ')
        .replaceAll(/[\\/:]/g, '-')}.pdf`,
    ),
    bytes,
  };
}

/** The seller's picture, as it was when the invoice was issued. */
async function readLogo(id: number, scope: FileScope): Promise<Uint8Array | null> {
  const { db, entity, deps } = scope;
  const { seller } = await readInvoiceRow(id, scope);
  const { logoFileId } = seller ?? (await readSeller(scope));
  if (logoFileId === null) return null;
  const [file] = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, logoFileId)));
  return file ? deps.files.read(file.key) : null;
}
