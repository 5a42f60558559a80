import { Temporal } from 'temporal-polyfill';

/** The day, `YYYY-MM-DD`, that it is in a zone at a moment. */
export function dayIn(zone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The moment at which a day begins in a zone; where clocks skip midnight, the first moment after it. */
export function beginIn(zone: string, day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** The moment at which a day is over in a zone. */
export function endIn(zone: string, day: string): Date {
  return new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
}

const known = new Map<string, boolean>();

/** Whether it names a zone of the IANA database. `Intl` also takes abbreviations such as `PST`, by which no time can be read. */
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
