import { Temporal } from 'temporal-polyfill';

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
