import ICAL from 'ical.js';
import { decodeText } from '#contract/text/decode-text.ts';
import { joinBytes } from '#server/bytes.ts';

interface Placed {
  /** Line where it starts, from 1. */
  line: number;
  /** Unreadable lines in it. */
  broken: number[];
  isCut: boolean;
}

const places = new WeakMap<ICAL.Component, Placed>();

export function placeOf(component: ICAL.Component): Placed {
  return places.get(component) ?? { line: 0, broken: [], isCut: false };
}

/** Components that occur directly in a calendar and cannot be nested in each other. */
const outer = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);
const named = /^[A-Z0-9-]+[;:]/i;
const address = /^(?:https?|ftp|mailto|tel):/i;
const ruled = /^(RRULE|EXRULE)(?:;[^:]*)?:(.*)$/i;

/**
 * Parses the calendars of a file; null if it contains none. An error affects only its own line, or a component whose end is missing because
 * the file is truncated.
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

/** Removes a vCard-style group before a property name and blanks after it. */
const bareName = (line: string) => line.replace(/^(?:[A-Z0-9-]+\.(?=[A-Z-]+[;:]))?([A-Z0-9-]+)[ \t]*(?=[;:])/i, '$1');

interface Reading {
  /** Open components, innermost last. */
  open: ICAL.Component[];
  calendars: ICAL.Component[];
  /** Calendars without a BEGIN line, or reopened after their END. */
  unsaid: Set<ICAL.Component>;
}

