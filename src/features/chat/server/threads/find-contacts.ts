import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { findContacts as contract } from '../../contract.ts';
import { listContacts, readContacts } from './contacts.ts';

const mostFound = 50;

/** Contacts by what they are called or do, or one by its id. */
export async function findContacts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { q, id } = query;
  return { contacts: id === undefined ? await listContacts(scope, mostFound, q) : await readContacts([id], scope) };
}
