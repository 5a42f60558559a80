import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';
import { signedIn } from '#contract/signed-in.ts';

const code = () => z.string().check(z.minLength(1), z.maxLength(40));
const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/api/v1/second-step',
  summary:
    'Signs in whoever gave the right password and now gives a code of their app, or a recovery code. Each counts once. `trustDevice`: this browser is asked for the password alone for 30 days.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ challenge: z.string().check(z.maxLength(300)), code: code(), trustDevice: z.optional(z.boolean()) }),
  answer: signedIn,
  refusals: { 409: 'It took too long, or the password was changed meanwhile: sign in anew.', 429: 'Too many wrong codes.' },
});

export const getTwoSteps = endpoint({
  method: 'GET',
  path: '/api/v1/session/two-steps',
  summary: 'Whether signing in asks for a code as well, how many recovery codes are left, and which browsers are not asked.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({
    isOn: z.boolean(),
    /** Whether a password is part of the proof; without one a sign-in of the last ten minutes takes its place. */
    hasPassword: z.boolean(),
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    devices: z.array(
      z.object({ id: z.number(), userAgent: z.string(), createdAt: z.string(), expiresAt: z.string(), isThisOne: z.boolean() }),
    ),
  }),
});

export const beginTwoSteps = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/begin',
  summary:
    'A new secret for an app that makes codes, as text and as the address that its camera reads. Nothing is asked for until it is confirmed.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  answer: z.object({ secret: z.string(), address: z.string() }),
  refusals: { 409: 'It is on already.', 429: 'Too many wrong passwords.' },
});

export const confirmTwoSteps = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/confirm',
  summary: 'Turns it on by the first code of the app. The ten recovery codes are answered this once.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ code: code() }),
  answer: newCodes,
  refusals: { 409: 'It is on already, or was not begun.' },
});

export const turnOffTwoSteps = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/turn-off',
  summary: 'Asks for the password alone again; recovery codes and trusted browsers end. By the full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  refusals: { 409: 'It is not on.', 429: 'Too many wrong tries.' },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/recovery-codes',
  summary: 'Ten new recovery codes, answered this once; those of before end. By the full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  answer: newCodes,
  refusals: { 409: 'It is not on.', 429: 'Too many wrong tries.' },
});

export const endDeviceTrust = endpoint({
  method: 'DELETE',
  path: '/api/v1/session/trusted-devices',
  summary: 'Asks a browser for the code again.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  query: z.object({ id: id() }),
  refusals: { 404: 'It is not trusted.' },
});

export const twoStepEndpoints = [
  takeSecondStep,
  getTwoSteps,
  beginTwoSteps,
  confirmTwoSteps,
  turnOffTwoSteps,
  renewRecoveryCodes,
  endDeviceTrust,
];
