import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { oneLine, version } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';
import { firstStep } from '#contract/signed-in.ts';

const needed = (longest: number) => oneLine(longest).check(z.minLength(1));

/** Single sign-on settings for the company's own identity provider. */
const fields = z.strictObject({
  /** Button label: the provider's name. */
  label: needed(60),
  /** Issuer URL as in OpenID Connect, with `/.well-known/openid-configuration` below it. */
  issuer: needed(300),
  clientId: needed(200),
  /** Role for unknown people, who become new users; null lets only existing users sign in. */
  newUserRole: z.nullable(needed(60)),
  /** Claim with the person's groups or roles, such as `groups`; empty means roles are only assigned here. */
  roleClaim: oneLine(60),
  /** Maps claim values to roles; the first match counts. */
  roles: z.array(z.strictObject({ value: needed(200), role: needed(60) })).check(z.maxLength(20)),
  isActive: z.boolean(),
  /** Disables passwords and passkeys for everyone except the person who saved this, in case the provider is unavailable. */
  isOnlyWay: z.boolean(),
});

const signOn = z.object({
  ...fields.shape,
  /** Whether a secret is saved; the secret itself is never returned. */
  hasSecret: z.boolean(),
  /** The person who can still sign in with a password when no one else can. */
  keptName: z.nullable(z.string()),
  version: z.number(),
});
export type SignOn = z.infer<typeof signOn>;

export const getSignOn = endpoint({
  method: 'GET',
  path: '/api/v1/sign-on',
  summary:
    'Returns the company’s single sign-on settings (OpenID Connect), or null; the redirect address for the provider, or null if the installation has none; and the address of the sign-in page.',
  action: 'manage',
  subject: 'all',
  answer: z.object({
    signOn: z.nullable(signOn),
    redirectUri: z.nullable(z.string()),
    page: z.nullable(z.string()),
    /** Roles that can be assigned. */
    roles: z.array(z.object({ name: z.string(), title: z.string() })),
  }),
});

export const saveSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on',
  summary:
    'Saves the provider after asking it who it is, with full proof. An omitted secret stays. `version` is that of the changed settings, 0 for the first.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject({ ...fields.shape, clientSecret: z.optional(needed(500)), version: version(), ...proof }),
  answer: z.object({ signOn }),
  refusals: { 409: 'It was changed by someone else, or this installation has no address for the provider’s redirect.' },
});

export const removeSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/remove',
  summary: 'Ends single sign-on, with full proof: everyone signs in here. Users created by it stay.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject(proof),
  refusals: { 404: 'There is none.' },
});

export const beginSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/begin',
  summary: 'Returns the address of a company’s provider, by company code or account address. `ticket` is for the same browser’s return.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ company: z.optional(z.string().check(z.maxLength(40))), email: z.optional(z.string().check(z.maxLength(254))) }),
  answer: z.object({ address: z.string(), ticket: z.string() }),
  refusals: {
    404: 'Neither the company nor the address uses single sign-on.',
    409: 'The provider doesn’t answer like one.',
    429: 'Too many attempts.',
  },
});

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/finish',
  summary:
    'Signs in with the provider’s redirect; each works once, within ten minutes, in the browser that started. With a second step here, returns how to begin it.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({
    /** The query string of the callback URL, unchanged. */
    query: z.string().check(z.maxLength(4000)),
    ticket: z.string().check(z.maxLength(100)),
    remember: z.optional(z.boolean()),
  }),
  answer: firstStep,
  refusals: {
    404: 'It was used, started in another browser, or took longer than ten minutes.',
    409: 'The provider refused, or its user isn’t admitted by the company; says which.',
    429: 'Too many attempts.',
  },
});

export const signOnEndpoints = [getSignOn, saveSignOn, removeSignOn, beginSignOn, finishSignOn];
