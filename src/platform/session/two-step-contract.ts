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
    'Completes a sign-in after the password with an app’s code or a recovery code; each works once. `trustDevice`: this browser needs only the password for 30 days.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ challenge: z.string().check(z.maxLength(300)), code: code(), trustDevice: z.optional(z.boolean()) }),
  answer: signedIn,
  refusals: { 409: 'It took too long, or the password changed: sign in again.', 429: 'Too many wrong codes.' },
});

export const getTwoSteps = endpoint({
  method: 'GET',
  path: '/api/v1/session/two-steps',
  summary: 'Returns whether the second step is on, how many recovery codes are left, and the trusted browsers.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({
    isOn: z.boolean(),
    /** Whether the proof includes a password; without one, a sign-in within the last ten minutes replaces it. */
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
  summary: 'Creates a secret for an authenticator app, as text and as the address for its QR code. Nothing changes until it’s confirmed.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  answer: z.object({ secret: z.string(), address: z.string() }),
  refusals: { 409: 'It’s already on.', 429: 'Too many wrong passwords.' },
});

export const confirmTwoSteps = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/confirm',
  summary: 'Turns the second step on with the app’s first code. The ten recovery codes are returned only once.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ code: code() }),
  answer: newCodes,
  refusals: { 409: 'It’s already on, or wasn’t started.' },
});

export const turnOffTwoSteps = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/turn-off',
  summary: 'Turns the second step off; recovery codes and trusted browsers end. Needs full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  refusals: { 409: 'It’s not on.', 429: 'Too many wrong attempts.' },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/session/two-steps/recovery-codes',
  summary: 'Creates ten new recovery codes, returned only once; earlier ones end. Needs full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  answer: newCodes,
  refusals: { 409: 'It’s not on.', 429: 'Too many wrong attempts.' },
});

export const endDeviceTrust = endpoint({
  method: 'DELETE',
  path: '/api/v1/session/trusted-devices',
  summary: 'Stops trusting a browser, so it’s asked for the code again.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  query: z.object({ id: id() }),
  refusals: { 404: 'It’s not trusted.' },
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
