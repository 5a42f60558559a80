import { and, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { handEventsOver } from '#features/calendar/server/offers.ts';
import { handCardsOver } from '#features/kanban/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { handTodosOver } from '#features/todo/server/offers.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteUsers as manyContract, deleteUser as oneContract } from '../../contract.ts';
import { type Inheritance, users } from '../../tables.ts';
import { endLinks } from '../invitations/invitation-links.ts';
import { lockOut } from './change-users.ts';
import { type LockedUser, lockUsers } from './lock-users.ts';
import { isActiveAdmin, isOneself, readRoleRights, refuseWithoutAdmin } from './user-rights.ts';

/** Deletes a user softly. */
export function deleteUser({ query }: GivenOf<typeof oneContract>, scope: Scope): Promise<undefined> {
  return removeUsers([query.id], query.heirId, scope);
}

/** Several of them, or none. */
export function deleteUsers({ body }: GivenOf<typeof manyContract>, scope: Scope): Promise<undefined> {
  return removeUsers(body.ids, body.heirId, scope);
}

async function removeUsers(ids: number[], heirId: number | undefined, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'delete', 'User');
  const leaving = await lockUsers(ids, scope);
  const rights = await readRoleRights(scope);
  for (const user of leaving) rights.refuseToRemove(user);
  if (leaving.some((user) => isOneself(user, scope))) throw new Refusal('conflict', { code: 'deletes_oneself' });
  const heir = heirId ?? scope.identity.personId;
  await handOverAndRemove(leaving, heir, scope);
}

/**
 * Removes locked users softly: what they own goes to the heir, and they may no longer sign in.
 * @throws 400 for an heir who is not there, 409 when no admin would be left
 */
export async function handOverAndRemove(leaving: LockedUser[], heirId: number, scope: Scope): Promise<undefined> {
  await refuseUnableHeir(heirId, leaving, scope);
  for (const user of leaving) await removeOne(user, heirId, scope);
  await lockOut(
    leaving.flatMap(({ account }) => account?.id ?? []),
    true,
    scope,
  );
  if (leaving.some(isActiveAdmin)) await refuseWithoutAdmin(scope);
  await tell(leaving, scope);
}

async function refuseUnableHeir(heirId: number, leaving: LockedUser[], { db, entity }: Scope): Promise<void> {
  const [heir] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, entity), eq(people.id, heirId)));
  if (!heir || leaving.some(({ personId }) => personId === heirId)) throw invalid('heirId', 'unknown_heir');
}

async function removeOne({ id, personId }: LockedUser, heirId: number, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await endLinks(db, entity, id, now);
  let inheritance: Inheritance | null = null;
  if (personId !== null) {
    const todoIds = await handTodosOver(scope, personId, heirId);
    const eventIds = await handEventsOver(scope, personId, heirId);
    inheritance = { heirId, todoIds, eventIds, ...(await handCardsOver(scope, personId, heirId)) };
    await db
      .update(people)
      .set({ deletedAt: now, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, personId)));
  }
  await db
    .update(users)
    .set({ ...deletionBy(scope), inheritance, version: sql`${users.version} + 1` })
    .where(and(eq(users.entity, entity), eq(users.id, id)));
}

async function tell(leaving: LockedUser[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  await announce(db, entity, { kind: 'user', ids: leaving.map(({ id }) => id) }, { kind: 'role', ids: [] }, trashChange);
  const persons = leaving.flatMap(({ personId }) => personId ?? []);
  if (persons.length > 0) await announce(db, entity, { kind: 'person', ids: persons });
  for (const { account } of leaving) if (account) await announce(db, entity, { kind: 'session', ids: [], person: account.personId });
  for (const { id, fullName } of leaving)
    await recordAudit(db, scope, { action: 'user.deleted', targetKind: 'user', targetId: id, target: fullName });
}
