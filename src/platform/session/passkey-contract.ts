import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { proof } from '#contract/proof.ts';
import { signedIn } from '#contract/signed-in.ts';

/** What goes between a browser and a server about passkeys is as WebAuthn has it in JSON. */
const asked = z.object({ options: z.record(z.string(), z.unknown()) });
const responded = () => z.record(z.string(), z.unknown());
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const passkey = z.object({ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) });
export type Passkey = z.infer<typeof passkey>;

const conflict = { 409: 'Passkeys do not work here: the installation has no address with https, nor localhost.' };

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/v1/passkeys/begin',
  summary: 'What a browser asks a passkey for, to sign in without name and password.',
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
  summary:
    'Signs in by what a passkey answered; each answer counts once. The device has asked who holds it, so that no code is asked for beside it.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ response: responded(), remember: z.optional(z.boolean()) }),
  answer: signedIn,
  refusals: { ...conflict, 404: 'The passkey is unknown here, or too much time went by.', 429: 'Too many tries.' },
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/v1/session/passkeys',
  summary: 'The own passkeys, and at which address they work; null where they do not.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ passkeys: z.array(passkey), origin: z.nullable(z.string()) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys/begin',
  summary: 'What a browser makes a new passkey with; by the full proof.',
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
  summary: 'Keeps the passkey that the browser made.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  status: 201,
  body: z.strictObject({ response: responded(), name: name() }),
  answer: z.object({ passkey }),
  refusals: { 409: 'It was not taken: too much time went by, or it is not of this installation.' },
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/v1/session/passkeys/{id}',
  summary: 'Names an own passkey.',
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
  summary: 'Takes an own passkey away, by the full proof: nobody signs in with it any more.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  params: z.object({ id: id() }),
  body: z.strictObject(proof),
  refusals: { 404: 'No such passkey.', 429: 'Too many wrong tries.' },
});

export const passkeyEndpoints = [beginPasskeySignIn, signInByPasskey, listPasskeys, beginPasskey, addPasskey, renamePasskey, removePasskey];
