import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listMailRules as contract } from '../../rules-contract.ts';
import { readRules } from './read-rules.ts';

/** The rules of the signed-in person, in the order in which they are tried. */
export async function listRules(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof contract>> {
  return { rules: (await readRules(db, entity, [identity.personId])).get(identity.personId) ?? [] };
}
