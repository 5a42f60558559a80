import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';
import { id, oneLine, page, perPage } from '#contract/primitives.ts';

/** Roles from the specification that a permission can be assigned to. This is only a catalog: the actual permissions are in `roles`. */
export const permissionRoles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;

/** A cell of the role matrix; `manage` is all four actions of a subject. */
const cell = z.strictObject({ action: z.enum(grantableActions), subject: z.enum(grantableSubjects) });
export type PermissionCell = z.infer<typeof cell>;

export const permission = z.object({
  id: z.number(),
  name: z.string(),
  assignedTo: z.array(z.string()),
  /** `24 Sep 2026, 5:20 PM`. */
  createdDate: z.string(),
  /** The cells of the role matrix it represents; the catalog itself grants nothing. */
  cells: z.array(cell),
});
export type Permission = z.infer<typeof permission>;

const permissionName = () => oneLine(120).check(z.minLength(1));

export const listPermissions = endpoint({
  method: 'GET',
  path: '/apps/permissions/data',
  summary: 'Lists permissions, newest first, a page at a time; `q` searches name and created date.',
  action: 'read',
  subject: 'Permission',
  query: z.object({ q: z._default(z.string(), ''), assignedTo: z._default(z.string(), ''), page: page(), perPage: perPage(10) }),
  answer: z.object({
    params: z.object({ q: z.string(), perPage: z.number(), page: z.number(), assignedTo: z.string() }),
    allData: z.array(permission),
    allDataTruncated: z.optional(z.boolean()),
    total: z.number(),
    permissions: z.array(permission),
  }),
});

export const addPermission = endpoint({
  method: 'POST',
  path: '/apps/permissions/add-permission',
  once: true,
  summary: 'Adds a permission, assigned to the administrator only; existing names are refused.',
  action: 'create',
  subject: 'Permission',
  body: z.object({ permission: z.object({ name: permissionName() }) }),
  answer: z.object({ permission }),
  status: 201,
  refusals: { 409: 'The name is taken.' },
});

export const renamePermission = endpoint({
  method: 'POST',
  path: '/apps/permissions/update-permission',
  summary: 'Renames a permission.',
  action: 'update',
  subject: 'Permission',
  body: z.object({ id: id(), name: permissionName() }),
  status: 201,
  refusals: { 404: 'No such permission.', 409: 'The name is taken.' },
});

export const linkPermission = endpoint({
  method: 'PUT',
  path: '/api/v1/permissions/{id}/cells',
  summary: 'Sets which cells of the role matrix a permission represents. It grants nothing.',
  action: 'update',
  subject: 'Permission',
  params: z.object({ id: id() }),
  body: z.strictObject({ cells: z.array(cell).check(z.maxLength(grantableActions.length * grantableSubjects.length)) }),
  answer: z.object({ permission }),
  refusals: { 404: 'No such permission.' },
});

export const deletePermission = endpoint({
  method: 'DELETE',
  path: '/apps/permissions/delete',
  summary: 'Soft-deletes a permission.',
  action: 'delete',
  subject: 'Permission',
  query: z.object({ id: id() }),
  refusals: { 404: 'No such permission.' },
});

export const restorePermission = endpoint({
  method: 'POST',
  path: '/api/v1/permissions/{id}/restore',
  summary: 'Restores a permission.',
  action: 'delete',
  subject: 'Permission',
  params: z.object({ id: id() }),
  answer: z.object({ permission }),
  refusals: { 404: 'No such deleted permission.' },
});

export const permissionEndpoints = [listPermissions, addPermission, renamePermission, linkPermission, deletePermission, restorePermission];
