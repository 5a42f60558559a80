import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { type CalendarEvent, type CalendarName, calendarNames } from '../../contract.ts';
import { type CalendarColor, listOwnCalendars, type OwnCalendar } from '../../own-calendar-contract.ts';
import colours from '../sidebar/calendar-colors.module.css';

interface Calendars {
  own: readonly OwnCalendar[];
  /** Returns the name of an event's calendar and the class for its color. */
  faceOf: (place: Place) => { kind: string; colour: string };
  /** Calendars the person can write to, as options of a form. */
  options: { value: string; label: string }[];
}

const none: OwnCalendar[] = [];

/** Returns the calendars available to the person: the five standard ones and custom ones. */
export function useCalendars(): Calendars {
  const { t } = useTranslation();
  const query = ownCalendarsQuery();
  const own = useShown(query, useQuery(query).data) ?? none;
  return useMemo(
    () => ({
      own,
      faceOf({ calendar, ownCalendarId }) {
        if (ownCalendarId === null) return { kind: t(`calendar.name.${calendar}`), colour: colorOf(calendar) };
        const found = own.find(({ id }) => id === ownCalendarId);
        // Guests see events in calendars that are not shared with them.
        return found ? { kind: found.name, colour: colorOf(found.colour) } : { kind: t('calendar.own.other'), colour: colorOf('ETC') };
      },
      options: [
        ...calendarNames.map((name) => ({ value: name, label: t(`calendar.name.${name}`) })),
        ...own.filter(({ isEditable }) => isEditable).map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    }),
    [own, t],
  );
}

/** An event's calendar: one of the five, or the id of a custom one. */
export type CalendarChoice = CalendarName | number;

type Place = Pick<CalendarEvent['extendedProps'], 'calendar' | 'ownCalendarId'>;

export const choiceOf = ({ calendar, ownCalendarId }: Place): CalendarChoice => ownCalendarId ?? calendar;

/** Converts the choice to an event's fields. */
export function placeOf(choice: CalendarChoice): Place {
  return typeof choice === 'number' ? { calendar: 'ETC', ownCalendarId: choice } : { calendar: choice, ownCalendarId: null };
}

export function choiceFrom(value: string): CalendarChoice {
  return calendarNames.find((name) => name === value) ?? Number(value);
}

export const ownCalendarsQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'calendars'] as const,
    queryFn: async ({ signal }) => (await call(listOwnCalendars, {}, { signal })).calendars,
    staleTime: 30_000,
  });

/** Returns the class that sets a calendar's color as `--ink`. */
export function colorOf(calendar: CalendarName | CalendarColor | 'overlay'): string {
  return colours[calendar] ?? '';
}
