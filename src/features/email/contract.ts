import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emailAddress, emptyAsAbsent, flag, id, isoMoment, list, page, perPage, version } from '#contract/primitives.ts';
import { labelNamed, maxLabels } from './labels-contract.ts';
import { senderCheck } from './sender-check-contract.ts';
import { unsubscription } from './unsubscribe-contract.ts';

/** The folders an email can be in. */
export const realFolders = ['inbox', 'sent', 'draft', 'archive', 'spam', 'trash'] as const;
export type RealFolder = (typeof realFolders)[number];

/**
 * What can be listed: a real folder, `starred` (starred and not in trash), `snoozed` (hidden from the inbox until later), `scheduled`
 * (waiting to be sent), or '' (everything not in trash).
 */
export const folders = [...realFolders, 'starred', 'snoozed', 'scheduled', ''] as const;
export type Folder = (typeof folders)[number];

const folderNamed = z.enum(folders);

export const recipient = z.object({ name: z.string(), email: z.string() });

/** `size` is formatted for display, such as `24 KB`; `url` and `thumbnail` are signed URLs. */
export const attachment = z.object({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string(),
  size: z.string(),
  /** Set on the file that holds the full text of a message too long to display; `message` has only its beginning. */
  isWholeMessage: z.optional(z.boolean()),
  /** For an attached email: the id that opens it. */
  mailFileId: z.optional(z.number()),
});

const mail = {
  id: z.number(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.nullable(z.string()) }),
  to: z.array(recipient),
  cc: z.array(recipient),
  bcc: z.array(recipient),
  /** Where the sender wants replies, if not at `from`. */
  replyTo: z.array(recipient),
  subject: z.string(),
  /** Sanitized HTML. */
  message: z.string(),
  /** Beginning of the text, for lists. */
  excerpt: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(z.string()),
  /** ISO 8601. */
  time: z.string(),
  folder: z.enum(realFolders),
  /** ISO 8601 time of the newest email received in the conversation. Lists are sorted by it. */
  lastTime: z.string(),
  /** Written here and not sent yet. */
  isDraft: z.boolean(),
  /** The email this one replies to, if it is in the mailbox. */
  replyToId: z.nullable(z.number()),
  /** ISO 8601 time a sent draft goes out; null when none is scheduled. */
  sendAt: z.nullable(z.string()),
  /** ISO 8601 time until which it is hidden from the inbox. */
  snoozedUntil: z.nullable(z.string()),
  /** For incoming email: whether the sender is authentic. Absent if not checked, and in lists. */
  senderCheck: z.optional(senderCheck),
  version: z.number(),
};
/** A reply, nested in the email it answers. */
export const reply = z.object({ ...mail, replies: z.array(z.unknown()) });
/** What a list shows for an email and its nested replies. */
const conversation = z.object({
  /** Number of emails, including the first. */
  count: z.number(),
  /** Participants in order of their latest email, newest last. */
  senders: z.array(z.object({ name: z.string(), isMe: z.boolean() })),
  /** Beginning of the newest email. */
  excerpt: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

export const email = z.object({
  ...mail,
  replies: z.array(reply),
  replyCount: z.number(),
  /** Only in lists (`compact`), for emails with nested replies. */
  conversation: z.optional(conversation),
});
export type Email = z.infer<typeof email>;
export type Recipient = z.infer<typeof recipient>;
export type Attachment = z.infer<typeof attachment>;

/** Unread emails in inbox and spam; all drafts. */
export const emailsMeta = z.object({ inbox: z.number(), draft: z.number(), spam: z.number() });

/** Time zone for the days in a search; defaults to UTC. */
const zone = z.optional(z.string().check(z.maxLength(64)));

/** The list in which to look for an email's neighbors: the one the person has open. */
const place = { folder: z.optional(folderNamed), label: emptyAsAbsent(labelNamed), q: z.optional(z.string()), zone };

/** Codes for why an email has not left this server. */
export const ownAnswerCodes = ['noWayOut', 'brokeOff', 'unwritable', 'noMailbox'] as const;
export type OwnAnswer = (typeof ownAnswerCodes)[number];

/** Delivery of a sent email to an address outside the entity. */
export const delivery = z.object({
  email: z.string(),
  /** `unsure`: the server stopped during the handover, so the email may have arrived. */
  state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unsure']),
  attempts: z.number(),
  /** Last response of the other server, or why this one has not contacted it. */
  answer: z.string(),
  /** The code of `answer`, if it comes from this server. */
  ownAnswer: z.nullable(z.enum(ownAnswerCodes)),
});
export type Delivery = z.infer<typeof delivery>;

export const emailWithNeighbours = z.object({
  ...email.shape,
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
  /** Earlier emails of the thread that are not nested in this one, oldest first. */
  earlier: z.array(reply),
  /** For a sent email: its delivery to each address outside the entity. */
  deliveries: z.array(delivery),
  /** For an email from a mailing list: how to unsubscribe. */
  unsubscription: z.nullable(unsubscription),
  /** For incoming email under a colleague's name: the colleague's real address. */
  namesake: z.nullable(z.string()),
});
export type OpenEmail = z.infer<typeof emailWithNeighbours>;

export const listEmails = endpoint({
  method: 'GET',
  path: '/apps/email/emails',
  summary: 'Lists the mails of the caller’s folder or label, newest first.',
  action: 'read',
  subject: 'Email',
  query: z.object({
    /** Words, quoted phrases, and operators: `from:`, `to:`, `has:attachment`, `before:2030-01-31`, `in:anywhere` and others. */
    q: z._default(z.string(), ''),
    folder: z._default(folderNamed, 'inbox'),
    label: emptyAsAbsent(labelNamed),
    zone,
    page: page(),
    perPage: perPage(100),
    /** Leaves `message` and `replies` empty; a list needs only the other fields. */
    compact: z.optional(flag()),
  }),
  answer: z.object({ emails: z.array(email), emailsMeta, total: z.number() }),
});

/** The fields of an email needed to pick a bulk action, report it, and undo it. */
export const markedEmail = z.pick(email, {
  id: true,
  subject: true,
  folder: true,
  isRead: true,
  isStarred: true,
  isDraft: true,
  labels: true,
  sendAt: true,
  snoozedUntil: true,
});
export type MarkedEmail = z.infer<typeof markedEmail>;

export const listMarks = endpoint({
  method: 'GET',
  path: '/api/v1/emails/marks',
  summary: 'Lists the folders and flags of all mails of a folder, label or search, the newest 10,000, to select them at once.',
  action: 'read',
  subject: 'Email',
  query: z.object({ q: z._default(z.string(), ''), folder: z._default(folderNamed, 'inbox'), label: emptyAsAbsent(labelNamed), zone }),
  answer: z.object({ emails: z.array(markedEmail) }),
});

/** Text allowed in an email header. A line break would start another header field. */
export const headText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^\P{Cc}*$/u, says('not_one_line')));

