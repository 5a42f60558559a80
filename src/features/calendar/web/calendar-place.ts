import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { dayOf, type PlainDay, today } from '#web/dates/plain-day.ts';
import { keptChoice } from '#web/session-store.ts';
import { type CalendarName, calendarNames } from '../contract.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export const overlayKinds = ['card', 'todo', 'invoice'] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** What the calendar shows, as its address says. */
export interface CalendarPlace {
  view: CalendarView;
  date: PlainDay;
  calendars: readonly CalendarName[];
  /** The own calendars that are not shown, by their ids: one that is new, or newly shared, is seen. */
  hidden: readonly number[];
  overlays: readonly OverlayKind[];
  /** The open event, and of a recurring one which occurrence. */
  eventId: number | null;
  at: string | null;
}

export type CalendarSearch = Partial<Record<'view' | 'date' | 'calendars' | 'hide' | 'show' | 'event' | 'at', unknown>>;

/** Below this width of the window, in pixels, the list is shown first. */
const listBelow = 640;

/**
 * The place that a search names. A search that names nothing shows what was chosen last; otherwise what it leaves out is this month with
 * all calendars, on a phone as a list.
 */
export function calendarPlaceFrom(
  asked: CalendarSearch,
  windowWidth: number = window.innerWidth,
  kept: KeptPlace = keptPlace(),
): CalendarPlace {
  const isOpen = asked.view !== undefined || asked.calendars !== undefined || asked.hide !== undefined || asked.show !== undefined;
  const search = isOpen ? asked : { ...asked, ...kept };
  const at = typeof search.at === 'string' && !Number.isNaN(Date.parse(search.at)) ? search.at : null;
  const date = String(search.date ?? '');
  const eventId = Number(search.event);
  const names = search.calendars === undefined ? calendarNames : String(search.calendars).split(',');
  const shown = String(search.show ?? '').split(',');
  return {
    view: calendarViews.find((view) => view === search.view) ?? (windowWidth < listBelow ? 'list' : 'month'),
    date: isPlainDay(date) ? date : at ? dayOfText(at) : today(),
    calendars: calendarNames.filter((name) => names.includes(name)),
    hidden: String(search.hide ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    overlays: overlayKinds.filter((kind) => shown.includes(kind)),
    eventId: Number.isInteger(eventId) && eventId > 0 ? eventId : null,
    at,
  };
}

/** The address of a place. */
export function calendarAddress({ view, date, calendars, hidden, overlays, eventId, at }: CalendarPlace): string {
  const parts = [`view=${view}`, `date=${date}`];
  if (calendars.length < calendarNames.length) parts.push(`calendars=${calendars.join(',')}`);
  if (hidden.length > 0) parts.push(`hide=${hidden.join(',')}`);
  if (overlays.length > 0) parts.push(`show=${overlays.join(',')}`);
  if (eventId !== null) parts.push(`event=${eventId}`);
  if (eventId !== null && at !== null) parts.push(`at=${encodeURIComponent(at)}`);
  return `/apps/calendar?${parts.join('&')}`;
}

/** A plain date stays the date that it is, whatever the reader's zone. */
function dayOfText(text: string): PlainDay {
  return isPlainDay(text) ? text : dayOf(new Date(text));
}

const choice = keptChoice('atrium.calendar.shown');

interface Shown {
  view: string;
  calendars: readonly string[];
  hidden: readonly number[];
  overlays: readonly string[];
}

/** What the person chose last in this browser, in the words of an address. */
type KeptPlace = Partial<Record<'view' | 'calendars' | 'hide' | 'show', string>>;

function keptPlace(): KeptPlace {
  const search = new URLSearchParams(choice.read());
  return Object.fromEntries(['view', 'calendars', 'hide', 'show'].flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])));
}

/** The view, and which calendars and other areas are shown in it. */
export function keepPlace({ view, calendars, hidden, overlays }: Shown): void {
  choice.keep(String(new URLSearchParams({ view, calendars: calendars.join(','), hide: hidden.join(','), show: overlays.join(',') })));
}

/** What the sidebar leads to. */
export type CalendarDialog = 'import' | 'export' | 'subscription';
