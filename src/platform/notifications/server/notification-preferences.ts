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
import { scheduleUnread } from './mail-times.ts';

type Kept = Pick<typeof notificationPreferences.$inferSelect, 'unwantedKinds' | 'mailEvery'>;

/** Returns the caller's enabled kinds and mail frequency. */
export async function getPreferences(_given: unknown, scope: Scope): Promise<NotificationPreferences> {
  return toPreferences(await readKept(scope), scope);
}

/** Updates enabled kinds and mail frequency; omitted fields stay unchanged. */
export async function updatePreferences({ body }: GivenOf<typeof updateContract>, scope: Scope): Promise<NotificationPreferences> {
  const { db, entity, identity, now } = scope;
  const key = { entity, personId: identity.personId };
  await db
    .insert(notificationPreferences)
    .values({ ...key, updatedAt: now })
    .onConflictDoNothing();
  const before = await readKept(scope, true);
  const { kinds = {}, mail = before.mailEvery } = body;
  const unwantedKinds = notificationKinds.filter((kind) => !(kinds[kind] ?? !before.unwantedKinds.includes(kind)));
  const after = { unwantedKinds, mailEvery: mail };
  const [row] = await db
    .update(notificationPreferences)
    .set({ ...after, updatedAt: now })
    .where(ownRow(scope))
    .returning();
  if (row && mail !== before.mailEvery) await scheduleUnread(db, row);
  await announce(db, entity, { kind: 'notification', ids: [], person: identity.personId });
  return toPreferences(after, scope);
}

async function readKept(scope: Scope, isLocked = false): Promise<Kept> {
  const { unwantedKinds, mailEvery } = notificationPreferences;
  const query = scope.db.select({ unwantedKinds, mailEvery }).from(notificationPreferences).where(ownRow(scope));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? { unwantedKinds: [], mailEvery: 'never' };
}

function ownRow({ entity, identity }: Scope) {
  return and(eq(notificationPreferences.entity, entity), eq(notificationPreferences.personId, identity.personId));
}

function toPreferences({ unwantedKinds, mailEvery }: Kept, { deps }: Scope): NotificationPreferences {
  const kinds = Object.fromEntries(notificationKinds.map((kind) => [kind, !unwantedKinds.includes(kind)]));
  return {
    mail: mailEvery,
    mailsLeave: deps.mail.outgoing !== null || deps.mail.outbox !== null,
    kinds: kinds as Record<NotificationKind, boolean>,
  };
}
