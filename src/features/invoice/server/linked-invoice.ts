import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { clients } from '#features/clients/tables.ts';
import { files } from '#platform/files/tables.ts';
import { countResponse } from '#platform/plan-limits/server/public-api.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import type { Db } from '#server/database.ts';
import { forEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import type { InvoiceRecord } from '../contract.ts';
import { epcCode } from '../epc-code.ts';
import type * as linkContract from '../link-contract.ts';
import { type ClientReply, clientReplies, type LinkedInvoice } from '../link-contract.ts';
import { invoiceAttachmentsView as attachments, invoiceHistoryView as history, invoicesView as invoices } from '../tables.ts';
import { answerXml } from './e-invoices.ts';
import { answerPdf, makeInvoiceFile, readKeptXml } from './invoice-files.ts';
import { checkInvoiceLink, linkedFilePath, linksOf, pdfPath, type Terms, xmlPath } from './invoice-link.ts';
import { tellResponsible } from './invoice-notice.ts';
import { type InvoiceRow, listColumns, lockInvoice, toInvoice, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord, readInvoiceRow } from './read-invoice.ts';
import { refreshInvoice } from './write-invoice.ts';

type Page = AnswerOf<typeof linkContract.readLinkedInvoice>;
type Reading = Pick<Scope, 'db' | 'entity' | 'deps'>;

const maxInvoices = 50;

/**
 * Returns the data for the page of a signed link.
 * @throws 404, also for drafts and voided invoices
 */
export async function readLinkedInvoice(
  { params, query }: GivenOf<typeof linkContract.readLinkedInvoice>,
  scope: OpenScope,
): Promise<Page> {
  const { deps } = scope;
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  return deps.database.reading(entity, async (db) => {
    const reading: Reading = { db, entity, deps: forEntity(deps, entity) };
    const record = await readInvoiceRecord(id, reading);
    if (!record.isIssued || record.isDeleted) throw notFound('invoice');
    const { name, iban, swiftCode } = record.seller;
    const { balanceCents: amountCents, currency, number } = record;
    return {
      invoice: shownToClient(record),
      pdf: pdfPath(params, query),
      xml: (await readKeptXml(id, reading))?.format === 'xrechnung' ? xmlPath(params, query) : null,
      logo: record.seller.logo === null ? null : linkedFilePath(params, 'logo', query),
      brandColor: (await readSeller(reading)).brandColor,
      files: record.attachments
        .filter(({ isShared }) => isShared)
        .map(({ id: file, name: title, sizeBytes }) => ({ name: title, sizeBytes, path: linkedFilePath(params, file, query) })),
      epc: epcCode({ name, iban, bic: swiftCode, amountCents, currency, reference: number ?? '' }),
      replies: await readReplies(id, reading),
      ...(await readAll(record, query, reading)),
    };
  });
}

/** The logo's URL requires a session; the page has its own. */
function shownToClient(record: InvoiceRecord): LinkedInvoice {
  const { number, kind, invoiceStatus, issuedDate, issuedOn, dueDate, dueOn, client, lines, pricing, notes, currency } = record;
  const { delivery, totalCents, balanceCents, paidCents, creditedCents, isIssued } = record;
  return {
    ...{ number, kind, invoiceStatus, issuedDate, issuedOn, dueDate, dueOn, client, lines, pricing, notes, currency },
    ...{ delivery, totalCents, balanceCents, paidCents, creditedCents, isIssued },
    seller: { ...record.seller, logo: null },
  };
}

/** Returns the newest invoices of the same client, and the total amount due. */
async function readAll({ id, clientId }: InvoiceRecord, terms: Terms, scope: Reading): Promise<Pick<Page, 'all' | 'balances'>> {
  if (clientId === null) return { all: [], balances: [] };
  const { db, entity } = scope;
  const isTheirs = and(live(invoices, entity), eq(invoices.clientId, clientId), ne(invoices.status, 'Draft'), eq(invoices.kind, 'invoice'));
  const rows = await db
    .select(listColumns)
    .from(invoices)
    .where(isTheirs)
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(maxInvoices);
  const open = sql`sum(${invoices.balanceCents})`.mapWith(Number);
  const balances = await db
    .select({ currency: invoices.currency, balanceCents: open })
    .from(invoices)
    .where(isTheirs)
    .groupBy(invoices.currency)
    .orderBy(invoices.currency);
  const linkTo = await linksOf(scope, { expires: terms.expires, sender: terms.sender });
  const all = rows.map(async (row) => {
    const { number, invoiceStatus } = toInvoice(row);
    const { issuedOn, dueOn, currency, totalCents, balanceCents } = row;
    const { path } = await linkTo(row.id);
    return { number, issuedOn, dueOn, currency, totalCents, balanceCents, invoiceStatus, path, isThis: row.id === id };
  });
  return { all: await Promise.all(all), balances };
}

/** Returns the client's replies to an invoice, oldest first. */
async function readReplies(invoiceId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<ClientReply[]> {
  const rows = await db
    .select({ kind: history.kind, text: history.detail, at: history.at })
    .from(history)
    .where(and(eq(history.entity, entity), eq(history.invoiceId, invoiceId), inArray(history.kind, clientReplies)))
    .orderBy(asc(history.id));
  return rows.map(({ kind, text, at }) => ({ kind: kind as ClientReply['kind'], text, at: at.toISOString() }));
}

const repliesPerHour = 20;

/** Records that the client accepts an invoice or asks about it, and notifies the person in charge. */
export async function replyToInvoice(
  { params, query, body }: GivenOf<typeof linkContract.replyToInvoice>,
  scope: OpenScope,
): Promise<AnswerOf<typeof linkContract.replyToInvoice>> {
  const { deps, caller, now } = scope;
  const { entity, id } = params;
  const { kind } = body;
  await checkInvoiceLink(scope, params, query);
  const text = kind === 'questioned' ? body.text.trim() : '';
  if (kind === 'questioned' && text === '') throw invalid('text', 'required');
  await refuseTooMany(deps, [{ key: ['invoice reply', entity, String(id), caller], hits: repliesPerHour, windowSeconds: 3600 }]);
  return deps.database.writing(entity, async (db) => {
    const row = await lockInvoice(id, { db, entity });
    if (!row.issuedAt) throw notFound('invoice');
    const said = await readReplies(id, { db, entity });
    // Ignores a repeated reply: a double click, or a retry after a lost response.
    if (said.some((one) => one.kind === kind && one.text === text)) return { replies: said };
    const work = { db, entity, now, identity: null };
    await countResponse({ ...work, deps });
    await writeHistory(work, { invoiceId: id, kind, detail: text });
    await tellResponsible({ ...work, deps }, row, {
      kind: 'answer',
      makerId: await findMaker(row, Number(query.sender), work),
      excerpt: text,
    });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
    return { replies: await readReplies(id, { db, entity }) };
  });
}

/** Who is notified of a reply: the person who mailed the link, or the author of the invoice if the client opened it from their own account. */
async function findMaker(
  { clientId, createdBy }: Pick<InvoiceRow, 'clientId' | 'createdBy'>,
  senderId: number,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
): Promise<number | null> {
  const isSameAddress = sql`lower(${clients.companyEmail}) = lower(${accounts.email})`;
  const [own] = await db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(accounts, and(eq(accounts.entity, clients.entity), eq(accounts.personId, senderId), isSameAddress))
    .where(and(eq(clients.entity, entity), eq(clients.id, clientId ?? 0)));
  return own ? createdBy : senderId;
}

/**
 * Responds with a file shared with the client, or the seller's logo, for anyone with the link.
 * @throws 404 for other files
 */
export async function openLinkedFile({ params, query }: GivenOf<typeof linkContract.openLinkedFile>, scope: OpenScope): Promise<Response> {
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
      // SVG and HTML files must not run scripts or load anything.
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

/** Responds with the PDF for anyone with a valid mailed link; the first download is recorded. */
export async function openInvoiceLink(
  { params, query }: GivenOf<typeof linkContract.openInvoiceLink>,
  scope: OpenScope,
): Promise<Response> {
  const { deps, now, request } = scope;
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  await noteDownload(scope, params);
  const own = forEntity(deps, entity);
  const file = await deps.database.reading(entity, (db) => makeInvoiceFile(id, requestedLanguage(request), { db, entity, deps: own, now }));
  return answerPdf(file, 'inline');
}

/** Responds with the e-invoice for anyone with the mailed link; the first download is recorded. */
export async function openInvoiceLinkXml(
  { params, query }: GivenOf<typeof linkContract.openInvoiceLinkXml>,
  scope: OpenScope,
): Promise<Response> {
  const { entity, id } = params;
  await checkInvoiceLink(scope, params, query);
  const kept = await scope.deps.database.reading(entity, (db) => readKeptXml(id, { db, entity }));
  if (!kept) throw notFound('invoice');
  await noteDownload(scope, params);
  return answerXml(kept);
}

/**
 * Records the client's first download of an invoice.
 * @throws 404 for drafts and voided invoices
 */
async function noteDownload({ deps, now }: Pick<OpenScope, 'deps' | 'now'>, { entity, id }: { entity: string; id: number }): Promise<void> {
  await deps.database.writing(entity, async (db) => {
    const { issuedAt, downloadedAt } = await lockInvoice(id, { db, entity });
    if (!issuedAt) throw notFound('invoice');
    if (downloadedAt) return;
    const work = { db, entity, now, identity: null };
    await refreshInvoice(work, id, { downloadedAt: now });
    await writeHistory(work, { invoiceId: id, kind: 'downloaded' });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
}
