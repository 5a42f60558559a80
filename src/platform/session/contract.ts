import { z } from 'zod/mini';
import { registration } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { flag } from '#contract/primitives.ts';
import { firstStep, signedIn, userData } from '#contract/signed-in.ts';

/** A wrong sign-in is answered 400 with this, whatever was wrong of the pair. */
export const loginRefusal = z.object({ error: z.object({ email: z.array(z.string()) }) });

const otherFailure = { error: { email: ['Something went wrong'] } };

/** Staff work in the app; clients see what they are shown. */
export const userTypes = ['staff', 'client'] as const;

export const login = endpoint({
  method: 'GET',
  path: '/login',
  summary:
    'Signs in by the address that existing clients use; the password travels in the header X-Password, percent-encoded. Who has a second step is answered what it begins with.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  writes: true,
  failure: otherFailure,
  query: z.object({
    username: z.optional(z.string()),
    userType: z.optional(z.string()),
    api: z.optional(z.string()),
    remember: z.optional(flag()),
  }),
  answer: firstStep,
});

export const passwordLogin = endpoint({
  method: 'POST',
  path: '/jwt/login',
  summary: 'Signs in with e-mail (or username) and password. Who has a second step is answered what it begins with.',
  failure: otherFailure,
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.object({
    email: z.string().check(z.minLength(1)),
    password: z.string().check(z.minLength(1)),
    remember: z.optional(z.boolean()),
  }),
  answer: firstStep,
});

export const register = endpoint({
  method: 'POST',
  path: '/jwt/register',
  summary: 'Makes an account, admin of a new entity of its own. What is taken already is answered 200 with an error object.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: registration(),
  answer: z.union([signedIn, z.object({ error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }) })]),
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/jwt/refresh-token',
  summary: 'Gives new tokens for a refresh token, which is used up by it.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.object({ refreshToken: z.string() }),
  answer: signedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Ends this one session; the others of the person live on.',
  action: 'delete',
  subject: 'Session',
  access: 'signed-in',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/v1/session',
  summary: 'Who is signed in, with the abilities as they are now.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ userData }),
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/v1/session/language',
  summary: 'Keeps the language that the person reads: what the server writes to them is in it.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ language: z.enum(languages.map(({ code }) => code)) }),
});

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/registration',
  summary:
    'Whether one can register: openly, with the code of the first start, or not at all; whether a new company can begin with sample data; whether the seed accounts work for this caller; at which address passkeys do; and whether companies sign in by providers of their own.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({
    mode: z.enum(['open', 'code', 'closed']),
    sampleData: z.boolean(),
    sampleAccounts: z.boolean(),
    passkeys: z.nullable(z.string()),
    /** Whether a company signs in by a provider of its own; which one, where it is one alone. */
    signOn: z.nullable(z.object({ company: z.nullable(z.string()), label: z.nullable(z.string()) })),
  }),
});

export const verifyAddress = endpoint({
  method: 'POST',
  path: '/api/v1/address-verification',
  summary: 'Takes the address of an account as proved, by the one-time link that was mailed to it.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  answer: z.object({ email: z.string() }),
  refusals: { 404: 'The link was used, replaced, or has expired.', 409: 'Somebody else has the address by now.' },
});

export const sendVerificationAgain = endpoint({
  method: 'POST',
  path: '/api/v1/address-verification/send',
  summary: 'Mails the link once more to the address of whoever is signed in.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ email: z.string() }),
  refusals: {
    409: 'The address is confirmed already, or this installation mails no links.',
    429: 'Several were mailed within the hour.',
  },
});

export const sessionEndpoints = [
  login,
  passwordLogin,
  register,
  refreshToken,
  logout,
  getSession,
  chooseLanguage,
  getRegistration,
  verifyAddress,
  sendVerificationAgain,
];
