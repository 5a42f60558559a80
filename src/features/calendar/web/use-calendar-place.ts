import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Rights } from '#web/ability.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import {
  type CalendarPlace,
  type CalendarSearch,
  type CalendarView,
  calendarAddress,
  calendarPlaceFrom,
  keepPlace,
} from './calendar-place.ts';
import { type ShownView, stepped } from './list/shown-days.ts';

export interface PlaceInCalendar {
  place: CalendarPlace;
  /** Navigates to another state; `replace` adds no history entry. */
  go: (change: Partial<CalendarPlace>, options?: { replace?: boolean }) => void;
}

/** Returns the calendar state from the URL and a function to change it. */
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

interface Given extends PlaceInCalendar {
  fitting: ShownView;
  onBegin: () => void;
  rights: Rights;
}

export function useCalendarKeys({ place, fitting, go, onBegin, rights }: Given): void {
  const { t, i18n } = useTranslation();
  const { date } = place;
  const step = (by: number) => go({ date: stepped(fitting, date, by) });
  const show = (wanted: CalendarView) => () => go({ view: wanted });
  const towardsEnd = i18n.dir() === 'rtl' ? -1 : 1;
  useShortcuts([
    { keys: 'n', label: t('calendar.add'), run: onBegin, when: rights.create },
    { keys: 't', label: t('common.today'), run: () => go({ date: today() }) },
    { keys: 'm', label: t('calendar.view.month'), run: show('month') },
    { keys: 'w', label: t('calendar.view.week'), run: show('week') },
    { keys: 'd', label: t('calendar.view.day'), run: show('day') },
    { keys: 'l', label: t('calendar.view.list'), run: show('list') },
    { keys: 'ArrowRight', label: t(`calendar.keys.${towardsEnd > 0 ? 'next' : 'previous'}`), run: () => step(towardsEnd) },
    { keys: 'ArrowLeft', label: t(`calendar.keys.${towardsEnd > 0 ? 'previous' : 'next'}`), run: () => step(-towardsEnd) },
    // The grid handles these for the focused event; they are only listed here.
    { keys: 'Alt+ArrowRight', label: t('calendar.keys.move'), run: () => undefined, when: rights.update },
    { keys: 'Alt+Shift+ArrowRight', label: t('calendar.keys.resize'), run: () => undefined, when: rights.update },
    { keys: 'PageDown', label: t('calendar.keys.next'), run: () => step(1) },
    { keys: 'PageUp', label: t('calendar.keys.previous'), run: () => step(-1) },
  ]);
}

/** Creates an event once if the URL asks for it (`?new=event`), and removes the parameter. */
export function useAskedEvent(begin: () => void): void {
  const [asked, ask] = useSearchValue('new');
  const onAsked = useEffectEvent(() => {
    ask(undefined);
    begin();
  });
  useEffect(() => {
    if (asked === 'event') onAsked();
  }, [asked]);
}
