import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { calendarNames } from '../../contract.ts';
import type { OwnCalendar } from '../../own-calendar-contract.ts';
import { colourOf } from '../sidebar/colour-of.ts';
import type { Place } from './calendar-choice.ts';
import { ownCalendarsQuery } from './own-calendars-query.ts';

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
