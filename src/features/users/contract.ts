import { z } from 'zod/mini';
import { password, username } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';
import { emailAddress, id, oneLine, page, perPage, version } from '#contract/primitives.ts';
import { signedIn } from '#contract/signed-in.ts';

export const userStatuses = ['pending', 'active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export type UserPlan = (typeof userPlans)[number];
export const billingTypes = ['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'] as const;
export type BillingType = (typeof billingTypes)[number];
/** What an avatar without a picture may be coloured with. */
export const avatarColors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const;

/** A managed user: a record with a plan; one of the entity's people once invited and joined. */
export const user = z.object({
  id: z.number(),
  billing: z.string(),
  fullName: z.string(),
  company: z.string(),
  role: z.string(),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.string(),
  status: z.enum(userStatuses),
  /** Empty: initials on `avatarColor` are shown. */
  avatar: z.string(),
  avatarColor: z.string(),
  /** Whether they have an account: were invited and have set a password, or registered. */
  hasAccount: z.boolean(),
  /** When the last invitation was sent; null for never. */
  invitedAt: z.nullable(z.string()),
  version: z.number(),
});
export type User = z.infer<typeof user>;

const enumOf = <const T extends readonly string[]>(names: T) => z.enum(names);
/** What is given of a user. */
export const userFields = z.object({
  fullName: oneLine(120).check(z.minLength(1)),
  company: oneLine(120),
  role: oneLine(80),
  username: z.union([z.literal(''), username()]),
  country: oneLine(80),
  contact: oneLine(60),
  email: emailAddress(),
  currentPlan: enumOf(userPlans),
  status: enumOf(userStatuses),
  billing: enumOf(billingTypes),
  avatarColor: enumOf(avatarColors),
});

const filters = {
  /** In e-mail, full name or billing. */
  q: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  status: z._default(z.string(), ''),
  currentPlan: z._default(z.string(), ''),
};
const sortColumns = ['id', 'fullName', 'email', 'role', 'currentPlan', 'billing', 'status'] as const;
export type UserSortColumn = (typeof sortColumns)[number];
const wanted = {
  ...filters,
  sort: z._default(z.string(), 'asc'),
  sortColumn: z._default(z.enum(sortColumns), 'fullName'),
};

// The specification's calls.

export const listAllUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/all-data',
  summary: 'All users, at most 1,000.',
  action: 'read',
  subject: 'User',
  answer: z.array(user),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/data',
  summary: 'A page of the users that are asked for.',
  action: 'read',
  subject: 'User',
  query: z.object({ ...wanted, page: page(), perPage: perPage(10) }),
  answer: z.object({ total: z.number(), users: z.array(user) }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/user',
  summary: 'One user.',
  action: 'read',
  subject: 'User',
  query: z.object({ id: id() }),
  answer: z.object({ user }),
  refusals: { 404: 'No such user.' },
});

export const addUser = endpoint({
  method: 'POST',
  path: '/apps/users/add-user',
  summary: 'Adds a user. They cannot sign in until they are invited.',
  action: 'create',
  subject: 'User',
  body: z.extend(z.partial(userFields), { fullName: userFields.shape.fullName, email: userFields.shape.email }),
  answer: z.object({ user }),
  status: 201,
  refusals: { 409: 'The e-mail address or username is taken.' },
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/apps/users/delete',
  summary: 'Deletes a user softly; their sessions end. What they own goes to the heir, or to whoever deletes them.',
  action: 'delete',
  subject: 'User',
  /** `heirId`: a person, as the preview of the deletion names them. */
  query: z.object({ id: id(), heirId: z.optional(id()) }),
  refusals: { 404: 'No such user.', 409: 'The last admin cannot be deleted, nor oneself.' },
});

// The project's own.

const manyIds = z.array(id()).check(z.minLength(1), z.maxLength(1000));
const one = { params: z.object({ id: id() }), answer: z.object({ user }) };

