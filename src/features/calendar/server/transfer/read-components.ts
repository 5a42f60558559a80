import ICAL from 'ical.js';
import { goesOn } from './encoded-value.ts';
import { mendLine } from './mend-line.ts';

/** Where a component stands in its file, and what of it could not be read. */
export interface Placed {
  /** In which line it begins, counted from 1. */
  line: number;
  /** The lines of it that say nothing. */
  broken: number[];
  /** The file ends within it. */
  isCut: boolean;
}

const places = new WeakMap<ICAL.Component, Placed>();

export function placeOf(component: ICAL.Component): Placed {
  return places.get(component) ?? { line: 0, broken: [], isCut: false };
}

/** What stands within a calendar, and not within each other. */
const outer = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);
const named = /^[A-Z0-9-]+[;:]/i;
const address = /^(?:https?|ftp|mailto|tel):/i;
const ruled = /^(RRULE|EXRULE)(?:;[^:]*)?:(.*)$/i;

/**
 * The calendars of a file; null when it is none. What is broken costs no more than itself: a line, or a component whose end is missing
 * because the file is.
 */
export function calendarsIn(text: string): ICAL.Component[] | null {
  const calendars: ICAL.Component[] = [];
  const open: ICAL.Component[] = [];
  const unsaid = new Set<ICAL.Component>();
  for (const { line, number } of linesOf(text)) {
    const [, verb, name = ''] = /^(BEGIN|END)\s*:\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? [];
    if (verb?.toUpperCase() === 'BEGIN') begin(name.toUpperCase(), number, { open, calendars, unsaid });
    else if (verb) close(name.toLowerCase(), open);
    else addLine(bareName(line), number, open.at(-1));
  }
  for (const component of open) if (!unsaid.has(component)) placeOf(component).isCut = true;
  const isNothing = calendars.every((calendar) => placeOf(calendar).isCut && calendar.getAllSubcomponents().length === 0);
  return isNothing ? null : calendars;
}

/** Without a group before the name of a property, as in vCards, and without blanks behind it. */
const bareName = (line: string) => line.replace(/^(?:[A-Z0-9-]+\.(?=[A-Z-]+[;:]))?([A-Z0-9-]+)[ \t]*(?=[;:])/i, '$1');

interface Reading {
  /** What has begun and not ended, the innermost last. */
  open: ICAL.Component[];
  calendars: ICAL.Component[];
  /** Calendars that nothing begins, or that had ended before. */
  unsaid: Set<ICAL.Component>;
}

function begin(name: string, line: number, { open, calendars, unsaid }: Reading): void {
  // An end that is missing is all that is: what comes next begins beside it.
  if (outer.has(name)) while (open.length > 0 && (name === 'VCALENDAR' || open.at(-1)?.name !== 'vcalendar')) open.pop();
  // Some files have events and no calendar.
  if (open.length === 0 && name !== 'VCALENDAR') {
    if (!outer.has(name)) return;
    const calendar = calendars.at(-1) ?? opened('vcalendar', line, calendars);
    unsaid.add(calendar);
    open.push(calendar);
  }
  const component = opened(name.toLowerCase(), line, name === 'VCALENDAR' ? calendars : []);
  open.at(-1)?.addSubcomponent(component);
  open.push(component);
}

function opened(name: string, line: number, calendars: ICAL.Component[]): ICAL.Component {
  const component = new ICAL.Component([name, [], []]);
  places.set(component, { line, broken: [], isCut: false });
  if (name === 'vcalendar') calendars.push(component);
  return component;
}

/** Ends the innermost component of the name, and what is still open within it. */
function close(name: string, open: ICAL.Component[]): void {
  const at = open.findLastIndex((component) => component.name === name);
  if (at >= 0) open.length = at;
}

function addLine(line: string, number: number, component: ICAL.Component | undefined): void {
  if (!component) return;
  try {
    component.jCal[1].push(...propertiesOf(line, component));
  } catch {
    placeOf(component).broken.push(number);
  }
}

/** Rules of events stay text: what is odd about them is mended later, and ical.js would refuse it. */
function propertiesOf(line: string, { name }: ICAL.Component): unknown[] {
  // The rest of a text that nobody folded may look like a property.
  if (!named.test(line) || address.test(line)) throw new Error('no property');
  const [, rule, text = ''] = name === 'vevent' ? (ruled.exec(line) ?? []) : [];
  return rule ? [[rule.toLowerCase(), {}, 'text', text]] : mendLine(line).map((one) => ICAL.parse.property(one));
}

/** The lines that say something, unfolded, with their numbers. */
function* linesOf(text: string): Generator<{ line: string; number: number }> {
  let line = '';
  let number = 0;
  let begun = 0;
  for (const one of text.replace(/^\uFEFF/, '').split(/\r*\n|\r/)) {
    number++;
    if (/^[ \t]/.test(one) && line) line += one.slice(1);
    else if (goesOn(line)) line = `${line.slice(0, -1)}${one}`;
    else if (one.trim()) {
      if (line) yield { line, number: begun };
      line = one;
      begun = number;
    }
  }
  if (line) yield { line, number: begun };
}
