import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { allLinkedTo } from '#features/links/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { listLinks as contract } from '../contract.ts';
import { readEnds } from './ends/ends.ts';

/** What a thing is linked with, for who may read both ends now. */
export async function listLinks({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const linked = await allLinkedTo(scope, query);
  // Few things are linked: the thing itself is asked for only then.
  if (linked.length === 0 || (await readEnds([query], scope)).length === 0) return { links: [] };
  return { links: await readEnds(linked, scope) };
}
