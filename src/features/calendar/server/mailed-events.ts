import { sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type CalendarMail, findPeople, readCalendarFiles } from '#features/email/server/public-api.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { isZone } from '#server/zone-days.ts';
import type { Guest } from '../contract.ts';
import { endOf, startOf } from '../event-times.ts';
import type { answerMailedEvent as answerContract, MailedEvent, readMailedEvent as readContract } from '../mailed-contract.ts';
import type { StoredGuest } from '../tables.ts';
import { type EventRecord, type EventWrite, withoutOccurrence } from './event-record.ts';
import { readPersons } from './guests.ts';
import { findKept, type Kept, organizerOf, ownerAsGuest, replyToOrganizer } from './organized-elsewhere.ts';
import { type MailedFile, readMailedFile } from './read-mailed-file.ts';
import type { FileEvent } from './transfer/file-event.ts';
import { standaloneUid } from './transfer/known-series.ts';
import { writeEvents } from './write-events.ts';

/** The event of a calendar file and the sender of its mail. */
interface EventOfMail extends MailedFile, Omit<CalendarMail, 'files'> {}

interface Given {
  params: { mailId: number };
  query: { timeZone: string };
}

/**
 * Reads the calendar file of one of the caller's mails, without holding a database connection.
 * @throws 404 for an unknown mail, 400 for an unknown zone
 */
