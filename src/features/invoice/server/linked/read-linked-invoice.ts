import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import { forEntity } from '#server/for-entity.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { epcCode } from '../../epc-code.ts';
import type { readLinkedInvoice as contract, LinkedInvoice } from '../../link-contract.ts';
import { invoicesView as invoices } from '../../tables.ts';
import { listColumns, toInvoice } from '../editor/invoice-columns.ts';
import { readInvoiceRecord } from '../editor/read-invoice.ts';
import { readKeptXml } from '../sending/issued-document.ts';
import { checkInvoiceLink, linkedFilePath, linksOf, pdfPath, type Terms, xmlPath } from './invoice-link.ts';
import { readReplies } from './read-replies.ts';

type Page = AnswerOf<typeof contract>;
type Reading = Pick<Scope, 'db' | 'entity' | 'deps'>;

const mostInvoices = 50;

/** What the page of a signed link shows. @throws 404, also for what is not issued, or was voided. */
export async function readLinkedInvoice({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Page> {
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

/** The address of the logo is given to sessions alone; the page has one of its own. */
function shownToClient(record: InvoiceRecord): LinkedInvoice {
  const { number, kind, invoiceStatus, issuedDate, issuedOn, dueDate, dueOn, client, lines, pricing, notes, currency } = record;
  const { delivery, totalCents, balanceCents, paidCents, creditedCents, isIssued } = record;
  return {
    ...{ number, kind, invoiceStatus, issuedDate, issuedOn, dueDate, dueOn, client, lines, pricing, notes, currency },
    ...{ delivery, totalCents, balanceCents, paidCents, creditedCents, isIssued },
    seller: { ...record.seller, logo: null },
  };
}

/** The newest invoices of the same client, and what is open of all. */
async function readAll({ id, clientId }: InvoiceRecord, terms: Terms, scope: Reading): Promise<Pick<Page, 'all' | 'balances'>> {
  if (clientId === null) return { all: [], balances: [] };
  const { db, entity } = scope;
  const isTheirs = and(live(invoices, entity), eq(invoices.clientId, clientId), ne(invoices.status, 'Draft'), eq(invoices.kind, 'invoice'));
  const rows = await db
    .select(listColumns)
    .from(invoices)
    .where(isTheirs)
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(mostInvoices);
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
    const path = await linkTo(row.id);
    return { number, issuedOn, dueOn, currency, totalCents, balanceCents, invoiceStatus, path, isThis: row.id === id };
  });
  return { all: await Promise.all(all), balances };
}
