import { and, eq, isNull } from 'drizzle-orm';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { type Language, languageOf } from '#contract/languages.ts';
import { clients } from '#features/clients/tables.ts';
import { safeName } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import type { InvoiceRecord } from '../contract.ts';
import { leftOutHeader } from '../left-out-header.ts';
import type { downloadInvoice as contract } from '../sending-contract.ts';
import { invoiceDocuments } from '../tables.ts';
import { issueEInvoice } from './e-invoice/issue-e-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { type InvoiceRow, type InvoiceWork, writeHistory } from './invoice-rows.ts';
import { invoiceWords } from './invoice-words.ts';
import { readInvoiceRecord, readInvoiceRow } from './read-invoice.ts';

type FileScope = Pick<Scope, 'db' | 'entity' | 'deps' | 'now'>;

interface InvoiceFile {
  record: InvoiceRecord;
  /** File name with the number and the client. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Pictographs no font supports; for an issued document, they are in the history. */
  leftOut: string[];
}

/** Responds with the invoice as a PDF in the caller's language. */
export async function downloadInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  return answerPdf(await makeInvoiceFile(params.id, requestedLanguage(scope.request), scope), 'attachment');
}

/**
 * Returns an invoice as a PDF: the issued document forever, or a draft as it is now in the given language.
 * @throws 404
 */
export async function makeInvoiceFile(id: number, language: Language, scope: FileScope): Promise<InvoiceFile> {
  const kept = await readDocument(id, scope);
  return kept ? { ...kept, record: await readInvoiceRecord(id, scope), leftOut: [] } : drawInvoice(id, language, scope);
}

export function answerPdf(
  { name, bytes, leftOut = [] }: Pick<InvoiceFile, 'name' | 'bytes'> & Partial<Pick<InvoiceFile, 'leftOut'>>,
  kind: 'inline' | 'attachment',
): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name, kind),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      // Encoded for the page, since headers cannot contain such characters.
      ...(leftOut.length > 0 && { [leftOutHeader]: encodeURIComponent(leftOut.join(' ')) }),
    },
  });
}

/**
 * Renders an invoice as it is now.
 * @param embedded Factur-X to embed
 * @throws 404
 */
async function drawInvoice(id: number, language: Language, scope: FileScope, embedded?: string): Promise<InvoiceFile> {
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

/** Returns the seller's logo as of the issue. */
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

export interface IssuingWork extends InvoiceWork, Pick<Scope, 'deps'> {
  /** Person whose mailbox sends it, if no one is signed in. */
  senderId?: number;
  /** Issues without the e-invoice when data for it is missing; staff add the data and create it later. */
  isEInvoiceDeferrable?: boolean;
}

/** Stores the PDF of a newly issued invoice in its client's language; later requests get this file. */
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

/** Returns the PDF as issued; null for a draft, and for older invoices without a stored one. */
export async function readDocument(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [kept] = await db
    .select({ name: invoiceDocuments.name, pdf: invoiceDocuments.pdf })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id)));
  return kept ? { name: kept.name, bytes: new Uint8Array(kept.pdf) } : null;
}

/** Returns the format of an e-invoice wanted at issue but not created yet for missing data; null otherwise. */
export async function readMissingFormat(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<EInvoiceFormat | null> {
  const [kept] = await db
    .select({ format: invoiceDocuments.eInvoiceFormat })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id), isNull(invoiceDocuments.eInvoice)));
  return kept?.format ?? null;
}

/** Returns the e-invoice as issued; null if none was wanted. */
export async function readKeptXml(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [kept] = await db
    .select({ name: invoiceDocuments.name, xml: invoiceDocuments.eInvoice, format: invoiceDocuments.eInvoiceFormat })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.entity, entity), eq(invoiceDocuments.id, id)));
  if (!kept?.xml || !kept.format) return null;
  return { name: kept.name.replace(/\.pdf$/, '.xml'), xml: kept.xml, format: kept.format };
}

/** Returns an invoice's language: its client's, or the issuer's by default. */
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
