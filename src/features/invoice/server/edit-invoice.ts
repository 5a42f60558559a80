import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { invoices } from '../tables.ts';
import { findClient, pricingFor, pricingOfCredit, proposedBySeller, readClientShown, refuseImpossible } from './invoice-fields.ts';
import { type InvoiceRow, lockInvoice, writeHistory } from './invoice-rows.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { chargeOf, insertInvoice, refreshInvoice, serviceOf } from './write-invoice.ts';

/** Adds a draft; a repeated key returns the existing one. */
export async function addInvoice(
  { body }: GivenOf<typeof contract.addInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addInvoice>> {
  const { clientKey = null, notes = '', service = '', ...fields } = body;
  const added = clientKey === null ? null : await findAdded(clientKey, scope);
  if (added !== null) return { invoice: await readInvoiceRecord(added, scope) };
  const proposed = await proposedBySeller(scope);
  const pricing = pricingFor(body.pricing) ?? proposed.pricing;
  const { delivery = proposed.delivery } = body;
  refuseImpossible({ ...fields, pricing, delivery });
  const client = await findClient(fields.clientId, scope);
  const id = await insertInvoice(scope, { ...fields, pricing, delivery, client, notes, service, clientKey });
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [id] });
  return { invoice: await readInvoiceRecord(id, scope) };
}

/** A retry waits here for the first attempt, before it would consume a number. */
async function findAdded(clientKey: string, { db, entity }: Scope): Promise<number | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice ${entity} ${clientKey}`}, 0))`);
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.clientKey, clientKey)));
  return row?.id ?? null;
}

type Given = Omit<GivenOf<typeof contract.updateInvoice>['body'], 'version'>;

/** Changes the given fields of a draft. */
export async function updateInvoice(
  { params, body }: GivenOf<typeof contract.updateInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateInvoice>> {
  const { db, entity } = scope;
  const { version, ...given } = body;
  const row = await lockInvoice(params.id, scope);
  if (row.issuedAt || (version !== undefined && version !== row.version))
    throw conflict('invoice', await readInvoiceRecord(params.id, scope));
  const after = await refreshInvoice(scope, params.id, await columnsOf(given, row, scope));
  if (after.version !== row.version) {
    await writeHistory(scope, { invoiceId: params.id, kind: 'edited' });
    await announce(db, entity, { kind: 'invoice', ids: [params.id] });
  }
  return { invoice: await readInvoiceRecord(params.id, scope) };
}

async function columnsOf(given: Given, row: InvoiceRow, scope: Scope): Promise<Partial<InvoiceRow>> {
  const { clientId = row.clientId, issuedOn = row.issuedOn, dueOn = row.dueOn, currency = row.currency } = given;
  const { delivery = row.delivery, lines = row.lines, notes = row.notes, service = row.service } = given;
  const { creditsId } = row;
  const pricing =
    creditsId === null ? (pricingFor(given.pricing) ?? row.pricing) : await pricingOfCredit({ id: row.id, creditsId, lines }, scope);
  refuseImpossible({ issuedOn, dueOn, delivery, lines, pricing });
  const charge = chargeOf(lines, pricing);
  if (row.kind === 'credit-note') {
    if (clientId !== row.clientId) throw invalid('clientId', 'as_credited');
    if (currency !== row.currency) throw invalid('currency', 'as_credited');
    const further = lines.findIndex(({ moreTaxes }) => moreTaxes?.length);
    if (further >= 0 && !pricing.told?.isSeveral) throw invalid(`lines.${further}.moreTaxes`, 'as_credited');
    if (charge.totalCents > 0) throw invalid('lines', 'credit_note_charges');
  }
  const isOwnService = given.service || (given.service === undefined && row.service !== serviceOf(row.lines));
  return {
    ...{ clientId, issuedOn, dueOn, delivery, currency, lines, pricing, notes, ...charge },
    service: isOwnService ? service : serviceOf(lines),
    client: clientId === null || clientId === row.clientId ? await readClientShown(row, scope) : await findClient(clientId, scope),
  };
}
