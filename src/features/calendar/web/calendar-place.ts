import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { dayOf, type PlainDay, today } from '#web/dates/plain-day.ts';
import { savedChoice } from '#web/session-store.ts';
import { type CalendarName, calendarNames } from '../contract.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export const overlayKinds = ['card', 'todo', 'invoice'] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** The state of the calendar encoded in its URL. */
export interface CalendarPlace {
  view: CalendarView;
  date: PlainDay;
  calendars: readonly CalendarName[];
  /** Ids of hidden custom calendars; new and newly shared ones are visible. */
  hidden: readonly number[];
  overlays: readonly OverlayKind[];
  /** The open event, and the occurrence of a recurring one. */
  eventId: number | null;
  at: string | null;
}

export type CalendarSearch = Partial<Record<'view' | 'date' | 'calendars' | 'hide' | 'show' | 'event' | 'at', unknown>>;

/** Window width in pixels below which the list is the default view. */
const listBelow = 640;

/**
 * Parses the calendar's URL search. Without any filter, falls back to the last selection; otherwise defaults to this month with
 * all calendars, as a list on a phone.
 */
export function calendarPlaceFrom(
  asked: CalendarSearch,
  windowWidth: number = window.innerWidth,
  kept: KeptPlace = savedPlace(),
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

export function calendarAddress({ view, date, calendars, hidden, overlays, eventId, at }: CalendarPlace): string {
  const parts = [`view=${view}`, `date=${date}`];
  if (calendars.length < calendarNames.length) parts.push(`calendars=${calendars.join(',')}`);
  if (hidden.length > 0) parts.push(`hide=${hidden.join(',')}`);
  if (overlays.length > 0) parts.push(`show=${overlays.join(',')}`);
  if (eventId !== null) parts.push(`event=${eventId}`);
  if (eventId !== null && at !== null) parts.push(`at=${encodeURIComponent(at)}`);
  return `/apps/calendar?${parts.join('&')}`;
}

/** A plain date does not depend on the reader's zone. */
function dayOfText(text: string): PlainDay {
  return isPlainDay(text) ? text : dayOf(new Date(text));
}

const choice = savedChoice('atrium.calendar.shown');

interface Shown {
  view: string;
  calendars: readonly string[];
  hidden: readonly number[];
  overlays: readonly string[];
}

/** The last selection in this browser, as URL parameters. */
type KeptPlace = Partial<Record<'view' | 'calendars' | 'hide' | 'show', string>>;

function savedPlace(): KeptPlace {
  const search = new URLSearchParams(choice.read());
  return Object.fromEntries(['view', 'calendars', 'hide', 'show'].flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])));
}

/** Saves the view and the visible calendars and overlays. */
export function keepPlace({ view, calendars, hidden, overlays }: Shown): void {
  choice.keep(String(new URLSearchParams({ view, calendars: calendars.join(','), hide: hidden.join(','), show: overlays.join(',') })));
}

export type CalendarDialog = 'import' | 'export' | 'subscription';
