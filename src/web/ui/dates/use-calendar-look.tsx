import type { ChevronProps, Matcher } from 'react-day-picker';
import { atNoon, plainFormat } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { weekStart } from '#web/dates/week-start.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#web/icons.ts';
import classes from './day-calendar.module.css';

export interface OpenDays {
  /** Names the calendar when a page has several. */
  label?: string;
  /** `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  isClosed?: ((day: string) => boolean) | undefined;
}

/** Shared props of all day calendars: labels, styles and disabled days. */
export function useCalendarLook({ label, min, max, isClosed }: OpenDays) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) => plainFormat(language, options).format(atNoon(dayOfPicker(date)));
  const monthName = write({ month: 'long', year: 'numeric' });
  const disabled: Matcher[] = [
    ...(min ? [{ before: pickerDate(min) }] : []),
    ...(max ? [{ after: pickerDate(max) }] : []),
    ...(isClosed ? [(date: Date) => isClosed(dayOfPicker(date))] : []),
  ];
  return {
    today: pickerDate(today()),
    showOutsideDays: true,
    fixedWeeks: true,
    weekStartsOn: weekStart(language) as 0 | 1 | 6,
    dir: i18n.dir(),
    lang: language,
    disabled,
    components: { Chevron },
    formatters: {
      formatCaption: monthName,
      formatDay: (date: Date) => formatNumber(date.getDate(), language),
      formatWeekdayName: write({ weekday: 'narrow' }),
    },
    labels: {
      labelNav: () => (label ? t('ui.named', { name: label, value: t('ui.date.months') }) : t('ui.date.months')),
      labelPrevious: () => t('ui.date.previous'),
      labelNext: () => t('ui.date.next'),
      labelGrid: monthName,
      labelWeekday: write({ weekday: 'long' }),
      labelDayButton: write({ dateStyle: 'full' }),
    },
    classNames: {
      root: classes.root ?? '',
      months: classes.months ?? '',
      nav: classes.nav ?? '',
      button_previous: classes.step ?? '',
      button_next: classes.step ?? '',
      month_caption: classes.caption ?? '',
      month_grid: classes.grid ?? '',
      weekday: classes.weekday ?? '',
      day: classes.cell ?? '',
      day_button: classes.day ?? '',
      today: classes.today ?? '',
      selected: classes.selected ?? '',
      range_start: classes.begins ?? '',
      range_middle: classes.within ?? '',
      range_end: classes.ends ?? '',
      outside: classes.outside ?? '',
      disabled: classes.disabled ?? '',
    },
  };
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? IconChevronLeft : IconChevronRight;
  return <Icon size={18} stroke={1.75} aria-hidden="true" />;
}

/** The picker represents a day as noon on this device, regardless of the user's time zone. */
export const pickerDate = (day: string): Date => new Date(`${day}T12:00`);

/** Converts a picker date to `YYYY-MM-DD`. */
export function dayOfPicker(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