export async function readEventOfMail({ params, query }: Given, scope: PreparingScope): Promise<EventOfMail | null> {
  refuseUnlessAble(scope.ability, 'read', 'Email');
  if (!isZone(query.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const { files, ...from } = await readCalendarFiles(params.mailId, scope);
  const file = files.length === 0 ? null : await scope.deps.heavy.run(readMailedFile, { files, timeZone: query.timeZone });
  return file && { ...file, ...from };
}

export async function readMailedEvent(
  _given: GivenOf<typeof readContract>,
  scope: Scope,
  file: EventOfMail | null,
): Promise<AnswerOf<typeof readContract>> {
  return { event: file && (await showMailedEvent(file, scope)) };
}

/** Returns a mailed event as its recipient sees it, with their answer and its place in their calendar. */
async function showMailedEvent(file: EventOfMail, scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>): Promise<MailedEvent> {
  const [{ title, times, rrule, location, organizer, spanUntil }] = file.events;
  const found = await findKept(file, scope);
  const isDisputed = !maySpeakOf(file, found);
  const kept = isDisputed ? undefined : found.named;
  const sequence = kept && organizerOf(kept)?.organizes.sequence;
  const isAnswered = kept !== undefined && (sequence === undefined || sequence >= file.sequence);
  return {
    kind: file.kind,
    title,
    start: startOf(times),
    end: endOf(times),
    allDay: times.allDay,
    timeZone: times.timeZone,
    rrule,
    location,
    organizer,
    sender: organizer && organizer.email.toLowerCase() !== file.sender ? file.sender : null,
    answer: (isAnswered && ownerAsGuest(kept)?.answer) || 'waiting',
    inCalendar: kept ? { id: kept.id, start: startOf(kept), occurrence: kept.masterId === null ? null : kept.occurrence } : null,
    isOvertaken: sequence !== undefined && sequence > file.sequence,
    isDisputed,
    isOver: spanUntil !== null && spanUntil < scope.now,
  };
}

/**
 * Whether the mail may change the event with the same UID in the caller's calendar. Only the organizer may, or the original sender on the
 * organizer's behalf, since every guest knows the UID.
 */
function maySpeakOf({ events: [{ organizer }], sender, isForged }: EventOfMail, { rows, named }: Kept): boolean {
  const kept = named ?? rows[0];
  if (!kept) return true;
  const known = organizerOf(kept);
  if (!known) return kept.guests.length === 0;
  const key = known.email.toLowerCase();
  const { sentBy } = known.organizes;
  return organizer?.email.toLowerCase() === key && !isForged && (sentBy === undefined || sender === key || sender === sentBy);
}

/** Saves the event with the answer in the signed-in person's calendar and notifies the organizer. Repeating an answer notifies no one. */
export async function answerMailedEvent(
  { body }: GivenOf<typeof answerContract>,
  scope: Scope,
  file: EventOfMail | null,
): Promise<AnswerOf<typeof answerContract>> {
  if (!file || file.kind === 'cancellation') throw notFound('invitation');
  if (file.kind === 'invitation') refuseUnlessAble(scope.ability, 'create', 'Email');
  const lock = `mailed event ${scope.entity} ${scope.identity.personId}`;
  // A double click still creates one event and one answer.
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const before = await showMailedEvent(file, scope);
  if (before.isOvertaken || before.isDisputed || before.isOver) throw notFound('invitation');
  if (before.answer === body.answer && before.inCalendar) return { event: before };
  const me = await invitedAs(file, body.answer, scope);
  const kept = await findKept(file, scope, { locks: true });
  const records = await writeSeries(file, kept, me, scope);
  const answered = records.find(({ occurrence }) => occurrence === file.occurrence) ?? records[0];
  if (answered && file.kind === 'invitation') await replyToOrganizer(answered, scope);
  return { event: await showMailedEvent(file, scope) };
}

/** Returns the caller as the invited guest, by any of their addresses, or by their own when they were reached another way. */
async function invitedAs({ events }: EventOfMail, answer: Guest['answer'], { db, entity, identity, now }: Scope): Promise<StoredGuest> {
  const { personId } = identity;
  const addresses = events[0].guests.map(({ email }) => email.toLowerCase());
  const inside = await findPeople(db, entity, addresses);
  const invited = events[0].guests.find(({ email }) => inside.get(email.toLowerCase()) === personId);
  const own = (await readPersons([personId], { db, entity })).get(personId);
  const { name, email } = { name: invited?.name || own?.name || '', email: invited?.email ?? own?.email ?? '' };
  return { name, email, personId, answer, answeredAt: now.toISOString(), isInvitedElsewhere: true };
}

async function writeSeries(file: EventOfMail, { rows, named }: Kept, me: StoredGuest, scope: Scope): Promise<EventRecord[]> {
  const series = rows.find(({ masterId, rrule }) => masterId === null && rrule !== null);
  const place = { file, me, scope };
  const [first, ...others] = file.events;
  const ids = await nextIds(scope.db, scope.entity, 'calendar event', file.events.length);
  if (file.occurrence !== null && series) {
    const one = { ...first, occurrence: file.occurrence };
    const after = recordOf(one, { ...place, before: named ?? null, id: named?.id ?? ids[0] ?? 0, masterId: series.id });
    const without = withoutOccurrence(series, file.occurrence);
    const writes: EventWrite[] = [{ before: named ?? null, after }];
    if (without.exceptDates.length > series.exceptDates.length) writes.unshift({ before: series, after: without });
    return (await writeEvents(writes, scope, { isImport: true })).records;
  }
  const master = recordOf(first, { ...place, before: named ?? null, id: named?.id ?? ids[0] ?? 0, masterId: null });
  const known = (key: string | null) => rows.find(({ masterId, occurrence }) => masterId !== null && occurrence === key) ?? null;
  const changed = others.map((event, index): EventWrite => {
    const before = known(event.occurrence);
    return { before, after: recordOf(event, { ...place, before, id: before?.id ?? ids[index + 1] ?? 0, masterId: master.id }) };
  });
  const stays = new Set(others.map(({ occurrence }) => occurrence));
  const gone = rows
    .filter(({ masterId, occurrence }) => file.occurrence === null && masterId !== null && !stays.has(occurrence))
    .map((before): EventWrite => ({ before, after: { ...before, deletedAt: scope.now } }));
  const writes = [{ before: named ?? null, after: master }, ...changed, ...gone];
  return (await writeEvents(writes, scope, { isImport: true })).records;
}

interface Place {
  file: EventOfMail;
  me: StoredGuest;
  scope: Scope;
  before: EventRecord | null;
  id: number;
  masterId: number | null;
}

function recordOf(event: FileEvent, { file, me, scope, before, id, masterId }: Place): EventRecord {
  const { entity, identity, now } = scope;
  const { title, url, location, description, times, rrule, exceptDates, spanFrom, spanUntil, occurrence } = event;
  const { conference, isFree, isPrivate } = event;
  return {
    ...(before ?? { additions: {}, version: 1, createdAt: now }),
    entity,
    id,
    ownerId: identity.personId,
    // Visible only to the owner until they move it.
    calendar: before?.calendar ?? 'Personal',
    ownCalendarId: before?.ownCalendarId ?? null,
    title,
    url,
    location,
    description,
    ...times,
    rrule: masterId === null ? rrule : null,
    exceptDates,
    spanFrom,
    spanUntil,
    ...{ conference, isFree, isPrivate },
    guests: guestsOf(event, file, me, before),
    masterId,
    occurrence: masterId === null ? null : occurrence,
    uid: masterId === null ? standaloneUid(file) : file.uid,
    sequence: file.sequence,
    updatedAt: now,
    deletedAt: null,
    deletedBy: null,
  };
}

/** Returns the guests with the answers in the file. Colleagues are listed by address, since each has the event in their own calendar. */
function guestsOf(
  { guests, organizer, occurrence }: FileEvent,
  file: EventOfMail,
  me: StoredGuest,
  before: EventRecord | null,
): StoredGuest[] {
  if (file.kind !== 'invitation' || !organizer) return [];
  const sentBy = (before && organizerOf(before)?.organizes.sentBy) ?? file.sender;
  const organizes = { uid: file.uid, occurrence: file.occurrence ?? occurrence, sequence: file.sequence, sentBy };
  const key = organizer.email.toLowerCase();
  const others = guests.filter(({ email }) => email.toLowerCase() !== me.email.toLowerCase() && email.toLowerCase() !== key);
  return [
    { ...organizer, personId: null, answer: 'yes', isInvitedElsewhere: true, organizes },
    me,
    ...others.map((guest) => ({ ...guest, isInvitedElsewhere: true })),
  ];
}
