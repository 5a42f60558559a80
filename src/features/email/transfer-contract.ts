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
  /** That it was exported is written down. */
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
  /** A whole mailbox is larger than a file that is attached; it is read into memory. */
  bodyLimitBytes: (upload) => Math.min(8 * upload, 2 ** 30),
  query: z.object({
    folder: z._default(z.enum(['inbox', 'sent', 'archive', 'spam', 'trash']), 'inbox'),
  }),
  answer: z.object({
    imported: z.number(),
    /** Were there already. */
    skipped: z.number(),
    /** Could not be read: which mail of the file, from 1, and why. At most 100 are named. */
    failed: z.array(z.object({ index: z.number(), reason: z.string(), why: reason() })),
    /** How many more could not be read. */
    notNamed: z.optional(z.number()),
    /** Files of an archive that are no mail. */
    otherFiles: z.optional(z.number()),
  }),
  refusals: { 413: 'Larger than the limit.' },
});

export const mailTransferEndpoints = [exportMailbox, importMailbox];
