import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { lengthMs, startMoment, type TimeRange } from '../event-times.ts';
import { type listBusyTimes as contract, mostAskedDays } from '../free-busy-contract.ts';
import { mergePeriods, type Period } from '../merge-periods.ts';
import { calendarEventsView as events } from '../tables.ts';
import { inNoDeletedCalendar } from './calendar-access.ts';
import { visibleTo } from './event-record.ts';
import { readPersons } from './guests.ts';
import { expandEvents } from './list-events.ts';
import { readMoment, readRange } from './read-times.ts';
import type { Shown } from './show-events.ts';

/** What fifty people have in a month, several times over. */
const mostLookedAt = 20_000;
// The clocks may be put back meanwhile.
const longestMs = mostAskedDays * 86_400_000 + 3_600_000;

type Query = GivenOf<typeof contract>['query'];

/** When people are busy: the rules stand with the contract. */
export async function listBusyTimes({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const range = readRange(query) as TimeRange;
  if (range.until.getTime() - range.from.getTime() > longestMs) throw invalid('end', { code: 'range_too_long', days: mostAskedDays });
  const personIds = await askedPersons(query.people, scope);
  if (personIds.length === 0) return { people: [], truncated: false };
  const isLeftOut = await leftOut(query, scope);
  const rows = await selectBusyEvents(db, { entity, personIds, range }).limit(mostLookedAt + 1);
  const { shown, isAll } = await expandEvents(rows.slice(0, mostLookedAt), range, mostLookedAt);
  const counted = shown.filter((one) => !isLeftOut(one));
  return {
    people: personIds.map((personId) => ({ personId, busy: busyTimes(personId, counted, range) })),
    truncated: !isAll || rows.length > mostLookedAt,
  };
}

/** Those of the people whom the caller may know of, once each. */
async function askedPersons(asked: number[], scope: Scope): Promise<number[]> {
  const { ability, identity } = scope;
  const mayReadPeople = ability.can('read', 'Person');
  const persons = await readPersons(
    asked.filter((id) => mayReadPeople || id === identity.personId),
    scope,
  );
  return [...new Set(asked)].filter((id) => persons.has(id));
}

/**
 * Whether something is the event that is left out. Of one that the caller does not see it never is: from what is missing then they would
 * learn who is in it.
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
    // A changed occurrence is known by its own id, by its master's with its key as well.
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

/** How sure it is that somebody is at an event; null where they are not. */
function presenceOf(personId: number, { ownerId, guests }: BusyRecord): 'busy' | 'maybe' | null {
  const answer = guests.find((guest) => guest.personId === personId)?.answer;
  if (answer === 'no') return null;
  if (answer === 'yes') return 'busy';
  if (answer === 'maybe') return 'maybe';
  // Who made an event and put themselves on its list has no answer to give.
  if (ownerId === personId) return 'busy';
  return answer === 'waiting' ? 'maybe' : null;
}

interface Wanted {
  entity: string;
  personIds: readonly number[];
  range: TimeRange;
}

/**
 * The timed events of which something may lie in a range, and which some people own or are invited to, those that begin first before the
 * others; as a query. By the index of the spans, once for those that end and once for those that go on. No more is read than what times need.
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
