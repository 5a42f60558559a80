import type ICAL from 'ical.js';
import { escapeHtml } from '#contract/escape-html.ts';
import type { FieldReason } from '#contract/reason.ts';
import { cleanRichText } from '#server/rich-text.ts';
import { type CalendarName, calendarNames, type Guest } from '../../contract.ts';
import { type EventTimes, localStartOf, movedTo, occurrenceAt, occurrencesFrom, type Recurring, spanOf } from '../../event-times.ts';
import type { RuleWork } from '../../rule-work.ts';
import { localOf } from '../../zone-times.ts';
import { alarmsOf } from './file-alarms.ts';
import { excludedByRules, fileRecurrence } from './file-rules.ts';
import { datesIn, FileProblem, type FileTimes, fileTimes, keyIn, moveToPresent, type SingleDate } from './file-times.ts';
import { placeOf } from './read-components.ts';
import { uidOf } from './series-parts.ts';
import { answerOfPartStat } from './write-calendar.ts';

export interface FileEvent {
  uid: string;
  sequence: number;
  /** Set for a changed occurrence. */
  occurrence: string | null;
  /** Whether the file lacks the series of this occurrence. */
  isAlone: boolean;
  /** How later occurrences continue, if this one changes them too. */
  following: Following | null;
  /** Whether it is not a separate entry of the file but a date or part of one. */
  isPart: boolean;
  /** Line where its entry starts, from 1. */
  line: number;
  title: string;
  url: string;
  location: string;
  description: string;
  conference: string;
  isFree: boolean;
  isPrivate: boolean;
  calendar: CalendarName | null;
  times: EventTimes;
  rrule: string | null;
  exceptDates: string[];
  spanFrom: Date;
  spanUntil: Date | null;
  guests: Guest[];
  /** Minutes before the start; undefined if the file has no information. */
  reminders: number[] | undefined;
  organizer: Pick<Guest, 'name' | 'email'> | null;
}

/** How a series continues from a changed occurrence. */
interface Following {
  /** The start its rule counts from. */
  counted: FileTimes['counted'];
  /** Its own rule; null for the rule of the series. */
  rrule: string | null;
}

export interface EventReading {
  /** Zone for times without one. */
  timeZone: string;
  work: RuleWork;
  /** Receives what is imported differently or only in part. */
  remark?: (reason: FieldReason) => void;
}

const longestTitle = 300;
const longestLocation = 500;
const longestAddress = 2000;
const longestDescription = 100_000;
const maxGuests = 200;
export const maxExceptions = 1000;

/**
 * Reads an event and its single dates besides the rule.
 * @throws FileProblem, RuleProblem or 400 for what is not supported here
 */
export function readEvent(
  component: ICAL.Component,
  occurrence: string | null,
  reading: EventReading,
): { event: FileEvent; dates: FileEvent[] } {
  if (occurrence === null) moveToPresent(component);
  const found = fileTimes(component, reading);
  const { dates, ...recurring } =
    occurrence === null
      ? fileRecurrence(component, found, reading)
      : { times: found.times, rrule: null, ...spanOf(found.times, null), dates: [] };
  const { times, rrule, spanUntil } = recurring;
  const { reminders, leftOut } = alarmsOf(component, times);
  const event: FileEvent = {
    uid: uidOf(component),
    sequence: sequenceOf(component),
    occurrence,
    isAlone: false,
    following: null,
    isPart: false,
    line: placeOf(component).line,
    title: titleOf(component, reading),
    url: addressOf(textOf(component, 'url')),
    location: cut(textOf(component, 'location').replaceAll(/\s*\n\s*/g, ', '), { name: 'LOCATION', max: longestLocation }, reading),
    description: descriptionOf(component, reading),
    conference: conferenceOf(component),
    isFree: isFree(component),
    isPrivate: /^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(component, 'class')),
    calendar: calendarOf(component),
    ...recurring,
    exceptDates: rrule === null ? [] : exceptDatesOf(component, { ...times, rrule, spanUntil, exceptDates: [] }, reading),
    guests: guestsOf(component, reading),
    reminders,
    organizer: organizerOf(component),
  };
  if (occurrence !== null && !changesFollowing(component) && textOf(component, 'rrule'))
    reading.remark?.({ code: 'rule_part_ignored', part: 'RRULE' });
  const unkept = partsLeftOut(component, event);
  if (unkept.length > 0) reading.remark?.({ code: 'event_parts_left_out', parts: unkept });
  const attached = component.getAllProperties('attach').length;
  if (attached > 0) reading.remark?.({ code: 'attachments_left_out', count: attached });
  if (leftOut > 0) reading.remark?.({ code: 'alarms_left_out', count: leftOut });
  if (occurrence !== null || rrule === null) return { event, dates: [] };
  const named = component.getAllProperties('rdate').flatMap((property) => datesIn(property, component, times, reading));
  const added = addedDates(event, [...dates, ...named], reading);
  if (added.length === 0 && isNever(event, reading)) reading.remark?.({ code: 'event_never' });
  return { event, dates: added };
}

