import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextIds } from '#server/next-ids.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { TakenTask, TaskIntake, TaskOutcome } from '#server/task-intake.ts';
import { isZone } from '#server/zone-days.ts';
import { calendarEvents } from '../../tables.ts';
import type { importCalendar as contract } from '../../transfer-contract.ts';
import { calendarsOf } from '../calendar-access.ts';
import { type EventRecord, type EventWrite, mayEdit, visibleTo } from '../event-record.ts';
import { copyReminders, readReminders } from '../event-reminders.ts';
import { keyOf, readGuests } from '../guests.ts';
import { type EventPlace, readPlace } from '../read-content.ts';
import { writeEvents } from '../write-events.ts';
import type { FileEvent } from './file-event.ts';
import type { FileTask } from './file-task.ts';
import { cancelEvents, inSeries, isSame, nameOf, occurrencesWithoutSeries, partsGone, standaloneUid } from './known-series.ts';
import { type Placed, placedInKnown } from './place-in-known.ts';
import { readCalendar } from './read-calendar.ts';
import { type CalendarFile, firstNamed, type LeftOut, todosLeftOut, why } from './read-calendar-file.ts';
import { partOf, partPattern } from './series-parts.ts';

type Given = GivenOf<typeof contract>;

const uidsPerQuery = 1000;

/**
 * Reads the file, without holding a database connection.
 * @throws 400 if it is not an iCalendar file, 413 if it is too large.
 */
export async function readImport({ query }: Given, { deps, request, bodyLimitBytes }: PreparingScope): Promise<CalendarFile> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (!isZone(query.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const file = await deps.heavy.run(readCalendar, { bytes, timeZone: query.timeZone });
  if (!file) throw invalid('body', 'not_icalendar');
  return file;
}

/**
 * Imports the events of a file: updates those with a known UID and removes canceled ones. No one is invited.
 * Passes its to-dos to the feature that handles them, if the signed-in person has permission to add them.
 */
export function importInto(intake: TaskIntake | undefined) {
  return async (given: Given, scope: Scope, file: CalendarFile): Promise<AnswerOf<typeof contract>> => {
    const todos = await takeTasks(file.tasks, intake, scope);
    return importEvents(given, scope, file, todos);
  };
}

async function importEvents({ query }: Given, scope: Scope, file: CalendarFile, todos: TakenTasks): Promise<AnswerOf<typeof contract>> {
  // Two concurrent imports of the same file must not add its events twice.
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar import ${scope.entity}`}, 0))`);
  const place = await readPlace({ extendedProps: query }, null, scope, 'ownCalendarId');
  const known = await readKnown(file, scope);
  const placed = placedInKnown(file.events, known);
  const { events, masters, origins, moved, gone } = placed;
  const series = inSeries(events);
  const knownIds = [...known.values()].map(({ id }) => id);
  const reminders = await readReminders(knownIds, { db: scope.db, entity: scope.entity, personId: scope.identity.personId });
  const isNew = (event: FileEvent) => !known.has(nameOf(event));
  const ids = await nextIds(scope.db, scope.entity, 'calendar event', Math.max(1, events.filter(isNew).length));
  const writes: EventWrite[] = [];
  const counts = { added: 0, updated: 0 };
  let used = 0;
  const replaced: LeftOut[] = [];
  const byUid = Map.groupBy(known.values(), ({ uid }) => uid);
  for (const [uid, ofSeries] of series) {
    let master: EventRecord | null = masters.get(uid) ?? null;
    for (const event of ofSeries) {
      const before: EventRecord | null = known.get(nameOf(event)) ?? null;
      const id = before?.id ?? ids[used++] ?? 0;
      const after = await recordOf(event, { before, origin: origins.get(uid) ?? null, id, master, ...place }, scope);
      if (event.occurrence === null) master = after;
      if (!event.isPart) counts[before ? 'updated' : 'added']++;
      const alarms = event.occurrence === null && isAhead(after, scope.now) ? event.reminders : undefined;
      const isOther = alarms !== undefined && String(alarms) !== String(reminders.get(id) ?? []);
      if (!before || isOther || !isSame(before, after)) writes.push({ before, after, ...(isOther && { reminders: alarms }) });
    }
    const rows = (byUid.get(uid) ?? []).filter((row) => !moved.has(row) && !gone.has(row));
    const goneHere = goneFrom(ofSeries, rows, scope.now);
    writes.push(...goneHere);
    replaced.push(...notInVersion(goneHere, ofSeries));
    if (master) writes.push(...goneAlong(master, moved));
    writes.push(...occurrencesWithoutSeries(ofSeries, known, scope.now));
  }
  writes.push(...[...gone].map((before) => ({ before, after: { ...before, deletedAt: scope.now } })));
  const parts = partsGone(series, known, scope.now);
  writes.push(...parts);
  replaced.push(...notInVersion(parts, placed.events));
  for (const [uid, master] of masters) {
    const before = known.get(nameOf({ uid, occurrence: null }));
    if (before && !isSame(before, master)) writes.push({ before, after: master });
  }
  const called = cancelEvents(file.cancellations, known, scope.now);
  writes.push(...called.writes);
  const { skipped, notNamed } = firstNamed([...file.skipped, ...placed.skipped, ...called.unknown, ...todos.skipped], file.notNamed);
  const remarks = firstNamed([...file.remarks, ...placed.remarks, ...replaced], 0).skipped;
  const canceled = file.cancelledHere + called.count;
  const answer = {
    ...counts,
    ...(canceled > 0 && { canceled }),
    ...(todos.counts && { todos: todos.counts }),
    skipped,
    ...(notNamed > 0 && { notNamed }),
    ...(remarks.length > 0 && { remarks }),
  };
  if (writes.some(({ before }) => before)) refuseUnlessAble(scope.ability, 'update', 'Calendar');
  if (called.writes.some(({ after }) => after.deletedAt)) refuseUnlessAble(scope.ability, 'delete', 'Calendar');
  if (writes.length === 0 && todos.taken.length === 0) return { ...answer, changeId: null };
  const { changeId } = await writeEvents(writes, scope, {
    isImport: true,
    tasks: todos.taken,
    afterwards: async (records) => {
      for (const { uid, id, occurrence } of records) {
        const origin = occurrence === null ? origins.get(uid) : undefined;
        if (origin && origin.id !== id) await copyReminders(origin.id, id, scope);
      }
    },
  });
  return { ...answer, changeId };
}

