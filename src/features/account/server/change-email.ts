import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { beginAddressChange, cancelAddressChange, type Matched, refuseUnproved } from '#features/session/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { cancelEmailChange as cancelContract, changeEmail as contract } from '../contract.ts';
import { readAccount } from './read-account.ts';

/** Asks for another address to sign in with. */
export async function changeEmail(given: GivenOf<typeof contract>, scope: Scope, matched: Matched): Promise<AnswerOf<typeof contract>> {
  await refuseUnproved(given, scope, matched);
  await beginAddressChange(given.body.email, scope);
  return told(scope);
}

/** Ends the link that was mailed to another address. */
export async function cancelEmailChange(_given: unknown, scope: Scope): Promise<AnswerOf<typeof cancelContract>> {
  await cancelAddressChange(scope);
  return told(scope);
}

async function told(scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  return readAccount(undefined, scope);
}
