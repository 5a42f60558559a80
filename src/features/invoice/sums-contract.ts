import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag, plainDate } from '#contract/primitives.ts';
import { filtered } from './contract.ts';

/** The money of the invoices in one currency; all amounts in its minor units. */
const currencySums = z.object({
  currency: z.string(),
  /** The invoices that are asked for: how many, what they come to, and what is left to pay of them. Drafts ask nobody for money. */
  listed: z.number(),
  totalCents: z.number(),
  balanceCents: z.number(),
  /** What clients owe, whatever status is asked for. What they have in credit is not taken off. */
  outstandingCents: z.number(),
  /** Of that, what is past its due date. */
  overdueCents: z.number(),
  /** What was paid in the month, less what was given back. Credit that moved between invoices is no payment. */
  paidCents: z.number(),
});
export type CurrencySums = z.infer<typeof currencySums>;

export const readInvoiceSums = endpoint({
  method: 'GET',
  path: '/api/v1/invoice-sums',
  summary: 'Returns the totals of the matching invoices per currency; the one with the most invoices first.',
  action: 'read',
  subject: 'Invoice',
  query: z.object({
    ...filtered,
    /** The day that it is for the reader: payments are those of its month. */
    on: plainDate(),
    /** `false` leaves out the sums of a search with more than 10,000 matches, which take long. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    sums: z.array(currencySums),
    /** Set if they were left out. */
    isTooBroad: z.optional(z.boolean()),
  }),
});
