import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, page, perPage } from '#contract/primitives.ts';
import { manyIds, notThere } from './contract.ts';

const notVoided =
  'One of them was changed meanwhile, has payments or credit notes, was refunded from, or belongs to an order; `current` is that one. Nothing was changed.';

/** Endpoint from the specification. */
export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/apps/invoice/delete',
  summary: 'Soft-deletes a draft, or voids an issued invoice, whose number isn’t reused.',
  action: 'delete',
  subject: 'Invoice',
  query: z.object({
    id: id(),
    /** Version the caller saw; a draft issued since is not voided. */
    version: emptyAsAbsent(id()),
  }),
  refusals: { ...notThere, 409: notVoided },
});

export const deleteInvoices = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/delete',
  summary: 'Soft-deletes several drafts, and voids issued invoices.',
  action: 'delete',
  subject: 'Invoice',
  body: z.strictObject({
    ids: manyIds,
    /** Versions the caller saw, in the same order; drafts issued since are not voided. */
    versions: z.optional(z.array(z.number().check(z.int(), z.minimum(1))).check(z.maxLength(1000))),
  }),
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.', 409: notVoided },
});

export const restoreInvoices = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/restore',
  summary: 'Restores deleted drafts, and voided invoices within the month of voiding.',
  action: 'delete',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds }),
  refusals: {
    404: 'One of them isn’t deleted; nothing was changed.',
    409: 'One of them was voided in a past month, or is a credit note whose invoice was voided or has too little left.',
  },
});

export const listInvoiceGaps = endpoint({
  method: 'GET',
  path: '/api/v1/invoice-gaps',
  summary:
    'Lists what the invoice list leaves out: deleted drafts and voided invoices, by whom and when, and skipped numbers. Numbers of voided invoices aren’t reused.',
  action: 'read',
  subject: 'Invoice',
  query: z.object({ page: page(), perPage: perPage(20) }),
  answer: z.object({
    gaps: z.array(
      z.object({
        id: z.number(),
        number: z.nullable(z.string()),
        clientName: z.string(),
        totalCents: z.number(),
        currency: z.string(),
        /** Whether it was issued, so its document is kept; otherwise it was a draft. */
        isVoided: z.boolean(),
        /** Whether it was voided in a past month and cannot be restored. */
        isFinal: z.boolean(),
        deletedAt: z.string(),
        deletedBy: z.string(),
      }),
    ),
    total: z.number(),
    /** Numbers without a document, because the seller advanced the series; the newest 200. */
    skipped: z.array(
      z.object({
        /** First and last number. */
        from: z.string(),
        until: z.string(),
        count: z.number(),
        at: z.string(),
        by: z.string(),
      }),
    ),
  }),
});

export const removalEndpoints = [deleteInvoice, deleteInvoices, restoreInvoices, listInvoiceGaps];
