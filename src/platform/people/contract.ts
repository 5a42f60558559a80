import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, page, perPage } from '#contract/primitives.ts';

/** A person of the company, with or without an account: a colleague, assignee, recipient, or contact. */
export const person = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** Job title, such as `Head of Design`; permissions depend on the account. */
  role: z.string(),
  about: z.string(),
  version: z.number(),
});
export type Person = z.infer<typeof person>;

/** A person as shown by other features: an assignee, a guest, the author of a comment. */
export const personRef = z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) });
export type PersonRef = z.infer<typeof personRef>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v1/people',
  summary: 'Lists the company’s people by name.',
  action: 'read',
  subject: 'Person',
  query: z.object({ q: z._default(z.string(), ''), page: page(), perPage: perPage(50) }),
  answer: z.object({ people: z.array(person), total: z.number() }),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/v1/people/{id}',
  summary: 'Returns a person of the company.',
  action: 'read',
  subject: 'Person',
  params: z.object({ id: id() }),
  answer: z.object({ person }),
  refusals: { 404: 'No such person.' },
});

export const peopleEndpoints = [listPeople, getPerson];
