import { z } from 'zod/mini';
import { username } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listFormats } from '#contract/list-formats.ts';
import { emailAddress, id, oneLine, page, perPage, version } from '#contract/primitives.ts';

export const userStatuses = ['pending', 'active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export type UserPlan = (typeof userPlans)[number];
export const billingTypes = ['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'] as const;
export type BillingType = (typeof billingTypes)[number];
/** Background colors for avatars without a picture. */
export const avatarColors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const;

/** A managed user: a record with a plan; a person of the company once invited and joined. */
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
  /** Empty shows initials on `avatarColor`. */
  avatar: z.string(),
  avatarColor: z.string(),
  /** Id of the person they are; null for a record only. */
  personId: z.nullable(z.number()),
  /** Whether they have an account: they accepted an invitation or registered. */
  hasAccount: z.boolean(),
  /** Whether the account can currently sign in, i.e. isn't suspended. A user can be active without one. */
  canSignIn: z.boolean(),
  /** Time of the last invitation; null if never invited. */
  invitedAt: z.nullable(z.string()),
  version: z.number(),
});
export type User = z.infer<typeof user>;

const enumOf = <const T extends readonly string[]>(names: T) => z.enum(names);
/** Input fields of a user. */
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
  /** Searches email, full name, and billing. */
  q: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  status: z._default(z.string(), ''),
  currentPlan: z._default(z.string(), ''),
  /** Whether they can sign in. */
  signIn: z._default(z.enum(['', 'yes', 'no']), ''),
  /** Whether they have an account, including suspended ones. */
  account: z._default(z.enum(['', 'yes', 'no']), ''),
};
const sortColumns = ['id', 'fullName', 'email', 'role', 'currentPlan', 'billing', 'status'] as const;
export type UserSortColumn = (typeof sortColumns)[number];
const wanted = {
  ...filters,
  sort: z._default(z.string(), 'asc'),
  sortColumn: z._default(z.enum(sortColumns), 'fullName'),
};

// The specification's endpoints.

export const listAllUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/all-data',
  summary: 'Lists users by id. If there are more than 1,000, returns the first 1,000 and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'User',
  answer: z.array(user),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/data',
  summary: 'Lists the matching users, a page at a time.',
  action: 'read',
  subject: 'User',
  query: z.object({ ...wanted, page: page(), perPage: perPage(10) }),
  answer: z.object({ total: z.number(), users: z.array(user) }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/user',
  summary: 'Returns a user.',
  action: 'read',
  subject: 'User',
  query: z.object({ id: id() }),
  answer: z.object({ user }),
  refusals: { 404: 'No such user.' },
});

export const addUser = endpoint({
  method: 'POST',
  path: '/apps/users/add-user',
  once: true,
  summary: 'Adds a user. They can’t sign in until they are invited.',
  action: 'create',
  subject: 'User',
  body: z.extend(z.partial(userFields), { fullName: userFields.shape.fullName, email: userFields.shape.email }),
  answer: z.object({ user }),
  status: 201,
  refusals: { 409: 'The email address or username is taken.' },
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/apps/users/delete',
  summary: 'Soft-deletes a user and ends their sessions. The heir, else the caller, gets what they own.',
  action: 'delete',
  subject: 'User',
  /** `heirId`: id of a person, from the deletion preview. */
  query: z.object({ id: id(), heirId: z.optional(id()) }),
  refusals: { 404: 'No such user.', 409: 'The last admin, and your own account, can’t be deleted.' },
});

// Atrium's own endpoints.

const manyIds = z.array(id()).check(z.minLength(1), z.maxLength(1000));
const one = { params: z.object({ id: id() }), answer: z.object({ user }) };

export const readUserCounts = endpoint({
  method: 'GET',
  path: '/api/v1/user-counts',
  summary: 'Counts users for the cards above the list.',
  action: 'read',
  subject: 'User',
  answer: z.object({
    total: z.number(),
    /** On a plan other than basic. */
    paid: z.number(),
    active: z.number(),
    /** Active users without an account, i.e. never invited. */
    notInvited: z.number(),
    pending: z.number(),
    inactive: z.number(),
  }),
});

export const updateUser = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/users/{id}',
  summary: 'Changes the given fields of a user. Status and role take effect at once, also in open sessions.',
  action: 'update',
  subject: 'User',
  body: z.extend(z.partial(userFields), { version: version() }),
  refusals: {
    404: 'No such user.',
    409: 'It was changed by someone else (`current`), the email address or username is taken, or it’s the last admin.',
  },
});

export const updateUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/update',
  summary: 'Changes several users at once; returns their previous values for Undo.',
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
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.', 409: 'No admin would be left.' },
});

export const previewUserDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/belongings',
  summary: 'Returns what a user owns that would be inherited, and who can inherit it.',
  action: 'delete',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /**
     * By kind: open to-dos and cards assigned to them and events they own, limited to what the caller can read, and mails in their mailbox.
     */
    belongings: z.array(z.object({ kind: z.enum(['todo', 'card', 'event', 'mail']), count: z.number(), isInherited: z.boolean() })),
    /** People who can inherit. */
    heirs: z.array(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
    /** Reason why they can't be deleted; null if they can. */
    obstacle: z.nullable(z.enum(['last-admin', 'oneself', 'more-rights'])),
  }),
  refusals: { 404: 'No such user.' },
});

export const deleteUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/delete',
  summary: 'Soft-deletes several users.',
  action: 'delete',
  subject: 'User',
  body: z.strictObject({ ids: manyIds, heirId: z.optional(id()) }),
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.', 409: 'The last admin, or your own account, is among them.' },
});

export const restoreUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/restore',
  summary: 'Restores deleted users, with what was inherited.',
  action: 'delete',
  subject: 'User',
  body: z.strictObject({ ids: manyIds }),
  refusals: { 404: 'One of them isn’t deleted.', 409: 'The email address or username was taken by someone else.' },
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/v1/user-export',
  summary: 'Exports all matching users as a sheet, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'User',
  raw: true,
  writes: true,
  query: z.object({ ...wanted, format: z.enum(listFormats) }),
});

export const userEndpoints = [
  listAllUsers,
  listUsers,
  getUser,
  addUser,
  deleteUser,
  readUserCounts,
  updateUsers,
  deleteUsers,
  restoreUsers,
  updateUser,
  previewUserDeletion,
  exportUsers,
];
