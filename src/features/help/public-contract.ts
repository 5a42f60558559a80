import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

const ofEntity = z.string().check(z.maxLength(80));

/** Who may read the help centre beside the company's own people. */
const opening = z.object({
  isPublic: z.boolean(),
  /** Where everybody reads it, or would. */
  address: z.string(),
});

export const readHelpOpening = endpoint({
  method: 'GET',
  path: '/api/v1/help/public',
  summary: 'Whether everybody may read what is published in the help centre, and at which address.',
  action: 'manage',
  subject: 'Help',
  answer: opening,
});

export const openHelp = endpoint({
  method: 'POST',
  path: '/api/v1/help/public',
  summary: 'Opens what is published in the help centre for everybody, or keeps it to the company.',
  action: 'manage',
  subject: 'Help',
  body: z.strictObject({ isPublic: z.boolean() }),
  answer: opening,
});

export const openPublicHelp = endpoint({
  method: 'GET',
  path: '/knowledge-base/{entity}',
  summary: 'The help centre of a company as a page for everybody, where the company wants that; `q` is searched for.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  query: z.object({ q: z._default(z.string().check(z.maxLength(400)), '') }),
  refusals: { 404: 'There is none, or it is not for everybody.' },
});

export const openPublicArticle = endpoint({
  method: 'GET',
  path: '/knowledge-base/{entity}/{slug}',
  summary: 'A published article as a page for everybody. An old slug leads to the one of now.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity, slug: z.string().check(z.maxLength(200)) }),
  refusals: { 404: 'No published article has this address, or the help centre is not for everybody.' },
});

export const publicHelpEndpoints = [readHelpOpening, openHelp, openPublicHelp, openPublicArticle];
