import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { guestAnswer } from './contract.ts';

const invitationKey = {
  params: z.object({ entity: z.string().check(z.maxLength(100)), id: id() }),
  /** The guest's email and the signature of the link in the mail. */
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
  summary: 'Returns an external guest’s invitation, by the mailed signed address, while they are a guest.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  ...invitationKey,
  answer: z.object({ invitation }),
  refusals: { 404: 'No such invitation, or it or the event was canceled.' },
});

export const answerInvitationByAddress = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/invitations/{entity}/{id}',
  summary: 'Records an external guest’s answer, by the mailed signed address.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  ...invitationKey,
  body: z.strictObject({ answer: z.enum(['yes', 'maybe', 'no']) }),
  answer: z.object({ invitation }),
  refusals: { 402: 'The company has used up its plan’s responses for this month.', 404: 'No such invitation, or it has expired.' },
});

export const invitationEndpoints = [readInvitation, answerInvitationByAddress];
