import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, id } from '#contract/primitives.ts';

export const getMailPicture = endpoint({
  method: 'GET',
  path: '/api/v1/emails/{id}/picture',
  summary: 'Returns an external picture of a mail as a data URL. This server fetches it, so the sender learns nothing about the reader.',
  action: 'read',
  subject: 'Email',
  params: z.object({ id: id() }),
  query: z.object({ address: z.string().check(z.maxLength(4000)) }),
  answer: z.object({ data: z.string() }),
  refusals: { 404: 'No such mail, it doesn’t contain the picture, or the picture can’t be loaded.' },
});

const sender = z.object({ email: emailAddress() });

export const listPictureSenders = endpoint({
  method: 'GET',
  path: '/api/v1/mail/pictures',
  summary: 'Lists the senders whose pictures the caller always sees, by address.',
  action: 'read',
  subject: 'Email',
  answer: z.object({ senders: z.array(z.object({ email: z.string() })) }),
});

export const addPictureSender = endpoint({
  method: 'POST',
  path: '/api/v1/mail/pictures',
  summary: 'Always shows the pictures of a sender.',
  action: 'update',
  subject: 'Email',
  body: z.strictObject(sender.shape),
});

export const removePictureSender = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/pictures',
  summary: 'Shows the pictures of a sender only on request.',
  action: 'update',
  subject: 'Email',
  query: sender,
  refusals: { 404: 'No such sender.' },
});

export const mailPictureEndpoints = [getMailPicture, listPictureSenders, addPictureSender, removePictureSender];
