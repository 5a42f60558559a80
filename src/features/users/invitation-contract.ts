import { z } from 'zod/mini';
import { password, username } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { linkDeliveries } from '#contract/link-delivery.ts';
import { emailAddress, id, someLines } from '#contract/primitives.ts';
import { firstStep } from '#contract/signed-in.ts';

export const inviteUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/invite',
  once: true,
  summary:
    'Mails each a one-time link with which they set a password and join; an earlier link ends. Where no mail leaves, as `by` says, nothing is mailed: copy their links.',
  action: 'update',
  subject: 'User',
  body: z.strictObject({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(100)),
    /** From the sender, in the mail. Plain text. */
    message: z.optional(someLines(1000)),
  }),
  /** `skipped`: those who have an account already, or are inactive. */
  answer: z.object({ invited: z.array(z.number()), skipped: z.array(z.number()), by: z.enum(linkDeliveries) }),
  refusals: { 404: 'One of them does not exist; nothing was sent.' },
});

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/reset-password',
  once: true,
  summary: 'Mails a user who has an account a one-time link to set a new password. Where no mail leaves, as `by` says, nothing is mailed.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({ by: z.enum(linkDeliveries) }),
  refusals: { 404: 'No such user.', 409: 'They have no account (invite them), or are suspended.' },
});

/** Without `once`, which would keep the link. */
export const copyUserLink = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/link',
  summary:
    'A one-time link for the caller to hand over: to join for a user without an account, to set a new password for others. Links that were mailed stay good. Using it does not prove the address.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({ kind: z.enum(['invitation', 'reset']), address: z.string(), expiresAt: z.string() }),
  refusals: { 404: 'No such user.', 409: 'They are suspended, or this server does not know its public address.' },
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/password-reset',
  summary:
    'Mails whoever signs in with an address a one-time link to set a new password, good for 30 minutes. Answered alike, and as fast, for an address that nobody has.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ email: emailAddress() }),
  answer: z.object({ by: z.enum(linkDeliveries) }),
  refusals: { 429: 'Several links were asked for within the hour, for this address or from this network.' },
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/read',
  summary: 'Whom a one-time link is for, as long as it is good.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  answer: z.object({
    kind: z.enum(['invitation', 'reset']),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    /** What is proposed; asked for only in an invitation. */
    username: z.string(),
  }),
  refusals: { 404: 'The link was used, replaced, or has expired.' },
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/accept',
  summary:
    'Sets the password by a one-time link and signs in. After a reset all other sessions of the account end, and who has a second step is asked for it.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)), password: password(), username: z.optional(username()) }),
  answer: firstStep,
  refusals: { 404: 'The link was used, replaced, or has expired.', 409: 'The username or e-mail address is taken.' },
});

export const invitationEndpoints = [inviteUsers, sendPasswordReset, copyUserLink, forgotPassword, readInvitation, acceptInvitation];
