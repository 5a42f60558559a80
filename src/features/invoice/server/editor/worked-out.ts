import { minorDigits } from '#contract/money/currency.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import { balanceOf, statusOf } from '../../invoice-status.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import { searchText } from '../list/search-text.ts';
import type { InvoiceRow } from './invoice-columns.ts';

type Facts = Pick<
  InvoiceRow,
  'id' | 'number' | 'client' | 'currency' | 'totalCents' | 'paidCents' | 'creditedCents' | 'issuedAt' | 'downloadedAt' | 'dueOn'
>;

/** What the lines charge together, as the table keeps it. */
export function chargeOf(
  lines: readonly LineItem[],
  pricing: Pricing,
): Pick<InvoiceRow, 'netCents' | 'taxCents' | 'discountCents' | 'totalCents'> {
  const { netCents, taxCents, discountCents, totalCents } = invoiceTotals(lines, pricing);
  return { netCents, taxCents, discountCents, totalCents };
}

/** All columns that follow from others. @param today `YYYY-MM-DD`, for the company */
export function workedOut(
  facts: Facts,
  today: string,
): Pick<InvoiceRow, 'balanceCents' | 'totalRank' | 'balanceRank' | 'status' | 'searchText' | 'clientName'> {
  const { client, currency, totalCents, issuedAt, downloadedAt } = facts;
  const balanceCents = balanceOf(facts);
  const isWhat = { isIssued: issuedAt !== null, isDownloaded: downloadedAt !== null };
  return {
    balanceCents,
    totalRank: rankOf(totalCents, currency),
    balanceRank: rankOf(balanceCents, currency),
    status: statusOf({ ...facts, ...isWhat }, today),
    searchText: searchText({ ...facts, balanceCents }),
    clientName: client.name || client.company,
  };
}

/** In thousandths of the major unit. */
function rankOf(cents: number, currency: string): number {
  return Math.round(cents * 10 ** (3 - minorDigits(currency)));
}
