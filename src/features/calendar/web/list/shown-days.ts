import { addMonths, weekdayOf } from '#web/dates/day-steps.ts';
import { atNoon, plainFormat } from '#web/dates/format-date.ts';
import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import type { CalendarView } from '../calendar-place.ts';
import { type MomentRange, momentsOfMonth } from '../moments-of-month.ts';

/** A view adapted to the available space: a week is three days on a phone. */
export type ShownView = CalendarView | 'three';

export function shownView(view: CalendarView, isCompact: boolean): ShownView {
  return view === 'week' && isCompact ? 'three' : view;
}

/** A range of days with an exclusive end. */
export interface DayRange {
  start: PlainDay;
  end: PlainDay;
}

/** Returns the days a view shows. `firstWeekday`: 0 is Sunday. */
export function shownDays(view: ShownView, date: PlainDay, firstWeekday: number): DayRange {
  if (view === 'day') return { start: date, end: addDays(date, 1) };
  if (view === 'three') return { start: date, end: addDays(date, 3) };
  if (view === 'week') {
    const start = weekOf(date, firstWeekday);
    return { start, end: addDays(start, 7) };
  }
  const first = `${date.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  if (view === 'list') return { start: first, end: next };
  return { start: weekOf(first, firstWeekday), end: addDays(weekOf(addDays(next, -1), firstWeekday), 7) };
}

/**
 * Returns the range a view requests. A month, as a grid or a list, requests all days visible in any zone and with any first weekday, so the
 * server can prefetch it without knowing either.
 */
export function queryRange(view: ShownView, date: PlainDay, firstWeekday: number): MomentRange {
  if (view === 'month' || view === 'list') return momentsOfMonth(date);
  const { start, end } = shownDays(view, date, firstWeekday);
  return { start: beginOf(start).toISOString(), end: beginOf(end).toISOString() };
}

/** Returns the day to show after stepping forward (or back, if negative). */
export function stepped(view: ShownView, date: PlainDay, steps: number): PlainDay {
  if (view === 'day') return addDays(date, steps);
  if (view === 'three') return addDays(date, 3 * steps);
  return view === 'week' ? addDays(date, 7 * steps) : addMonths(date, steps);
}

/** Returns the title of a view, such as `November 2026`. */
export function titleOf(view: ShownView, date: PlainDay, firstWeekday: number, language: string): string {
  const as = (options: Intl.DateTimeFormatOptions) => plainFormat(language, options);
  if (view === 'day') return as({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(atNoon(date));
  if (view !== 'week' && view !== 'three') return as({ month: 'long', year: 'numeric' }).format(atNoon(date));
  const { start, end } = shownDays(view, date, firstWeekday);
  return as({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(atNoon(start), atNoon(addDays(end, -1)));
}

function weekOf(day: PlainDay, firstWeekday: number): PlainDay {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

export function daysInRange({ start, end }: DayRange): PlainDay[] {
  const days: PlainDay[] = [];
  for (let day = start; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}
