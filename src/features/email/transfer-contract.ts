import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';

export const exportMailbox = endpoint({
  method: 'GET',
  path: '/api/v1/mail/mbox',
  summary: 'Streams the mails of a folder, or all outside the trash, as an mbox file (mboxrd).',
  action: 'read',
  subject: 'Email',
  raw: true,
  /** The export is recorded in the audit log. */
  writes: true,
  query: z.object({ folder: z._default(z.enum(['inbox', 'sent', 'draft', 'archive', 'spam', 'trash', '']), '') }),
});

export const importMailbox = endpoint({
  method: 'POST',
  path: '/api/v1/mail/mbox',
  summary: 'Imports the mails of an mbox file, a single mail (.eml) or a zip file of both into a folder, without duplicates.',
  action: 'create',
  subject: 'Email',
  raw: true,
  /** A whole mailbox is larger than an attachment; it is read into memory. */
  bodyLimitBytes: (upload) => Math.min(8 * upload, 2 ** 30),
  query: z.object({
    folder: z._default(z.enum(['inbox', 'sent', 'archive', 'spam', 'trash']), 'inbox'),
  }),
  answer: z.object({
    imported: z.number(),
    /** Already in the mailbox. */
    skipped: z.number(),
    /** Unreadable emails: position in the file, starting at 1, and the reason. Lists at most 100. */
    failed: z.array(z.object({ index: z.number(), reason: z.string(), why: reason() })),
    /** Number of further unreadable emails. */
    notNamed: z.optional(z.number()),
    /** Files of an archive that are not email. */
    otherFiles: z.optional(z.number()),
  }),
  refusals: { 413: 'Larger than the limit.' },
});

export const mailTransferEndpoints = [exportMailbox, importMailbox];