const recipients = z.array(z.object({ name: z._default(headText(200), ''), email: emailAddress() })).check(z.maxLength(100));

/** Editable content of a draft. Images in the message are referenced by the signed URL of an uploaded file. */
const draftContent = {
  /** Which of the person's addresses to send from; defaults to their main one. */
  from: z.optional(emailAddress()),
  to: z.optional(recipients),
  cc: z.optional(recipients),
  bcc: z.optional(recipients),
  subject: z.optional(headText(998)),
  message: z.optional(z.string().check(z.maxLength(1_000_000))),
  attachments: z.optional(z.array(attachment).check(z.maxLength(100))),
};

/** Fields an update may change; the second group only on the caller's own drafts. */
export const emailChanges = z.strictObject({
  folder: z.optional(z.enum(realFolders)),
  isStarred: z.optional(z.boolean()),
  isRead: z.optional(z.boolean()),
  labels: z.optional(z.array(labelNamed).check(z.maxLength(maxLabels))),
  ...draftContent,
});
export type EmailChanges = z.infer<typeof emailChanges>;

const emailIds = list(id(), 1000).check(z.minLength(1));

export const updateEmails = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails',
  summary: 'Changes the given fields of the selected mails, all or none.',
  action: 'update',
  subject: 'Email',
  once: true,
  bodyLimitBytes: bodyLimits.mail,
  body: z.object({ emailIds, dataToUpdate: emailChanges, version: version() }),
  refusals: { 409: 'The one mail was changed since the given version.' },
});

export const toggleLabel = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  summary: 'Toggles a label per mail, or sets it to `value`.',
  action: 'update',
  subject: 'Email',
  once: true,
  body: z.object({ emailIds, label: labelNamed, value: z.optional(z.boolean()) }),
  refusals: { 404: 'One of the mails doesn’t exist; nothing was changed.' },
});

export const getEmail = endpoint({
  method: 'GET',
  path: '/apps/email/get-email',
  summary: 'Returns a mail with its replies, and whether it has neighbors in the caller’s list.',
  action: 'read',
  subject: 'Email',
  query: z.object({ id: id(), ...place }),
  answer: emailWithNeighbours,
  refusals: { 404: 'No such mail.' },
});

export const paginateEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  summary: 'Returns a mail’s neighbor: `next` is older, `previous` newer.',
  action: 'read',
  subject: 'Email',
  query: z.object({ dir: z.enum(['previous', 'next']), emailId: id(), ...place }),
  answer: emailWithNeighbours,
  refusals: { 404: 'No such mail, or no neighbor on that side.' },
});

/** A saved draft, returned to continue editing. */
const draftAnswer = z.object({ email });
const draftId = z.object({ id: id() });

