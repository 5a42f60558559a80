import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';
import { id, oneLine, version } from '#contract/primitives.ts';

const rule = z.strictObject({
  action: z.enum(grantableActions),
  subject: z.enum(grantableSubjects),
});
export type GrantedRule = z.infer<typeof rule>;

const personOfRole = z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()), avatarColor: z.string() });

/** A role with its permissions. */
export const role = z.object({
  /** Stable identifier used by users and accounts; unaffected by a new title. */
  name: z.string(),
  title: z.string(),
  rules: z.array(z.object({ action: z.string(), subject: z.string() })),
  /** Ships with Atrium; can be edited but not deleted. */
  isBuiltIn: z.boolean(),
  /** `admin` and `client` can't be edited. */
  isLocked: z.boolean(),
  /** Whether the caller can assign it: it has no permission they lack. */
  isGrantable: z.boolean(),
  userCount: z.number(),
  /** Some of its managed users, by user id. */
  people: z.array(personOfRole),
  version: z.number(),
});
export type Role = z.infer<typeof role>;

const roleTitle = () => oneLine(60).check(z.minLength(1));
const rules = z.array(rule).check(z.maxLength(200));
const roleName = z.object({ name: z.string().check(z.maxLength(80)) });

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/roles',
  summary: 'Lists the company’s roles, built-in ones first, each with its number of users and some of them.',
  action: 'read',
  subject: 'Role',
  answer: z.object({ roles: z.array(role) }),
});

export const addRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles',
  once: true,
  summary: 'Adds a role. You can only grant permissions you have.',
  action: 'create',
  subject: 'Role',
  body: z.strictObject({ title: roleTitle(), rules }),
  answer: z.object({ role }),
  status: 201,
  refusals: { 409: 'The title is taken.' },
});

export const updateRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles/{name}',
  summary: 'Changes title or rules of a role; they apply to its people at once.',
  action: 'update',
  subject: 'Role',
  params: roleName,
  body: z.strictObject({ version: version(), title: z.optional(roleTitle()), rules: z.optional(rules) }),
  answer: z.object({ role }),
  refusals: { 404: 'No such role.', 409: 'It was changed by someone else, is locked, or the title is taken.' },
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/v1/roles/delete',
  summary: 'Deletes a role that no one has.',
  action: 'delete',
  subject: 'Role',
  query: z.object({ name: z.string().check(z.maxLength(80)) }),
  refusals: { 404: 'No such role.', 409: 'It’s assigned, or it’s built in.' },
});

export const restoreRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles/{name}/restore',
  summary: 'Restores a role.',
  action: 'delete',
  subject: 'Role',
  params: roleName,
  answer: z.object({ role }),
  refusals: { 404: 'No such deleted role.' },
});

const shift = z.object({
  users: z.array(personOfRole),
  userCount: z.number(),
  rules: z.array(z.object({ action: z.string(), subject: z.string() })),
});

export const previewRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles/{name}/preview',
  summary:
    'Returns who would gain or lose which permissions if the role had these rules. Matrix cells are listed separately: `manage` is expanded.',
  action: 'update',
  subject: 'Role',
  writes: false,
  params: roleName,
  body: z.strictObject({ rules }),
  answer: z.object({ gains: shift, loses: shift }),
  refusals: { 404: 'No such role.' },
});

export const explainAbility = endpoint({
  method: 'GET',
  path: '/api/v1/why',
  summary: 'Explains why a user can or can’t do something: the role and rule that decide.',
  action: 'manage',
  subject: 'all',
  query: z.object({ userId: id(), action: z.string().check(z.maxLength(40)), subject: z.string().check(z.maxLength(40)) }),
  answer: z.object({
    isAllowed: z.boolean(),
    role: z.object({ name: z.string(), title: z.string() }),
    /** The rule that allows it; null when none does. */
    rule: z.nullable(z.object({ action: z.string(), subject: z.string() })),
    /** `granted`, `no-rule`, `no-account` (not invited, or not joined yet), `suspended`, `area-off` (for everyone in the company). */
    reason: z.enum(['granted', 'no-rule', 'no-account', 'suspended', 'area-off']),
  }),
  refusals: { 404: 'No such user.' },
});

export const roleEndpoints = [listRoles, addRole, deleteRole, explainAbility, previewRole, restoreRole, updateRole];
