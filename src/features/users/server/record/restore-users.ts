import { and, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { handEventsOver } from '#features/calendar/server/offers.ts';
import { handCardsBack } from '#features/kanban/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { handTodosOver } from '#features/todo/server/offers.ts';
import { announce } from '#server/announce.ts';
import { noDeletion, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreUsers as contract } from '../../contract.ts';
import { users } from '../../tables.ts';
import { lockOut } from './change-users.ts';
import { type LockedUser, lockUsers } from './lock-users.ts';
import { tellTaken } from './taken-names.ts';
import { readRoleRights } from './user-rights.ts';

/** Takes deletions back: who could sign in can again, and gets back what the heir still has. */
export async function restoreUsers({ body }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'delete', 'User');
  const { db, entity } = scope;
  const deleted = await lockUsers(body.ids, scope, { areDeleted: true });
  const rights = await readRoleRights(scope);
  for (const user of deleted) rights.refuseAbove(user);
  for (const user of deleted) await tellTaken(restoreOne(user, scope));
  await lockOut(
    deleted.flatMap(({ account, status }) => (account && status !== 'inactive' ? account.id : [])),
    false,
    scope,
  );
  const persons = deleted.flatMap(({ personId }) => personId ?? []);
  await announce(db, entity, { kind: 'user', ids: deleted.map(({ id }) => id) }, { kind: 'role', ids: [] }, trashChange);
  if (persons.length > 0) await announce(db, entity, { kind: 'person', ids: persons });
  for (const { id, fullName } of deleted)
    await recordAudit(db, scope, { action: 'user.restored', targetKind: 'user', targetId: id, target: fullName });
}

async function restoreOne({ id, personId, inheritance }: LockedUser, scope: Scope): Promise<void> {
  const { db, entity, now } = scope;
  await db
    .update(users)
    .set({ ...noDeletion(scope), inheritance: null, version: sql`${users.version} + 1` })
    .where(and(eq(users.entity, entity), eq(users.id, id)));
  if (personId === null) return;
  await db
    .update(people)
    .set({ deletedAt: null, version: sql`${people.version} + 1`, updatedAt: now })
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  if (!inheritance) return;
  const { heirId, todoIds, eventIds, ...cards } = inheritance;
  await handTodosOver(scope, heirId, personId, todoIds);
  await handEventsOver(scope, heirId, personId, eventIds);
  await handCardsBack(scope, heirId, personId, cards);
}
