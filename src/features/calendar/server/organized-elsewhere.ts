import { and, eq } from 'drizzle-orm';
import { escapeHtml } from '#contract/escape-html.ts';
import { sendInvitation } from '#features/email/server/public-api.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import { calendarEvents, type OrganizedElsewhere, type StoredGuest } from '../tables.ts';
import { inNoSubscription } from './calendar-access.ts';
import type { EventRecord } from './event-record.ts';
import { readPersons } from './guests.ts';
import type { MailedFile } from './read-mailed-file.ts';
import { standaloneUid } from './transfer/known-series.ts';
import { writeCalendar } from './transfer/write-calendar.ts';

/** The events in the caller's calendar that match a mailed event. */
export interface Kept {
  /** All events of the series that the caller owns. */
  rows: EventRecord[];
  /** The event or occurrence the mail refers to. */
  named: EventRecord | undefined;
}

/** @param locks locks the rows for a later write */
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
  const [alone] = changed ? [] : await own(standaloneUid(file));
  return { rows, named: changed ?? alone };
}

export function ownerAsGuest({ guests, ownerId }: Pick<EventRecord, 'guests' | 'ownerId'>): StoredGuest | undefined {
  return guests.find(({ personId }) => personId === ownerId);
}

/** Returns the external organizer and their identification of the event. */
export function organizerOf({ guests }: Pick<EventRecord, 'guests'>): (StoredGuest & { organizes: OrganizedElsewhere }) | undefined {
  return guests.find((guest): guest is StoredGuest & { organizes: OrganizedElsewhere } => guest.organizes !== undefined);
}

/**
 * Sends the owner's answer to the external organizer (RFC 5546, REPLY), in the owner's language. Does nothing without an external
 * organizer.
 */
export async function replyToOrganizer(
  event: EventRecord,
  { db, deps, entity, now }: Pick<Scope, 'db' | 'deps' | 'entity' | 'now'>,
): Promise<void> {
  const organizer = organizerOf(event);
  const guest = ownerAsGuest(event);
  const owner = (await readPersons([event.ownerId], { db, entity })).get(event.ownerId);
  if (!organizer || !guest || !owner || guest.answer === 'waiting') return;
  const { uid, occurrence, sequence } = organizer.organizes;
  const { name, email, answer } = guest;
  // Notes added by the owner are not sent.
  const told = { ...event, uid, occurrence, sequence, description: '', url: '', updatedAt: now, guests: [{ ...guest, personId: null }] };
  const organizers = new Map([[event.ownerId, organizer]]);
  const invitation = { method: 'REPLY', text: writeCalendar([told], { organizers, method: 'REPLY' }) };
  const words = wordsIn(texts, owner.language);
  const values = { name: name || owner.name, title: event.title };
  await sendInvitation(
    db,
    deps,
    {
      entity,
      ownerId: event.ownerId,
      from: { name: name || owner.name, email },
      to: { name: organizer.name, email: organizer.email },
      subject: words(`calendarMail.reply.${answer}.subject`, values),
      message: `<p>${escapeHtml(words(`calendarMail.reply.${answer}.text`, values))}</p>`,
      invitation,
    },
    now,
  );
}
