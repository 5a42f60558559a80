import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import { answerTruncated } from '#server/answer-unpaged.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { dayIn } from '#server/zone-days.ts';
import type { CalendarEvent, CalendarName, listEvents as contract } from '../contract.ts';
import { type EventTimes, endMoment, isWithin, occurrencesIn, type Recurring, startMoment, type TimeRange } from '../event-times.ts';
import { RuleWork } from '../rule-work.ts';
import { calendarEventsView as events } from '../tables.ts';
import { dateOf, dayOf } from '../zone-times.ts';
import { inNoDeletedCalendar, inSeenCalendars } from './calendar-access.ts';
import { type EventRecord, visibleAsBusyTo, visibleTo } from './event-record.ts';
import { readRange } from './read-times.ts';
import { type Shown, showEvents } from './show-events.ts';

/** Maximum number of events in a response, more than anyone can look at. */
const maxShown = 10_000;
const rowsPerSlice = 1001;

/**
 * Lists events of some calendars: every occurrence in a range, or each recurring event once without a range. If there are too many, it
 * returns
 * the earliest in the range, or the first by id without one, and sets a header to indicate more.
 */
export async function listEvents({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { entity, identity, db } = scope;
  if (query.calendars?.length === 0) return [];
  const range = readRange(query);
  const wanted = { entity, personId: identity.personId, calendars: query.calendars, range };
  if (!range) {
    const found = await readInSlices(db, wanted);
    const all = await showEvents(
      found.slice(0, maxShown).map((record) => ({ record })),
      scope,
    );
    await yieldAfter(all);
    return found.length > maxShown ? answerTruncated(all) : all;
  }
  const rows = await selectEvents(db, { ...wanted, withBusy: true }).limit(maxShown + 1);
  await yieldAfter(rows);
  const { shown, isAll } = await expandEvents(rows.slice(0, maxShown), range, maxShown);
  const events = await showEvents(shown, scope);
  await yieldAfter(events);
  return isAll && rows.length <= maxShown ? events : answerTruncated(events);
}

/** Reads one more event than shown, by id, in slices, because one large query would hold up everyone else. */
async function readInSlices(db: Db, wanted: Parameters<typeof selectEvents>[1]): Promise<EventRecord[]> {
  const found: EventRecord[] = [];
  for (let isMore = true; isMore && found.length <= maxShown; ) {
    const slice = await selectEvents(db, { ...wanted, afterId: found.at(-1)?.id ?? 0 }).limit(rowsPerSlice);
    found.push(...slice);
    isMore = slice.length === rowsPerSlice;
    if (isMore) await yieldToEventLoop();
  }
  return found;
}

/** Yields to the event loop between reading, formatting and writing many events. */
async function yieldAfter(many: readonly unknown[]): Promise<void> {
  if (many.length > 1000) await yieldToEventLoop();
}

const maxOfDay = 10_000;

/** Returns the number of a day's events a person can see, and the first of those that have not ended. */
export async function findDayEvents(
  scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  range: TimeRange,
  most: number,
): Promise<{ total: number; events: CalendarEvent[] }> {
  const { db, entity, identity, now } = scope;
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: undefined, range }).limit(maxOfDay);
  const { shown } = await expandEvents(rows, range, maxOfDay);
  const isAhead = (times: EventTimes) => times.allDay || endMoment(times) > now;
  const ahead = shown.filter(({ record, occurrence }) => isAhead(occurrence?.times ?? record));
  return { total: shown.length, events: await showEvents(ahead.slice(0, most), scope) };
}

const ahead = { ms: 60 * 86_400_000, events: 500 };

/** Returns the next events a person can see within two months after a moment. `zone` determines their days. */
export async function findNextEvents(
  scope: Pick<Scope, 'db' | 'entity' | 'identity'> & { zone: string },
  after: Date,
  most: number,
): Promise<CalendarEvent[]> {
  const { db, entity, identity, zone } = scope;
  const until = new Date(after.getTime() + ahead.ms);
  const range: TimeRange = { from: after, until, fromDate: dayIn(zone, after), untilDate: dayIn(zone, until) };
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: undefined, range }).limit(ahead.events);
  const { shown } = await expandEvents(rows, range, ahead.events);
  const next = shown.filter(({ record, occurrence }) => startMoment(occurrence?.times ?? record) >= after);
  return showEvents(next.slice(0, most), scope);
}

