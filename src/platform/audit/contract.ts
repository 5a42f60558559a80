import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emptyAsAbsent, flag, id, isoMoment, page, perPage, plainDate } from '#contract/primitives.ts';

/** Audited actions: changes of permissions, and data that leaves the company. */
export const auditActions = [
  'session.signed-in',
  'session.refused',
  'session.signed-out',
  'session.ended',
  'account.registered',
  'account.address-verified',
  'account.password-set',
  'account.edited',
  'account.email-changed',
  'account.exported',
  'account.reset-asked',
  'account.two-steps-on',
  'account.two-steps-off',
  'account.recovery-renewed',
  'account.passkey-added',
  'account.passkey-removed',
  'help.opened',
  'help.closed',
  'sign-on.changed',
  'sign-on.removed',
  'account.api-key-added',
  'account.api-key-revoked',
  'user.added',
  'user.edited',
  'user.role-changed',
  'user.second-step-ended',
  'user.sign-on-unlinked',
  'user.suspended',
  'user.activated',
  'user.invited',
  'user.invitation-copied',
  'user.joined',
  'user.reset-sent',
  'user.reset-copied',
  'user.deleted',
  'user.restored',
  'user.imported',
  'user.exported',
  'role.added',
  'role.edited',
  'role.deleted',
  'role.restored',
  'area.turned-on',
  'area.turned-off',
  'permission.added',
  'permission.renamed',
  'permission.linked',
  'permission.deleted',
  'permission.restored',
  'invoice.exported',
  'employee.exported',
  'client.exported',
  'order.exported',
  'product.exported',
  'product.imported',
  'seller.edited',
  'shop.edited',
  'plan.chosen',
  'plan.subdomain-added',
  'plan.subdomain-removed',
  'calendar.feed-made',
  'calendar.feed-prolonged',
  'calendar.feed-ended',
  'email.account-connected',
  'email.account-removed',
  'email.signing-key-added',
  'email.exported',
  'webhook.added',
  'webhook.edited',
  'webhook.deleted',
  'webhook.restored',
  'webhook.secret-renewed',
  'audit.exported',
  'workspace.exported',
  'workspace.imported',
  'workspace.sample-added',
  'workspace.sample-removed',
  'workspace.sample-restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(auditActions),
  /** Null when not signed in. */
  actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  /** Name of the affected user, role, or permission. */
  target: z.string(),
  /** Changes with their previous values. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** IP address. */
  address: z.string(),
  /** User agent of the browser. */
  userAgent: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const wanted = {
  /** Searches the names of target and actor, and the IP address. */
  q: z._default(z.string(), ''),
  /** An action, or the part before its dot. */
  action: z._default(z.string().check(z.maxLength(60)), ''),
  actorId: emptyAsAbsent(id()),
  /** First day in the company's time zone, or the time from which entries are included. */
  from: emptyAsAbsent(z.union([plainDate(), isoMoment()], says('not_a_day_or_moment'))),
  /** Last day in the company's time zone, or the time before which entries are included. */
  to: emptyAsAbsent(z.union([plainDate(), isoMoment()], says('not_a_day_or_moment'))),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/audit',
  summary: 'Lists the company’s security-relevant changes, newest first.',
  action: 'read',
  subject: 'Audit',
  query: z.object({
    ...{ ...wanted, page: page(), perPage: perPage(25) },
    /** `false` stops counting at 10,000 entries, or at one page beyond the current offset, which is faster. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    total: z.number(),
    /** Set when there are more than `total`. */
    isAtLeast: z.optional(z.boolean()),
  }),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/v1/audit-export',
  summary: 'Exports all matching entries as a sheet.',
  action: 'read',
  subject: 'Audit',
  raw: true,
  writes: true,
  query: z.object({ ...wanted, format: z.enum(['csv', 'xlsx']) }),
});

export const auditEndpoints = [listAudit, exportAudit];
