import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

const ofEntity = z.string().check(z.maxLength(80));

/** Whether the help center is public. */
const opening = z.object({
  isPublic: z.boolean(),
  /** Public URL, whether or not it is public yet. */
  address: z.string(),
});

export const readHelpOpening = endpoint({
  method: 'GET',
  path: '/api/v1/help/public',
  summary: 'Returns whether the help center is public, and its address.',
  action: 'manage',
  subject: 'Help',
  answer: opening,
});

export const openHelp = endpoint({
  method: 'POST',
  path: '/api/v1/help/public',
  summary: 'Makes the published help center public, or limits it to the company.',
  action: 'manage',
  subject: 'Help',
  body: z.strictObject({ isPublic: z.boolean() }),
  answer: opening,
});

export const openPublicHelp = endpoint({
  method: 'GET',
  path: '/knowledge-base/{entity}',
  summary: 'Returns a company’s help center as a public page, if it’s public; `q` searches.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  query: z.object({ q: z._default(z.string().check(z.maxLength(400)), '') }),
  refusals: { 404: 'There is none, or it isn’t public.' },
});

export const openPublicArticle = endpoint({
  method: 'GET',
  path: '/knowledge-base/{entity}/{slug}',
  summary: 'Returns a published article as a public page. Old slugs redirect to the current one.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity, slug: z.string().check(z.maxLength(200)) }),
  refusals: { 404: 'No published article has this address, or the help center isn’t public.' },
});

export const publicHelpEndpoints = [readHelpOpening, openHelp, openPublicHelp, openPublicArticle];
