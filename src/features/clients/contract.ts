import { z } from 'zod/mini';
import { eInvoiceSettings } from '#contract/e-invoice-formats.ts';
import { endpoint } from '#contract/endpoint.ts';
import { languageCodes } from '#contract/languages.ts';
import { listFormats } from '#contract/list-formats.ts';
import { emailOrNone, id, oneLine, page, perPage, someLines, version } from '#contract/primitives.ts';

/** A client the company invoices. */
export const client = z.object({
  id: z.number(),
  /** Name of the contact person. */
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  /** Phone number. */
  contact: z.string(),
  /** Street, then postal code and city, one per line. */
  address: z.string(),
  country: z.string(),
  vatId: z.string(),
  /** Company register number, such as HRB 1234 or a SIRET. */
  companyNumber: z.string(),
  /** Tax number from the tax office, in addition to the VAT ID. */
  taxNumber: z.string(),
  /** Language of their invoices and letters; null uses the sender's. */
  language: z.nullable(z.enum(languageCodes)),
  /** The reference they require on each invoice, such as a Leitweg-ID (BT-10 of EN 16931). */
  buyerReference: z.string(),
  /** E-invoice format they receive; null uses the company's. */
  eInvoice: z.nullable(z.enum(eInvoiceSettings)),
  version: z.number(),
});
export type Client = z.infer<typeof client>;

/** Editable fields of a client; either a person or a company is required. */
const clientFields = z.strictObject({
  name: oneLine(120),
  company: oneLine(120),
  companyEmail: emailOrNone(),
  contact: oneLine(60),
  address: someLines(500),
  country: oneLine(80),
  vatId: oneLine(40),
  companyNumber: oneLine(60),
  taxNumber: oneLine(60),
  language: z.nullable(z.enum(languageCodes)),
  buyerReference: oneLine(100),
  eInvoice: z.nullable(z.enum(eInvoiceSettings)),
});

export const listFirstClients = endpoint({
  method: 'GET',
  path: '/api/invoice/clients',
  summary: 'Lists the first five clients.',
  action: 'read',
  subject: 'Client',
  answer: z.array(client),
});

export const listClients = endpoint({
  method: 'GET',
  path: '/api/v1/clients',
  summary: 'Lists clients by name; `q` searches name, company and email. `match` puts names that start with it first.',
  action: 'read',
  subject: 'Client',
  query: z.object({
    q: z._default(z.string(), ''),
    page: page(),
    perPage: perPage(20),
    order: z._default(z.enum(['name', 'match']), 'name'),
  }),
  answer: z.object({ clients: z.array(client), total: z.number() }),
});

export const exportClients = endpoint({
  method: 'GET',
  path: '/api/v1/client-export',
  summary: 'Exports all matching clients as a sheet, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'Client',
  raw: true,
  writes: true,
  query: z.object({ q: z._default(z.string(), ''), format: z.enum(listFormats) }),
});

export const addClient = endpoint({
  method: 'POST',
  path: '/api/v1/clients',
  once: true,
  summary: 'Adds a client. It needs a person’s or a company’s name.',
  action: 'create',
  subject: 'Client',
  body: z.partial(clientFields),
  answer: z.object({ client }),
  status: 201,
});

export const updateClient = endpoint({
  method: 'POST',
  path: '/api/v1/clients/{id}',
  summary: 'Changes the given fields of a client. Issued invoices stay unchanged.',
  action: 'update',
  subject: 'Client',
  params: z.object({ id: id() }),
  body: z.extend(z.partial(clientFields), { version: version() }),
  answer: z.object({ client }),
  refusals: { 404: 'No such client.', 409: 'It was changed by someone else; `current` has the client.' },
});

export const deleteClient = endpoint({
  method: 'DELETE',
  path: '/api/v1/clients/delete',
  summary: 'Soft-deletes a client; invoices stay.',
  action: 'delete',
  subject: 'Client',
  query: z.object({ id: id() }),
  refusals: { 404: 'No such client.' },
});

export const restoreClient = endpoint({
  method: 'POST',
  path: '/api/v1/clients/{id}/restore',
  summary: 'Restores a client.',
  action: 'delete',
  subject: 'Client',
  params: z.object({ id: id() }),
  answer: z.object({ client }),
  refusals: { 404: 'No such deleted client.' },
});

export const clientEndpoints = [listFirstClients, listClients, exportClients, addClient, updateClient, deleteClient, restoreClient];