interface TakenTasks {
  taken: TakenTask[];
  counts: { added: number; updated: number; canceled: number } | null;
  skipped: LeftOut[];
}

async function takeTasks(tasks: FileTask[], intake: TaskIntake | undefined, scope: Scope): Promise<TakenTasks> {
  if (tasks.length === 0 || !intake) return { taken: [], counts: null, skipped: todosLeftOut(tasks) };
  const { outcomes, taken } = await intake.take(tasks, scope);
  const having = (outcome: TaskOutcome) => tasks.filter((_, index) => outcomes[index] === outcome);
  const counts = { added: having('added').length, updated: having('updated').length, canceled: having('canceled').length };
  const unknown = having('unknown').map(({ title, line }) => ({ title, line, ...why({ code: 'event_cancelled' }) }));
  const skipped = [...todosLeftOut(having('not_allowed')), ...unknown];
  return { taken, counts: skipped.length < tasks.length ? counts : null, skipped };
}

/** Past events have no reminders. */
const isAhead = ({ spanUntil }: EventRecord, now: Date) => spanUntil === null || spanUntil > now;

/** Locks and returns the stored events with the file's UIDs that the signed-in person can edit. */
async function readKnown(file: CalendarFile, { db, entity, identity }: Scope): Promise<Map<string, EventRecord>> {
  const uids = [...new Set([...file.events, ...file.cancellations].flatMap((one) => [one.uid, standaloneUid(one)]))];
  const known = new Map<string, EventRecord>();
  const take = async (isWanted: SQL | undefined) => {
    const rows = await db
      .select()
      .from(calendarEvents)
      .where(and(visibleTo(identity.personId, entity, calendarEvents), isWanted))
      .orderBy(calendarEvents.id)
      .for('update');
    const calendars = await calendarsOf(rows, { db, entity });
    for (const row of rows) if (mayEdit(row, identity.personId, calendars)) known.set(nameOf(row), row);
  };
  for (let at = 0; at < uids.length; at += uidsPerQuery) await take(inArray(calendarEvents.uid, uids.slice(at, at + uidsPerQuery)));
  const { uid } = calendarEvents;
  await take(sql`${uid} ~ ${partPattern} and regexp_replace(${uid}, ${partPattern}, '') = any(${sql.param(uids)}::text[])`);
  return known;
}

