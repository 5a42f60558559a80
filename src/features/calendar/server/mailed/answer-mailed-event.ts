import { sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { findPeople } from '#features/email/server/offers.ts';
import { nextIds } from '#server/next-ids.ts';
import { notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { Guest } from '../../contract.ts';
import type { answerMailedEvent as answerContract, readMailedEvent as readContract } from '../../mailed-contract.ts';
import type { StoredGuest } from '../../tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import type { EventWrite } from '../events/event-write.ts';
import { writeEvents } from '../events/write-events.ts';
import { readPersons } from '../guests/read-guests.ts';
import type { FileEvent } from '../transfer/file-event.ts';
import { keptUid } from '../transfer/file-series.ts';
import { findKept, type Kept, organizerOf } from './find-kept.ts';
import type { EventOfMail } from './read-event-of-mail.ts';
import { replyToOrganizer } from './reply-to-organizer.ts';
import { showMailedEvent } from './show-mailed-event.ts';

/** The event of a mail, to be shown above its text. */
export async function readMailedEvent(
  _given: GivenOf<typeof readContract>,
  scope: Scope,
  file: EventOfMail | null,
): Promise<AnswerOf<typeof readContract>> {
  return { event: file && (await showMailedEvent(file, scope)) };
}

/** Keeps the event with the answer in the calendar of the signed-in person, and tells the organizer. The same answer again tells nobody. */
export async function answerMailedEvent(
  { body }: GivenOf<typeof answerContract>,
  scope: Scope,
  file: EventOfMail | null,
): Promise<AnswerOf<typeof answerContract>> {
  if (!file || file.kind === 'cancellation') throw notFound('invitation');
  if (file.kind === 'invitation') refuseUnlessAble(scope.ability, 'create', 'Email');
  const lock = `mailed event ${scope.entity} ${scope.identity.personId}`;
  // Pressed twice, it is still one event and one answer.
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

/** The caller as they were invited: by whichever of their addresses, or by another way to them. */
async function invitedAs({ events }: EventOfMail, answer: Guest['answer'], { db, entity, identity, now }: Scope): Promise<StoredGuest> {
  const { personId } = identity;
  const addresses = events[0].guests.map(({ email }) => email.toLowerCase());
  const inside = await findPeople(db, entity, addresses);
  const invited = events[0].guests.find(({ email }) => inside.get(email.toLowerCase()) === personId);
  const own = (await readPersons([personId], { db, entity })).get(personId);
  const { name, email } = { name: invited?.name || own?.name || '', email: invited?.email ?? own?.email ?? '' };
  return { name, email, personId, answer, answeredAt: now.toISOString(), isInvitedElsewhere: true };
}

/** Adds the events of the file, or brings those that are there up to date. */
async function writeSeries(file: EventOfMail, { rows, named }: Kept, me: StoredGuest, scope: Scope): Promise<EventRecord[]> {
  const series = rows.find(({ masterId, rrule }) => masterId === null && rrule !== null);
  const place = { file, me, scope };
  const [first, ...others] = file.events;
  const ids = await nextIds(scope.db, scope.entity, 'calendar event', file.events.length);
  if (file.occurrence !== null && series) {
    // One occurrence of a series that is there.
    const one = { ...first, occurrence: file.occurrence };
    const after = recordOf(one, { ...place, before: named ?? null, id: named?.id ?? ids[0] ?? 0, masterId: series.id });
    const exceptDates = [...new Set([...series.exceptDates, file.occurrence])];
    const writes: EventWrite[] = [{ before: named ?? null, after }];
    if (exceptDates.length > series.exceptDates.length) writes.unshift({ before: series, after: { ...series, exceptDates } });
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
    // Theirs alone, until they show it to others.
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
    uid: masterId === null ? keptUid(file) : file.uid,
    sequence: file.sequence,
    updatedAt: now,
    deletedAt: null,
    deletedBy: null,
  };
}

/** Who is invited, with the answers as they came; colleagues stand in it by their addresses, as each has the event in a calendar of their own. */
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
