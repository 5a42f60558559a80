import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { recipient } from './contract.ts';

const params = z.object({ id: id(), fileId: id() });
/** Path of a file inside the attached email, through any emails nested in it. */
const place = z.string().check(z.maxLength(20));

export const attachedMail = z.object({
  subject: z.string(),
  from: recipient,
  to: z.array(recipient),
  cc: z.array(recipient),
  time: z.nullable(z.string()),
  /** Sanitized HTML with its images inlined as data URLs. */
  message: z.string(),
  files: z.array(z.object({ place, fileName: z.string(), size: z.string(), isMail: z.boolean() })),
});

export type AttachedMail = z.infer<typeof attachedMail>;

export const readAttachedMail = endpoint({
  method: 'GET',
  path: '/api/v1/emails/{id}/attached/{fileId}',
  summary: 'Returns a mail attached to a mail, or to an attached one.',
  action: 'read',
  subject: 'Email',
  params,
  query: z.object({ place: z.optional(place) }),
  answer: attachedMail,
  refusals: { 404: 'No such mail.' },
});

export const readAttachedFile = endpoint({
  method: 'GET',
  path: '/api/v1/emails/{id}/attached/{fileId}/file',
  summary: 'Returns a file of an attached mail as it is.',
  action: 'read',
  subject: 'Email',
  raw: true,
  params,
  query: z.object({ place }),
  refusals: { 404: 'No such mail, or no such file.' },
});

export const attachedMailEndpoints = [readAttachedMail, readAttachedFile];
