import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, id, oneLine, someLines, version } from '#contract/primitives.ts';
import { notThere, oneInvoice } from './contract.ts';

export const sendInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/send',
  once: true,
  summary:
    'Issues a draft, and mails the invoice to the client with the PDF and a signed link. A draft without complete seller data is refused with 400 and its `fields`, and stays a draft.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({
    to: emailAddress(),
    subject: z.optional(oneLine(200)),
    /** Plain text. */
    message: z.optional(someLines(5000)),
    /** Sends it again as a reminder. */
    isReminder: z.optional(z.boolean()),
    /** Whether to attach the files shared with the client; otherwise they are only on the invoice page. */
    attachesShared: z.optional(z.boolean()),
    /** Version the caller saw; a draft changed since is not issued. */
    version: version(),
  }),
  refusals: {
    ...notThere,
    409: 'It was changed by someone else, or needs no reminder: it’s a draft, paid, not due, or covered by credit.',
  },
});

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/send',
  once: true,
  summary:
    'Mails several invoices to their clients; returns those that can’t be sent: clients without an email address, drafts without complete seller or e-invoice data.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ sent: z.array(z.number()), withoutAddress: z.array(z.number()), incomplete: z.array(z.number()) }),
  refusals: notThere,
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/pdf',
  summary: 'Returns the invoice as a PDF.',
  action: 'read',
  subject: 'Invoice',
  raw: true,
  params: z.object({ id: id() }),
  refusals: notThere,
});

export const sendingEndpoints = [sendInvoice, sendInvoices, downloadInvoice];
