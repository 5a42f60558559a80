import { momentOf, readerTime } from '#web/dates/reader-time.ts';

/** A moment as fields for days and times have it, in the reader's zone. */
export function dueParts(dueDate: number | null): { day: string; time: string } {
  if (dueDate === null) return { day: '', time: '' };
  const [day = '', time = ''] = readerTime(new Date(dueDate)).split('T');
  return { day, time: time.slice(0, 5) };
}

/** The moment (epoch milliseconds) of a day and a time; without a time at five in the afternoon. `undefined` when it is none, or too far away. */
export function dueFrom({ day, time }: { day: string; time: string }): number | undefined {
  const moment = momentOf(`${day}T${time || '17:00'}`).getTime();
  // While a year is being typed it is the year 2.
  return Number.isNaN(moment) || moment < Date.UTC(1971) || moment > Date.UTC(2500) ? undefined : moment;
}
