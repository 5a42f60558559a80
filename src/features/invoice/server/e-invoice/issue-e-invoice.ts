import { and, eq } from 'drizzle-orm';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { FieldReason } from '#contract/reason.ts';
import { clients } from '#features/clients/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { sellerLacks } from '../../seller-lacks.ts';
import { readClientShown } from '../invoice-fields.ts';
import { readInvoiceRecord } from '../read-invoice.ts';
import { type BrokenRule, findBrokenRules } from './broken-rules.ts';
import type { EInvoice } from './e-invoice.ts';
import { makeEInvoice } from './make-e-invoice.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

type ReadingScope = Pick<Scope, 'db' | 'entity' | 'deps'>;

interface IssuingScope extends ReadingScope {
  isEInvoiceDeferrable?: boolean;
}

interface IssuedEInvoice {
  format: EInvoiceFormat;
  /** XML embedded in the PDF. */
  embedded?: string;
  /** XML file besides the PDF: the same, or XRechnung. */
  xml?: string;
}

/**
 * Creates the e-invoice of an invoice being issued; null if none is wanted.
 * @returns only the format when data is missing and the e-invoice may be created later
 * @throws 400 with the missing data
 */
export async function issueEInvoice(id: number, scope: IssuingScope): Promise<IssuedEInvoice | null> {
  const worked = await buildEInvoice(id, scope);
  if (!worked) return null;
  const { invoice, broken } = worked;
  if (broken.length > 0 && scope.isEInvoiceDeferrable) return { format: invoice.format };
  if (broken.length > 0) throw new Refusal('invalid', null, { fields: fieldsOf(broken) });
  const embedded = writeCii(invoice);
  return { format: invoice.format, embedded, xml: invoice.format === 'xrechnung' ? writeUbl(invoice) : embedded };
}

function fieldsOf(broken: readonly BrokenRule[]): Record<string, FieldReason[]> {
  const byField = Map.groupBy(broken, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, rules]) => [field, rules.map(({ code, rule }) => ({ code, rule }))]));
}

/**
 * Builds the current e-invoice of an invoice, with the rules it breaks; null if none is wanted.
 * @param parties replace an issued invoice's client and seller
 * @throws 404
 */
export async function buildEInvoice(
  id: number,
  scope: ReadingScope,
  parties?: Pick<InvoiceRecord, 'client' | 'seller'>,
): Promise<BuiltEInvoice | null> {
  return buildFrom(await readInvoiceRecord(id, scope), scope, parties);
}

/** Whether a draft cannot be sent yet, because data of the seller or for its e-invoice is missing. */
export async function isIncomplete(id: number, scope: ReadingScope): Promise<boolean> {
  const record = await readInvoiceRecord(id, scope);
  return sellerLacks(record.seller, record).length > 0 || ((await buildFrom(record, scope))?.broken ?? []).length > 0;
}

interface BuiltEInvoice {
  invoice: EInvoice;
  broken: BrokenRule[];
}

async function buildFrom(
  record: InvoiceRecord,
  scope: ReadingScope,
  parties?: Pick<InvoiceRecord, 'client' | 'seller'>,
): Promise<BuiltEInvoice | null> {
  const format = await wantedFormat(record.clientId, scope);
  if (format === null) return null;
  const creditsNumber = record.creditsId === null ? null : (await readInvoiceRecord(record.creditsId, scope)).number;
  // A draft uses the client data as of its issue.
  const client = record.isIssued ? record.client : await readClientShown(record, scope);
  const invoice = makeEInvoice({ ...record, client, ...parties }, format, creditsNumber);
  return { invoice, broken: findBrokenRules(invoice) };
}

/** Returns the client's format, or the company's by default. */
async function wantedFormat(clientId: number | null, scope: ReadingScope): Promise<EInvoiceFormat | null> {
  const { db, entity } = scope;
  const [client] = await db
    .select({ eInvoice: clients.eInvoice })
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, clientId ?? 0)));
  const setting = client?.eInvoice ?? (await readSeller(scope)).eInvoice;
  return setting === 'none' ? null : setting;
}