/** Whether the exceptions remove all of its few occurrences. */
function isNever({ times, rrule, exceptDates, spanUntil }: FileEvent, { work }: EventReading): boolean {
  if (rrule === null || spanUntil === null || exceptDates.length === 0) return false;
  return occurrencesFrom({ ...times, rrule, exceptDates, spanUntil }, localStartOf(times), { work }).next().done === true && !work.isSpent;
}

/** Returns the properties of an event that are not stored here. */
function partsLeftOut(component: ICAL.Component, { url, conference }: Pick<FileEvent, 'url' | 'conference'>): string[] {
  const names = calendarNames.map((name) => name.toLowerCase());
  const unkept: Record<string, boolean> = {
    URL: textOf(component, 'url') !== '' && !url,
    CONFERENCE: component.hasProperty('conference') && !conference,
    CATEGORIES: categoriesOf(component).some((one) => !names.includes(one)),
    STATUS: /^TENTATIVE$/i.test(textOf(component, 'status')),
    ...Object.fromEntries(['COMMENT', 'CONTACT', 'GEO', 'RESOURCES'].map((name) => [name, component.hasProperty(name.toLowerCase())])),
  };
  return Object.keys(unkept).filter((name) => unkept[name]);
}

export function sequenceOf(component: ICAL.Component): number {
  return Math.max(0, Math.trunc(Number(component.getFirstPropertyValue('sequence') ?? 0)) || 0);
}

/** Returns the single dates of an event not given by its rule, each as a changed occurrence. */
export function addedDates(master: FileEvent, dates: SingleDate[], { remark }: Pick<EventReading, 'remark'>): FileEvent[] {
  const { rrule, exceptDates, times, spanUntil } = master;
  const recurring = { ...times, rrule, exceptDates: [], spanUntil };
  // A date with its own end differs from the rule's occurrence.
  const isAdded = ({ key, times: own }: SingleDate) =>
    !exceptDates.includes(key) && (own !== null || occurrenceAt(recurring, key) === null);
  const distinct = [...new Map(dates.map((date) => [date.key, date])).values()];
  const added = distinct.slice(0, 2 * maxExceptions).filter(isAdded);
  const room = Math.max(0, maxExceptions - exceptDates.length);
  if (added.length > room || distinct.length > 2 * maxExceptions) remark?.({ code: 'occurrences_listed', max: room });
  const kept = added.slice(0, room);
  exceptDates.push(...kept.map(({ key }) => key));
  return kept.map(({ key, times: own }) => {
    const moved = own ?? movedTo(times, times.allDay ? key : localOf(new Date(key), times.timeZone));
    return { ...master, ...spanOf(moved, null), isPart: true, occurrence: key, times: moved, rrule: null, exceptDates: [] };
  });
}

/**
 * Excludes an occurrence from its series.
 * @throws FileProblem if there are too many exceptions
 */
export function leaveOut(master: FileEvent, occurrence: string): void {
  if (master.exceptDates.includes(occurrence)) return;
  if (master.exceptDates.length >= maxExceptions) throw new FileProblem({ code: 'occurrences_full', max: maxExceptions });
  master.exceptDates.push(occurrence);
}

