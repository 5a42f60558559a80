import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { id, oneLine, page, perPage, version } from '#contract/primitives.ts';
import { articleState } from './contract.ts';

const edited = z.object({
  id: z.number(),
  question: z.string(),
  slug: z.string(),
  groupId: z.number(),
  /** Name of the group's category, part of the URL. */
  category: z.string(),
  content: z.string(),
  state: articleState,
  relatedIds: z.array(z.number()),
  /** Number of the latest version, which the next save must be based on. */
  version: z.number(),
  /** Author and time of that version. */
  savedBy: z.string(),
  savedAt: z.string(),
});
export type EditedArticle = z.infer<typeof edited>;

const noSuchArticle = { 404: 'No such article.' };
const ofArticle = z.object({ id: id() });
const one = { action: 'update', subject: 'Help', params: ofArticle } as const;

const question = () => oneLine(200).check(z.minLength(1));
/** Fields left out stay unchanged. */
const written = {
  question: z.optional(question()),
  /** Derived from the question when empty. */
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
  summary: 'Returns the editable fields of an article.',
  answer: z.object({ article: edited }),
  refusals: noSuchArticle,
});

export const addArticle = endpoint({
  method: 'POST',
  path: '/api/v1/help/articles',
  once: true,
  summary: 'Creates an article, by default as a draft.',
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
  summary: 'Saves an article as its next version, if it changed; publishes or unpublishes it.',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ ...written, version: version() }),
  answer: z.object({ article: edited }),
  refusals: { ...noSuchArticle, 409: 'Someone else saved a newer version; `current` has the article.' },
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
  summary: 'Lists the versions of an article, newest first, a page at a time.',
  query: z.object({ page: page(), perPage: perPage(25) }),
  answer: z.object({ versions: z.array(versionLine), total: z.number() }),
  refusals: noSuchArticle,
});

const ofVersion = z.object({ id: id(), number: id() });

export const readVersion = endpoint({
  ...one,
  method: 'GET',
  path: '/api/v1/help/articles/{id}/versions/{number}',
  summary: 'Returns a complete version of an article.',
  params: ofVersion,
  answer: z.object({ version: z.object({ ...versionLine.shape, content: z.string() }) }),
  refusals: { 404: 'No such article or version.' },
});

export const restoreVersion = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/help/articles/{id}/versions/{number}/restore',
  summary: 'Restores an older version as the next one. It stays published or not.',
  params: ofVersion,
  body: z.strictObject({ version: version() }),
  answer: z.object({ article: edited }),
  refusals: { 404: 'No such article or version.', 409: 'Someone else saved a newer version; `current` has the article.' },
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/v1/help/articles/{id}',
  summary: 'Soft-deletes an article.',
  action: 'delete',
  subject: 'Help',
  params: ofArticle,
  refusals: noSuchArticle,
});

export const restoreArticle = endpoint({
  method: 'POST',
  path: '/api/v1/help/articles/{id}/restore',
  summary: 'Restores an article.',
  action: 'delete',
  subject: 'Help',
  params: ofArticle,
  refusals: noSuchArticle,
});

export const addManual = endpoint({
  method: 'POST',
  path: '/api/v1/help/manual',
  once: true,
  summary: 'Adds those articles of Atrium’s manual whose addresses were never used, with their categories.',
  action: 'create',
  subject: 'Help',
  answer: z.object({ ids: z.array(z.number()) }),
});

const lostSearch = z.object({
  /** Normalized words; the key of the search. */
  words: z.string(),
  /** As last typed. */
  text: z.string(),
  times: z.number(),
  lastAt: z.string(),
});
export type LostSearch = z.infer<typeof lostSearch>;

export const listLostSearches = endpoint({
  method: 'GET',
  path: '/api/v1/help/searches',
  summary: 'Lists searches without results that aren’t resolved, newest first, a page at a time.',
  action: 'read',
  subject: 'Help',
  query: z.object({ page: page(), perPage: perPage(25) }),
  answer: z.object({ searches: z.array(lostSearch), total: z.number() }),
});

export const settleLostSearch = endpoint({
  method: 'POST',
  path: '/api/v1/help/searches/settle',
  summary: 'Marks a search without results as resolved, or not. It’s listed again when someone repeats it without results.',
  action: 'update',
  subject: 'Help',
  body: z.strictObject({ words: z.string().check(z.maxLength(400)), isDone: z.boolean() }),
  refusals: { 404: 'No such search.' },
});

export const editEndpoints = [
  ...[readEditedArticle, addArticle, saveArticle, listVersions, readVersion, restoreVersion, deleteArticle, restoreArticle],
  ...[addManual, listLostSearches, settleLostSearch],
];
