import type { LineItem, Pricing } from '../../contract.ts';
import { hasSeveralTaxes, invoiceTotals } from '../../line-amounts.ts';
import type { TaxPeriod, TaxRow } from '../../tax-contract.ts';

export interface TaxedInvoice {
  id: number;
  /** The day on which it counts: `YYYY-MM-DD`. */
  on: string;
  currency: string;
  lines: LineItem[];
  pricing: Pricing;
}

/** Adds up the taxes of invoices by currency, period, rate and category; what was voided is added with the sign -1. */
export function taxSums(by: TaxPeriod): { add: (invoice: TaxedInvoice, sign: 1 | -1) => void; rows: () => TaxRow[] } {
  const rows = new Map<string, TaxRow>();
  return {
    add({ on, currency, lines, pricing }, sign) {
      const period = periodOf(on, by);
      // Of one rate there may be several, each with its own reason; the invoice is counted once.
      const counted = new Set<string>();
      const isSeveral = hasSeveralTaxes(lines, pricing);
      for (const { basisPoints, category, netCents, taxCents, ...tax } of invoiceTotals(lines, pricing).taxes) {
        const name = isSeveral ? tax.name : '';
        const key = `${currency} ${period} ${basisPoints} ${category} ${name}`;
        const row = rows.get(key) ?? { currency, period, basisPoints, category, name, invoices: 0, netCents: 0, taxCents: 0 };
        rows.set(key, row);
        row.netCents += sign * netCents;
        row.taxCents += sign * taxCents;
        if (!counted.has(key)) row.invoices += 1;
        counted.add(key);
      }
    },
    rows: () => [...rows.values()].sort(inOrder),
  };
}

/** `2026-03`, `2026-Q1` or `2026` of a day. */
function periodOf(day: string, by: TaxPeriod): string {
  if (by === 'year') return day.slice(0, 4);
  return by === 'month' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** By currency and period, the highest rate first. */
function inOrder(a: TaxRow, b: TaxRow): number {
  const name = (row: TaxRow) => `${row.currency} ${row.period}`;
  if (name(a) !== name(b)) return name(a) < name(b) ? -1 : 1;
  return b.basisPoints - a.basisPoints || (a.category < b.category ? -1 : Number(a.category > b.category));
}
