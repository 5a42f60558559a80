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
    'How the company signs in by a provider of its own (OpenID Connect), null where it does not; the address that the provider is to send people back to, null on an installation that has none; and the address of its sign-in page.',
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
    'Keeps it, after the provider was asked who it is; by the full proof. A secret that is left out stays. `version` is that of what was changed, 0 for the first.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject({ ...fields.shape, clientSecret: z.optional(needed(500)), version: version(), ...proof }),
  answer: z.object({ signOn }),
  refusals: { 409: 'It was changed meanwhile, or this installation has no address that a provider could send people back to.' },
});

export const removeSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/remove',
  summary: 'Ends it, by the full proof: everybody signs in here. Whom the provider made stays a user.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject(proof),
  refusals: { 404: 'There is none.' },
});

export const beginSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/begin',
  summary:
    'Where the provider of a company signs somebody in, found by the company’s code or by the address of an account. `ticket` is for the same browser to come back with.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ company: z.optional(z.string().check(z.maxLength(40))), email: z.optional(z.string().check(z.maxLength(254))) }),
  answer: z.object({ address: z.string(), ticket: z.string() }),
  refusals: {
    404: 'Neither the company nor the address signs in by a provider.',
    409: 'The provider does not answer as one.',
    429: 'Too many tries.',
  },
});

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/sign-on/finish',
  summary:
    'Signs in by what the provider sent somebody back with; each counts once, within ten minutes, in the browser that began. Who has a second step here is answered what it begins with.',
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
    404: 'It was used, began in another browser, or took longer than ten minutes.',
    409: 'The provider refused, or knows somebody whom the company does not let in; says which.',
    429: 'Too many tries.',
  },
});

export const signOnEndpoints = [getSignOn, saveSignOn, removeSignOn, beginSignOn, finishSignOn];
