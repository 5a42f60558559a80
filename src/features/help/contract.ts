import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** Only `Published` is shown to users who can't see drafts. */
export const articleStates = ['Draft', 'Published'] as const;
export const articleState = z.enum(articleStates);
export type ArticleState = z.infer<typeof articleState>;

/** Names of the icons and colors a question group can have. */
export const groupIcons = [
  ...['mail', 'message', 'calendar', 'board', 'todo', 'invoice', 'cart', 'truck', 'article', 'user', 'lock'],
  ...['chart', 'search', 'undo', 'archive', 'keyboard', 'tag', 'table', 'settings', 'inbox'],
] as const;
export const groupIcon = z.enum(groupIcons);
export type GroupIcon = z.infer<typeof groupIcon>;
export const groupTints = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export const groupTint = z.enum(groupTints);
export type GroupTint = z.infer<typeof groupTint>;

/** Everyone signed in can read published articles. */
export const publishedAccess = { action: 'read', subject: 'Session', access: 'signed-in' } as const;

const marks = z.array(z.tuple([z.number(), z.number()]));
const noSuchArticle = { 404: 'No such article.' };

// Endpoints from the specification.

const card = z.object({
  id: z.number(),
  category: z.string(),
  /** URL of its illustration. */
  image: z.string(),
  title: z.string(),
  desc: z.string(),
  /** Number of questions it answers. */
  questions: z.number(),
});
export type HelpCard = z.infer<typeof card>;

export const readHelpCards = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data/knowledge_base',
  summary: 'Lists the help center’s cards in order.',
  answer: z.array(card),
});

const line = z.object({ id: z.number(), question: z.string(), slug: z.string(), state: articleState });

const group = z.object({
  id: z.number(),
  title: z.string(),
  icon: groupIcon,
  iconColor: groupTint,
  questions: z.array(line),
  /** Name of its category. */
  category: z.string(),
});
export type HelpGroup = z.infer<typeof group>;

export const readHelpCategory = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data/category',
  summary: 'Lists the question groups of a category, or all; without permission for drafts, only published ones.',
  query: z.object({ category: z._default(z.string(), '') }),
  answer: z.array(group),
});

const helpful = z.object({ yes: z.number(), no: z.number(), mine: z.nullable(z.boolean()) });
export type Helpful = z.infer<typeof helpful>;

const article = z.object({
  title: z.string(),
  /** `13 Dec 2026`. */
  lastUpdated: z.string(),
  relatedQuestions: z.array(z.object({ id: z.number(), question: z.string(), slug: z.string(), category: z.string() })),
  /** Sanitized HTML. */
  content: z.string(),
  id: z.number(),
  slug: z.string(),
  category: z.string(),
  categoryTitle: z.string(),
  group: z.string(),
  state: articleState,
  updatedAt: z.string(),
  version: z.number(),
  helpful,
});
export type HelpArticle = z.infer<typeof article>;

export const readHelpQuestion = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data/question',
  summary: 'Returns an article, without a slug the first one. Its old slugs work too.',
  query: z.object({ slug: z._default(z.string(), '') }),
  answer: article,
  refusals: noSuchArticle,
});

// Atrium's own endpoints.

const q = z.string().check(z.maxLength(200));

const hit = z.object({
  id: z.number(),
  slug: z.string(),
  category: z.string(),
  categoryTitle: z.string(),
  question: z.string(),
  questionMarks: marks,
  /** The text around the match, or the beginning of the article. */
  detail: z.string(),
  detailMarks: marks,
  state: articleState,
});
export type HelpHit = z.infer<typeof hit>;

/** Maximum number of results. */
export const maxFound = 30;

export const searchHelp = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/api/v1/help/search',
  summary: 'Lists articles with all words of `q`, matching questions first; at most 30.',
  query: z.object({ q: z._default(q, '') }),
  answer: z.object({ hits: z.array(hit), total: z.number() }),
});

export const keepHelpSearch = endpoint({
  ...publishedAccess,
  method: 'POST',
  path: '/api/v1/help/searches',
  summary: 'Reports a search without results to the authors, anonymously. Others aren’t recorded.',
  body: z.strictObject({ q }),
  answer: z.object({ isKept: z.boolean() }),
});

export const voteHelpful = endpoint({
  ...publishedAccess,
  method: 'POST',
  path: '/api/v1/help/articles/{id}/vote',
  summary: 'Rates an article as helpful or not; null withdraws it. One rating per person.',
  params: z.object({ id: id() }),
  body: z.strictObject({ isHelpful: z.nullable(z.boolean()) }),
  answer: z.object({ helpful }),
  refusals: noSuchArticle,
});

export const helpEndpoints = [...[readHelpCards, readHelpCategory, readHelpQuestion, searchHelp, keepHelpSearch, voteHelpful]];
