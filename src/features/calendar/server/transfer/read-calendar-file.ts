import ICAL from 'ical.js';
import { escapeHtml } from '#contract/escape-html.ts';
import type { FieldReason } from '#contract/reason.ts';
import { Refusal } from '#server/refusal.ts';
import { fieldMessage } from '#server/refusal-message.ts';
import { cleanRichText } from '#server/rich-text.ts';
import { type CalendarName, calendarNames, type Guest } from '../../contract.ts';
import { type EventTimes, movedTo, occurrenceAt, spanOf } from '../../event-times.ts';
import { RuleProblem } from '../../recurrence-rule.ts';
import { RuleWork } from '../../rule-work.ts';
import { localOf } from '../../zone-times.ts';
import { readRule } from '../events/read-rule.ts';
import { alarmsOf } from './file-alarms.ts';
import { FileProblem, fileTimes, keyIn } from './file-times.ts';
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
  /** Minutes before the start; undefined where the file says nothing of it. */
  reminders: number[] | undefined;
  organizer: Pick<Guest, 'name' | 'email'> | null;
}

export interface CalendarFile {
  events: FileEvent[];
  /** The first of those that are left out. */
  skipped: LeftOut[];
  /** How many more are. */
  notNamed: number;
}

/** An event of the file that is left out, and why. */
interface LeftOut {
  title: string;
  /** Where it begins in the file, counted from 1. */
  line: number;
  reason: string;
  /** The code of the reason. */
  why: FieldReason;
}

const longestDescription = 100_000;
const mostGuests = 200;
const mostEvents = 10_000;
const mostNamed = 100;
const mostExceptions = 1000;
// Of all rules of a file together: five thousand weekly ones that count a year; fifty that are looked for a century in vain.
const mostSteps = 500_000;
const patience = 200_000;

/**
 * Reads an iCalendar file (RFC 5545). What is broken about one event, or not kept here, leaves that event out and says why.
 * @param timeZone of times that name none
 * @returns null when it is no such file.
 */
export function readCalendarFile(text: string, timeZone: string): CalendarFile | null {
  const file: CalendarFile = { events: [], skipped: [], notNamed: 0 };
  const calendars = calendarsIn(text);
  if (!calendars) return null;
  const lines = linesOfEvents(text);
  const work = new RuleWork({ most: mostSteps, patience });
  for (const calendar of calendars) {
    const entries = calendar.getAllSubcomponents('vevent').map((component) => ({ component, line: lines.next().value ?? 0 }));
    // Masters first: a changed occurrence is named as they are.
    const masters = new Map<string, FileEvent>();
    for (const entry of entries.filter(({ component }) => !component.hasProperty('recurrence-id'))) {
      let added: FileEvent[] = [];
      const read = () => {
        const event = readEvent(entry.component, null, { timeZone, work, takesDates: true });
        added = addedDates(entry.component, event, timeZone);
        return event;
      };
      const event = tryReading(entry, read, file);
      if (!event?.rrule) continue;
      masters.set(event.uid, event);
      file.events.push(...added);
    }
    for (const entry of entries.filter(({ component }) => component.hasProperty('recurrence-id'))) {
      const master = masters.get(textOf(entry.component, 'uid'));
      tryReading(entry, () => readException(entry.component, master, { timeZone, work }), file);
    }
  }
  const skipped = file.skipped.toSorted((a, b) => a.line - b.line);
  return { ...file, skipped: skipped.slice(0, mostNamed), notNamed: Math.max(0, skipped.length - mostNamed) };
}

