import { z } from 'zod/mini';
import { eInvoiceFormats } from '#contract/e-invoice-formats.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { invoiceRecord, notThere } from './contract.ts';

const lack = z.object({
  /** Name in EN 16931 or its CIUS, such as `BR-CO-26`. */
  rule: z.string(),
  /** Code of the field error that describes what is missing. */
  code: z.string(),
  /** Such as `seller.iban`, `client.country` or `lines.2.exemption`. */
  field: z.string(),
});
export type EInvoiceLack = z.infer<typeof lack>;

export const readEInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/e-invoice',
  summary: 'Returns the e-invoice format of an invoice, and what is missing to issue it.',
  action: 'read',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Null if no e-invoice is wanted. */
    format: z.nullable(z.enum(eInvoiceFormats)),
    lacks: z.array(lack),
    /** False for a draft, and for an issued invoice with missing data: `createEInvoice` creates it once nothing is missing. */
    isCreated: z.boolean(),
  }),
  refusals: notThere,
});

export const createEInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/{id}/e-invoice',
  summary:
    'Creates the e-invoice of an issued invoice that lacked data for it. Only missing fields come from the current client and company; number and amounts stay.',
  action: 'update',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  answer: z.object({ invoice: invoiceRecord }),
  refusals: { ...notThere, 409: 'It’s a draft, has its e-invoice, or doesn’t need one; `current` has the invoice.' },
});

export const downloadEInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/xml',
  summary: 'Returns the issued e-invoice: XRechnung in UBL, or the XML of the Factur-X PDF.',
  action: 'read',
  subject: 'Invoice',
  raw: true,
  params: z.object({ id: id() }),
  refusals: { 404: 'No such invoice, or it has no e-invoice.' },
});

export const eInvoiceEndpoints = [readEInvoice, createEInvoice, downloadEInvoice];
