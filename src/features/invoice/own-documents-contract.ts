import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { page, perPage } from '#contract/primitives.ts';
import { invoiceRecord } from './contract.ts';

/** An issued invoice or credit note, as it is listed for the person it is addressed to. */
const ownDocument = z.extend(
  z.pick(invoiceRecord, {
    ...{ number: true, kind: true, issuedOn: true, dueOn: true, currency: true, totalCents: true, balanceCents: true },
    ...{ invoiceStatus: true },
  }),
  {
    /** The signed address of its page, which shows how to pay it. */
    path: z.string(),
    /** The signed address of its PDF. */
    pdf: z.string(),
  },
);
export type OwnDocument = z.infer<typeof ownDocument>;

export const listOwnDocuments = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents',
  summary: 'Lists the invoices and credit notes addressed to the caller’s confirmed email address, a page at a time.',
  action: 'read',
  subject: 'Invoice',
  access: 'signed-in',
  query: z.object({
    /** `open`: what is still to be paid, the first due first; `closed`: paid invoices and credit notes, the newest first. */
    state: z._default(z.enum(['', 'open', 'closed']), ''),
    page: page(),
    perPage: perPage(10),
  }),
  answer: z.object({
    /** Whether the address of the account is confirmed; until then there are no documents. */
    isConfirmed: z.boolean(),
    documents: z.array(ownDocument),
    total: z.number(),
    /** What is to be paid of all open ones, in each currency. */
    due: z.array(z.object({ currency: z.string(), dueCents: z.number() })),
  }),
});
