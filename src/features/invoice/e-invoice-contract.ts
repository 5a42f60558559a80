import { z } from 'zod/mini';
import { eInvoiceFormats } from '#contract/e-invoice-formats.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { notThere } from './contract.ts';

/** A rule that is broken, and what is to be done about it. */
const lack = z.object({
  /** As EN 16931 and its users call it, such as `BR-CO-26`. */
  rule: z.string(),
  /** Of the refusals of fields: its words say what is missing. */
  code: z.string(),
  /** `seller.iban`, `client.country`, `lines.2.exemption`. */
  field: z.string(),
});
export type EInvoiceLack = z.infer<typeof lack>;

export const readEInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/e-invoice',
  summary: 'Which electronic invoice is made of an invoice, and what it lacks before it can be issued.',
  action: 'read',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Null where none is wanted, or none was made. */
    format: z.nullable(z.enum(eInvoiceFormats)),
    lacks: z.array(lack),
  }),
  refusals: notThere,
});

export const downloadEInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/xml',
  summary: 'The electronic invoice as it was issued: XRechnung in UBL, or what stands in the PDF by Factur-X.',
  action: 'read',
  subject: 'Invoice',
  raw: true,
  params: z.object({ id: id() }),
  refusals: { 404: 'No such invoice, or none was made of it.' },
});

export const eInvoiceEndpoints = [readEInvoice, downloadEInvoice];
