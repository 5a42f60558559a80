import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { plainDate } from '#contract/primitives.ts';

export const taxPeriods = ['month', 'quarter', 'year'] as const;
export type TaxPeriod = (typeof taxPeriods)[number];

/** What was charged at one rate of one category in a period. Amounts are in minor units; what credit notes took back is off. */
const taxRow = z.object({
  currency: z.string(),
  /** `2026-03`, `2026-Q1` or `2026`. */
  period: z.string(),
  /** Hundredths of a percent. */
  basisPoints: z.number(),
  category: z.enum(taxCategories),
  /** Of a tax that is charged beside others; else empty. */
  name: z.string(),
  /** How many invoices and credit notes charge at it, and how many voided ones are taken back. */
  invoices: z.number(),
  netCents: z.number(),
  taxCents: z.number(),
});
export type TaxRow = z.infer<typeof taxRow>;

export const readTaxReport = endpoint({
  method: 'GET',
  path: '/api/v1/tax-report',
  summary:
    'Returns the tax of issued invoices by rate and period, by day of issue. Drafts don’t count, nor do invoices voided in the month of issue; later voidings are reversed on their day.',
  action: 'read',
  subject: 'Invoice',
  query: z.object({ from: plainDate(), until: plainDate(), by: z._default(z.enum(taxPeriods), 'month') }),
  answer: z.object({ rows: z.array(taxRow) }),
});
