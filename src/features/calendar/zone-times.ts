import { Temporal } from 'temporal-polyfill';

const dayMs = 86_400_000;
/** For each zone the offset of days on which it does not change; null for the others. */
const offsets = new Map<string, Map<number, number | null>>();
// A month of every zone of the world; emptied when full.
const mostOffsets = 20_000;
let keptOffsets = 0;

/** The number of a day, counted from 1970-01-01. @param date `YYYY-MM-DD`, what follows is not looked at */
export function dayOf(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs;
}

/** `YYYY-MM-DD` */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/**
 * The moment at which clocks in the zone show a time. A time that a change of the clocks leaves out is as much later; of one that
 * happens twice it is the first.
 */
function momentAt(day: number, secondOfDay: number, timeZone: string): Date {
  const local = day * dayMs + secondOfDay * 1000;
  if (timeZone === 'UTC') return new Date(local);
  const offset = steadyOffset(day, timeZone);
  if (offset !== null) return new Date(local - offset);
  const plain = Temporal.PlainDateTime.from(new Date(local).toISOString().slice(0, 19));
  return new Date(plain.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The same; null for a time that a change of the clocks leaves out. */
export function momentIfAny(day: number, secondOfDay: number, timeZone: string): Date | null {
  const moment = momentAt(day, secondOfDay, timeZone);
  if (timeZone === 'UTC' || steadyOffset(day, timeZone) !== null) return moment;
  return localOf(moment, timeZone) === new Date(day * dayMs + secondOfDay * 1000).toISOString().slice(0, 19) ? moment : null;
}

/** The same of a text `YYYY-MM-DDTHH:MM[:SS]`. */
export function momentOf(local: string, timeZone: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(':').map(Number);
  return momentAt(dayOf(local), hours * 3600 + minutes * 60 + Math.trunc(seconds), timeZone);
}

/** What clocks in the zone show at a moment: `YYYY-MM-DDTHH:MM:SS`. */
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
  // Three days, because the local day lies up to 14 hours beside that of UTC.
  const before = offsetAt((day - 1) * dayMs, timeZone);
  const after = offsetAt((day + 2) * dayMs, timeZone);
  const steady = before === after && offsetAt(day * dayMs, timeZone) === before ? before : null;
  if (++keptOffsets > mostOffsets) {
    offsets.clear();
    keptOffsets = 1;
    offsets.set(timeZone, new Map([[day, steady]]));
  } else days.set(day, steady);
  return steady;
}

function offsetAt(epochMs: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
}
