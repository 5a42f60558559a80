import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';
import { says } from '#contract/find-reasons.ts';
import { version } from '#contract/primitives.ts';

const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}*$/u, says('not_one_line')));

/** A mailbox on an IMAP server. The password is never returned. */
export const imapAccount = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(['tls', 'starttls', 'none']),
  username: z.string(),
  /** `waiting` for the first or next sync, `working`, `done`, or `failed` for the reason in `problem`. */
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  problem: z.string(),
  /** The code of `problem`, if it has one. */
  why: z.nullable(reason()),
  /** ISO 8601 time of the last sync; null before the first one finishes. */
  syncedAt: z.nullable(z.string()),
  version: z.number(),
});
export type ImapAccount = z.infer<typeof imapAccount>;
const answer = z.object({ account: z.nullable(imapAccount) });

export const getImapAccount = endpoint({
  method: 'GET',
  path: '/api/v1/mail/account',
  summary: 'Returns the caller’s IMAP account, or null.',
  action: 'read',
  subject: 'Email',
  answer,
});

export const saveImapAccount = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/account',
  summary: 'Connects an IMAP account, or changes its connection. Without a password, the saved one stays. The server is tested first.',
  action: 'update',
  subject: 'Email',
  body: z.strictObject({
    host: line(253),
    port: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(65_535)), 993),
    security: z._default(z.enum(['tls', 'starttls', 'none']), 'tls'),
    username: line(254),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    version: version(),
  }),
  answer,
  refusals: { 409: 'It was changed by someone else; `current` has the account.' },
});

export const syncImapAccount = endpoint({
  method: 'POST',
  path: '/api/v1/mail/account/sync',
  summary: 'Requests a sync; the account shows the result.',
  action: 'update',
  subject: 'Email',
  answer,
  refusals: { 404: 'No account is connected.' },
});

export const deleteImapAccount = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/account',
  summary: 'Disconnects the IMAP account. Its mails stay.',
  action: 'delete',
  subject: 'Email',
  refusals: { 404: 'No account is connected.' },
});

export const mailAccountEndpoints = [getImapAccount, saveImapAccount, syncImapAccount, deleteImapAccount];
