import type { CalendarName } from '../../contract.ts';
import type { CalendarColour } from '../../own-calendar-contract.ts';
import colours from './calendar-colours.module.css';

/** The class that gives an element the colour of a calendar, as `--ink`. */
export function colourOf(calendar: CalendarName | CalendarColour | 'overlay'): string {
  return colours[calendar] ?? '';
}
