import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notificationKinds } from '#features/notifications/contract.ts';
import { notificationPreferences } from '#features/notifications/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { readUserConnections as contract } from '../../view-contract.ts';
import { isOneself, readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';
import { readConnections } from './read-connections.ts';

type Answer = AnswerOf<typeof contract>;

/** What a user is told of, and what they have connected: for who has all of their rights, and only what they may read at all. */
export async function readUserConnections({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> {
  const user = await findUser(params.id, scope);
  if (!isOneself(user, scope)) (await readRoleRights(scope)).refuseAbove(user);
  const { personId, account } = user;
  if (personId === null || !account) return { notifications: null, connections: [] };
  return {
    notifications: scope.ability.can('read', 'Notification') ? await readNotifications(personId, scope) : null,
    connections: await readConnections(personId, scope),
  };
}

async function readNotifications(personId: number, { db, entity }: Scope): Promise<Answer['notifications']> {
  const [row] = await db
    .select({ unwanted: notificationPreferences.unwantedKinds })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.entity, entity), eq(notificationPreferences.personId, personId)));
  return notificationKinds.map((kind) => ({ kind, isWanted: !row?.unwanted.includes(kind) }));
}
