import { and, asc, count, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { clients } from '#features/clients/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { sellers } from '#platform/seller/tables.ts';
import { announce } from '#server/announce.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceClient } from '../contract.ts';
import type * as eInvoiceContract from '../e-invoice-contract.ts';
import { invoiceDocuments as documents, invoices } from '../tables.ts';
import type { BrokenRule } from './e-invoice/broken-rules.ts';
import { buildEInvoice } from './e-invoice/issue-e-invoice.ts';
import { freezeSeller, readClientShown } from './invoice-fields.ts';
import { keepDocument, readKeptXml, readMissingFormat } from './invoice-files.ts';
import { type InvoiceRow, lockInvoice, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord, readInvoiceRow } from './read-invoice.ts';
import { refreshInvoice } from './write-invoice.ts';

/** Creates the e-invoice that was missing when the invoice was issued. The number and all amounts stay. */
export async function createEInvoice(
  { params }: GivenOf<typeof eInvoiceContract.createEInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof eInvoiceContract.createEInvoice>> {
  const row = await lockInvoice(params.id, scope);
  const worked = (await readMissingFormat(row.id, scope)) ? await buildEInvoice(row.id, scope) : null;
  if (!worked) throw conflict('invoice', await readInvoiceRecord(row.id, scope));
  const completed = await refreshInvoice(scope, row.id, await completeParties(row, worked.broken, scope));
  await writeHistory(scope, { invoiceId: row.id, kind: 'e-invoice-created' });
  await keepDocument(scope, completed);
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [row.id] });
  return { invoice: await readInvoiceRecord(row.id, scope) };
}

/** Returns an invoice's e-invoice, or what is missing for it. */
export async function readEInvoice(
  { params }: GivenOf<typeof eInvoiceContract.readEInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof eInvoiceContract.readEInvoice>> {
  const row = await readInvoiceRow(params.id, scope);
  if (row.issuedAt) return readIssued(row, scope);
  const worked = await buildEInvoice(params.id, scope);
  return { format: worked?.invoice.format ?? null, lacks: worked?.broken ?? [], isCreated: false };
}

/** After issue, an e-invoice exists, none was wanted, or data was missing, which the current records may now contain. */
async function readIssued(row: InvoiceRow, scope: Scope): Promise<AnswerOf<typeof eInvoiceContract.readEInvoice>> {
  const kept = await readKeptXml(row.id, scope);
  if (kept) return { format: kept.format, lacks: [], isCreated: true };
  const worked = (await readMissingFormat(row.id, scope)) ? await buildEInvoice(row.id, scope) : null;
  if (!worked) return { format: null, lacks: [], isCreated: false };
  const completed = await buildEInvoice(row.id, scope, await completeParties(row, worked.broken, scope));
  return { format: worked.invoice.format, lacks: completed?.broken ?? [], isCreated: false };
}

/** Returns the e-invoice as issued. */
export async function downloadEInvoice({ params }: GivenOf<typeof eInvoiceContract.downloadEInvoice>, scope: Scope): Promise<Response> {
  const kept = await readKeptXml(params.id, scope);
  if (!kept) throw notFound('invoice');
  return answerXml(kept);
}

export function answerXml({ name, xml }: { name: string; xml: string }): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': contentDisposition(name, 'attachment'),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

type FrozenSeller = NonNullable<InvoiceRow['seller']>;

interface Parties {
  client: InvoiceClient;
  seller: FrozenSeller;
}

/**
 * Returns an issued invoice's client and seller, with fields missing for its e-invoice taken from the current records. The rest stays as
 * issued.
 */
async function completeParties(
  row: InvoiceRow,
  broken: readonly BrokenRule[],
  scope: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<Parties> {
  const seller = freezeSeller(await readSeller(scope));
  return {
    client: { ...row.client, ...named('client', await readClientShown(row, scope), broken) },
    seller: { ...(row.seller ?? seller), ...named('seller', seller, broken) },
  };
}

/** Returns the fields of a party named in broken rules. */
function named<T extends object>(party: keyof Parties, current: T, broken: readonly BrokenRule[]): Partial<T> {
  const fields = new Set(broken.map(({ field }) => field));
  return Object.fromEntries(Object.entries(current).filter(([field]) => fields.has(`${party}.${field}`))) as Partial<T>;
}

type ReadingScope = Pick<Scope, 'db' | 'entity'>;

/** Returns the issued invoices with a wanted but missing e-invoice, oldest first, and their total number. */
export async function findMissingEInvoices(scope: ReadingScope, most: number) {
  const [counted] = await countMissingEInvoices(scope);
  const rows = await selectMissing(scope).orderBy(asc(invoices.id)).limit(most);
  return { total: counted?.total ?? 0, rows };
}

export function countMissingEInvoices(scope: ReadingScope) {
  return scope.db.select({ total: count() }).from(selectMissing(scope).as('missing'));
}

/** Starts from documents without one, which are indexed; `exists` would read every invoice. */
function selectMissing({ db, entity }: ReadingScope) {
  const { id, clientName } = invoices;
  return db
    .select({ id, number: sql<string>`coalesce(${invoices.number}, '')`.as('number'), clientName })
    .from(documents)
    .innerJoin(invoices, and(live(invoices, entity), eq(invoices.id, documents.id)))
    .leftJoin(clients, and(eq(clients.entity, entity), eq(clients.id, invoices.clientId)))
    .leftJoin(sellers, eq(sellers.entity, documents.entity))
    .where(and(eq(documents.entity, entity), lacksEInvoice));
}

/** Condition on a document joined with its client and the company: one of them wants an e-invoice, and there is none. */
const lacksEInvoice = and(
  ...[isNull(documents.eInvoice), isNotNull(documents.eInvoiceFormat)],
  ne(sql`coalesce(${clients.eInvoice}, ${sellers.eInvoice}, 'none')`, 'none'),
);

/** Whether an invoice of the outer query was issued without the e-invoice its client or the company wants. */
export function isEInvoiceMissing({ db, entity }: ReadingScope): SQL {
  const document = db
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(clients, and(eq(clients.entity, entity), eq(clients.id, invoices.clientId)))
    .leftJoin(sellers, eq(sellers.entity, documents.entity))
    .where(and(eq(documents.entity, entity), eq(documents.id, invoices.id), lacksEInvoice));
  return exists(document);
}
