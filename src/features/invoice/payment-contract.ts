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
  /** Made by the page, so that a retry adds it once. */
  clientKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key')))),
};

export const addPayment = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/payments',
  summary: 'Adds a payment; more than the balance leaves the client a credit.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject(paymentFields),
  refusals: { ...notThere, 409: 'It is a draft, or a credit note.' },
});

export const refundPayment = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/refund',
  summary: 'Gives back what a client has paid too much: a payment below zero, of no more than their credit.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject(paymentFields),
  refusals: { ...notThere, 409: 'There is not so much credit.' },
});

export const moveCredit = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/move-credit',
  summary: 'Pays another open invoice of the same client and currency with the credit of this one, as far as both go.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ toId: id() }),
  refusals: { ...notThere, 409: 'There is no credit.' },
});

export const removePayments = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/remove-payments',
  summary: 'Takes payments back: what Undo does.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds }),
  refusals: {
    404: 'One of them does not exist; nothing was changed.',
    409: 'Of one of them something was refunded, or moved to another invoice; nothing was changed.',
  },
});

export const markInvoicesPaid = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/mark-paid',
  summary: 'Adds to each of several invoices a payment of its balance; answers the payments, which is what Undo takes back.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds, paidOn: plainDate(), method: z.enum(paymentMethods) }),
  /** `skipped`: drafts, credit notes and those without a balance. */
  answer: z.object({ paid: z.array(z.number()), paymentIds: z.array(z.number()), skipped: z.array(z.number()) }),
  refusals: { 404: 'One of them does not exist; nothing was changed.' },
});

export const paymentEndpoints = [addPayment, refundPayment, moveCredit, removePayments, markInvoicesPaid];
