import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { oneLine, version } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';
import { firstStep } from '#contract/signed-in.ts';

const needed = (longest: number) => oneLine(longest).check(z.minLength(1));

/** What signing in by the company's own provider of identities is set to. */
const fields = z.strictObject({
  /** What the button says: the provider's name. */
  label: needed(60),
  /** The provider's address as OpenID Connect has it: below it lies `/.well-known/openid-configuration`. */
  issuer: needed(300),
  clientId: needed(200),
  /** Whoever is unknown here is made a user of this role; null: only who is a user already signs in. */
  newUserRole: z.nullable(needed(60)),
  /** The claim that says what somebody is there, such as `groups`; empty: roles are given here alone. */
  roleClaim: oneLine(60),
  /** Which of its values is which role: the first one that somebody has counts. */
  roles: z.array(z.strictObject({ value: needed(200), role: needed(60) })).check(z.maxLength(20)),
  isActive: z.boolean(),
  /** Nobody signs in here by password or passkey, but whoever saved this: the provider may be away one day. */
  isOnlyWay: z.boolean(),
});

const signOn = z.object({
  ...fields.shape,
  /** Whether there is a secret; what it is, is told to nobody. */
  hasSecret: z.boolean(),
  /** Who may still sign in by password where nobody else may. */
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
    /** Those that can be given. */
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
    /** The address’s query as it came. */
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