function exceptDatesOf(
  component: ICAL.Component,
  event: EventTimes & { rrule: string; spanUntil: Date | null; exceptDates: string[] },
  reading: EventReading,
): string[] {
  const properties = component.getAllProperties('exdate');
  const count = properties.reduce((sum, property) => sum + property.jCal.length - 3, 0);
  if (count > maxExceptions) throw new FileProblem({ code: 'exceptions_full', max: maxExceptions });
  const named = properties.flatMap((property) => datesIn(property, component, event, reading).map((date) => keyGiven(date, event)));
  const keys = [...new Set([...named, ...excludedByRules(component, event, reading)])];
  if (keys.length > maxExceptions) throw new FileProblem({ code: 'exceptions_full', max: maxExceptions });
  return keys;
}

/** Returns the key an EXDATE excludes; midnight stands for its day if the rule gives nothing at midnight. */
function keyGiven({ key, onDay }: SingleDate, event: Recurring): string {
  return onDay && !occurrenceAt(event, key) ? onDay : key;
}

/** Returns the key of the occurrence a component changes, by the times of its series. */
export function occurrenceOf(component: ICAL.Component, times: EventTimes, timeZone: string): string | null {
  const property = component.getFirstProperty('recurrence-id');
  return property && keyIn(property, component, times, timeZone);
}

/** Whether a changed occurrence also changes those after it. */
export function changesFollowing(component: ICAL.Component): boolean {
  return String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE';
}

export function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : '';
}

export function titleOf(component: ICAL.Component, reading: EventReading): string {
  const text = textOf(component, 'summary').replaceAll(/\s+/g, ' ').trim();
  return cut(text, { name: 'SUMMARY', max: longestTitle }, reading) || '–';
}

function addressOf(text: string): string {
  return /^https?:\/\/\S+$/i.test(text) && text.length <= longestAddress ? text : '';
}

export function cut(text: string, { name, max }: { name: string; max: number }, { remark }: EventReading): string {
  if (text.length > max) remark?.({ code: 'text_cut', name, max });
  return text.slice(0, max);
}

export function descriptionOf(component: ICAL.Component, reading: EventReading): string {
  const rich = component.getAllProperties('x-alt-desc').find((one) => String(one.getParameter('fmttype')).toLowerCase() === 'text/html');
  const html = rich?.getFirstValue();
  if (typeof html === 'string' && html.length <= longestDescription) return cleanRichText(html.replaceAll('\0', ''), 'description');
  const text = cut(textOf(component, 'description').trim(), { name: 'DESCRIPTION', max: longestDescription }, reading);
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

/** Returns the URL of the online meeting, from the standard property (RFC 7986) or those of Google and Microsoft. */
function conferenceOf(component: ICAL.Component): string {
  const addresses = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'x-microsoft-onlinemeetingconflink']
    .flatMap((name) => component.getAllProperties(name).map((property) => String(property.getFirstValue())))
    .map((text) => addressOf(text.trim()));
  return addresses.find(Boolean) ?? '';
}

function isFree(component: ICAL.Component): boolean {
  const said = textOf(component, 'transp') || (/^FREE$/i.test(textOf(component, 'x-microsoft-cdo-busystatus')) ? 'TRANSPARENT' : '');
  return said.toUpperCase() === 'TRANSPARENT';
}

function calendarOf(component: ICAL.Component): CalendarName | null {
  const categories = categoriesOf(component);
  return calendarNames.find((name) => categories.includes(name.toLowerCase())) ?? null;
}

function categoriesOf(component: ICAL.Component): string[] {
  return component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map((one) => String(one).trim().toLowerCase()))
    .filter(Boolean);
}

function guestsOf(component: ICAL.Component, { remark }: EventReading): Guest[] {
  const guests = new Map<string, Guest>();
  const named = component.getAllProperties('attendee');
  const leftOut = named.filter((property, index) => index >= maxGuests || !personOf(property)).length;
  if (leftOut > 0) remark?.({ code: 'guests_left_out', count: leftOut });
  for (const property of named.slice(0, maxGuests)) {
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

/** Returns the person in a property; null without an email address. */
function personOf(property: ICAL.Property): Pick<Guest, 'name' | 'email'> | null {
  const email = String(property.getFirstValue())
    .replace(/^mailto:/i, '')
    .trim();
  if (!/^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u.test(email) || email.length > 254) return null;
  const name = String(property.getParameter('cn') ?? '').slice(0, 200);
  return { name: name === email ? '' : name, email };
}
