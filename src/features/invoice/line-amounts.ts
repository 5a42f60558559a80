import type { LineItem } from './contract.ts';

/** What a line charges, in minor units: whole ones, rounded as they are shown. */
export interface LineAmounts {
  /** Quantity times price. */
  grossCents: number;
  discountCents: number;
  /** After the discount, before tax. */
  netCents: number;
  taxCents: number;
  totalCents: number;
}

/** What an invoice charges: the sums of what its lines show. */
export interface InvoiceTotals {
  netCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** By rate, the lowest first. */
  taxes: { basisPoints: number; netCents: number; taxCents: number }[];
}

type Charge = Pick<LineItem, 'quantityMilli' | 'priceCents' | 'discountBasisPoints' | 'taxBasisPoints'>;

/** No line may charge more than this before its discount: then 200 of them with tax still add up exactly in a number. */
export const largestLineCents = 10_000_000_000_000;

/**
 * What a line charges. Whole numbers throughout; where one does not come out even it is rounded once, half away from zero: quantity times
 * price, then the discount of that, then the tax of what is left. A negated line charges exactly the negation.
 */
export function lineAmounts({ quantityMilli, priceCents, discountBasisPoints, taxBasisPoints }: Charge): LineAmounts {
  const grossCents = timesRatio(quantityMilli, priceCents, 1000);
  const discountCents = timesRatio(grossCents, discountBasisPoints, 10_000);
  const netCents = grossCents - discountCents;
  const taxCents = timesRatio(netCents, taxBasisPoints, 10_000);
  return { grossCents, discountCents, netCents, taxCents, totalCents: netCents + taxCents };
}

/** What the lines charge together: nothing is rounded again, so that the totals are the sums of what the lines show. */
export function invoiceTotals(lines: readonly Charge[]): InvoiceTotals {
  const totals: InvoiceTotals = { netCents: 0, discountCents: 0, taxCents: 0, totalCents: 0, taxes: [] };
  for (const line of lines) {
    const { netCents, discountCents, taxCents, totalCents } = lineAmounts(line);
    totals.netCents += netCents;
    totals.discountCents += discountCents;
    totals.taxCents += taxCents;
    totals.totalCents += totalCents;
    let tax = totals.taxes.find(({ basisPoints }) => basisPoints === line.taxBasisPoints);
    if (!tax) {
      tax = { basisPoints: line.taxBasisPoints, netCents: 0, taxCents: 0 };
      totals.taxes.push(tax);
    }
    tax.netCents += netCents;
    tax.taxCents += taxCents;
  }
  totals.taxes.sort((a, b) => a.basisPoints - b.basisPoints);
  return totals;
}

/** `a * b / divisor`, rounded half away from zero. The product may be larger than a number holds exactly. */
function timesRatio(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b);
  const half = BigInt(divisor / 2);
  const rounded = (product < 0n ? product - half : product + half) / BigInt(divisor);
  return Number(rounded);
}
