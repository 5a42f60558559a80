import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { guestAnswer } from './contract.ts';

const invitationKey = {
  params: z.object({ entity: z.string().check(z.maxLength(100)), id: id() }),
  /** The guest, and the signature of the address in the mail. */
  query: z.object({ email: z.string().check(z.maxLength(254)), signature: z.string().check(z.maxLength(200)) }),
};
const invitation = z.object({
  title: z.string(),
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  timeZone: z.string(),
  location: z.string(),
  organizer: z.string(),
  company: z.string(),
  answer: guestAnswer,
});
export type Invitation = z.infer<typeof invitation>;

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/invitations/{entity}/{id}',
  summary: 'What a guest outside is invited to, by the signed address in the mail, as long as they are a guest.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  ...invitationKey,
  answer: z.object({ invitation }),
  refusals: { 404: 'No such invitation, or it was taken back, or the event is gone.' },
});

export const answerInvitationByAddress = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/invitations/{entity}/{id}',
  summary: 'The answer of a guest outside, by the signed address in the mail.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  ...invitationKey,
  body: z.strictObject({ answer: z.enum(['yes', 'maybe', 'no']) }),
  answer: z.object({ invitation }),
  refusals: { 402: 'The company has had all the responses of this month that its plan takes.', 404: 'No such invitation, or it is over.' },
});

export const invitationEndpoints = [readInvitation, answerInvitationByAddress];
