import ICAL from 'ical.js';
import { escapeHtml } from '#contract/escape-html.ts';
import { Refusal } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import { type CalendarName, calendarNames, type Guest } from '../contract.ts';
import { type EventTimes, spanOf } from '../event-times.ts';
import { RuleProblem } from '../recurrence-rule.ts';
import { localOf } from '../zone-times.ts';
import { FileProblem, fileTimes, keyIn } from './file-times.ts';
import { readRule } from './read-rule.ts';
import { answerOfPartStat } from './write-calendar.ts';

/** An event as a file has it. */
export interface FileEvent {
  uid: string;
  sequence: number;
  /** Set for a changed occurrence. */
  occurrence: string | null;
  title: string;
  url: string;
  location: string;
  description: string;
  calendar: CalendarName | null;
  times: EventTimes;
  rrule: string | null;
  exceptDates: string[];
  spanFrom: Date;
  spanUntil: Date | null;
  guests: Guest[];
}

export interface CalendarFile {
  events: FileEvent[];
  skipped: { title: string; reason: string }[];
}

const longestDescription = 100_000;
const mostGuests = 200;

/**
 * Reads an iCalendar file (RFC 5545). What is broken about one event, or not kept here, leaves that event out and says why.
 * @param timeZone of times that name none
 * @returns null when it is no such file.
 */
export function readCalendarFile(text: string, timeZone: string): CalendarFile | null {
  const file: CalendarFile = { events: [], skipped: [] };
  const calendars = calendarsIn(text);
  if (!calendars) return null;
  for (const calendar of calendars) {
    const components = calendar.getAllSubcomponents('vevent');
    // Masters first: a changed occurrence is named as they are.
    const masters = new Map<string, FileEvent>();
    for (const component of components.filter((one) => !one.hasProperty('recurrence-id'))) {
      const event = tryReading(component, () => readEvent(component, null, timeZone), file.skipped);
      if (event?.rrule) masters.set(event.uid, event);
      if (event) file.events.push(event);
    }
    for (const component of components.filter((one) => one.hasProperty('recurrence-id'))) {
      const master = masters.get(textOf(component, 'uid'));
      const event = tryReading(component, () => readException(component, master, timeZone), file.skipped);
      if (event) file.events.push(event);
    }
  }
  return file;
}

/** The calendars of a file; null when it is none. */
export function calendarsIn(text: string): ICAL.Component[] | null {
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed).map((jCal) => new ICAL.Component(jCal as unknown[]));
    const calendars = all.filter(({ name }) => name === 'vcalendar');
    return calendars.length > 0 ? calendars : null;
  } catch {
    return null;
  }
}

function tryReading(component: ICAL.Component, read: () => FileEvent | null, skipped: CalendarFile['skipped']): FileEvent | null {
  try {
    return read();
  } catch (error) {
    const isKnown = error instanceof FileProblem || error instanceof RuleProblem || error instanceof Refusal;
    skipped.push({ title: textOf(component, 'summary').slice(0, 300), reason: isKnown ? error.message : 'cannot be read' });
    return null;
  }
}

function readEvent(component: ICAL.Component, occurrence: string | null, timeZone: string): FileEvent {
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') throw new FileProblem('was cancelled');
  if (component.hasProperty('rdate')) throw new FileProblem('has RDATE, which is not supported');
  const rules = component.getAllProperties('rrule');
  if (rules.length > 1) throw new FileProblem('has several rules');
  const given = fileTimes(component, timeZone);
  const { rrule, times } = readRule(occurrence === null && rules[0] ? ruleText(rules[0], given) : null, given);
  return {
    uid: textOf(component, 'uid').slice(0, 500) || `${crypto.randomUUID()}@atrium`,
    sequence: Math.max(0, Math.trunc(Number(component.getFirstPropertyValue('sequence') ?? 0)) || 0),
    occurrence,
    title: textOf(component, 'summary').replaceAll(/\s+/g, ' ').trim().slice(0, 300) || '–',
    url: addressOf(textOf(component, 'url')),
    location: textOf(component, 'location')
      .replaceAll(/\s*\n\s*/g, ', ')
      .slice(0, 500),
    description: descriptionOf(component),
    calendar: calendarOf(component),
    times,
    rrule,
    exceptDates: rrule === null ? [] : exceptDatesOf(component, times),
    ...spanOf(times, rrule),
    guests: guestsOf(component),
  };
}

/** Null for an occurrence that does not happen: it is left out of its event instead. */
function readException(component: ICAL.Component, master: FileEvent | undefined, timeZone: string): FileEvent | null {
  const property = component.getFirstProperty('recurrence-id');
  if (!property) return null;
  if (String(property.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE')
    throw new FileProblem('changes all that follow, which is not supported');
  // Without its event it is one of its own, which a file of a single invitation has.
  if (!master) return readEvent(component, null, timeZone);
  const occurrence = keyIn(property, component, master.times, timeZone);
  if (!master.exceptDates.includes(occurrence)) master.exceptDates.push(occurrence);
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') return null;
  return readEvent(component, occurrence, timeZone);
}

/** As the file has it, but for a time of the day that is only the start's own. */
function ruleText(property: ICAL.Property, times: EventTimes): string {
  const [hour = 0, minute = 0, second = 0] = (times.allDay ? '' : localOf(times.startsAt ?? new Date(0), times.timeZone).slice(11))
    .split(':')
    .map(Number);
  const own = [`BYHOUR=${hour}`, `BYMINUTE=${minute}`, `BYSECOND=${second}`];
  return String(property.getFirstValue())
    .split(';')
    .filter((part) => !own.includes(part))
    .join(';');
}

function exceptDatesOf(component: ICAL.Component, times: EventTimes): string[] {
  const keys = component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().map((_, index) => keyIn(property, component, times, times.timeZone, index)));
  return [...new Set(keys)];
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : '';
}

function addressOf(text: string): string {
  return /^https?:\/\/\S+$/i.test(text) ? text.slice(0, 2000) : '';
}

function descriptionOf(component: ICAL.Component): string {
  const rich = component.getAllProperties('x-alt-desc').find((one) => String(one.getParameter('fmttype')).toLowerCase() === 'text/html');
  const html = rich?.getFirstValue();
  if (typeof html === 'string' && html.length <= longestDescription) return cleanRichText(html.replaceAll('\0', ''), 'description');
  const text = textOf(component, 'description').slice(0, longestDescription).trim();
  return (
    text &&
    cleanRichText(
      `<p>${escapeHtml(text)
        .replaceAll(/\n{2,}/g, '</p><p>')
        .replaceAll('\n', '<br />')}</p>`,
      'description',
    )
  );
}

function calendarOf(component: ICAL.Component): CalendarName | null {
  const categories = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map((one) => String(one).toLowerCase()));
  return calendarNames.find((name) => categories.includes(name.toLowerCase())) ?? null;
}

function guestsOf(component: ICAL.Component): Guest[] {
  const guests = new Map<string, Guest>();
  for (const property of component.getAllProperties('attendee').slice(0, mostGuests)) {
    const email = String(property.getFirstValue())
      .replace(/^mailto:/i, '')
      .trim();
    if (!/^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u.test(email) || email.length > 254) continue;
    const name = String(property.getParameter('cn') ?? '').slice(0, 200);
    guests.set(email.toLowerCase(), {
      name: name === email ? '' : name,
      email,
      personId: null,
      answer: answerOfPartStat(String(property.getParameter('partstat') ?? '')),
    });
  }
  return [...guests.values()];
}