interface Place extends EventPlace {
  before: EventRecord | null;
  /** The series this event continues. */
  origin: EventRecord | null;
  id: number;
  master: EventRecord | null;
}

async function recordOf(event: FileEvent, { before, origin, id, master, ...standard }: Place, scope: Scope): Promise<EventRecord> {
  const known = before ?? origin;
  const { uid, sequence, occurrence, title, url, location, description, times, rrule, exceptDates, spanFrom, spanUntil } = event;
  const place = placeOf(event, { before: known, master, standard });
  const { entity, identity, now } = scope;
  const answers = new Map(event.guests.map(({ email, answer }) => [email.toLowerCase(), answer]));
  const invited = new Set(known?.guests.map(keyOf));
  const guests = (await readGuests(event.guests, known?.guests ?? [], scope)).map((guest) => ({
    ...guest,
    answer: answers.get(guest.email.toLowerCase()) ?? guest.answer,
    ...(!invited.has(keyOf(guest)) && { isInvitedElsewhere: true }),
  }));
  return {
    ...(before ?? { additions: origin?.additions ?? {}, version: 1, createdAt: now }),
    entity,
    id,
    ownerId: known?.ownerId ?? identity.personId,
    ...place,
    conference: event.conference,
    isFree: event.isFree,
    // Events in the *Personal* calendar are private anyway.
    isPrivate: event.isPrivate && place.calendar !== 'Personal',
    title,
    url,
    location,
    description,
    ...times,
    rrule,
    exceptDates,
    spanFrom,
    spanUntil,
    guests,
    masterId: occurrence === null ? null : (master?.id ?? null),
    occurrence,
    uid,
    sequence: Math.max(sequence, before?.sequence ?? 0),
    updatedAt: now,
    deletedAt: null,
    deletedBy: null,
  };
}

/** Known events stay in their custom calendar; new ones go to the selected custom calendar, or to one of the five by category. */
function placeOf(
  { calendar }: FileEvent,
  { before, master, standard }: Pick<Place, 'before' | 'master'> & { standard: EventPlace },
): EventPlace {
  const { ownCalendarId, ...rest } = before ?? master ?? standard;
  return ownCalendarId === null ? { calendar: calendar ?? rest.calendar, ownCalendarId } : { calendar: 'ETC', ownCalendarId };
}

/** Reports events removed because a newer version of their series lacks them, with the line where that version starts. */
function notInVersion(writes: EventWrite[], events: FileEvent[]): LeftOut[] {
  return writes.map(({ after }) => {
    const version = events.find(({ uid, occurrence }) => occurrence === null && partOf(uid).uid === partOf(after.uid).uid);
    return { title: after.title, line: version?.line ?? 0, ...why({ code: 'event_not_in_version' }) };
  });
}

/** Moves changed occurrences along with their series. */
function goneAlong(master: EventRecord, moved: Placed['moved']): EventWrite[] {
  return [...moved].flatMap(([before, { uid, occurrence }]) => {
    const isHere = before.uid === uid && before.occurrence === occurrence;
    return uid !== master.uid || isHere ? [] : [{ before, after: { ...before, masterId: master.id, uid, occurrence } }];
  });
}

/**
 * Deletes changed occurrences that are no longer in the file.
 * @param known with this UID
 */
function goneFrom([master, ...others]: FileEvent[], known: EventRecord[], now: Date): EventWrite[] {
  if (!master || master.occurrence !== null) return [];
  const kept = new Set(others.map(({ occurrence }) => occurrence));
  return known
    .filter(({ occurrence }) => occurrence !== null && !kept.has(occurrence))
    .map((before) => ({ before, after: { ...before, deletedAt: now } }));
}
