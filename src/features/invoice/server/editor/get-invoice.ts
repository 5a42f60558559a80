import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getInvoice as contract } from '../../contract.ts';
import { plainMoneyText } from '../../money-text.ts';
import { toInvoice } from './invoice-columns.ts';
import { readInvoiceRow } from './read-invoice.ts';

/** One invoice with where to pay it; a deleted one is not there. */
export async function getInvoice({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await readInvoiceRow(params.id, scope);
  if (row.deletedAt) throw notFound('invoice');
  const seller = row.seller ?? (await readSeller(scope));
  const { bankName, bankCountry, iban, swiftCode } = seller;
  return {
    invoice: toInvoice(row),
    paymentDetails: {
      totalDue: plainMoneyText(Math.max(0, row.balanceCents), row.currency),
      bankName,
      country: bankCountry,
      iban,
      swiftCode,
    },
  };
}
