import { invalid } from '#server/refusal.ts';
import { isZone } from '#server/zone-days.ts';
import { type EventTimes, endOf, lengthMs, localStartOf, type TimeRange } from '../event-times.ts';
import { dateOf, dayOf, localOf, momentOf } from '../zone-times.ts';

interface GivenTimes {
  start?: string | undefined;
  end?: string | null | undefined;
  allDay?: boolean | undefined;
  timeZone?: string | undefined;
}

export const firstYear = 1900;
const lastYear = 2200;

/**
 * Returns the times of an event after a change. Omitted fields stay as they are; a start alone moves the event. A time without an
 * offset is in the event's zone; for an all-day event given as a timestamp, its written date counts.
 * @throws 400
 */
export function readTimes(given: GivenTimes, before: EventTimes | null, prefix = 'event'): EventTimes {
  const timeZone = given.timeZone ?? before?.timeZone ?? 'UTC';
  if (!isZone(timeZone)) throw invalid(`${prefix}.extendedProps.timeZone`, 'not_a_zone');
  const allDay = given.allDay ?? before?.allDay ?? false;
  const end = given.end || null;
  const keptLength = before && before.allDay === allDay && given.end === undefined ? before : null;
  if (allDay) return allDayTimes(given.start, end, { before, keptLength, timeZone, prefix });
  const startsAt = given.start === undefined ? startFrom(before, timeZone) : readMoment(given.start, timeZone, `${prefix}.start`);
  const givenEnd = keptLength
    ? keptLength.endsAt && new Date(startsAt.getTime() + lengthMs(keptLength))
    : end === null
      ? null
      : readMoment(end, timeZone, `${prefix}.end`);
  const skipped = givenEnd && givenEnd <= startsAt ? skippedStart(given, { startsAt, timeZone }) : null;
  const endsAt = skipped?.endsAt ?? givenEnd;
  if (endsAt && endsAt <= startsAt) throw invalid(`${prefix}.end`, 'end_before_start');
  return { allDay, startDate: null, endDate: null, startsAt, endsAt, timeZone };
}

/** Detects a local start that falls in a DST gap of the event's zone. Null for any other start. */
export function skippedStart(
  { start, end }: GivenTimes,
  { startsAt, timeZone }: Pick<EventTimes, 'startsAt' | 'timeZone'>,
): { local: string; endsAt: Date | null } | null {
  const local = localIn(start);
  if (!local || !startsAt || localOf(startsAt, timeZone) === local) return null;
  const lasts = Date.parse(`${localIn(end)}Z`) - Date.parse(`${local}Z`);
  return { local, endsAt: lasts > 0 ? new Date(startsAt.getTime() + lasts) : null };
}

/** Returns a time without an offset as `YYYY-MM-DDTHH:MM:SS`; null for any other. */
function localIn(text: string | null | undefined): string | null {
  const [, minutes, seconds = '00'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
  return minutes === undefined ? null : `${minutes}:${seconds}`;
}

interface AllDayBase {
  before: EventTimes | null;
  keptLength: EventTimes | null;
  timeZone: string;
  prefix: string;
}

function allDayTimes(start: string | undefined, end: string | null, { before, keptLength, timeZone, prefix }: AllDayBase): EventTimes {
  const startDate = start === undefined ? localStartOf(before as EventTimes).slice(0, 10) : readDate(start, `${prefix}.start`);
  let endDate = dateOf(dayOf(startDate) + 1);
  if (keptLength) endDate = dateOf(dayOf(startDate) + dayOf(endOf(keptLength) ?? '') - dayOf(keptLength.startDate ?? ''));
  else if (end !== null) {
    const given = readDate(end, `${prefix}.end`);
    // An end with a time on the start date means the end of that day.
    if (given !== startDate || end.length === 10) endDate = given;
  }
  if (endDate <= startDate) throw invalid(`${prefix}.end`, 'end_before_start');
  return { allDay: true, startDate, endDate, startsAt: null, endsAt: null, timeZone };
}

/** An event that was all-day starts at midnight of its first day. */
function startFrom(before: EventTimes | null, timeZone: string): Date {
  if (before?.startsAt) return before.startsAt;
  return momentOf(`${before?.startDate ?? ''}T00:00:00`, timeZone);
}

/**
 * Parses a timestamp, rounded down to the second.
 * @throws 400
 */
export function readMoment(text: string, timeZone: string, field: string): Date {
  const date = readDate(text, field);
  const hasOffset = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = hasOffset
    ? new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    : momentOf(text.length === 10 ? `${date}T00:00:00` : text, timeZone);
  const [, hours = '0', minutes = '0', seconds = '0'] = /T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? [];
  if (Number.isNaN(moment.getTime()) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    throw invalid(field, 'no_such_time');
  return new Date(Math.floor(moment.getTime() / 1000) * 1000);
}

/**
 * Returns the date as written.
 * @throws 400
 */
export function readDate(text: string, field: string): string {
  const date = text.slice(0, 10);
  const day = dayOf(date);
  if (Number.isNaN(day) || dateOf(day) !== date) throw invalid(field, 'no_such_day');
  const year = Number(date.slice(0, 4));
  if (year < firstYear || year > lastYear) throw invalid(field, { code: 'outside_years', min: firstYear, max: lastYear });
  return date;
}

const longestMs = 5 * 366 * 86_400_000;

/**
 * Parses the range of a query; null for none. Timestamps count with their written dates, as these are the days the reader sees. An open
 * side
 * extends to the maximum length of a range.
 * @throws 400
 */
export function readRange({ start, end }: { start?: string | undefined; end?: string | undefined }): TimeRange | null {
  if (!start && !end) return null;
  const given = { from: start && sideOf(start, 'start', false), until: end && sideOf(end, 'end', true) };
  const from = given.from || shifted(given.until as Side, -longestMs);
  const until = given.until || shifted(given.from as Side, longestMs);
  if (until.at <= from.at) throw invalid('end', 'end_before_start');
  if (until.at.getTime() - from.at.getTime() > longestMs + 86_400_000) throw invalid('end', { code: 'range_too_wide', years: 5 });
  return {
    from: from.at,
    until: until.at,
    fromDate: from.date,
    untilDate: until.date > from.date ? until.date : dateOf(dayOf(from.date) + 1),
  };
}

interface Side {
  at: Date;
  date: string;
}

function sideOf(text: string, field: string, isEnd: boolean): Side {
  const date = readDate(text, field);
  const isMidnight = text.length === 10 || /T00:00(:00(\.0+)?)?(Z|[+-]|$)/.test(text);
  // An end within a day includes that day.
  return { at: readMoment(text, 'UTC', field), date: isEnd && !isMidnight ? dateOf(dayOf(date) + 1) : date };
}

function shifted({ at, date }: Side, ms: number): Side {
  return { at: new Date(at.getTime() + ms), date: dateOf(dayOf(date) + Math.round(ms / 86_400_000)) };
}
