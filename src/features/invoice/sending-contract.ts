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
    'Issues the invoice if it was not, and mails it to the client: the PDF attached, a signed link in the text. A draft that lacks seller data is refused by 400, with `fields` that name it, and stays a draft.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({
    to: emailAddress(),
    subject: z.optional(oneLine(200)),
    /** Plain text. */
    message: z.optional(someLines(5000)),
    /** The same again: in the words of a reminder. */
    isReminder: z.optional(z.boolean()),
    /** The attachments that are shared with the client go along; without it the client finds them by the link only. */
    attachesShared: z.optional(z.boolean()),
    /** Of what the caller saw: a draft that was changed meanwhile is not issued. */
    version: version(),
  }),
  refusals: {
    ...notThere,
    409: 'It was changed meanwhile, or there is nothing to remind of: it is a draft, paid, not due, or covered by credit.',
  },
});

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/send',
  once: true,
  summary:
    'Mails several invoices to their clients; those whose client has no e-mail address, and drafts that lack seller data or something of their electronic invoice, are named.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ sent: z.array(z.number()), withoutAddress: z.array(z.number()), incomplete: z.array(z.number()) }),
  refusals: notThere,
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/pdf',
  summary: 'The invoice as PDF.',
  action: 'read',
  subject: 'Invoice',
  raw: true,
  params: z.object({ id: id() }),
  refusals: notThere,
});

export const sendingEndpoints = [sendInvoice, sendInvoices, downloadInvoice];
