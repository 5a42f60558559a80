import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** Who may not see drafts is shown what is published. */
export const articleStates = ['Draft', 'Published'] as const;
export const articleState = z.enum(articleStates);
export type ArticleState = z.infer<typeof articleState>;

/** The pictures that a group of questions can have, by name, and their colours. */
export const groupIcons = [
  ...['mail', 'message', 'calendar', 'board', 'todo', 'invoice', 'cart', 'truck', 'article', 'user', 'lock'],
  ...['chart', 'search', 'undo', 'archive', 'keyboard', 'tag', 'table', 'settings', 'inbox'],
] as const;
export const groupIcon = z.enum(groupIcons);
export type GroupIcon = z.infer<typeof groupIcon>;
export const groupTints = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export const groupTint = z.enum(groupTints);
export type GroupTint = z.infer<typeof groupTint>;

/** Everybody who is signed in reads what is published. */
export const publishedAccess = { action: 'read', subject: 'Session', access: 'signed-in' } as const;

const marks = z.array(z.tuple([z.number(), z.number()]));
const noSuchArticle = { 404: 'No such article.' };

// The specification's calls.

const card = z.object({
  id: z.number(),
  category: z.string(),
  /** The address of its drawing. */
  image: z.string(),
  title: z.string(),
  desc: z.string(),
  /** How many questions it answers. */
  questions: z.number(),
});
export type HelpCard = z.infer<typeof card>;

export const readHelpCards = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data/knowledge_base',
  summary: 'The cards of the help centre, in their order.',
  answer: z.array(card),
});

const line = z.object({ id: z.number(), question: z.string(), slug: z.string(), state: articleState });

const group = z.object({
  id: z.number(),
  title: z.string(),
  icon: groupIcon,
  iconColor: groupTint,
  questions: z.array(line),
  /** The category that it belongs to. */
  category: z.string(),
});
export type HelpGroup = z.infer<typeof group>;

export const readHelpCategory = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data/category',
  summary: 'The groups of questions of a category, or of all; who may not see drafts is shown what is published.',
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
  summary: 'One article, the first without a slug. A slug that it had before leads to it as well.',
  query: z.object({ slug: z._default(z.string(), '') }),
  answer: article,
  refusals: noSuchArticle,
});

// The project's own.

const q = z.string().check(z.maxLength(200));

const hit = z.object({
  id: z.number(),
  slug: z.string(),
  category: z.string(),
  categoryTitle: z.string(),
  question: z.string(),
  questionMarks: marks,
  /** The words around what matches, or the beginning. */
  detail: z.string(),
  detailMarks: marks,
  state: articleState,
});
export type HelpHit = z.infer<typeof hit>;

/** So many are found at once. */
export const mostFound = 30;

export const searchHelp = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/api/v1/help/search',
  summary: 'The articles that have all words of `q`, those first that have them in their question; thirty at most.',
  query: z.object({ q: z._default(q, '') }),
  answer: z.object({ hits: z.array(hit), total: z.number() }),
});

export const keepHelpSearch = endpoint({
  ...publishedAccess,
  method: 'POST',
  path: '/api/v1/help/searches',
  summary: 'Tells those who write of a search that found nothing. One that finds something is not kept; nobody is named.',
  body: z.strictObject({ q }),
  answer: z.object({ isKept: z.boolean() }),
});

export const voteHelpful = endpoint({
  ...publishedAccess,
  method: 'POST',
  path: '/api/v1/help/articles/{id}/vote',
  summary: 'Says whether an article helped; null takes the answer back. Each person has one.',
  params: z.object({ id: id() }),
  body: z.strictObject({ isHelpful: z.nullable(z.boolean()) }),
  answer: z.object({ helpful }),
  refusals: noSuchArticle,
});

export const helpEndpoints = [...[readHelpCards, readHelpCategory, readHelpQuestion, searchHelp, keepHelpSearch, voteHelpful]];
