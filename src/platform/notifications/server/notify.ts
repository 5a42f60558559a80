import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import type { NotificationArea, NotificationKind } from '../contract.ts';
import { notificationPreferences, notifications } from '../tables.ts';
import { type Mailed, mailTimeOf } from './mail-times.ts';

/** A notification to send. */
export interface Notice {
  personId: number;
  kind: NotificationKind;
  area: NotificationArea;
  /** Id of the card, to-do, event, mail, or chat. */
  targetId: number;
  title: string;
  /** Excerpt of the text; truncated here. */
  excerpt?: string;
  /** Who caused it; they aren't notified. */
  actorId?: number | null;
  /** Name of an external person who caused it. */
  actorName?: string;
  /** In-app path it opens. */
  path: string;
  /** For a reminder, when the item starts or is due. */
  at?: Date | null;
  /** Skipped while an earlier one about the same item is unread. */
  isOnceUnread?: boolean;
  /** Also sent to people who turned its kind off. */
  isSecurity?: boolean;
}

const excerptLength = 200;

/** Creates notifications in the caller's transaction, skipping people who caused them or turned the kind off. */
export async function notify(db: Db, entity: string, notices: Notice[], now: Date): Promise<void> {
  const unrepeated = await withoutRepeated(
    db,
    entity,
    notices.filter(({ personId, actorId }) => personId !== actorId),
  );
  const preferences = await readPreferences(db, entity, unrepeated);
  const wanted = unrepeated.filter(
    ({ personId, kind, isSecurity }) => isSecurity || !preferences.get(personId)?.unwantedKinds.includes(kind),
  );
  if (wanted.length === 0) return;
  const ids = await nextIds(db, entity, 'notification', wanted.length);
  const rows = wanted.map(({ excerpt = '', isOnceUnread: _isOnceUnread, isSecurity: _isSecurity, ...notice }, index) => {
    const preference = notice.kind === 'mail' ? undefined : preferences.get(notice.personId);
    return {
      ...notice,
      entity,
      id: ids[index] ?? 0,
      excerpt: beginningOf(excerpt),
      time: now,
      mailAt: preference ? mailTimeOf(preference, now) : null,
    };
  });
  await insertRows(db, notifications, rows);
  const persons = [...new Set(wanted.map(({ personId }) => personId))];
  await announce(db, entity, ...persons.map((person) => ({ kind: 'notification' as const, ids: [], person })));
}

/** Truncates at whole characters: PostgreSQL rejects half a surrogate pair. */
function beginningOf(text: string): string {
  return [...text.slice(0, 2 * excerptLength)].slice(0, excerptLength).join('').toWellFormed();
}

async function withoutRepeated(db: Db, entity: string, notices: Notice[]): Promise<Notice[]> {
  const once = notices.filter(({ isOnceUnread }) => isOnceUnread);
  if (once.length === 0) return notices;
  const { personId, area, targetId } = notifications;
  const unread = await db
    .select({ personId, area, targetId })
    .from(notifications)
    .where(
      and(
        eq(notifications.entity, entity),
        inArray(
          personId,
          once.map((notice) => notice.personId),
        ),
        isNull(notifications.readAt),
      ),
    );
  const keyOf = (notice: Pick<Notice, 'personId' | 'area' | 'targetId'>) => `${notice.personId} ${notice.area} ${notice.targetId}`;
  const known = new Set(unread.map(keyOf));
  return notices.filter((notice) => !notice.isOnceUnread || !known.has(keyOf(notice)));
}

type Preferences = Mailed & Pick<typeof notificationPreferences.$inferSelect, 'unwantedKinds'>;

/** Returns the preferences of those who turned a kind off or want mail. */
async function readPreferences(db: Db, entity: string, notices: Notice[]): Promise<Map<number, Preferences>> {
  if (notices.length === 0) return new Map();
  const { personId, unwantedKinds, mailEvery, mailedAt } = notificationPreferences;
  const rows = await db
    .select({ personId, unwantedKinds, mailEvery, mailedAt })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.entity, entity),
        inArray(personId, [...new Set(notices.map((notice) => notice.personId))]),
        or(sql`${unwantedKinds} <> '{}'`, ne(mailEvery, 'never')),
      ),
    );
  return new Map(rows.map((row) => [row.personId, row]));
}

interface Settled {
  personId: number;
  area: NotificationArea;
  targetIds: number[];
}

/** Marks a person's notifications about seen items as read, such as an opened mail or chat. */
export async function markNotificationsRead(db: Db, entity: string, { personId, area, targetIds }: Settled, now: Date): Promise<void> {
  if (targetIds.length === 0) return;
  const settled = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, personId),
        eq(notifications.area, area),
        sql`${notifications.targetId} = any(${sql.param(targetIds)}::bigint[])`,
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  if (settled.length > 0) await announce(db, entity, { kind: 'notification', ids: [], person: personId });
}

interface Retargeted {
  personId: number;
  area: NotificationArea;
  from: number[];
  to: number;
  path: string;
}

/** Moves a person's unread notifications to another item that has absorbed these. */
export async function retargetNotifications(db: Db, entity: string, { personId, area, from, to, path }: Retargeted): Promise<void> {
  await db
    .update(notifications)
    .set({ targetId: to, path })
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, personId),
        eq(notifications.area, area),
        inArray(notifications.targetId, from),
        isNull(notifications.readAt),
      ),
    );
}