/** In which lines its events begin, as a person counts them. */
function* linesOfEvents(text: string): Generator<number, undefined> {
  let line = 1;
  let at = 0;
  for (const { index } of text.matchAll(/^BEGIN:VEVENT/gim)) {
    for (at = text.indexOf('\n', at); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
    at = index;
    yield line;
  }
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

function tryReading(
  { component, line }: { component: ICAL.Component; line: number },
  read: () => FileEvent | null,
  { events, skipped }: CalendarFile,
): FileEvent | null {
  try {
    if (events.length >= mostEvents) throw new FileProblem({ code: 'events_full', max: mostEvents });
    const event = read();
    if (event) events.push(event);
    return event;
  } catch (error) {
    skipped.push({ title: textOf(component, 'summary').slice(0, 300), line, ...whySkipped(error) });
    return null;
  }
}

/** What is wrong, without the names that the fields of a call have. */
function whySkipped(error: unknown): Pick<LeftOut, 'reason' | 'why'> {
  if (error instanceof FileProblem || error instanceof RuleProblem) return { reason: fieldMessage(error.reason), why: error.reason };
  const [field, [why] = []] = error instanceof Refusal ? (Object.entries(error.details.fields ?? {})[0] ?? []) : [];
  if (!field || !why) return { reason: fieldMessage({ code: 'unread' }), why: { code: 'unread' } };
  return { reason: `${field.endsWith('rrule') ? 'its rule' : 'its date'} ${fieldMessage(why)}`, why };
}

interface Reading {
  /** Of times that name none. */
  timeZone: string;
  /** What the rules of the file may cost. */
  work: RuleWork;
  /** Also what is called off is read: a mail tells of it. */
  takesCancelled?: boolean;
  /** Single dates beside the rule, which `addedDates` reads. */
  takesDates?: boolean;
}

/** An event of a file as it is kept. @throws FileProblem, RuleProblem or 400 for what is not kept here */
export function readEvent(
  component: ICAL.Component,
  occurrence: string | null,
  { timeZone, work, takesCancelled, takesDates }: Reading,
): FileEvent {
  if (!takesCancelled && textOf(component, 'status').toUpperCase() === 'CANCELLED') throw new FileProblem({ code: 'event_cancelled' });
  const hasDates = occurrence === null && component.hasProperty('rdate');
  if (hasDates && !takesDates) throw new FileProblem({ code: 'event_with_rdate' });
  const rules = component.getAllProperties('rrule');
  if (rules.length > 1) throw new FileProblem({ code: 'event_with_rules' });
  const given = fileTimes(component, timeZone);
  const { times, ...recurring } = readRule(
    occurrence === null && rules[0] ? ruleText(rules[0], given) : hasDates ? once : null,
    given,
    work,
  );
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
    ...recurring,
    exceptDates: recurring.rrule === null ? [] : exceptDatesOf(component, times),
    guests: guestsOf(component),
    reminders: alarmsOf(component, times),
    organizer: organizerOf(component),
  };
}

/** The rule of what has single dates alone. */
const once = 'FREQ=DAILY;COUNT=1';

/** The single dates (RDATE) of an event beside what its rule gives: each is kept as an occurrence that was changed. */
function addedDates(component: ICAL.Component, master: FileEvent, timeZone: string): FileEvent[] {
  const keys = component
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues().map((_, index) => keyIn(property, component, master.times, timeZone, index)));
  const { rrule, exceptDates, times, spanUntil } = master;
  const recurring = { ...times, rrule, exceptDates: [], spanUntil };
  const added = [...new Set(keys)].filter((key) => !exceptDates.includes(key) && occurrenceAt(recurring, key) === null);
  if (exceptDates.length + added.length > mostExceptions) throw new FileProblem({ code: 'occurrences_full', max: mostExceptions });
  exceptDates.push(...added);
  return added.map((key) => {
    const moved = movedTo(times, times.allDay ? key : localOf(new Date(key), times.timeZone));
    return { ...master, ...spanOf(moved, null), occurrence: key, times: moved, rrule: null, exceptDates: [] };
  });
}

/** Null for an occurrence that does not happen: it is left out of its event instead. */
export function readException(component: ICAL.Component, master: FileEvent | undefined, reading: Reading): FileEvent | null {
  const property = component.getFirstProperty('recurrence-id');
  if (!property) return null;
  if (String(property.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE')
    throw new FileProblem({ code: 'event_changes_following' });
  // Without its event it is one of its own, which a file of a single invitation has.
  if (!master) return readEvent(component, null, reading);
  const occurrence = keyIn(property, component, master.times, reading.timeZone);
  if (!master.exceptDates.includes(occurrence)) {
    if (master.exceptDates.length >= mostExceptions) throw new FileProblem({ code: 'occurrences_full', max: mostExceptions });
    master.exceptDates.push(occurrence);
  }
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') return null;
  return readEvent(component, occurrence, reading);
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
  const properties = component.getAllProperties('exdate');
  const count = properties.reduce((sum, property) => sum + property.getValues().length, 0);
  if (count > mostExceptions) throw new FileProblem({ code: 'exceptions_full', max: mostExceptions });
  const keys = properties.flatMap((property) =>
    property.getValues().map((_, index) => keyIn(property, component, times, times.timeZone, index)),
  );
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
    const person = personOf(property);
    if (!person) continue;
    const answer = answerOfPartStat(String(property.getParameter('partstat') ?? ''));
    guests.set(person.email.toLowerCase(), { ...person, personId: null, answer });
  }
  return [...guests.values()];
}

function organizerOf(component: ICAL.Component): FileEvent['organizer'] {
  const property = component.getFirstProperty('organizer');
  return property && personOf(property);
}

/** Whom a property names; null where it has no address to write to. */
function personOf(property: ICAL.Property): Pick<Guest, 'name' | 'email'> | null {
  const email = String(property.getFirstValue())
    .replace(/^mailto:/i, '')
    .trim();
  if (!/^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u.test(email) || email.length > 254) return null;
  const name = String(property.getParameter('cn') ?? '').slice(0, 200);
  return { name: name === email ? '' : name, email };
}
