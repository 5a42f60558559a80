import { z } from 'zod/mini';
import { abilityRule, currentRule } from '#contract/ability.ts';
import { endpoint } from '#contract/endpoint.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';
import { id, isoMoment, oneLine } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';

/** Maximum number of active keys per person. */
export const maxApiKeys = 50;

/** State of a key: usable, or no longer so because it expired, was revoked, or ended with a new password or a suspension. */
export const apiKeyStates = ['active', 'expired', 'revoked', 'ended'] as const;

const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** Last four characters of the token. */
  hint: z.string(),
  /** The key's maximum permissions; its owner's permissions limit them further. */
  rules: z.array(abilityRule),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** Accurate to the minute. */
  lastUsedAt: z.nullable(z.string()),
  lastUsedAddress: z.string(),
  state: z.enum(apiKeyStates),
});
export type ApiKey = z.infer<typeof apiKey>;

const rule = z.union([
  z.strictObject({ action: z.enum(grantableActions), subject: z.enum(grantableSubjects) }),
  z.strictObject({ action: z.literal('manage'), subject: z.literal('all') }),
]);

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: 'Lists the caller’s API keys, newest first, including ended ones until they are swept.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ apiKeys: z.array(apiKey) }),
});

export const addApiKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  summary:
    'Creates an API key, with full proof. The token is returned only once. Rules: `manage all` for whatever its owner can do at the time, or some of what they can do now.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  status: 201,
  body: z.strictObject({
    name: oneLine(60).check(z.minLength(1)),
    /** Null when it never expires. */
    expiresAt: z.nullable(isoMoment()),
    rules: z.array(rule).check(z.minLength(1), z.maxLength(200)),
    ...proof,
  }),
  answer: z.object({ apiKey, token: z.string() }),
  refusals: { 409: 'There are 50 already.', 429: 'Too many wrong passwords.' },
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/v1/api-keys',
  summary: 'Revokes the caller’s API key permanently.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  query: z.object({ id: id() }),
  refusals: { 404: 'No such active key.' },
});

export const getCallingKey = endpoint({
  method: 'GET',
  path: '/api/v1/api-key',
  summary: 'Returns the API key of this call with its owner and current permissions, to test a key.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  allowsApiKeys: true,
  answer: z.object({
    name: z.string(),
    expiresAt: z.nullable(z.string()),
    entity: z.string(),
    owner: z.object({ id: z.number(), fullName: z.string() }),
    /** Current permissions: what both its rules and its owner allow. */
    rules: z.array(currentRule),
  }),
  refusals: { 404: 'No API key was sent.' },
});

export const apiKeyEndpoints = [listApiKeys, addApiKey, revokeApiKey, getCallingKey];
