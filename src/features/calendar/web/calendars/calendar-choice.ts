import { type CalendarEvent, type CalendarName, calendarNames } from '../../contract.ts';

/** The calendar of an event: one of the five, or the id of an own one. */
export type CalendarChoice = CalendarName | number;

export type Place = Pick<CalendarEvent['extendedProps'], 'calendar' | 'ownCalendarId'>;

/** The calendar that an event is in. */
export const choiceOf = ({ calendar, ownCalendarId }: Place): CalendarChoice => ownCalendarId ?? calendar;

/** The same as an event has it. */
export function placeOf(choice: CalendarChoice): Place {
  return typeof choice === 'number' ? { calendar: 'ETC', ownCalendarId: choice } : { calendar: choice, ownCalendarId: null };
}

/** A choice from the text that a list's option has for it. */
export function choiceFrom(value: string): CalendarChoice {
  return calendarNames.find((name) => name === value) ?? Number(value);
}
