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

/** The most that an answer has: more than anybody can look at. */
const mostShown = 10_000;
const rowsPerSlice = 1001;

/**
 * The events of some calendars: every occurrence in a range, or without one the recurring events once. If there are too many, it answers
 * the earliest of a range, or the first by id without one, and a header says that there are more.
 */
export async function listEvents({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract> | Response> {
  const { entity, identity, db } = scope;
  if (query.calendars?.length === 0) return [];
  const range = readRange(query);
  const wanted = { entity, personId: identity.personId, calendars: query.calendars, range };
  if (!range) {
    const found = await readInSlices(db, wanted);
    const all = await showEvents(
      found.slice(0, mostShown).map((record) => ({ record })),
      scope,
    );
    await yieldAfter(all);
    return found.length > mostShown ? answerTruncated(all) : all;
  }
  const rows = await selectEvents(db, { ...wanted, withBusy: true }).limit(mostShown + 1);
  await yieldAfter(rows);
  const { shown, isAll } = await expandEvents(rows.slice(0, mostShown), range, mostShown);
  const events = await showEvents(shown, scope);
  await yieldAfter(events);
  return isAll && rows.length <= mostShown ? events : answerTruncated(events);
}

/** One more than are shown, by id; many rows that are read at once would hold up everyone else. */
async function readInSlices(db: Db, wanted: Parameters<typeof selectEvents>[1]): Promise<EventRecord[]> {
  const found: EventRecord[] = [];
  for (let isMore = true; isMore && found.length <= mostShown; ) {
    const slice = await selectEvents(db, { ...wanted, afterId: found.at(-1)?.id ?? 0 }).limit(rowsPerSlice);
    found.push(...slice);
    isMore = slice.length === rowsPerSlice;
    if (isMore) await yieldToEventLoop();
  }
  return found;
}

/** Reading, showing and writing many of them is a turn each. */
async function yieldAfter(many: readonly unknown[]): Promise<void> {
  if (many.length > 1000) await yieldToEventLoop();
}

const mostOfDay = 10_000;

/** How many events of a day a person sees, and the first of those that are not over. */
export async function findDayEvents(
  scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  range: TimeRange,
  most: number,
): Promise<{ total: number; events: CalendarEvent[] }> {
  const { db, entity, identity, now } = scope;
  const rows = await selectEvents(db, { entity, personId: identity.personId, calendars: undefined, range }).limit(mostOfDay);
  const { shown } = await expandEvents(rows, range, mostOfDay);
  const isAhead = (times: EventTimes) => times.allDay || endMoment(times) > now;
  const ahead = shown.filter(({ record, occurrence }) => isAhead(occurrence?.times ?? record));
  return { total: shown.length, events: await showEvents(ahead.slice(0, most), scope) };
}

const ahead = { ms: 60 * 86_400_000, events: 500 };

/** The events that begin next after a moment of those that a person sees, within two months. `zone` says on which days they are. */
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

// All-day events are the same date everywhere: somewhere it begins 14 hours before that of UTC.
const marginMs = 15 * 3_600_000;

interface Wanted {
  entity: string;
  /** Who looks. */
  personId: number;
  calendars: CalendarName[] | undefined;
  /** Null: all masters and single events. */
  range: TimeRange | null;
  /** Also private events of others, to be shown as busy. */
  withBusy?: boolean;
  /** Those with larger ids alone. */
  afterId?: number;
}

/** The events of which something may lie in a range, those that begin first before the others; as a query. */
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
 * By the index of the spans, once for those that end and once for those that go on; a little more than the range, which is then looked
 * at exactly.
 */
function inRange({ from, until }: TimeRange) {
  const begins = lt(events.spanFrom, new Date(until.getTime() + marginMs));
  return or(and(begins, gt(events.spanUntil, new Date(from.getTime() - marginMs))), and(begins, isNull(events.spanUntil)));
}

// A hundred times what the calendar of a busy company takes for a month.
const mostSteps = 2_000_000;
const stepsPerTurn = 10_000;

/** What of an event its occurrences follow from. */
type Expandable = Recurring & { id: number };
type Placed<R> = Shown<R> & { at: number };

/**
 * What of some events lies in a range, in order: at most so many, the earliest. It costs what is answered, not what lies there: as soon
 * as there is too much, what is later than the most that is wanted is not looked for any more.
 * @param work what it may cost
 */
export async function expandEvents<R extends Expandable>(
  rows: R[],
  range: TimeRange,
  most: number,
  work = new RuleWork({ most: mostSteps }),
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

/** The part of a range in which something may begin at a moment or before. */
function upTo(at: number, range: TimeRange): TimeRange {
  const until = new Date(Math.min(at + 1, range.until.getTime()));
  const untilDate = dateOf(Math.min(dayOf(new Date(at).toISOString()) + 1, dayOf(range.untilDate)));
  return { ...range, until, untilDate };
}

function inOrder<R extends Expandable>(found: Placed<R>[]): Placed<R>[] {
  return found.sort((a, b) => a.at - b.at || a.record.id - b.record.id);
}

/** In which calendar an entry's event is. */
const placed = { ownCalendarId: entries.room };

/** The events that `visibleTo` lets somebody see. */
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
