import type { CalendarOptions } from '@fullcalendar/react';
import type { TFunction } from '#web/i18n.ts';

/** What the grid says by itself, in the app's language. */
export function gridTexts(t: TFunction): CalendarOptions {
  return {
    allDayText: t('calendar.allDay'),
    timedText: t('calendar.timed'),
    moreLinkText: (count) => t('calendar.more', { count }),
    moreLinkHint: (count) => t('calendar.moreHint', { count }),
    closeHint: t('ui.close'),
    navLinkHint: (day) => t('calendar.goTo', { day }),
    // Said of the rows of a month.
    weekTextLong: t('calendar.view.week'),
    eventsHint: t('calendar.events'),
  };
}
