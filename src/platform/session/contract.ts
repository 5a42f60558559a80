import { z } from 'zod/mini';
import { registration } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { flag } from '#contract/primitives.ts';
import { firstStep, signedIn, userData } from '#contract/signed-in.ts';

/** A failed sign-in returns 400 with this, whichever of the two was wrong. */
export const loginRefusal = z.object({ error: z.object({ email: z.array(z.string()) }) });

const otherFailure = { error: { email: ['Something went wrong'] } };

/** Staff work in the app; clients see only what is shared with them. */
export const userTypes = ['staff', 'client'] as const;

export const login = endpoint({
  method: 'GET',
  path: '/login',
  summary:
    'Signs in at the address of existing clients; the percent-encoded password is in the header X-Password. With a second step, returns how to begin it.',
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
  summary: 'Signs in with email (or username) and password. With a second step, returns how to begin it.',
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
  summary: 'Creates an account and a company with it as admin. Taken names are answered with 200 and an error object.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: registration(),
  answer: z.union([signedIn, z.object({ error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }) })]),
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/jwt/refresh-token',
  summary: 'Exchanges a refresh token, once, for new tokens.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.object({ refreshToken: z.string() }),
  answer: signedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Ends this session; the person’s others continue.',
  action: 'delete',
  subject: 'Session',
  access: 'signed-in',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/v1/session',
  summary: 'Returns the caller with their current abilities.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ userData }),
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/v1/session/language',
  summary: 'Saves the caller’s language, in which the server writes to them.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ language: z.enum(languages.map(({ code }) => code)) }),
});

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/registration',
  summary:
    'Returns how to register (openly, with the first start’s code, or not at all), whether a new company can start with sample data, whether seed accounts work for the caller, the address for passkeys, and whether companies use single sign-on.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({
    mode: z.enum(['open', 'code', 'closed']),
    sampleData: z.boolean(),
    sampleAccounts: z.boolean(),
    passkeys: z.nullable(z.string()),
    /** Whether a company uses its own identity provider, and which one if there is only one. */
    signOn: z.nullable(z.object({ company: z.nullable(z.string()), label: z.nullable(z.string()) })),
  }),
});

export const verifyAddress = endpoint({
  method: 'POST',
  path: '/api/v1/address-verification',
  summary: 'Verifies an account’s address by its mailed one-time link.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  answer: z.object({ email: z.string() }),
  refusals: { 404: 'The link was used, replaced, or has expired.', 409: 'Someone else has the address now.' },
});

export const sendVerificationAgain = endpoint({
  method: 'POST',
  path: '/api/v1/address-verification/send',
  summary: 'Mails the caller’s verification link again.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ email: z.string() }),
  refusals: {
    409: 'The address is already verified, or this installation mails no links.',
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
