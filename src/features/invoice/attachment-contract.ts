import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id } from '#contract/primitives.ts';
import { manyIds, notThere, oneInvoice } from './contract.ts';

export const maxAttachments = 50;

export const addAttachments = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/attachments',
  summary: 'Attaches files that the caller uploaded; existing attachments aren’t added again.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({
    fileIds: z.array(id()).check(z.minLength(1), z.maxLength(maxAttachments)),
    /** Idempotency key created by the page, so that a retry attaches the files once. */
    clientKey: z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key'))),
  }),
  refusals: notThere,
});

const several = z.strictObject({ ids: manyIds });
const notAllThere = { 404: 'One of them doesn’t exist; nothing was changed.' };

export const removeAttachments = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/remove-attachments',
  summary: 'Removes attachments from their invoices; they can be restored.',
  action: 'update',
  subject: 'Invoice',
  body: several,
  refusals: notAllThere,
});

export const restoreAttachments = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/restore-attachments',
  summary: 'Restores attachments, for Undo. A file attached again since isn’t duplicated.',
  action: 'update',
  subject: 'Invoice',
  body: several,
  refusals: notAllThere,
});

export const shareAttachments = endpoint({
  method: 'POST',
  path: '/api/v1/invoices/share-attachments',
  summary: 'Shares attachments on the client’s invoice page, or stops sharing them.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({ ids: manyIds, isShared: z.boolean() }),
  refusals: notAllThere,
});

export const attachmentEndpoints = [shareAttachments, addAttachments, removeAttachments, restoreAttachments];
