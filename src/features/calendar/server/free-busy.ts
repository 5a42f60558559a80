import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { lengthMs, startMoment, type TimeRange } from '../event-times.ts';
import { type listBusyTimes as contract, maxAskedDays } from '../free-busy-contract.ts';
import { mergePeriods, type Period } from '../merge-periods.ts';
import { calendarEventsView as events } from '../tables.ts';
import { inNoDeletedCalendar } from './calendar-access.ts';
import { visibleTo } from './event-record.ts';
import { readPersons } from './guests.ts';
import { expandEvents } from './list-events.ts';
import { readMoment, readRange } from './read-times.ts';
import type { Shown } from './show-events.ts';

/** Several times the number of events fifty people have in a month. */
const maxLookedAt = 20_000;
// Allows for the extra hour when DST ends.
const longestMs = maxAskedDays * 86_400_000 + 3_600_000;

type Query = GivenOf<typeof contract>['query'];

/** Lists when people are busy; the contract documents the rules. */
export async function listBusyTimes({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const range = readRange(query) as TimeRange;
  if (range.until.getTime() - range.from.getTime() > longestMs) throw invalid('end', { code: 'range_too_long', days: maxAskedDays });
  const personIds = await requestedPersons(query.people, scope);
  if (personIds.length === 0) return { people: [], truncated: false };
  const isLeftOut = await leftOut(query, scope);
  const rows = await selectBusyEvents(db, { entity, personIds, range }).limit(maxLookedAt + 1);
  const { shown, isAll } = await expandEvents(rows.slice(0, maxLookedAt), range, maxLookedAt);
  const counted = shown.filter((one) => !isLeftOut(one));
  return {
    people: personIds.map((personId) => ({ personId, busy: busyTimes(personId, counted, range) })),
    truncated: !isAll || rows.length > maxLookedAt,
  };
}

/** Returns the requested people the caller can read, without duplicates. */
async function requestedPersons(asked: number[], scope: Scope): Promise<number[]> {
  const { ability, identity } = scope;
  const mayReadPeople = ability.can('read', 'Person');
  const persons = await readPersons(
    asked.filter((id) => mayReadPeople || id === identity.personId),
    scope,
  );
  return [...new Set(asked)].filter((id) => persons.has(id));
}

/**
 * Returns a filter for the excluded event. It ignores events hidden from the caller: otherwise the missing periods would reveal the guests.
 */
async function leftOut({ event, occurrence }: Query, { db, entity, identity }: Scope): Promise<(one: Shown<BusyRecord>) => boolean> {
  const key = occurrence && readMoment(occurrence, 'UTC', 'occurrence').toISOString();
  const [seen] = event
    ? await db
        .select({ id: events.id })
        .from(events)
        .where(and(visibleTo(identity.personId, entity), eq(events.id, event)))
    : [];
  if (!seen) return () => false;
  return ({ record, occurrence: given }) => {
    if (!key) return record.id === seen.id || record.masterId === seen.id;
    // A changed occurrence is identified by its own id, or by its master's id and its key.
    return record.id === seen.id ? !given || given.key === key : record.masterId === seen.id && record.occurrence === key;
  };
}

function busyTimes(personId: number, shown: Shown<BusyRecord>[], { from, until }: TimeRange) {
  const periods = shown.flatMap(({ record, occurrence }): Period[] => {
    const presence = presenceOf(personId, record);
    if (!presence) return [];
    const times = occurrence?.times ?? record;
    const start = startMoment(times).getTime();
    return [{ from: start, until: start + lengthMs(times), maybe: presence === 'maybe' }];
  });
  return mergePeriods(periods, { from: from.getTime(), until: until.getTime() }).map(({ maybe, ...period }) => ({
    start: new Date(period.from).toISOString(),
    end: new Date(period.until).toISOString(),
    ...(maybe && { maybe }),
  }));
}

/** Returns how certain a person's attendance is; null if they do not attend. */
function presenceOf(personId: number, { ownerId, guests }: BusyRecord): 'busy' | 'maybe' | null {
  const answer = guests.find((guest) => guest.personId === personId)?.answer;
  if (answer === 'no') return null;
  if (answer === 'yes') return 'busy';
  if (answer === 'maybe') return 'maybe';
  // An owner on their own guest list never has to answer.
  if (ownerId === personId) return 'busy';
  return answer === 'waiting' ? 'maybe' : null;
}

interface Wanted {
  entity: string;
  personIds: readonly number[];
  range: TimeRange;
}

/**
 * Query for the timed events in a range that some people own or are invited to, earliest start first. Uses the span index, once for events
 * with an
 * end and once for endless ones, and reads only the columns needed for the times.
 */
export function selectBusyEvents(db: Db, { entity, personIds, range }: Wanted) {
  const {
    id,
    ownerId,
    guests,
    allDay,
    startDate,
    endDate,
    startsAt,
    endsAt,
    timeZone,
    rrule,
    exceptDates,
    spanUntil,
    masterId,
    occurrence,
  } = events;
  const begins = lt(events.spanFrom, range.until);
  const invited = personIds.map((personId) => sql`${JSON.stringify([{ personId }])}::jsonb`);
  return db
    .select({
      ...{ id, ownerId, guests, allDay, startDate, endDate, startsAt, endsAt, timeZone },
      ...{ rrule, exceptDates, spanUntil, masterId, occurrence },
    })
    .from(events)
    .where(
      and(
        live(events, entity),
        or(and(begins, gt(events.spanUntil, range.from)), and(begins, isNull(events.spanUntil))),
        eq(events.allDay, false),
        eq(events.isFree, false),
        or(inArray(events.ownerId, [...personIds]), sql`${events.guests} @> any(array[${sql.join(invited, sql`, `)}])`),
        inNoDeletedCalendar(events, entity),
      ),
    )
    .orderBy(events.spanFrom, events.id);
}

type BusyRecord = Awaited<ReturnType<typeof selectBusyEvents>>[number];
