import { and, eq, isNull } from 'drizzle-orm';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import { type Language, languageOf } from '#contract/languages.ts';
import { clients } from '#features/clients/tables.ts';
import { people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceDocuments } from '../../tables.ts';
import { issueEInvoice } from '../e-invoice/issue-e-invoice.ts';
import type { InvoiceRow, InvoiceWork } from '../editor/invoice-columns.ts';
import { writeHistory } from '../editor/write-history.ts';
import { drawInvoice } from './draw-invoice.ts';

export interface IssuingWork extends InvoiceWork, Pick<Scope, 'deps'> {
  /** From whose mailbox it leaves, where nobody is signed in. */
  senderId?: number;
  /** Issues without the e-invoice when data for it is missing; staff add the data and create it later. */
  isEInvoiceDeferrable?: boolean;
}

/** Keeps the PDF of an invoice that has just been issued, in the language of its client: whoever asks for it is given that one from now on. */
export async function keepDocument(work: IssuingWork, row: InvoiceRow): Promise<void> {
  const { db, entity, now } = work;
  const language = await languageFor(work, row);
  const eInvoice = await issueEInvoice(row.id, work);
  const { name, bytes, leftOut } = await drawInvoice(row.id, language, work, eInvoice?.embedded);
  if (leftOut.length > 0) await writeHistory(work, { invoiceId: row.id, kind: 'left-out', detail: leftOut.join(' ') });
  const document = { name, pdf: bytes, eInvoice: eInvoice?.xml ?? null, eInvoiceFormat: eInvoice?.format ?? null, createdAt: now };
  await db
    .insert(invoiceDocuments)
    .values({ entity, id: row.id, language, ...document })
    .onConflictDoUpdate({ target: [invoiceDocuments.entity, invoiceDocuments.id], set: document });
}

/** The PDF as it was issued; null for a draft, and for what was issued before any was kept. */
export async function readDocument(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [kept] = await db
    .select({ name: invoiceDocuments.name, pdf: invoiceDocuments.pdf })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id)));
  return kept ? { name: kept.name, bytes: new Uint8Array(kept.pdf) } : null;
}

/** The format of the e-invoice that was wanted at issue but is not created yet, as data is missing; null otherwise. */
export async function readMissingFormat(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<EInvoiceFormat | null> {
  const [kept] = await db
    .select({ format: invoiceDocuments.eInvoiceFormat })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id), isNull(invoiceDocuments.eInvoice)));
  return kept?.format ?? null;
}

/** The electronic invoice as it was issued; null where none was wanted. */
export async function readKeptXml(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [kept] = await db
    .select({ name: invoiceDocuments.name, xml: invoiceDocuments.eInvoice, format: invoiceDocuments.eInvoiceFormat })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id)));
  if (!kept?.xml || !kept.format) return null;
  return { name: kept.name.replace(/\.pdf$/, '.xml'), xml: kept.xml, format: kept.format };
}

/** In which language an invoice is written: its client's, else that of whoever issues it. */
export async function languageFor(
  { db, entity, identity, senderId }: IssuingWork,
  { clientId }: Pick<InvoiceRow, 'clientId'>,
): Promise<Language> {
  const [client] = await db
    .select({ language: clients.language })
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, clientId ?? 0)));
  if (client?.language) return client.language;
  const [person] = await db
    .select({ language: people.language })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity?.personId ?? senderId ?? 0)));
  return languageOf(person?.language ?? null) ?? 'en';
}
