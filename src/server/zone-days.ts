import { Temporal } from 'temporal-polyfill';

/** Returns the calendar day (`YYYY-MM-DD`) in a time zone at a moment. */
export function dayIn(zone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Returns the moment a day starts in a time zone; if clocks skip midnight, the first moment after it. */
export function startOfDayIn(zone: string, day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** Returns the moment a day ends in a time zone. */
export function endOfDayIn(zone: string, day: string): Date {
  return new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
}

const known = new Map<string, boolean>();

/** Checks whether a name is an IANA time zone. `Intl` also accepts abbreviations such as `PST`, which can't be used to compute times. */
export function isZone(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const is = /^[A-Za-z]/.test(name) && canReadTimes(name);
  if (known.size < 5000) known.set(name, is);
  return is;
}

function canReadTimes(timeZone: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId !== '';
  } catch {
    return false;
  }
}
