import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, emptyAsAbsent, flag, id, list, page, perPage, version } from '#contract/primitives.ts';

/** The folders a mail can be in. */
export const realFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type RealFolder = (typeof realFolders)[number];

/** What can be listed: a real folder, `starred` (starred and not in trash), or '' (everything not in trash). */
export const folders = [...realFolders, 'starred', ''] as const;
export type Folder = (typeof folders)[number];

export const labels = ['personal', 'company', 'important', 'private'] as const;
export type Label = (typeof labels)[number];

const folderNamed = z.enum(folders, { error: `must be one of ${folders.map((name) => name || "''").join(', ')}` });
const labelNamed = z.enum(labels, { error: `must be one of ${labels.join(', ')}` });

export const recipient = z.object({ name: z.string(), email: z.string() });

/** `size` as shown, such as `24 KB`; `url` and `thumbnail` are signed addresses. */
export const attachment = z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() });

const mail = {
  id: z.number(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.nullable(z.string()) }),
  to: z.array(recipient),
  cc: z.array(recipient),
  bcc: z.array(recipient),
  subject: z.string(),
  /** Sanitized HTML. */
  message: z.string(),
  /** The text's beginning, for lists. */
  excerpt: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(z.string()),
  /** ISO 8601. */
  time: z.string(),
  folder: z.enum(realFolders),
  version: z.number(),
};
/** An answer to a mail, nested in it. */
export const reply = z.object({ ...mail, replies: z.array(z.unknown()) });
export const email = z.object({ ...mail, replies: z.array(reply), replyCount: z.number() });
export type Email = z.infer<typeof email>;
export type Recipient = z.infer<typeof recipient>;
export type Attachment = z.infer<typeof attachment>;

/** Unread in inbox and spam; all drafts. */
export const emailsMeta = z.object({ inbox: z.number(), draft: z.number(), spam: z.number() });

/** Where a mail's neighbours are looked for: the list that the person is in. */
const place = { folder: z.optional(folderNamed), label: emptyAsAbsent(labelNamed), q: z.optional(z.string()) };

export const emailWithNeighbours = z.object({ ...email.shape, hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });

export const listEmails = endpoint({
  method: 'GET',
  path: '/apps/email/emails',
  summary: 'The mails of a folder or label of the signed-in person, newest first.',
  action: 'read',
  subject: 'Email',
  query: z.object({
    q: z._default(z.string(), ''),
    folder: z._default(folderNamed, 'inbox'),
    label: emptyAsAbsent(labelNamed),
    page: page(),
    perPage: perPage(100),
    /** Leaves `message` and `replies` empty: what a list shows is in the rest. */
    compact: z.optional(flag()),
  }),
  answer: z.object({ emails: z.array(email), emailsMeta, total: z.number() }),
});

/** Text that may stand in a mail's head: a line break there would begin another field. */
const headText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^\P{Cc}*$/u, 'must be one line'));

const recipients = z.array(z.object({ name: z._default(headText(200), ''), email: emailAddress() })).check(z.maxLength(100));

/** What an update may change; the second part only of own drafts. */
export const emailChanges = z.strictObject({
  folder: z.optional(z.enum(realFolders, { error: `must be one of ${realFolders.join(', ')}` })),
  isStarred: z.optional(z.boolean()),
  isRead: z.optional(z.boolean()),
  labels: z.optional(z.array(labelNamed)),
  to: z.optional(recipients),
  cc: z.optional(recipients),
  bcc: z.optional(recipients),
  subject: z.optional(headText(998)),
  message: z.optional(z.string().check(z.maxLength(1_000_000))),
  attachments: z.optional(z.array(attachment).check(z.maxLength(100))),
});
export type EmailChanges = z.infer<typeof emailChanges>;

const emailIds = list(id()).check(z.minLength(1, 'must name at least one mail'), z.maxLength(1000, 'may name at most 1000 mails'));

export const updateEmails = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails',
  summary: 'Changes the given fields of the chosen mails, all or none.',
  action: 'update',
  subject: 'Email',
  body: z.object({ emailIds, dataToUpdate: emailChanges, version: version() }),
  refusals: { 409: 'The one mail was changed since the given version.' },
});

export const toggleLabel = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  summary: 'Toggles a label per mail, or sets it to `value`.',
  action: 'update',
  subject: 'Email',
  body: z.object({ emailIds, label: labelNamed, value: z.optional(z.boolean()) }),
});

export const getEmail = endpoint({
  method: 'GET',
  path: '/apps/email/get-email',
  summary: 'One mail with its replies, and whether it has neighbours in the list that the person is in.',
  action: 'read',
  subject: 'Email',
  query: z.object({ id: id(), ...place }),
  answer: emailWithNeighbours,
  refusals: { 404: 'No such mail.' },
});

export const paginateEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  summary: 'The neighbour of a mail: `next` is the older one, `previous` the newer.',
  action: 'read',
  subject: 'Email',
  query: z.object({ dir: z.enum(['previous', 'next'], { error: 'must be previous or next' }), emailId: id(), ...place }),
  answer: emailWithNeighbours,
  refusals: { 404: 'No such mail, or no neighbour on that side.' },
});

export const emailEndpoints = [listEmails, updateEmails, toggleLabel, getEmail, paginateEmail];
