import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { calendarEvents, type OrganizedElsewhere, type StoredGuest } from '../../tables.ts';
import { inNoSubscription } from '../calendars/calendar-access.ts';
import type { EventRecord } from '../events/event-record.ts';
import { keptUid } from '../transfer/file-series.ts';
import type { EventOfMail } from './read-event-of-mail.ts';
import type { MailedFile } from './read-mailed-file.ts';

/** What the caller's calendar has of an event that came by mail. */
export interface Kept {
  /** All of its series that are the caller's own. */
  rows: EventRecord[];
  /** That of which the mail speaks: the event, or one occurrence. */
  named: EventRecord | undefined;
}

/** @param locks for who writes to them afterwards */
export async function findKept(
  file: MailedFile,
  { db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>,
  { locks = false } = {},
): Promise<Kept> {
  const own = (uid: string) => {
    const rows = db
      .select()
      .from(calendarEvents)
      .where(
        and(
          live(calendarEvents, entity),
          eq(calendarEvents.ownerId, identity.personId),
          eq(calendarEvents.uid, uid),
          inNoSubscription(calendarEvents, entity),
        ),
      )
      .orderBy(calendarEvents.id);
    return locks ? rows.for('update') : rows;
  };
  const rows = await own(file.uid);
  if (file.occurrence === null) return { rows, named: rows.find(({ masterId }) => masterId === null) };
  const changed = rows.find(({ occurrence }) => occurrence === file.occurrence);
  const [alone] = changed ? [] : await own(keptUid(file));
  return { rows, named: changed ?? alone };
}

/**
 * Whether the mail may speak of what the caller's calendar has under its name: only its organizer may, or whoever has sent it in the
 * organizer's name from the beginning. Who else was invited knows the name too.
 */
export function maySpeakOf({ events: [{ organizer }], sender, isForged }: EventOfMail, { rows, named }: Kept): boolean {
  const kept = named ?? rows[0];
  if (!kept) return true;
  const known = organizerOf(kept);
  if (!known) return kept.guests.length === 0;
  const key = known.email.toLowerCase();
  const { sentBy } = known.organizes;
  return organizer?.email.toLowerCase() === key && !isForged && (sentBy === undefined || sender === key || sender === sentBy);
}

/** The guest that the owner of an event is. */
export function ownerAsGuest({ guests, ownerId }: Pick<EventRecord, 'guests' | 'ownerId'>): StoredGuest | undefined {
  return guests.find(({ personId }) => personId === ownerId);
}

/** Who organizes it elsewhere, and what they know it by. */
export function organizerOf({ guests }: Pick<EventRecord, 'guests'>): (StoredGuest & { organizes: OrganizedElsewhere }) | undefined {
  return guests.find((guest): guest is StoredGuest & { organizes: OrganizedElsewhere } => guest.organizes !== undefined);
}
