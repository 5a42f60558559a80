import { z } from 'zod/mini';
import { type AnswerOf, endpoint } from '#contract/endpoint.ts';
import { id, plainDate } from '#contract/primitives.ts';
import { recurringInvoice } from './recurring-contract.ts';

/** A change of a client's balance. Amounts are in minor units: positive is owed, negative was paid or credited. */
const accountEntry = z.object({
  kind: z.enum(['invoice', 'credit-note', 'payment', 'refund']),
  /** Date of issue or payment, as `YYYY-MM-DD`. */
  on: z.string(),
  invoiceId: z.number(),
  number: z.string(),
  amountCents: z.number(),
  /** Balance after the entry. */
  balanceCents: z.number(),
});
export type AccountEntry = z.infer<typeof accountEntry>;

const accountStatement = z.object({
  currency: z.string(),
  /** Balances before the first entry and after the last. */
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
    /** Whether the period has more entries than the response; the oldest are returned. */
    isCut: z.boolean(),
    /** Recurring invoices of the client, next due first. */
    recurring: z.array(recurringInvoice),
  }),
  refusals: { 404: 'No such client.' },
});
export type ClientAccount = AnswerOf<typeof readClientAccount>;
