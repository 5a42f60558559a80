import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, oneLine, someLines, version } from '#contract/primitives.ts';
import { publishedAccess } from './contract.ts';

/** Names of the categories in the API. */
export const faqNames = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;

const item = z.object({ question: z.string(), ans: z.string(), id: z.number(), version: z.number() });
export type FaqItem = z.infer<typeof item>;

const category = z.object({ icon: z.string(), title: z.string(), subtitle: z.string(), qandA: z.array(item), id: z.number() });
export type FaqCategory = z.infer<typeof category>;

export const listFaq = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/faq/data',
  summary: 'Lists questions and answers by category; `q` searches both. All categories are returned.',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.record(z.string(), category),
});
export type Faq = z.infer<NonNullable<typeof listFaq.answer>>;

export const readFaqContact = endpoint({
  ...publishedAccess,
  method: 'GET',
  path: '/api/v1/faq/contact',
  summary: 'Returns the company’s contact address from its invoice settings, or an empty text.',
  answer: z.object({ name: z.string(), email: z.string() }),
});

const noSuchAnswer = { 404: 'No such answer.' };
const one = { action: 'update', subject: 'Help', params: z.object({ id: id() }) } as const;
const question = () => oneLine(200).check(z.minLength(1));
const answerText = () => someLines(4000).check(z.minLength(1));

export const addFaqItem = endpoint({
  method: 'POST',
  path: '/api/v1/faq/items',
  once: true,
  summary: 'Adds a question with its answer at the end of a category.',
  action: 'create',
  subject: 'Help',
  body: z.strictObject({ categoryId: id(), question: question(), ans: answerText() }),
  answer: z.object({ item }),
  status: 201,
});

export const updateFaqItem = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/faq/items/{id}',
  summary: 'Changes a question or its answer.',
  body: z.strictObject({ question: z.optional(question()), ans: z.optional(answerText()), version: version() }),
  answer: z.object({ item }),
  refusals: { ...noSuchAnswer, 409: 'It was changed by someone else; `current` has its content.' },
});

export const deleteFaqItem = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/v1/faq/items/{id}',
  summary: 'Soft-deletes a question.',
  action: 'delete',
  refusals: noSuchAnswer,
});

export const restoreFaqItem = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/faq/items/{id}/restore',
  summary: 'Restores a question.',
  action: 'delete',
  refusals: noSuchAnswer,
});

export const faqEndpoints = [listFaq, readFaqContact, addFaqItem, updateFaqItem, deleteFaqItem, restoreFaqItem];
