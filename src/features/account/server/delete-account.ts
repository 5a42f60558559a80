import type { GivenOf } from '#contract/endpoint.ts';
import { type Matched, refuseUnproved, tellOwner } from '#features/session/server/offers.ts';
import { deleteOneself } from '#features/users/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteAccount as contract } from '../contract.ts';

/** Deletes the caller's own account. */
export async function deleteAccount(given: GivenOf<typeof contract>, scope: Scope, matched: Matched): Promise<undefined> {
  const { db, deps, identity, now } = scope;
  await refuseUnproved(given, scope, matched);
  await deleteOneself(given.body.heirId, scope);
  await tellOwner(db, deps, identity, 'accountDeleted', now);
}
