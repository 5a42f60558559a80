import { dateSetting } from './date-setting.ts';
import { localTimeIn, momentIn } from './zone-time.ts';

/** Returns the user's local time at a moment: `2026-03-12T09:41:00`. Needs no `Intl` without a chosen time zone. */
export function readerTime(moment: Date): string {
  const { timeZone } = dateSetting();
  if (timeZone) return localTimeIn(timeZone, moment);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Returns the moment of a local time, or of a day's start, for the user. An invalid date for invalid input. */
export function momentOf(local: string): Date {
  const { timeZone } = dateSetting();
  if (timeZone) return momentIn(timeZone, local);
  return new Date(local.length === 10 ? `${local}T00:00` : local);
}
