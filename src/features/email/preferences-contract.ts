import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emailAddress, id, version } from '#contract/primitives.ts';

const html = z.string().check(z.maxLength(100_000));
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u, says('not_one_line')));

export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/mail/preferences',
  summary: 'Returns the caller’s settings for writing mail, and what this installation can send.',
  action: 'read',
  subject: 'Email',
  answer: z.object({
    /** Sanitized HTML. */
    signature: z.string(),
    version: z.number(),
    /** The sender shown on outgoing email. */
    from: z.object({ name: z.string(), email: z.string() }),
    /**
     * Domains whose addresses belong to people in the entity are delivered internally; this tells whether email can be sent to all others.
     */
    canSendOutside: z.boolean(),
    /** The sender address for outside email; null when none is sent. */
    outsideFrom: z.nullable(z.string()),
  }),
});

export const updateMailPreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/preferences',
  summary: 'Changes the signature.',
  action: 'update',
  subject: 'Email',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ signature: html, version: version() }),
  answer: z.object({ signature: z.string(), version: z.number() }),
  refusals: { 409: 'It was changed by someone else; `current` has its state.' },
});

export const densities = ['comfortable', 'compact'] as const;
export const readingPanes = ['right', 'below', 'off'] as const;

/** Display settings: row density, and where an open email appears: beside the list, below it, or instead of it. */
export const mailView = z.object({ density: z.enum(densities), readingPane: z.enum(readingPanes) });
export type MailView = z.infer<typeof mailView>;

export const getMailView = endpoint({
  method: 'GET',
  path: '/api/v1/mail/view',
  summary: 'Returns the caller’s settings for reading mail.',
  action: 'read',
  subject: 'Email',
  answer: mailView,
});

export const updateMailView = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/view',
  summary: 'Changes the given fields.',
  action: 'update',
  subject: 'Email',
  body: z.strictObject({ density: z.optional(z.enum(densities)), readingPane: z.optional(z.enum(readingPanes)) }),
  answer: mailView,
});

export const mailTemplate = z.object({ id: z.number(), name: z.string(), subject: z.string(), message: z.string(), version: z.number() });
export type MailTemplate = z.infer<typeof mailTemplate>;
const templateContent = {
  name: line(100).check(z.minLength(1)),
  subject: z._default(line(998), ''),
  message: z._default(html, ''),
};
const templateId = z.object({ id: id() });
const templateAnswer = z.object({ template: mailTemplate });

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/mail/templates',
  summary: 'Lists the caller’s templates by name.',
  action: 'read',
  subject: 'Email',
  answer: z.object({ templates: z.array(mailTemplate) }),
});

export const addMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/mail/templates',
  once: true,
  summary: 'Adds a template.',
  action: 'create',
  subject: 'Email',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject(templateContent),
  answer: templateAnswer,
  status: 201,
});

export const updateMailTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/templates/{id}',
  summary: 'Replaces a template.',
  action: 'update',
  subject: 'Email',
  params: templateId,
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ version: version(), ...templateContent }),
  answer: templateAnswer,
  refusals: { 404: 'No such template.', 409: 'It was changed by someone else; `current` has the template.' },
});

export const deleteMailTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/templates/{id}',
  summary: 'Deletes a template.',
  action: 'delete',
  subject: 'Email',
  params: templateId,
  refusals: { 404: 'No such template.' },
});

export const restoreMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/mail/templates/{id}/restore',
  summary: 'Restores a template.',
  action: 'update',
  subject: 'Email',
  params: templateId,
  answer: templateAnswer,
  refusals: { 404: 'No such template.' },
});

export const mailAlias = z.object({ id: z.number(), email: z.string() });
export type MailAlias = z.infer<typeof mailAlias>;

export const listMailAliases = endpoint({
  method: 'GET',
  path: '/api/v1/mail/aliases',
  summary: 'Lists the caller’s other mail addresses.',
  action: 'read',
  subject: 'Email',
  answer: z.object({ aliases: z.array(mailAlias) }),
});

export const addMailAlias = endpoint({
  method: 'POST',
  path: '/api/v1/mail/aliases',
  once: true,
  summary: 'Adds an unused address in the domain of the caller’s own.',
  action: 'create',
  subject: 'Email',
  body: z.strictObject({ email: emailAddress() }),
  answer: z.object({ alias: mailAlias }),
  status: 201,
});

export const deleteMailAlias = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/aliases/{id}',
  summary: 'Releases an address.',
  action: 'delete',
  subject: 'Email',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such address.' },
});

export const mailPreferenceEndpoints = [
  getMailPreferences,
  updateMailPreferences,
  getMailView,
  updateMailView,
  listMailTemplates,
  addMailTemplate,
  updateMailTemplate,
  deleteMailTemplate,
  restoreMailTemplate,
  listMailAliases,
  addMailAlias,
  deleteMailAlias,
];
