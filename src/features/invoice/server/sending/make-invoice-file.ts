import type { Language } from '#contract/languages.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { drawInvoice, type FileScope, type InvoiceFile } from './draw-invoice.ts';
import { readDocument } from './issued-document.ts';

/** An invoice as PDF: as it was issued, for ever; a draft as it is now, in a language of choice. @throws 404. */
export async function makeInvoiceFile(id: number, language: Language, scope: FileScope): Promise<InvoiceFile> {
  const kept = await readDocument(id, scope);
  return kept ? { ...kept, record: await readInvoiceRecord(id, scope), leftOut: [] } : drawInvoice(id, language, scope);
}
