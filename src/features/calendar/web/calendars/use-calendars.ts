import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { type CalendarEvent, type CalendarName, calendarNames } from '../../contract.ts';
import { type CalendarColour, listOwnCalendars, type OwnCalendar } from '../../own-calendar-contract.ts';
import colours from '../sidebar/calendar-colours.module.css';

interface Calendars {
  own: readonly OwnCalendar[];
  /** What an event's calendar is called, and the class that gives its colour. */
  faceOf: (place: Place) => { kind: string; colour: string };
  /** Those in which the person writes, as a form's list has them. */
  options: { value: string; label: string }[];
}

const none: OwnCalendar[] = [];

/** The calendars that there are for the person: the five, and own ones. */
export function useCalendars(): Calendars {
  const { t } = useTranslation();
  const query = ownCalendarsQuery();
  const own = useShown(query, useQuery(query).data) ?? none;
  return useMemo(
    () => ({
      own,
      faceOf({ calendar, ownCalendarId }) {
        if (ownCalendarId === null) return { kind: t(`calendar.name.${calendar}`), colour: colourOf(calendar) };
        const found = own.find(({ id }) => id === ownCalendarId);
        // A guest sees an event of a calendar that is not shared with them.
        return found ? { kind: found.name, colour: colourOf(found.colour) } : { kind: t('calendar.own.other'), colour: colourOf('ETC') };
      },
      options: [
        ...calendarNames.map((name) => ({ value: name, label: t(`calendar.name.${name}`) })),
        ...own.filter(({ isEditable }) => isEditable).map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    }),
    [own, t],
  );
}

/** The calendar of an event: one of the five, or the id of an own one. */
export type CalendarChoice = CalendarName | number;

type Place = Pick<CalendarEvent['extendedProps'], 'calendar' | 'ownCalendarId'>;

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

/** The own calendars that the person sees. */
export const ownCalendarsQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'calendars'] as const,
    queryFn: async ({ signal }) => (await call(listOwnCalendars, {}, { signal })).calendars,
    staleTime: 30_000,
  });

/** The class that gives an element the colour of a calendar, as `--ink`. */
export function colourOf(calendar: CalendarName | CalendarColour | 'overlay'): string {
  return colours[calendar] ?? '';
}
