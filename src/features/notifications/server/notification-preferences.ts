import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import {
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
  type updateNotificationPreferences as updateContract,
} from '../contract.ts';
import { notificationPreferences } from '../tables.ts';

/** Which kinds the signed-in person wants to be told of. */
export async function getPreferences(_given: unknown, scope: Scope): Promise<NotificationPreferences> {
  return toPreferences(await readUnwanted(scope));
}

/** Turns kinds on or off; those that are not named stay. */
export async function updatePreferences({ body }: GivenOf<typeof updateContract>, scope: Scope): Promise<NotificationPreferences> {
  const { db, entity, identity, now } = scope;
  const key = { entity, personId: identity.personId };
  await db
    .insert(notificationPreferences)
    .values({ ...key, updatedAt: now })
    .onConflictDoNothing();
  const before = await readUnwanted(scope, true);
  const unwantedKinds = notificationKinds.filter((kind) => !(body.kinds[kind] ?? !before.includes(kind)));
  await db.update(notificationPreferences).set({ unwantedKinds, updatedAt: now }).where(ownRow(scope));
  await announce(db, entity, { kind: 'notification', ids: [], person: identity.personId });
  return toPreferences(unwantedKinds);
}

async function readUnwanted(scope: Scope, isLocked = false): Promise<string[]> {
  const query = scope.db.select({ kinds: notificationPreferences.unwantedKinds }).from(notificationPreferences).where(ownRow(scope));
  const [row] = await (isLocked ? query.for('update') : query);
  return row?.kinds ?? [];
}

function ownRow({ entity, identity }: Scope) {
  return and(eq(notificationPreferences.entity, entity), eq(notificationPreferences.personId, identity.personId));
}

function toPreferences(unwanted: readonly string[]): NotificationPreferences {
  const kinds = Object.fromEntries(notificationKinds.map((kind) => [kind, !unwanted.includes(kind)]));
  return { kinds: kinds as Record<NotificationKind, boolean> };
}
