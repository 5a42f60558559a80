import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { id, oneLine, page, perPage, version } from '#contract/primitives.ts';
import { articleState } from './contract.ts';

const edited = z.object({
  id: z.number(),
  question: z.string(),
  slug: z.string(),
  groupId: z.number(),
  /** Of its group: where it is read. */
  category: z.string(),
  content: z.string(),
  state: articleState,
  relatedIds: z.array(z.number()),
  /** The number of the newest version: what the next save is based on. */
  version: z.number(),
  /** Who made it, and when. */
  savedBy: z.string(),
  savedAt: z.string(),
});
export type EditedArticle = z.infer<typeof edited>;

const noSuchArticle = { 404: 'No such article.' };
const ofArticle = z.object({ id: id() });
const one = { action: 'update', subject: 'Help', params: ofArticle } as const;

const question = () => oneLine(200).check(z.minLength(1));
/** What is left out stays as it is. */
const written = {
  question: z.optional(question()),
  /** Made from the question where it is empty. */
  slug: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  groupId: z.optional(id()),
  content: z.optional(z.string().check(z.maxLength(300_000))),
  state: z.optional(articleState),
  relatedIds: z.optional(z.array(id()).check(z.maxLength(10))),
};

export const readEditedArticle = endpoint({
  ...one,
  method: 'GET',
  path: '/api/v1/help/articles/{id}',
  summary: 'What can be edited of an article.',
  answer: z.object({ article: edited }),
  refusals: noSuchArticle,
});

export const addArticle = endpoint({
  method: 'POST',
  path: '/api/v1/help/articles',
  once: true,
  summary: 'Begins an article: a draft, unless it says otherwise.',
  action: 'create',
  subject: 'Help',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ ...written, question: question(), groupId: id() }),
  answer: z.object({ article: edited }),
  status: 201,
});

export const saveArticle = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/help/articles/{id}',
  summary: 'Saves an article as its next version, publishes it or takes it back. What changes nothing makes none.',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ ...written, version: version() }),
  answer: z.object({ article: edited }),
  refusals: { ...noSuchArticle, 409: 'Somebody saved a newer version meanwhile; `current` is the article as it is now.' },
});

const versionLine = z.object({
  number: z.number(),
  savedBy: z.string(),
  savedAt: z.string(),
  question: z.string(),
  state: articleState,
  restoredFrom: z.nullable(z.number()),
});
export type VersionLine = z.infer<typeof versionLine>;

export const listVersions = endpoint({
  ...one,
  method: 'GET',
  path: '/api/v1/help/articles/{id}/versions',
  summary: 'A page of the versions of an article, newest first.',
  query: z.object({ page: page(), perPage: perPage(25) }),
  answer: z.object({ versions: z.array(versionLine), total: z.number() }),
  refusals: noSuchArticle,
});

const ofVersion = z.object({ id: id(), number: id() });

export const readVersion = endpoint({
  ...one,
  method: 'GET',
  path: '/api/v1/help/articles/{id}/versions/{number}',
  summary: 'One version of an article, whole.',
  params: ofVersion,
  answer: z.object({ version: z.object({ ...versionLine.shape, content: z.string() }) }),
  refusals: { 404: 'No such article or version.' },
});

export const restoreVersion = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/help/articles/{id}/versions/{number}/restore',
  summary: 'Brings what an older version says back, as the next version. Whether it is published stays.',
  params: ofVersion,
  body: z.strictObject({ version: version() }),
  answer: z.object({ article: edited }),
  refusals: { 404: 'No such article or version.', 409: 'Somebody saved a newer version meanwhile; `current` is the article as it is now.' },
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/v1/help/articles/{id}',
  summary: 'Deletes an article softly.',
  action: 'delete',
  subject: 'Help',
  params: ofArticle,
  refusals: noSuchArticle,
});

export const restoreArticle = endpoint({
  method: 'POST',
  path: '/api/v1/help/articles/{id}/restore',
  summary: 'Takes the deletion of an article back.',
  action: 'delete',
  subject: 'Help',
  params: ofArticle,
  refusals: noSuchArticle,
});

export const addManual = endpoint({
  method: 'POST',
  path: '/api/v1/help/manual',
  once: true,
  summary: 'Adds those articles of Atrium’s own manual whose addresses no article has or had, with what they stand in.',
  action: 'create',
  subject: 'Help',
  answer: z.object({ ids: z.array(z.number()) }),
});

const lostSearch = z.object({
  /** What names it. */
  words: z.string(),
  /** As it was typed last. */
  text: z.string(),
  times: z.number(),
  lastAt: z.string(),
});
export type LostSearch = z.infer<typeof lostSearch>;

export const listLostSearches = endpoint({
  method: 'GET',
  path: '/api/v1/help/searches',
  summary: 'A page of what was searched for and not found, the newest first, without what is dealt with.',
  action: 'read',
  subject: 'Help',
  query: z.object({ page: page(), perPage: perPage(25) }),
  answer: z.object({ searches: z.array(lostSearch), total: z.number() }),
});

export const settleLostSearch = endpoint({
  method: 'POST',
  path: '/api/v1/help/searches/settle',
  summary: 'Says that a search without a result is dealt with, or not: it is back as soon as somebody searches so in vain again.',
  action: 'update',
  subject: 'Help',
  body: z.strictObject({ words: z.string().check(z.maxLength(400)), isDone: z.boolean() }),
  refusals: { 404: 'No such search.' },
});

export const editEndpoints = [
  ...[readEditedArticle, addArticle, saveArticle, listVersions, readVersion, restoreVersion, deleteArticle, restoreArticle],
  ...[addManual, listLostSearches, settleLostSearch],
];
