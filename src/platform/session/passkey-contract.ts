import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';
import { signedIn } from '#contract/signed-in.ts';

/** Passkey data between browser and server uses the JSON format of WebAuthn. */
const asked = z.object({ options: z.record(z.string(), z.unknown()) });
const responded = () => z.record(z.string(), z.unknown());
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const passkey = z.object({ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) });
export type Passkey = z.infer<typeof passkey>;

const conflict = { 409: 'Passkeys don’t work here: they need https or localhost.' };

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/v1/passkeys/begin',
  summary: 'Returns the passkey options for signing in without name and password.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  writes: false,
  answer: asked,
  refusals: conflict,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/passkeys/sign-in',
  summary: 'Signs in with a passkey; each answer works once. The device verified the person, so no code is required.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ response: responded(), remember: z.optional(z.boolean()) }),
  answer: signedIn,
  refusals: { ...conflict, 404: 'The passkey is unknown, or the request expired.', 429: 'Too many attempts.' },
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/v1/session/passkeys',
  summary: 'Lists the caller’s passkeys and the address where they work, or null.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ passkeys: z.array(passkey), origin: z.nullable(z.string()) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys/begin',
  summary: 'Returns the options for creating a passkey; needs full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject(proof),
  answer: asked,
  refusals: { ...conflict, 429: 'Too many wrong passwords.' },
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys',
  summary: 'Saves the passkey that the browser created.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  status: 201,
  body: z.strictObject({ response: responded(), name: name() }),
  answer: z.object({ passkey }),
  refusals: { 409: 'It expired, or isn’t from this installation.' },
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys/{id}',
  summary: 'Renames the caller’s passkey.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  params: z.object({ id: id() }),
  body: z.strictObject({ name: name() }),
  answer: z.object({ passkey }),
  refusals: { 404: 'No such passkey.' },
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys/{id}/remove',
  summary: 'Deletes the caller’s passkey, with full proof.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  params: z.object({ id: id() }),
  body: z.strictObject(proof),
  refusals: { 404: 'No such passkey.', 429: 'Too many wrong attempts.' },
});

export const passkeyEndpoints = [beginPasskeySignIn, signInByPasskey, listPasskeys, beginPasskey, addPasskey, renamePasskey, removePasskey];