function begin(name: string, line: number, { open, calendars, unsaid }: Reading): void {
  // Only the end is missing; the next component is a sibling.
  if (outer.has(name)) while (open.length > 0 && (name === 'VCALENDAR' || open.at(-1)?.name !== 'vcalendar')) open.pop();
  // Some files contain events without a calendar.
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

/** Closes the innermost component with the name and everything open within it. */
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

/** Event rules stay text to be normalized later, since ical.js would reject unusual ones. */
function propertiesOf(line: string, { name }: ICAL.Component): unknown[] {
  // The rest of an unfolded text may look like a property.
  if (!named.test(line) || address.test(line)) throw new Error('no property');
  const [, rule, text = ''] = name === 'vevent' ? (ruled.exec(line) ?? []) : [];
  return rule ? [[rule.toLowerCase(), {}, 'text', text]] : mendLine(line).map((one) => ICAL.parse.property(one));
}

/** Yields the unfolded, nonempty lines with their line numbers. */
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

const dated = /^(DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)((?:;.*)?):(\s*\d{4}-?\d\d-?\d\d.*)$/i;
const moment = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Converts a line to RFC 5545 where its meaning is clear: nonstandard dates and timestamps,
 * unquoted zone names, encoded texts, and fractions of hours. Lists of dates and timestamps become one line for each kind.
 */
function mendLine(line: string): string[] {
  const [, name = '', parameters = '', value] = dated.exec(line) ?? [];
  if (value === undefined) return [decodedLine(mendOffset(mendDuration(line)))];
  const isDays = /;VALUE="?DATE"?(?:;|$)/i.test(parameters);
  const values = value.split(/[,;]/).map((one) => mendValue(isDays ? one.trim().replace(/T000000Z?$/i, '') : one.trim()));
  const kindOf = (one: string) => (one.includes('/') ? ';VALUE=PERIOD' : /^\d{8}$/.test(one) ? ';VALUE=DATE' : '');
  return [...Map.groupBy(values, kindOf)].map(([kind, ofKind]) => {
    const isUtc = ofKind.every((one) => one.split('/')[0]?.endsWith('Z'));
    return `${name}${mendParameters(parameters, isUtc)}${kind}:${ofKind.join(',')}`;
  });
}

/** Converts fractions of an hour or a minute to seconds, since RFC 5545 requires integers. */
function mendDuration(line: string): string {
  return line.replace(/^(DURATION[^:]*:.*?)(\d+)[.,](\d+)([HM])\s*$/i, (_line, begin: string, whole, part, unit: string) => {
    const seconds = Math.round(Number(`${whole}.${part}`) * (unit.toUpperCase() === 'H' ? 3600 : 60));
    return `${begin}${seconds}S`;
  });
}

/** Accepts a zone offset without a sign, with a colon, or in hours only. */
function mendOffset(line: string): string {
  return line.replace(
    /^(TZOFFSET(?:FROM|TO)[^:]*):\s*([+-]?)(\d\d?)(?::?(\d\d))?(?::?(\d\d))?\s*$/i,
    (_line, name: string, sign: string, hours: string, minutes = '00', seconds = '') =>
      `${name}:${sign || '+'}${hours.padStart(2, '0')}${minutes}${seconds}`,
  );
}

/** Removes the value type, which the value itself shows, and the zone of a UTC timestamp. */
function mendParameters(parameters: string, isUtc: boolean): string {
  return parameters
    .split(/;(?=[A-Z-]+=)/i)
    .filter((one) => one && !/^VALUE=/i.test(one) && !(isUtc && /^TZID=/i.test(one)))
    .map((one) => {
      const [, name, text = ''] = /^([A-Z-]+)=(.*)$/is.exec(one) ?? [];
      const bare = text.replaceAll(/["\\]/g, '').trim();
      return name && bare ? `;${name}="${bare}"` : '';
    })
    .join('');
}

function mendValue(value: string): string {
  const [start = '', end] = value.split('/');
  return end === undefined ? mendMoment(start) : `${mendMoment(start)}/${/^\d/.test(end) ? mendMoment(end) : end}`;
}

/** Converts to `20260511T090000Z`: timestamps with other offsets, without seconds, or in extended ISO 8601; midnight may be 24:00. */
function mendMoment(text: string): string {
  const [, year, month, day, hour, minute, second = '00', zone = ''] = moment.exec(text) ?? [];
  if (year === undefined) return text;
  if (hour === undefined) return `${year}${month}${day}`;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : '';
  const isMidnight = hour === '24' && minute === '00';
  if (!offset && !isMidnight) return `${year}${month}${day}T${hour}${minute}${second === '60' ? '59' : second}${zone.toUpperCase()}`;
  const read = new Date(`${year}-${month}-${day}T${isMidnight ? '00' : hour}:${minute}:${second}${offset || 'Z'}`);
  if (Number.isNaN(read.getTime())) return text;
  if (isMidnight) read.setUTCDate(read.getUTCDate() + 1);
  return `${read.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}${offset ? 'Z' : zone.toUpperCase()}`;
}

const encoded = /^(SUMMARY|DESCRIPTION|LOCATION|CATEGORIES)((?:;[^:]*)?;(?:ENCODING=)?(QUOTED-PRINTABLE|BASE64|B)(?:;[^:]*)?):(.*)$/is;

/** Whether text continues on the next line: vCalendar 1.0 breaks lines with a trailing `=`. */
function goesOn(line: string): boolean {
  return line.endsWith('=') && encoded.exec(line)?.[3]?.toUpperCase() === 'QUOTED-PRINTABLE';
}

/** Converts a line with vCalendar 1.0 encoding to RFC 5545. */
function decodedLine(line: string): string {
  const [, name, parameters = '', encoding = '', value = ''] = encoded.exec(line) ?? [];
  if (name === undefined) return line;
  const charset = /;CHARSET=([^;]+)/i.exec(parameters)?.[1];
  const isPrintable = encoding.toUpperCase() === 'QUOTED-PRINTABLE';
  const text = decodeText(isPrintable ? printableBytes(value) : base64Bytes(value), { declared: [charset] });
  const escaped = isPrintable ? text : text.replaceAll(/[\\;,]/g, '\\$&');
  return `${name}:${escaped.replaceAll(/\r\n?|\n/g, '\\n')}`;
}

function printableBytes(value: string): Uint8Array {
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|[^=]+|=/gi)].map(([part, hex]) =>
    hex ? Uint8Array.of(Number.parseInt(hex, 16)) : new TextEncoder().encode(part),
  );
  return joinBytes(bytes);
}

function base64Bytes(value: string): Uint8Array {
  return Uint8Array.from(atob(value.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
}
