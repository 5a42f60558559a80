import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emptyAsAbsent, flag, id, isoMoment, page, perPage, plainDate } from '#contract/primitives.ts';

/** What is written down: each change that touches who may do what, and what left the company. */
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
  /** Null for somebody who was not signed in. */
  actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  /** What it was done to, by name: a user, a role, a permission. */
  target: z.string(),
  /** What changed: each with what was there before. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Where it came from. */
  address: z.string(),
  /** The browser, as it names itself. */
  userAgent: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const wanted = {
  /** In the target's or the actor's name, or the address. */
  q: z._default(z.string(), ''),
  /** An action, or the part before its dot. */
  action: z._default(z.string().check(z.maxLength(60)), ''),
  actorId: emptyAsAbsent(id()),
  /** A day, as it is where the company is, or the moment from which on entries count. */
  from: emptyAsAbsent(z.union([plainDate(), isoMoment()], says('not_a_day_or_moment'))),
  /** The last day that counts, as it is where the company is, or the moment before which entries count. */
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
    /** `false` stops counting at 10,000 entries, which is faster; up to a page beyond them. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    total: z.number(),
    /** Set if there are more than `total`. */
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
