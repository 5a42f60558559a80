import { Temporal } from 'temporal-polyfill';

const dayMs = 86_400_000;
/** The offset of each day without a change, by zone; null for days with a change. */
const offsets = new Map<string, Map<number, number | null>>();
// One month for every zone; the cache is cleared when full.
const maxOffsets = 20_000;
let keptOffsets = 0;

/**
 * Returns the number of a day, counted from 1970-01-01.
 * @param date `YYYY-MM-DD`; anything after it is ignored
 */
export function dayOf(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs;
}

/** Returns `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/**
 * Converts a local time to a `Date`. A time in a DST gap moves forward by the length of the gap; an ambiguous time is the
 * first of the two.
 */
function momentAt(day: number, secondOfDay: number, timeZone: string): Date {
  const local = day * dayMs + secondOfDay * 1000;
  if (timeZone === 'UTC') return new Date(local);
  const offset = steadyOffset(day, timeZone);
  if (offset !== null) return new Date(local - offset);
  const plain = Temporal.PlainDateTime.from(new Date(local).toISOString().slice(0, 19));
  return new Date(plain.toZonedDateTime(timeZone).epochMilliseconds);
}

/** Like `momentAt`, but null for a time in a DST gap. */
export function momentIfAny(day: number, secondOfDay: number, timeZone: string): Date | null {
  const moment = momentAt(day, secondOfDay, timeZone);
  if (timeZone === 'UTC' || steadyOffset(day, timeZone) !== null) return moment;
  return localOf(moment, timeZone) === new Date(day * dayMs + secondOfDay * 1000).toISOString().slice(0, 19) ? moment : null;
}

/** Converts `YYYY-MM-DDTHH:MM[:SS]` to a `Date`. */
export function momentOf(local: string, timeZone: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(':').map(Number);
  return momentAt(dayOf(local), hours * 3600 + minutes * 60 + Math.trunc(seconds), timeZone);
}

/** Returns the local time at a moment: `YYYY-MM-DDTHH:MM:SS`. */
export function localOf(moment: Date, timeZone: string): string {
  if (timeZone === 'UTC') return moment.toISOString().slice(0, 19);
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(moment.getTime() + zoned.offsetNanoseconds / 1e6).toISOString().slice(0, 19);
}

function steadyOffset(day: number, timeZone: string): number | null {
  const days = offsets.get(timeZone) ?? new Map<number, number | null>();
  offsets.set(timeZone, days);
  const found = days.get(day);
  if (found !== undefined) return found;
  // Spans three days, as local days differ from UTC by up to 14 hours.
  const before = offsetAt((day - 1) * dayMs, timeZone);
  const after = offsetAt((day + 2) * dayMs, timeZone);
  const steady = before === after && offsetAt(day * dayMs, timeZone) === before ? before : null;
  if (++keptOffsets > maxOffsets) {
    offsets.clear();
    keptOffsets = 1;
    offsets.set(timeZone, new Map([[day, steady]]));
  } else days.set(day, steady);
  return steady;
}

function offsetAt(epochMs: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
}