// An all-day event is the same date everywhere; in the earliest zone it starts 14 hours before UTC.
const marginMs = 15 * 3_600_000;

interface Wanted {
  entity: string;
  personId: number;
  calendars: CalendarName[] | undefined;
  /** Null for all masters and single events. */
  range: TimeRange | null;
  /** Includes other people's private events, to be shown as busy. */
  withBusy?: boolean;
  afterId?: number;
}

/** Query for the events that may overlap a range, earliest start first. */
export function selectEvents(db: Db, { entity, personId, calendars, range, withBusy, afterId }: Wanted) {
  return db
    .select()
    .from(events)
    .where(
      and(
        (withBusy ? visibleAsBusyTo : visibleTo)(personId, entity),
        calendars && inArray(events.calendar, calendars),
        afterId ? gt(events.id, afterId) : undefined,
        range ? inRange(range) : isNull(events.masterId),
      ),
    )
    .orderBy(...(range ? [asc(events.spanFrom)] : []), asc(events.id));
}

/**
 * Uses the span index, once for events with an end and once for endless ones. Matches slightly more than the range; the caller filters
 * exactly.
 */
function inRange({ from, until }: TimeRange) {
  const begins = lt(events.spanFrom, new Date(until.getTime() + marginMs));
  return or(and(begins, gt(events.spanUntil, new Date(from.getTime() - marginMs))), and(begins, isNull(events.spanUntil)));
}

// A hundred times the work for a month of a busy company's calendar.
const maxSteps = 2_000_000;
const stepsPerTurn = 10_000;

type Expandable = Recurring & { id: number };
type Placed<R> = Shown<R> & { at: number };

/**
 * Returns the occurrences of some events in a range, in order, limited to the earliest. The cost depends on the result, not on what the
 * range
 * contains: once there are too many, nothing later than the last wanted occurrence is searched.
 * @param work limits the cost
 */
export async function expandEvents<R extends Expandable>(
  rows: R[],
  range: TimeRange,
  most: number,
  work = new RuleWork({ most: maxSteps }),
): Promise<{ shown: Shown<R>[]; isAll: boolean }> {
  let found: Placed<R>[] = [];
  let wanted = range;
  let turnAt = stepsPerTurn;
  for (const record of rows) {
    work.take(1);
    for (const one of shownOf(record, wanted, work)) found.push(one);
    if (found.length > 2 * most) {
      found = inOrder(found).slice(0, most + 1);
      wanted = upTo(found.at(-1)?.at ?? 0, range);
    }
    if (work.isSpent) break;
    if (work.steps < turnAt) continue;
    turnAt = work.steps + stepsPerTurn;
    await yieldToEventLoop();
  }
  const isAll = found.length <= most && !work.isSpent;
  return { shown: inOrder(found).slice(0, most), isAll };
}

function shownOf<R extends Expandable>(record: R, range: TimeRange, work: RuleWork): Placed<R>[] {
  if (record.rrule === null) return isWithin(record, range) ? [{ record, at: startMoment(record).getTime() }] : [];
  return occurrencesIn(record, range, work).map((occurrence) => ({ record, occurrence, at: startMoment(occurrence.times).getTime() }));
}

/** Limits a range to starts at or before a moment. */
function upTo(at: number, range: TimeRange): TimeRange {
  const until = new Date(Math.min(at + 1, range.until.getTime()));
  const untilDate = dateOf(Math.min(dayOf(new Date(at).toISOString()) + 1, dayOf(range.untilDate)));
  return { ...range, until, untilDate };
}

function inOrder<R extends Expandable>(found: Placed<R>[]): Placed<R>[] {
  return found.sort((a, b) => a.at - b.at || a.record.id - b.record.id);
}

/** The custom calendar of the entry's event. */
const placed = { ownCalendarId: entries.room };

/** Searches the events `visibleTo` shows a person. */
export const eventSearch: SearchSource = {
  source: 'event',
  seen({ ability, entity, identity }) {
    if (!ability.can('read', 'Calendar')) return null;
    const { personId } = identity;
    return or(
      and(isNull(entries.room), or(isNull(entries.ownerId), eq(entries.ownerId, personId))),
      inSeenCalendars(placed, entity, personId),
      and(sql`${personId}::bigint = any(${entries.readerIds})`, inNoDeletedCalendar(placed, entity)),
    );
  },
  address: ({ id, facts: { event, at } }) => pageAddress('/apps/calendar', {}, { event: event ?? id, ...(at && { at }) }),
};
