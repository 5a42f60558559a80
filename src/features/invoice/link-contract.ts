import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, someLines } from '#contract/primitives.ts';
import { invoiceRecord, notThere } from './contract.ts';

/** Terms of a signed link as digits, and its signature. */
const params = z.object({ entity: z.string(), id: id() });
const query = z.object({
  expires: z._default(z.string(), ''),
  sender: z._default(z.string(), ''),
  signature: z._default(z.string(), ''),
});
const refusals = { 404: 'No such invoice, or the link is invalid or has expired.' };

export const openInvoiceLink = endpoint({
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  params,
  query,
  refusals,
  method: 'GET',
  path: '/api/v1/invoice-links/{entity}/{id}',
  summary: 'Returns the PDF by the mailed signed link, and records the download.',
  raw: true,
  writes: true,
});

export const openInvoiceLinkXml = endpoint({
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  params,
  query,
  refusals: { 404: `${refusals[404]} Or it has no e-invoice.` },
  method: 'GET',
  path: '/api/v1/invoice-links/{entity}/{id}/xml',
  summary: 'Returns the e-invoice by the mailed signed link, and records the download.',
  raw: true,
  writes: true,
});

export const openLinkedFile = endpoint({
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  params: z.extend(params, { file: z.string().check(z.maxLength(100)) }),
  query,
  refusals: { 404: `${refusals[404]} Or the file isn’t shared.` },
  method: 'GET',
  path: '/api/v1/invoice-links/{entity}/{id}/files/{file}',
  summary: 'Returns the logo, or a file shared with the client by its number.',
  raw: true,
});

export const readInvoiceLink = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/link',
  summary: 'Returns the address of the client’s page of an issued invoice, which needs no account.',
  action: 'update',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  answer: z.object({ path: z.string() }),
  refusals: notThere,
});

/** An invoice as its client sees it, without authors, payment notes and history. */
export const linkedInvoice = z.pick(invoiceRecord, {
  ...{ number: true, kind: true, invoiceStatus: true, issuedDate: true, issuedOn: true, dueDate: true, dueOn: true, client: true },
  ...{ seller: true, lines: true, pricing: true, notes: true, delivery: true, currency: true, totalCents: true, balanceCents: true },
  ...{ paidCents: true, creditedCents: true, isIssued: true },
});
export type LinkedInvoice = z.infer<typeof linkedInvoice>;

export const clientReplies = ['accepted', 'questioned'] as const;

const clientReply = z.object({ kind: z.enum(clientReplies), text: z.string(), at: z.string() });
export type ClientReply = z.infer<typeof clientReply>;

export const readLinkedInvoice = endpoint({
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  params,
  query,
  refusals,
  method: 'GET',
  path: '/api/v1/invoice-links/{entity}/{id}/page',
  summary: 'Returns the page of the signed link: the invoice, its payment details, and the client’s other invoices.',
  answer: z.object({
    invoice: linkedInvoice,
    /** Path of the PDF. */
    pdf: z.string(),
    /** Path of the e-invoice; null if there is none or it is embedded in the PDF. */
    xml: z.nullable(z.string()),
    /** Path of the seller's logo; null for none. */
    logo: z.nullable(z.string()),
    /** The seller's brand color, such as `#1f6f54`; empty for none. */
    brandColor: z.string(),
    files: z.array(z.object({ name: z.string(), sizeBytes: z.number(), path: z.string() })),
    /** Content of the QR code for banking apps (EPC069-12); null unless it is payable in euros to an IBAN. */
    epc: z.nullable(z.string()),
    /** Oldest first. */
    replies: z.array(clientReply),
    /** The newest invoices of the same client including this one, each with the path of its page. */
    all: z.array(
      z.extend(
        z.pick(invoiceRecord, {
          ...{ number: true, issuedOn: true, dueOn: true, currency: true, totalCents: true, balanceCents: true, invoiceStatus: true },
        }),
        { path: z.string(), isThis: z.boolean() },
      ),
    ),
    /** Total amount due for all of them, by currency. */
    balances: z.array(z.object({ currency: z.string(), balanceCents: z.number() })),
  }),
});

export const replyToInvoice = endpoint({
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  params,
  query,
  refusals: { ...refusals, 402: 'The company has used up its plan’s responses for this month.' },
  method: 'POST',
  path: '/api/v1/invoice-links/{entity}/{id}/reply',
  summary: 'Accepts an invoice as the client, or asks about it; the person in charge is notified. Repeats count once.',
  body: z.strictObject({
    kind: z.enum(clientReplies),
    /** The client's question; required for one. */
    text: z._default(someLines(1000), ''),
  }),
  answer: z.object({ replies: z.array(clientReply) }),
});

export const linkEndpoints = [openLinkedFile, readInvoiceLink, openInvoiceLink, openInvoiceLinkXml, readLinkedInvoice, replyToInvoice];
