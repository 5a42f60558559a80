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

/** The latest day that it is anywhere at a moment: clocks are up to 14 hours ahead of UTC. */
export function latestDay(moment: Date): string {
  return dayIn('Etc/GMT-14', moment);
}
