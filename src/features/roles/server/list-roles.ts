import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readRoles } from '#features/rights/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { listRoles as contract } from '../contract.ts';
import { showRoles } from './show-roles.ts';

/** The roles of the entity with who has them. */
export async function listRoles(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { roles: await showRoles(await readRoles(scope.db, scope.entity), scope) };
}
