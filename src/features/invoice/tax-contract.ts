import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { plainDate } from '#contract/primitives.ts';

export const taxPeriods = ['month', 'quarter', 'year'] as const;
export type TaxPeriod = (typeof taxPeriods)[number];

/** Amounts charged at one rate of a category in a period, in minor units, less credit notes. */
const taxRow = z.object({
  currency: z.string(),
  /** `2026-03`, `2026-Q1` or `2026`. */
  period: z.string(),
  /** In hundredths of a percent. */
  basisPoints: z.number(),
  category: z.enum(taxCategories),
  /** Name of a tax charged besides others; otherwise empty. */
  name: z.string(),
  /** Number of invoices and credit notes with it, including reversals of voided ones. */
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