export const readUserCounts = endpoint({
  method: 'GET',
  path: '/api/v1/user-counts',
  summary: 'How many users there are: what the cards over the list show.',
  action: 'read',
  subject: 'User',
  answer: z.object({
    total: z.number(),
    /** On a plan other than basic. */
    paid: z.number(),
    active: z.number(),
    pending: z.number(),
    inactive: z.number(),
  }),
});

export const updateUser = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/users/{id}',
  summary: 'Changes the named fields of a user. Status and role take effect at once, also in open sessions.',
  action: 'update',
  subject: 'User',
  body: z.extend(z.partial(userFields), { version: version() }),
  refusals: {
    404: 'No such user.',
    409: 'It was changed meanwhile (`current`), the e-mail address or username is taken, or it is the last admin.',
  },
});

export const updateUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/update',
  summary: 'Changes several users at once; answers what they had before, which is what Undo sends back.',
  action: 'update',
  subject: 'User',
  body: z.strictObject({
    users: z
      .array(
        z.strictObject({
          id: id(),
          role: z.optional(oneLine(80)),
          currentPlan: z.optional(enumOf(userPlans)),
          status: z.optional(enumOf(userStatuses)),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({
    before: z.array(z.object({ id: z.number(), role: z.string(), currentPlan: enumOf(userPlans), status: enumOf(userStatuses) })),
  }),
  refusals: { 404: 'One of them does not exist; nothing was changed.', 409: 'The last admin would be gone.' },
});

export const previewUserDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/belongings',
  summary: 'What a user owns that somebody would inherit, and who can.',
  action: 'delete',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /** By kind: open to-dos and cards that are assigned to them, events that they own, mails in their mailbox; none that the asker may not read. */
    belongings: z.array(z.object({ kind: z.enum(['todo', 'card', 'event', 'mail']), count: z.number(), isInherited: z.boolean() })),
    /** Persons. */
    heirs: z.array(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
    /** Why they cannot be deleted, if so. */
    obstacle: z.nullable(z.enum(['last-admin', 'oneself', 'more-rights'])),
  }),
  refusals: { 404: 'No such user.' },
});

export const deleteUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/delete',
  summary: 'Deletes several users softly.',
  action: 'delete',
  subject: 'User',
  body: z.strictObject({ ids: manyIds, heirId: z.optional(id()) }),
  refusals: { 404: 'One of them does not exist; nothing was changed.', 409: 'The last admin, or oneself, is among them.' },
});

export const restoreUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/restore',
  summary: 'Takes deletions back, with what was inherited.',
  action: 'delete',
  subject: 'User',
  body: z.strictObject({ ids: manyIds }),
  refusals: { 404: 'One of them is not among the deleted ones.', 409: 'The e-mail address or username was taken meanwhile.' },
});

export const inviteUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/invite',
  summary: 'Mails each a one-time link with which they set a password and join; an earlier link ends.',
  action: 'update',
  subject: 'User',
  body: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  /** `skipped`: those who have an account already, or are inactive. */
  answer: z.object({ invited: z.array(z.number()), skipped: z.array(z.number()) }),
  refusals: { 404: 'One of them does not exist; nothing was sent.' },
});

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/reset-password',
  summary: 'Mails a user who has an account a one-time link to set a new password.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such user.', 409: 'They have no account (invite them), or are suspended.' },
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/read',
  summary: 'Whom a one-time link is for, as long as it is good.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  answer: z.object({
    kind: z.enum(['invitation', 'reset']),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    /** What is proposed; asked for only in an invitation. */
    username: z.string(),
  }),
  refusals: { 404: 'The link was used, replaced, or has expired.' },
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/accept',
  summary: 'Sets the password by a one-time link and signs in. After a reset all other sessions of the account end.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)), password: password(), username: z.optional(username()) }),
  answer: signedIn,
  refusals: { 404: 'The link was used, replaced, or has expired.', 409: 'The username or e-mail address is taken.' },
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/v1/user-export',
  summary: 'All users that are asked for, as a sheet. Cells that a spreadsheet would take for formulas are kept as text.',
  action: 'read',
  subject: 'User',
  raw: true,
  writes: true,
  query: z.object({ ...wanted, format: z.enum(['csv', 'xlsx']) }),
});

