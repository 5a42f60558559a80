import { addDays, today } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import type { MadeRequest } from './made-request.ts';

/** What stands in the fields of what is being made. */
export interface MakingValues {
  title: string;
  description: string;
  spaceId: string;
  columnId: string;
  /** `YYYY-MM-DD`, or empty; of an event its day. */
  day: string;
  /** `HH:MM`, or empty: all day, or due on that day. */
  time: string;
  withFiles: boolean;
}

const anHourMs = 3_600_000;

/** What the fields begin with: a card and a to-do are due when somebody says so, an event is tomorrow morning. */
export function firstValues({ as, title, text, hasFiles }: MadeRequest): MakingValues {
  return {
    title: title.trim(),
    description: text.trim(),
    ...{ spaceId: '', columnId: '' },
    ...(as === 'event' ? { day: addDays(today(), 1), time: '09:00' } : { day: '', time: '' }),
    withFiles: as === 'card' && hasFiles,
  };
}

/** When a card is due: at five in the afternoon of its day, as elsewhere on boards. */
export const dueAtOf = ({ day }: MakingValues): number | null => (day ? momentOf(`${day}T17:00`).getTime() : null);

/** When an event is: an hour from its time on, or all of its day. */
export function timesOf({ day, time }: MakingValues) {
  const timeZone = readerZone();
  if (!time) return { start: day, end: null, allDay: true, timeZone };
  const start = momentOf(`${day}T${time}`);
  return { start: start.toISOString(), end: new Date(start.getTime() + anHourMs).toISOString(), allDay: false, timeZone };
}
