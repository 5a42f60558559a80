import { keptChoice } from '#web/session-store.ts';

const choice = keptChoice('atrium.calendar.shown');

interface Shown {
  view: string;
  calendars: readonly string[];
  hidden: readonly number[];
  overlays: readonly string[];
}

/** What the person chose last in this browser, in the words of an address. */
export type KeptPlace = Partial<Record<'view' | 'calendars' | 'hide' | 'show', string>>;

export function keptPlace(): KeptPlace {
  const search = new URLSearchParams(choice.read());
  return Object.fromEntries(['view', 'calendars', 'hide', 'show'].flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])));
}

/** The view, and which calendars and other areas are shown in it. */
export function keepPlace({ view, calendars, hidden, overlays }: Shown): void {
  choice.keep(String(new URLSearchParams({ view, calendars: calendars.join(','), hide: hidden.join(','), show: overlays.join(',') })));
}
