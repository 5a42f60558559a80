import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, version } from '#contract/primitives.ts';
import { labelNamed } from './labels-contract.ts';

const condition = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

/** Conditions on an incoming email and the actions to apply. At least one of each; an empty condition matches everything. */
const ruleContent = {
  /** Case-insensitive part of the sender's name or address. The other two conditions are case-insensitive as well. */
  sender: condition,
  subject: condition,
  /** Part of the subject or the text. */
  words: condition,
  /** Folder to move the email to; null leaves it in place. */
  folder: z._default(z.nullable(z.enum(['inbox', 'archive', 'spam', 'trash'])), null),
  label: z._default(z.nullable(labelNamed), null),
  isStarred: z._default(z.boolean(), false),
  isRead: z._default(z.boolean(), false),
};

export const mailRule = z.object({
  id: z.number(),
  /** Order in which rules are applied, starting at 1. */
  position: z.number(),
  sender: z.string(),
  subject: z.string(),
  words: z.string(),
  folder: z.nullable(z.string()),
  label: z.nullable(z.string()),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  version: z.number(),
});
export type MailRule = z.infer<typeof mailRule>;

const ruleId = z.object({ id: id() });
/** Whether to apply the rule to existing inbox emails too. */
const applyToInbox = z._default(z.boolean(), false);
const ruleAnswer = z.object({ rule: mailRule, /** Number of inbox emails it was applied to. */ applied: z.number() });

export const listMailRules = endpoint({
  method: 'GET',
  path: '/api/v1/mail/rules',
  summary: 'Lists the caller’s rules in the order they apply.',
  action: 'read',
  subject: 'Email',
  answer: z.object({ rules: z.array(mailRule) }),
});

export const addMailRule = endpoint({
  method: 'POST',
  path: '/api/v1/mail/rules',
  once: true,
  summary: 'Adds a rule at the end.',
  action: 'create',
  subject: 'Email',
  body: z.strictObject({ ...ruleContent, applyToInbox }),
  answer: ruleAnswer,
  status: 201,
});

export const updateMailRule = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/rules/{id}',
  summary: 'Replaces a rule.',
  action: 'update',
  subject: 'Email',
  params: ruleId,
  body: z.strictObject({ version: version(), ...ruleContent, applyToInbox }),
  answer: ruleAnswer,
  refusals: { 404: 'No such rule.', 409: 'It was changed by someone else; `current` has the rule.' },
});

export const moveMailRule = endpoint({
  method: 'POST',
  path: '/api/v1/mail/rules/{id}/move',
  summary: 'Moves a rule to a position, starting at 1.',
  action: 'update',
  subject: 'Email',
  params: ruleId,
  body: z.strictObject({ position: id() }),
  answer: z.object({ rules: z.array(mailRule) }),
  refusals: { 404: 'No such rule.' },
});

export const deleteMailRule = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/rules/{id}',
  summary: 'Deletes a rule.',
  action: 'delete',
  subject: 'Email',
  params: ruleId,
  refusals: { 404: 'No such rule.' },
});

export const restoreMailRule = endpoint({
  method: 'POST',
  path: '/api/v1/mail/rules/{id}/restore',
  summary: 'Restores a rule, at the end.',
  action: 'update',
  subject: 'Email',
  params: ruleId,
  answer: z.object({ rule: mailRule }),
  refusals: { 404: 'No such rule.' },
});

export const mailRuleEndpoints = [listMailRules, addMailRule, updateMailRule, moveMailRule, deleteMailRule, restoreMailRule];
