import { heavyTask } from '#server/heavy-work.ts';
import { calendarText } from './calendar-text.ts';
import { type CalendarFile, readCalendarFile } from './read-calendar-file.ts';

/** Parses an iCalendar file; null if it is not one. */
export const readCalendar = heavyTask({
  name: 'read a calendar',
  limitMs: 30_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array; timeZone: string }) => bytes.length,
  run: ({ bytes, timeZone }): CalendarFile | null => readCalendarFile(calendarText(bytes), timeZone),
});
