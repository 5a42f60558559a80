import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type CalendarPlace, type CalendarSearch, calendarAddress, calendarPlaceFrom } from './calendar-place.ts';
import { keepPlace } from './kept-place.ts';

export interface PlaceInCalendar {
  place: CalendarPlace;
  /** Shows something else; `replace` leaves no step for the back button. */
  go: (change: Partial<CalendarPlace>, options?: { replace?: boolean }) => void;
}

/** What the address says is shown, and the way to elsewhere. */
export function useCalendarPlace(): PlaceInCalendar {
  const router = useRouter();
  const search: CalendarSearch = useSearch({ strict: false });
  const { view, date, calendars, hide, show, event, at } = search;
  const place = useMemo(
    () => calendarPlaceFrom({ view, date, calendars, hide, show, event, at }),
    [view, date, calendars, hide, show, event, at],
  );
  const go = useCallback<PlaceInCalendar['go']>(
    (change, { replace } = {}) => {
      const next = { ...place, ...change };
      keepPlace(next);
      const address = calendarAddress(next);
      if (replace) router.history.replace(address);
      else router.history.push(address);
    },
    [router, place],
  );
  return { place, go };
}
