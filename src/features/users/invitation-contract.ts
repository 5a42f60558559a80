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
    'Mails each user a one-time link to set a password and join; earlier links end. If this server sends no mail, `by` says so, and nothing is mailed: copy their links.',
  action: 'update',
  subject: 'User',
  body: z.strictObject({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(100)),
    /** The sender's message in the mail. Plain text. */
    message: z.optional(someLines(1000)),
  }),
  /** `skipped`: users who already have an account or are inactive. */
  answer: z.object({ invited: z.array(z.number()), skipped: z.array(z.number()), by: z.enum(linkDeliveries) }),
  refusals: { 404: 'One of them doesn’t exist; nothing was sent.' },
});

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/reset-password',
  once: true,
  summary:
    'Mails a user with an account a one-time link to reset the password. If this server sends no mail, `by` says so, and nothing is mailed.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({ by: z.enum(linkDeliveries) }),
  refusals: { 404: 'No such user.', 409: 'They have no account (invite them), or are suspended.' },
});

/** Without `once`, which would store the link. */
export const copyUserLink = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/link',
  summary:
    'Creates a one-time link for the caller to pass on: to join for a user without an account, else to reset the password. Mailed links stay valid. Using it doesn’t verify the address.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({ kind: z.enum(['invitation', 'reset']), address: z.string(), expiresAt: z.string() }),
  refusals: { 404: 'No such user.', 409: 'They are suspended, or this server doesn’t know its public address.' },
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/password-reset',
  summary:
    'Mails a one-time link, valid for 30 minutes, to reset the password of the address’s account. Unknown addresses get the same answer just as fast.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ email: emailAddress() }),
  answer: z.object({ by: z.enum(linkDeliveries) }),
  refusals: { 429: 'Several links were requested within the hour, for this address or from this network.' },
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/read',
  summary: 'Returns whom a valid one-time link is for.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  answer: z.object({
    kind: z.enum(['invitation', 'reset']),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    /** Suggested username; editable only when accepting an invitation. */
    username: z.string(),
  }),
  refusals: { 404: 'The link was used, replaced, or has expired.' },
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/accept',
  summary: 'Sets the password by a one-time link and signs in. After a reset, all other sessions end, and a second step is still required.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(300)), password: password(), username: z.optional(username()) }),
  answer: firstStep,
  refusals: { 404: 'The link was used, replaced, or has expired.', 409: 'The username or email address is taken.' },
});

export const invitationEndpoints = [inviteUsers, sendPasswordReset, copyUserLink, forgotPassword, readInvitation, acceptInvitation];
