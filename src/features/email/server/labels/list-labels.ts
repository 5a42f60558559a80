import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listMailLabels as contract } from '../../labels-contract.ts';
import { readLabels } from './read-labels.ts';

/** The labels that the signed-in person made, in their order. */
export async function listLabels(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { labels: await readLabels(scope) };
}
