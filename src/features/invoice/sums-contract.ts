import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag, plainDate } from '#contract/primitives.ts';
import { filtered } from './contract.ts';

/** Sums of the invoices in one currency, in its minor units. */
const currencySums = z.object({
  currency: z.string(),
  /** Number, total and balance of the matching invoices; drafts have no balance. */
  listed: z.number(),
  totalCents: z.number(),
  balanceCents: z.number(),
  /** Amount owed by clients, regardless of the status filter; their credit is not deducted. */
  outstandingCents: z.number(),
  /** The overdue part of it. */
  overdueCents: z.number(),
  /** Payments in the month minus refunds, without credit moved between invoices. */
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
    /** The reader's current date; payments of its month are summed. */
    on: plainDate(),
    /** `false` omits the sums of searches with more than 10,000 matches, which are slow. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    sums: z.array(currencySums),
    /** Set if they were omitted. */
    isTooBroad: z.optional(z.boolean()),
  }),
});
