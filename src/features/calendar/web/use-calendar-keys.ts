import type { Rights } from '#web/ability.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import type { CalendarView } from './calendar-place.ts';
import { type ShownView, stepped } from './list/shown-days.ts';
import type { PlaceInCalendar } from './use-calendar-place.ts';

interface Given extends PlaceInCalendar {
  fitting: ShownView;
  onBegin: () => void;
  rights: Rights;
}

/** The page's keys, as in other calendars. */
export function useCalendarKeys({ place, fitting, go, onBegin, rights }: Given): void {
  const { t, i18n } = useTranslation();
  const { date } = place;
  const step = (by: number) => go({ date: stepped(fitting, date, by) });
  const show = (wanted: CalendarView) => () => go({ view: wanted });
  const towardsEnd = i18n.dir() === 'rtl' ? -1 : 1;
  useShortcuts([
    { keys: 'n', label: t('calendar.add'), run: onBegin, when: rights.create },
    { keys: 't', label: t('calendar.today'), run: () => go({ date: today() }) },
    { keys: 'm', label: t('calendar.view.month'), run: show('month') },
    { keys: 'w', label: t('calendar.view.week'), run: show('week') },
    { keys: 'd', label: t('calendar.view.day'), run: show('day') },
    { keys: 'l', label: t('calendar.view.list'), run: show('list') },
    { keys: 'ArrowRight', label: t(`calendar.keys.${towardsEnd > 0 ? 'next' : 'previous'}`), run: () => step(towardsEnd) },
    { keys: 'ArrowLeft', label: t(`calendar.keys.${towardsEnd > 0 ? 'previous' : 'next'}`), run: () => step(-towardsEnd) },
    // The grid itself hears these, for the event that has the focus; here they are only listed.
    { keys: 'Alt+ArrowRight', label: t('calendar.keys.move'), run: () => undefined, when: rights.update },
    { keys: 'Alt+Shift+ArrowRight', label: t('calendar.keys.resize'), run: () => undefined, when: rights.update },
    { keys: 'PageDown', label: t('calendar.keys.next'), run: () => step(1) },
    { keys: 'PageUp', label: t('calendar.keys.previous'), run: () => step(-1) },
  ]);
}
