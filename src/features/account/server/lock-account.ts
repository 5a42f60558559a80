import { lockOwnPerson } from '#features/people/server/offers.ts';
import { lockOneself } from '#features/users/server/offers.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Account } from '../contract.ts';
import { readAccount } from './read-account.ts';

type Locked = Awaited<ReturnType<typeof lockOneself>>;

/**
 * Lets one change of the own account at a time be made, on what it is based on.
 * @param change is given the account as it is, and the managed user whom the caller is, if any
 * @throws 409 with the account as it is, where it is another version by now
 */
export async function changeAccount(
  version: number | undefined,
  scope: Scope,
  change: (before: Account, user: Locked) => Promise<void>,
): Promise<Account> {
  const { db, entity, identity } = scope;
  // In the order in which an admin's change takes them.
  const user = await lockOneself(scope);
  await lockOwnPerson(scope);
  const before = await readAccount(undefined, scope);
  if (version !== undefined && version !== before.version) throw conflict('account', before);
  await change(before, user);
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  return readAccount(undefined, scope);
}
