import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id, oneLine, plainDate } from '#contract/primitives.ts';
import { manyIds, notThere, oneInvoice, paymentMethods } from './contract.ts';

const paymentFields = {
  amountCents: z.number().check(z.int(), z.minimum(1), z.maximum(100_000_000_000_000)),
  paidOn: plainDate(),
  method: z.enum(paymentMethods),
  note: z.optional(oneLine(200)),
  /** Idempotency key created by the page, so that a retry adds it once. */
  clientKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key')))),
};

export const addPayment = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/payments',
  summary: 'Adds a payment; anything above the balance becomes the client’s credit.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject(paymentFields),
  refusals: { ...notThere, 409: 'It’s a draft or a credit note.' },
});

export const refundPayment = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/refund',
  summary: 'Refunds a client’s overpayment: a negative payment of at most their credit.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject(paymentFields),
  refusals: { ...notThere, 409: 'The credit is too small.' },
});

export const moveCredit = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/move-credit',
  summary: 'Applies this invoice’s credit to another open invoice of the same client and currency, up to its balance.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ toId: id() }),
  refusals: { ...notThere, 409: 'There is no credit.' },
});

export const removePayments = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/remove-payments',
  summary: 'Undoes payments.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds }),
  refusals: {
    404: 'One of them doesn’t exist; nothing was changed.',
    409: 'Money of one of them was refunded or moved to another invoice; nothing was changed.',
  },
});

export const markInvoicesPaid = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/mark-paid',
  summary: 'Adds a payment of the balance to each of several invoices; returns the payments for Undo.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds, paidOn: plainDate(), method: z.enum(paymentMethods) }),
  /** `skipped` contains drafts, credit notes and invoices without a balance. */
  answer: z.object({ paid: z.array(z.number()), paymentIds: z.array(z.number()), skipped: z.array(z.number()) }),
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.' },
});

export const paymentEndpoints = [addPayment, refundPayment, moveCredit, removePayments, markInvoicesPaid];
