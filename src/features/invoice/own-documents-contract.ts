import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { page, perPage } from '#contract/primitives.ts';
import { invoiceRecord } from './contract.ts';

/** An issued invoice or credit note, as listed for its recipient. */
const ownDocument = z.extend(
  z.pick(invoiceRecord, {
    ...{ number: true, kind: true, issuedOn: true, dueOn: true, currency: true, totalCents: true, balanceCents: true },
    ...{ invoiceStatus: true },
  }),
  {
    /** Signed URL of its page, which shows how to pay. */
    path: z.string(),
    /** Signed URL of its PDF. */
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
    /** `open`: unpaid invoices, earliest due first; `closed`: paid invoices and credit notes, newest first. */
    state: z._default(z.enum(['', 'open', 'closed']), ''),
    page: page(),
    perPage: perPage(10),
  }),
  answer: z.object({
    /** Whether the account's address is confirmed; until then there are no documents. */
    isConfirmed: z.boolean(),
    documents: z.array(ownDocument),
    total: z.number(),
    /** Total due of all open invoices, per currency. */
    due: z.array(z.object({ currency: z.string(), dueCents: z.number() })),
  }),
});
