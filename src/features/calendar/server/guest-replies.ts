import { and, eq } from 'drizzle-orm';
import type ICAL from 'ical.js';
import type { PreparedMail } from '#features/email/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import type { Guest } from '../contract.ts';
import { calendarEvents, pendingGuestUpdates, type StoredGuest } from '../tables.ts';
import { inNoSubscription } from './calendar-access.ts';
import { type EventRecord, keptRecord } from './event-record.ts';
import { isRescheduled, keyOf } from './guests.ts';
import { recordAnswer } from './invitations.ts';
import { attendeeOf, replyCalendars } from './reply-calendars.ts';
import { keyIn } from './transfer/file-times.ts';
import { calendarsIn } from './transfer/read-components.ts';
import { answerOfPartStat } from './transfer/write-calendar.ts';

const maxParts = 3;
const maxBytes = 1024 * 1024;

/**
 * Records the answers that external guests' calendars send by mail (RFC 5546, METHOD:REPLY). Counts only a guest's answer for themselves,
 * from
 * their own address to the organizer, and only if no later change or answer supersedes it. Any other mail is treated as regular mail.
 * @param organizerIds people whose mailboxes received it
 */
export async function recordReplies(
  deps: Dependencies,
  { entity, organizerIds }: { entity: string; organizerIds: number[] },
  { fromEmail, attachments, senderCheck }: Pick<PreparedMail, 'fromEmail' | 'attachments' | 'senderCheck'>,
): Promise<void> {
  // Every guest knows the event's UID and could forge answers for the others.
  if (senderCheck?.result === 'failed') return;
  const parts = attachments.filter(({ content }) => content.mediaType === 'text/calendar' && content.sizeBytes <= maxBytes);
  for (const { content } of parts.slice(0, maxParts)) {
    const bytes = await deps.files.read(content.key);
    const sender = fromEmail.toLowerCase();
    const small = bytes ? await deps.heavy.run(replyCalendars, { bytes, sender }) : [];
    const replies = small.flatMap(eventsIn);
    if (replies.length === 0) continue;
    await deps.database.writing(entity, async (db) => {
      for (const reply of replies) await recordReply(db, reply, { entity, organizerIds, sender, now: deps.clock() });
    });
  }
}

function eventsIn(text: string): ICAL.Component[] {
  return (calendarsIn(text) ?? []).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
}

interface Mail {
  entity: string;
  organizerIds: number[];
  sender: string;
  now: Date;
}

async function recordReply(db: Db, reply: ICAL.Component, { entity, organizerIds, sender, now }: Mail): Promise<void> {
  const answer = answerIn(reply, sender);
  const event = answer && (await findEvent(db, entity, reply));
  if (!event || !organizerIds.includes(event.ownerId)) return;
  const guest = event.guests.find((one) => one.personId === null && keyOf(one) === sender);
  if (!guest || Number(reply.getFirstPropertyValue('sequence') ?? 0) < event.sequence) return;
  if (await isOvertaken(db, event)) return;
  const writtenAt = momentIn(reply, 'dtstamp') ?? now;
  // Mails sent from two devices may arrive in any order.
  if (guest.answeredAt && writtenAt < new Date(guest.answeredAt)) return;
  await recordAnswer(db, event, guest, answer, writtenAt < now ? writtenAt : now);
}

/** Whether the event was rescheduled and guests have not been notified yet, so that the answer refers to an old time or place. */
async function isOvertaken(db: Db, event: EventRecord): Promise<boolean> {
  const [untold] = await db
    .select({ known: pendingGuestUpdates.known })
    .from(pendingGuestUpdates)
    .where(and(eq(pendingGuestUpdates.entity, event.entity), eq(pendingGuestUpdates.eventId, event.id)));
  const known = untold?.known && keptRecord(untold.known);
  return Boolean(known && isRescheduled(known, event, new Set([...known.exceptDates, ...event.exceptDates])));
}

/** Returns the sender's own answer; null if there is none. */
function answerIn(reply: ICAL.Component, sender: string): Guest['answer'] | null {
  const own = reply.getAllProperties('attendee').find((one) => attendeeOf(one) === sender);
  const answer = own && answerOfPartStat(String(own.getParameter('partstat') ?? ''));
  return answer && answer !== 'waiting' ? answer : null;
}

async function findEvent(db: Db, entity: string, reply: ICAL.Component): Promise<(EventRecord & { guests: StoredGuest[] }) | null> {
  const uid = reply.getFirstPropertyValue('uid');
  if (typeof uid !== 'string' || uid.includes('\0')) return null;
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(and(live(calendarEvents, entity), eq(calendarEvents.uid, uid.toWellFormed()), inNoSubscription(calendarEvents, entity)))
    .orderBy(calendarEvents.id)
    .for('update');
  const master = rows.find(({ masterId }) => masterId === null);
  const named = reply.getFirstProperty('recurrence-id');
  if (!named) return master ?? null;
  const key = master && occurrenceNamed(named, reply, master);
  return rows.find(({ occurrence }) => occurrence !== null && occurrence === key) ?? null;
}

function occurrenceNamed(property: ICAL.Property, reply: ICAL.Component, master: EventRecord): string | null {
  try {
    return keyIn(property, reply, master, master.timeZone);
  } catch {
    return null;
  }
}

function momentIn(reply: ICAL.Component, name: string): Date | null {
  const text = String(reply.getFirstPropertyValue(name) ?? '');
  const moment = new Date(text.endsWith('Z') ? text : '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}
