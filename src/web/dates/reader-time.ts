import { dateSetting } from './date-setting.ts';
import { localTimeIn, momentIn } from './zone-time.ts';

/** What the reader's clocks show at a moment: `2026-03-12T09:41:00`. Without a chosen zone no `Intl` is needed for it. */
export function readerTime(moment: Date): string {
  const { timeZone } = dateSetting();
  if (timeZone) return localTimeIn(timeZone, moment);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** The moment at which the reader's clocks show a time, or a day begins for them. An invalid date for what is no time. */
export function momentOf(local: string): Date {
  const { timeZone } = dateSetting();
  if (timeZone) return momentIn(timeZone, local);
  return new Date(local.length === 10 ? `${local}T00:00` : local);
}
