import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { users } from '../../tables.ts';
import { changeUsers, type UserFields } from './change-users.ts';
import { type LockedUser, lockUser } from './lock-users.ts';
import { readRoleRights } from './user-rights.ts';

/** The managed user that the caller is, with their account, locked; null for who only signs in. */
export async function lockOneself(scope: Scope): Promise<LockedUser | null> {
  const { db, entity, identity } = scope;
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), eq(users.personId, identity.personId)));
  return own ? lockUser(own.id, scope) : null;
}

/** Changes what the managed user may themselves: what they are called and how they are reached, and not what they may. */
export async function changeOneself(
  before: LockedUser,
  fields: Pick<UserFields, 'fullName' | 'username' | 'company' | 'country' | 'contact'>,
  scope: Scope,
): Promise<void> {
  await changeUsers([{ before, fields }], await readRoleRights(scope), scope);
}
