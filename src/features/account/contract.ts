import { z } from 'zod/mini';
import { password, username } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { openSession } from '#contract/open-session.ts';
import { emailAddress, id, oneLine, phoneOrNone, plainDate, someLines, version, webAddressOrNone } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';

/** An external profile connected to the account. No provider is connected yet, so every entry is empty. */
const connection = z.object({ profileImg: z.optional(z.string()), id: z.optional(z.string()) });
const link = () => z.optional(webAddressOrNone());

const socialLinks = z.object({
  twitter: z.string(),
  facebook: z.string(),
  google: z.string(),
  linkedIn: z.string(),
  instagram: z.string(),
  quora: z.string(),
});

export const account = z.object({
  general: z.object({
    /** Signed URL; null without an avatar. */
    avatar: z.nullable(z.string()),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    avatarFileId: z.nullable(z.number()),
    /** The new email address; it takes effect once the link mailed there is opened. */
    pendingEmail: z.nullable(z.string()),
  }),
  info: z.object({
    bio: z.string(),
    /** A plain date; null when not given. */
    dob: z.nullable(z.string()),
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks,
    connections: z.object({ twitter: connection, google: connection, facebook: connection, github: connection }),
  }),
  /** Notification switches, as the specification names them. */
  notification: z.object({
    commentOnArticle: z.boolean(),
    answerOnForm: z.boolean(),
    followMe: z.boolean(),
    newAnnouncements: z.boolean(),
    productUpdates: z.boolean(),
    blogDigest: z.boolean(),
  }),
  /** The version an update must be based on. */
  version: z.number(),
});
export type Account = z.infer<typeof account>;

const changedMeanwhile = 'It was changed by someone else; `current` has it.';

export const readAccount = endpoint({
  method: 'GET',
  path: '/account-setting/data',
  summary: 'Returns the caller’s account settings.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: account,
});

export const updateGeneral = endpoint({
  method: 'PUT',
  path: '/api/v1/account/general',
  summary: 'Changes the caller’s names and portrait, as given.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({
    username: z.optional(username()),
    fullName: z.optional(oneLine(120).check(z.minLength(1))),
    company: z.optional(oneLine(120)),
    /** A file the caller uploaded, or their previous avatar; null removes it. */
    avatarFileId: z.optional(z.nullable(id())),
    version: version(),
  }),
  answer: account,
  refusals: { 409: `The username is taken. ${changedMeanwhile}` },
});

export const updateAvatar = endpoint({
  method: 'PUT',
  path: '/api/v1/account/avatar',
  summary: 'Sets the caller’s portrait (the body). It’s re-encoded.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  raw: true,
  bodyLimitBytes: (upload) => Math.min(upload, 5 * 1024 * 1024),
  answer: account,
  refusals: {
    402: 'The company’s plan has no space for it.',
    413: 'Larger than the limit.',
    507: 'The company or the server has no space for it.',
  },
});

export const updateInfo = endpoint({
  method: 'PUT',
  path: '/api/v1/account/info',
  summary: 'Changes what the caller tells about themselves, as given.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({
    bio: z.optional(someLines(500)),
    dob: z.optional(z.nullable(plainDate())),
    country: z.optional(oneLine(80)),
    website: z.optional(webAddressOrNone()),
    phone: z.optional(phoneOrNone()),
    version: version(),
  }),
  answer: account,
  refusals: { 409: changedMeanwhile },
});

export const updateSocial = endpoint({
  method: 'PUT',
  path: '/api/v1/account/social',
  summary: 'Changes the given addresses of the caller’s other profiles; an empty one removes it.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({
    socialLinks: z.strictObject({
      twitter: link(),
      facebook: link(),
      google: link(),
      linkedIn: link(),
      instagram: link(),
      quora: link(),
    }),
    version: version(),
  }),
  answer: account,
  refusals: { 409: changedMeanwhile },
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/v1/account/email',
  summary:
    'Changes the sign-in address, with full proof. Where links can be mailed, the change takes effect when the link sent to the new address is opened, else at once.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ ...proof, email: emailAddress() }),
  answer: account,
  refusals: { 409: 'Someone has the address.', 429: 'Too many wrong attempts, or several links were mailed within the hour.' },
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/email',
  summary: 'Cancels the change to another address; the current one stays.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  answer: account,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/account/password',
  summary: 'Sets a new password, with full proof. All other sessions end.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ ...proof, newPassword: password() }),
  /** Number of sessions ended. */
  answer: z.object({ ended: z.number() }),
  refusals: { 429: 'Too many wrong attempts.' },
});

export const readAccountSecurity = endpoint({
  method: 'GET',
  path: '/api/v1/account/security',
  summary: 'Lists the caller’s sessions, and when they set their password.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({
    passwordSetAt: z.nullable(z.string()),
    lastLoginAt: z.nullable(z.string()),
    sessions: z.array(openSession),
  }),
});

export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/api/v1/account/end-sessions',
  summary: 'Ends one of the caller’s sessions, or all others.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ sessionId: z.optional(z.string().check(z.maxLength(60))) }),
  answer: z.object({ ended: z.number() }),
  refusals: { 404: 'No such session.' },
});

export const readAccountConnections = endpoint({
  method: 'GET',
  path: '/api/v1/account/connections',
  summary: 'Lists the caller’s external connections.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({
    connections: z.array(
      z.object({ kind: z.enum(['imap', 'calendar-feed', 'mail-alias']), name: z.string(), since: z.nullable(z.string()) }),
    ),
  }),
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  summary: 'Exports the caller’s own data as one archive: mails, events, to-dos, cards, messages, posts, orders and settings.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  raw: true,
  writes: true,
});

export const previewAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/account/belongings',
  summary: 'Returns what the caller owns that an heir would get, the possible heirs, and whether they can delete their account.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({
    belongings: z.array(z.object({ kind: z.enum(['todo', 'card', 'event', 'mail']), count: z.number(), isInherited: z.boolean() })),
    /** People who can inherit; empty when the caller can't read people, in which case an admin inherits. */
    heirs: z.array(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
    obstacle: z.nullable(z.enum(['last-admin'])),
  }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account/delete',
  summary:
    'Soft-deletes the caller’s account, with full proof. Its records go to the heir, else to the longest-serving admin. All sessions end.',
  action: 'delete',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ ...proof, heirId: z.optional(id()) }),
  refusals: { 409: 'The last admin can’t leave.', 429: 'Too many wrong attempts.' },
});

export const accountEndpoints = [
  readAccount,
  updateGeneral,
  updateAvatar,
  updateInfo,
  updateSocial,
  changeEmail,
  cancelEmailChange,
  changePassword,
  readAccountSecurity,
  endOwnSessions,
  readAccountConnections,
  exportAccount,
  previewAccountDeletion,
  deleteAccount,
];