export const addDraft = endpoint({
  method: 'POST',
  path: '/api/v1/emails/drafts',
  summary: 'Starts a draft. The same `key` returns that draft again.',
  action: 'create',
  subject: 'Email',
  bodyLimitBytes: bodyLimits.mail,
  body: z.strictObject({
    /** Generated by the client, for example a UUID. */
    key: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/, says('not_a_key'))),
    /** The email in the caller's mailbox that it replies to. */
    replyToId: z.optional(id()),
    ...draftContent,
  }),
  answer: draftAnswer,
  status: 201,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/emails/drafts/{id}',
  summary: 'Saves the given parts of a draft, if it still has the given version.',
  action: 'update',
  subject: 'Email',
  params: draftId,
  bodyLimitBytes: bodyLimits.mail,
  body: z.strictObject({ version: z.number().check(z.int(), z.minimum(1)), ...draftContent }),
  answer: draftAnswer,
  refusals: { 404: 'No such draft.', 409: 'It was saved or sent; `current` has the mail.' },
});

export const sendDraft = endpoint({
  method: 'POST',
  path: '/api/v1/emails/drafts/{id}/send',
  summary: 'Sends a draft at a moment, or after the seconds in which it can be recalled. For a draft being sent, only the time changes.',
  action: 'update',
  subject: 'Email',
  once: true,
  params: draftId,
  body: z.strictObject({
    /** The version the draft must still have when it is sent. */
    version: version(),
    /** Defaults to now. */
    sendAt: z.optional(isoMoment()),
    /** How long sending can be undone when it is sent now; 0 sends it within this request. */
    undoSeconds: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(60)), 10),
  }),
  answer: draftAnswer,
  refusals: { 404: 'No such mail.', 409: 'It was changed by someone else; `current` has the mail.' },
});

export const recallDraft = endpoint({
  method: 'POST',
  path: '/api/v1/emails/drafts/{id}/recall',
  summary: 'Recalls a draft that is being sent, so it can be edited again.',
  action: 'update',
  subject: 'Email',
  params: draftId,
  answer: draftAnswer,
  refusals: { 404: 'No such mail.', 409: 'It was already sent; `current` has the mail.' },
});

export const listRecipients = endpoint({
  method: 'GET',
  path: '/api/v1/emails/recipients',
  summary: 'Suggests recipients while typing: the company’s people and past recipients, at most ten.',
  action: 'read',
  subject: 'Email',
  query: z.object({ q: z._default(z.string(), '') }),
  answer: z.object({
    recipients: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        avatar: z.nullable(z.string()),
        /** Whether email to it leaves the installation. */ isOutside: z.boolean(),
      }),
    ),
  }),
});

export const snoozeEmails = endpoint({
  method: 'POST',
  path: '/api/v1/emails/snooze',
  summary: 'Snoozes mails until a moment, when they return to the top of the inbox unread; `null` returns them now.',
  action: 'update',
  subject: 'Email',
  once: true,
  body: z.strictObject({ emailIds, until: z.nullable(isoMoment()) }),
});

/** Emails deleted together share `deletedAt` and are restored together by it. */
const deleted = z.object({ count: z.number(), deletedAt: z.string() });

export const deleteEmails = endpoint({
  method: 'POST',
  path: '/api/v1/emails/delete',
  summary: 'Permanently deletes mails in trash or spam, or drafts; they can be restored for 30 days.',
  action: 'delete',
  subject: 'Email',
  once: true,
  body: z.strictObject({ emailIds }),
  answer: deleted,
});

export const emptyFolder = endpoint({
  method: 'POST',
  path: '/api/v1/emails/empty',
  summary: 'Empties trash or spam.',
  action: 'delete',
  subject: 'Email',
  once: true,
  body: z.strictObject({ folder: z.enum(['trash', 'spam']) }),
  answer: deleted,
});

export const restoreEmails = endpoint({
  method: 'POST',
  path: '/api/v1/emails/restore',
  summary: 'Restores what was deleted at a given moment.',
  action: 'update',
  subject: 'Email',
  once: true,
  body: z.strictObject({ deletedAt: isoMoment() }),
  answer: z.object({ count: z.number() }),
});

export const readSource = endpoint({
  method: 'GET',
  path: '/api/v1/emails/{id}/source',
  summary: 'Returns a mail as transferred (RFC 5322), to view or save.',
  action: 'read',
  subject: 'Email',
  raw: true,
  params: z.object({ id: id() }),
  refusals: { 404: 'No such mail.' },
});

export const emailEndpoints = [
  listEmails,
  listMarks,
  updateEmails,
  toggleLabel,
  getEmail,
  paginateEmail,
  addDraft,
  saveDraft,
  sendDraft,
  recallDraft,
  listRecipients,
  snoozeEmails,
  deleteEmails,
  emptyFolder,
  restoreEmails,
  readSource,
];
