import { momentOf, readerTime } from '#web/dates/reader-time.ts';

/** Splits a timestamp into values for date and time inputs, in the reader's time zone. */
export function dueParts(dueDate: number | null): { day: string; time: string } {
  if (dueDate === null) return { day: '', time: '' };
  const [day = '', time = ''] = readerTime(new Date(dueDate)).split('T');
  return { day, time: time.slice(0, 5) };
}

/** Combines a day and a time into epoch milliseconds; the time defaults to 5 PM. `undefined` when invalid or out of range. */
export function dueFrom({ day, time }: { day: string; time: string }): number | undefined {
  const moment = momentOf(`${day}T${time || '17:00'}`).getTime();
  // While a year is being typed, it can be the year 2.
  return Number.isNaN(moment) || moment < Date.UTC(1971) || moment > Date.UTC(2500) ? undefined : moment;
}
