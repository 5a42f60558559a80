import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { listSeenColumns } from '#features/kanban/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { listCardBoards as contract } from '../../contract.ts';

/** Where a card can be made. */
export async function listCardBoards(_: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { boards: await listSeenColumns(scope) };
}
