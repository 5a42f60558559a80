import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateInvoice as contract } from '../../contract.ts';
import { readClientShown } from './client-shown.ts';
import { pricingOfCredit } from './credits-of.ts';
import { serviceOf } from './insert-invoice.ts';
import type { InvoiceRow } from './invoice-columns.ts';
import { findClient, pricingFor, refuseImpossible } from './invoice-fields.ts';
import { lockInvoice } from './lock-invoices.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refreshInvoice } from './refresh-invoice.ts';
import { chargeOf } from './worked-out.ts';
import { writeHistory } from './write-history.ts';

type Given = Omit<GivenOf<typeof contract>['body'], 'version'>;

/** Changes the given fields of a draft. */
export async function updateInvoice({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
