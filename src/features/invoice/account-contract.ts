import { z } from 'zod/mini';
import { type AnswerOf, endpoint } from '#contract/endpoint.ts';
import { id, plainDate } from '#contract/primitives.ts';
import { recurringInvoice } from './recurring-contract.ts';

/** What moved a client's balance. Amounts are in minor units: above zero is owed, below zero was paid or taken off. */
const accountEntry = z.object({
  kind: z.enum(['invoice', 'credit-note', 'payment', 'refund']),
  /** Of issue, or of the payment: `YYYY-MM-DD`. */
  on: z.string(),
  /** The invoice that it is, or that was paid. */
  invoiceId: z.number(),
  number: z.string(),
  amountCents: z.number(),
  /** What was owed after it. */
  balanceCents: z.number(),
});
export type AccountEntry = z.infer<typeof accountEntry>;

const accountStatement = z.object({
  currency: z.string(),
  /** What was owed before the first entry, and after the last. */
  openingCents: z.number(),
  closingCents: z.number(),
  entries: z.array(accountEntry),
});
export type AccountStatement = z.infer<typeof accountStatement>;

export const readClientAccount = endpoint({
  method: 'GET',
  path: '/api/v1/client-accounts/{id}',
  summary:
    'Returns a client’s statement per currency: issued invoices, credit notes and payments in the given period. Drafts and voided invoices don’t count.',
  action: 'read',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  query: z.object({ from: z.optional(plainDate()), until: z.optional(plainDate()) }),
  answer: z.object({
    client: z.object({ id: z.number(), name: z.string(), company: z.string(), companyEmail: z.string(), country: z.string() }),
    statements: z.array(accountStatement),
    /** There are more entries than one answer holds: the oldest of the days stand in it. */
    isCut: z.boolean(),
    /** What is made anew for this client every so often; the next one first. */
    recurring: z.array(recurringInvoice),
  }),
  refusals: { 404: 'No such client.' },
});
export type ClientAccount = AnswerOf<typeof readClientAccount>;
