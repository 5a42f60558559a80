import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { creditInvoice as contract } from '../../contract.ts';
import { creditPricing, leftToCredit } from '../../credit-pricing.ts';
import { deliveredLine, deliveryOf } from './credited-delivery.ts';
import { issuedCredits } from './credits-of.ts';
import { insertInvoice } from './insert-invoice.ts';
import { lockInvoice } from './lock-invoices.ts';
import { readInvoiceRecord } from './read-invoice.ts';
import { refuseOwned } from './void-rules.ts';

/** Adds a draft of a credit note that takes back what is left of an issued invoice; its lines may still be edited. */
export async function creditInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  if (!row.issuedAt || row.kind === 'credit-note')
    throw new Refusal('conflict', { code: 'not_creditable' }, { current: await readInvoiceRecord(row.id, scope) });
  await refuseOwned(row, scope);
  const credits = await issuedCredits(row.id, scope);
  const lines = leftToCredit(row, credits).map((line) => ({ ...deliveredLine(line, row.issuedOn), quantityMilli: 0 - line.quantityMilli }));
  if (lines.length === 0) throw new Refusal('conflict', { code: 'credits_too_much' }, { current: await readInvoiceRecord(row.id, scope) });
  const { clientId, client, currency, service } = row;
  const today = await todayOf(scope);
  const id = await insertInvoice(scope, {
    ...{ clientId, client, currency, service, notes: '' },
    kind: 'credit-note',
    creditsId: row.id,
    issuedOn: today,
    delivery: deliveryOf(row),
    dueOn: today,
    pricing: creditPricing(row, credits, lines),
    lines,
  });
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [row.id, id] });
  return { invoice: await readInvoiceRecord(id, scope) };
}