const importedRow = z.object({
  /** In the file, from 2 on: the first line has the names of the columns. */
  line: z.number(),
  kind: z.enum(['new', 'changed', 'same', 'bad']),
  fullName: z.string(),
  email: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** What is wrong, by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The same as codes. */
  reasons: z.record(z.string(), z.array(reason())),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importUsers = endpoint({
  method: 'POST',
  path: '/api/v1/user-import',
  summary: 'Reads a CSV file of users, matched by e-mail address: with `apply` its good rows are added and changed, without it only told.',
  action: 'create',
  subject: 'User',
  /** As the text of a file, in JSON. */
  bodyLimitBytes: 5 * 1024 * 1024,
  body: z.strictObject({ csv: z.string().check(z.maxLength(5_000_000)), apply: z._default(z.boolean(), false) }),
  answer: z.object({
    applied: z.boolean(),
    counts: z.object({ new: z.number(), changed: z.number(), same: z.number(), bad: z.number() }),
    /** The bad ones first, then the others; at most 500 in all. */
    rows: z.array(importedRow),
  }),
});

export const readUserSecurity = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/security',
  summary: 'The sessions of a user, and when their password was set. Of who has more rights than whoever asks: 403.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    passwordSetAt: z.nullable(z.string()),
    lastLoginAt: z.nullable(z.string()),
    sessions: z.array(
      z.object({
        id: z.string(),
        userAgent: z.string(),
        address: z.string(),
        startedAt: z.string(),
        lastUsedAt: z.string(),
        /** Of whoever asks. */
        isOwn: z.boolean(),
      }),
    ),
  }),
  refusals: { 404: 'No such user.' },
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/end-sessions',
  summary: 'Ends a session of a user, or all of them but the one that asks.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  body: z.strictObject({ sessionId: z.optional(z.string().check(z.maxLength(60))) }),
  answer: z.object({ ended: z.number() }),
  refusals: { 404: 'No such user or session.' },
});

export const readUserActivity = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/activity',
  summary:
    'What the account tab shows: the boards they work on, what happened lately, their invoices. A part that the asker may not read is null.',
  action: 'read',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /** The boards with cards that are assigned to them; null when who asks may not read boards. */
    projects: z.nullable(z.array(z.object({ boardId: z.string(), title: z.string(), open: z.number(), done: z.number() }))),
    /** The newest first, at most 20. */
    timeline: z.array(
      z.object({
        at: z.string(),
        /** An audit action, or `card.moved` and the like. */
        kind: z.string(),
        /** What it was about. */
        title: z.string(),
        actorName: z.string(),
        path: z.nullable(z.string()),
      }),
    ),
    /** Those to a client with their e-mail address, the newest first, at most 10; null when who asks may not read invoices. */
    invoices: z.nullable(
      z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          issuedDate: z.string(),
          totalCents: z.number(),
          currency: z.string(),
          invoiceStatus: z.string(),
        }),
      ),
    ),
  }),
  refusals: { 404: 'No such user.' },
});

export const readUserConnections = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/connections',
  summary: 'What the notifications and connections tabs show: the kinds they are told of, mail accounts and feeds that are connected.',
  action: 'read',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Null without an account. */
    notifications: z.nullable(z.array(z.object({ kind: z.string(), isWanted: z.boolean() }))),
    connections: z.array(
      z.object({ kind: z.enum(['imap', 'calendar-feed', 'mail-alias']), name: z.string(), since: z.nullable(z.string()) }),
    ),
  }),
  refusals: { 404: 'No such user.' },
});

export const userEndpoints = [
  ...[listAllUsers, listUsers, getUser, addUser, deleteUser],
  ...[readUserCounts, updateUsers, deleteUsers, restoreUsers, inviteUsers, updateUser, previewUserDeletion, sendPasswordReset],
  ...[readInvitation, acceptInvitation, exportUsers, importUsers],
  ...[readUserSecurity, endUserSessions, readUserActivity, readUserConnections],
];
