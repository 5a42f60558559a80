import type ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';
import { fieldMessage } from '#server/refusal.ts';
import { type EventTimes, startOf } from '../../event-times.ts';
import { RuleWork } from '../../rule-work.ts';
import { changesFollowing, type EventReading, type FileEvent, occurrenceOf, readEvent, sequenceOf, textOf } from './file-event.ts';
import { reasonOf } from './file-rules.ts';
import { type FileTask, readTask } from './file-task.ts';
import { FileProblem, fileTimes } from './file-times.ts';
import { calendarsIn, placeOf } from './read-components.ts';
import { applyOccurrence, isCancelled, readFollowing, type SeriesInFile } from './series-in-file.ts';
import { uidOf } from './series-parts.ts';

/** Contents of a file. Every entry is an event, a to-do, canceled, or skipped. */
export interface CalendarFile {
  events: FileEvent[];
  tasks: FileTask[];
  /** Cancellations of events that are not in the file. */
  cancellations: Cancellation[];
  /** Number of entries that cancel occurrences of series in the file. */
  cancelledHere: number;
  /** The first skipped entries. */
  skipped: LeftOut[];
  /** Number of skipped entries beyond those. */
  notNamed: number;
  /** Entries imported differently or only in part. */
  remarks: LeftOut[];
}

export interface Cancellation {
  uid: string;
  /** A single occurrence, by the file's times. */
  occurrence: string | null;
  /** Whether it includes the following occurrences. */
  isFollowing: boolean;
  title: string;
  line: number;
}

/** A skipped entry of the file, and why. */
export interface LeftOut {
  title: string;
  /** Line where it starts, from 1. */
  line: number;
  reason: string;
  /** Code of the reason. */
  why: FieldReason;
}

const maxEvents = 10_000;
const maxNamed = 100;
// For all rules of a file: five thousand weekly rules with a count of one year, or fifty that are searched for a century in vain.
const maxSteps = 500_000;
const patience = 200_000;

/** An event in the file before it is read. */
interface Entry {
  component: ICAL.Component;
  uid: string;
  title: string;
  line: number;
}

interface Reading {
  timeZone: string;
  work: RuleWork;
  file: CalendarFile;
  /** Single events, by UID. */
  singles: Map<string, FileEvent>;
  /** UIDs of canceled events. */
  cancelled: Set<string>;
  count: number;
}

/**
 * Reads an iCalendar file (RFC 5545). An error in one event affects only that event; whatever is skipped or imported differently is
 * reported.
 * @param timeZone for times without a zone
 * @returns null if it is not an iCalendar file.
 */
export function readCalendarFile(text: string, timeZone: string): CalendarFile | null {
  const calendars = calendarsIn(text);
  if (!calendars) return null;
  const file: CalendarFile = { events: [], tasks: [], cancellations: [], cancelledHere: 0, skipped: [], notNamed: 0, remarks: [] };
  const reading: Reading = {
    timeZone,
    work: new RuleWork({ most: maxSteps, patience }),
    file,
    singles: new Map(),
    cancelled: new Set(),
    count: 0,
  };
  const entries = calendars.flatMap((calendar) => entriesOf(calendar, file));
  const isTask = ({ component }: Entry) => component.name === 'vtodo';
  const isOccurrence = ({ component }: Entry) => component.hasProperty('recurrence-id');
  // Masters first, as they determine the keys of changed occurrences.
  const series = new Map<string, SeriesInFile>();
  const masters = entries.filter((one) => !isTask(one) && !isOccurrence(one));
  for (const entry of newest(masters, file)) readMaster(entry, series, reading);
  const occurrences = entries.filter((one) => !isTask(one) && isOccurrence(one));
  for (const entry of inOrder(occurrences)) readOccurrence(entry, series, reading);
  const tasks = entries.filter(isTask);
  for (const entry of [
    ...newest(
      tasks.filter((one) => !isOccurrence(one)),
      file,
    ),
    ...tasks.filter(isOccurrence),
  ])
    tryReading(entry, reading, (eventReading) => file.tasks.push(readTask(entry.component, eventReading)));
  for (const { parts } of series.values()) file.events.push(...parts.map(({ event }) => event));
  file.events = withoutOlder(file.events, file);
  const remarks = firstNamed(file.remarks, 0).skipped;
  return { ...file, remarks, ...firstNamed(file.skipped, 0) };
}

/** Methods for negotiation between attendees and organizers (RFC 5546). */
const talk = ['REPLY', 'REFRESH', 'COUNTER', 'DECLINECOUNTER'];
const methodOf = (calendar: ICAL.Component) => String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();

const others: Record<string, FieldReason['code'] & ('is_journal' | 'is_busy_time')> = {
  vjournal: 'is_journal',
  vfreebusy: 'is_busy_time',
};

/** Returns the events and to-dos of a calendar; reports all other components. */
function entriesOf(calendar: ICAL.Component, file: CalendarFile): Entry[] {
  const { line, broken, isCut } = placeOf(calendar);
  if (broken.length > 0) file.remarks.push({ title: '', line, ...why(brokenLines(broken)) });
  if (isCut) file.remarks.push({ title: '', line, ...why({ code: 'file_cut_off' }) });
  const isTalk = talk.includes(methodOf(calendar));
  return calendar.getAllSubcomponents().flatMap((component): Entry[] => {
    const place = placeOf(component);
    const title = textOf(component, 'summary').slice(0, 300);
    const leaveOut = (reason: FieldReason) => {
      file.skipped.push({
        title: title || (component.name === 'vevent' ? '' : component.name.toUpperCase()),
        line: place.line,
        ...why(reason),
      });
      return [];
    };
    if (component.name === 'vtimezone') return [];
    if (isTalk) return leaveOut({ code: 'is_no_event' });
    if (place.isCut) return leaveOut({ code: 'event_cut_off' });
    if (component.name !== 'vevent' && component.name !== 'vtodo') return leaveOut({ code: others[component.name] ?? 'is_no_event' });
    if (place.broken.length > 0) file.remarks.push({ title, line: place.line, ...why(brokenLines(place.broken)) });
    return [{ component, uid: uidOf(component), title, line: place.line }];
  });
}

const brokenLines = (lines: number[]): FieldReason => ({ code: 'lines_unread', lines: lines.slice(0, 10).map(String) });

/** Keeps the most recently changed entry for each UID. */
function newest(entries: Entry[], file: CalendarFile): Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const known = kept.get(entry.uid);
    const [older, newer] = !known ? [null, entry] : isOlder(entry, known) ? [entry, known] : [known, entry];
    kept.set(entry.uid, newer);
    if (older) leaveOutOlder(older, file);
  }
  return [...kept.values()];
}

function leaveOutOlder({ title, line }: Pick<LeftOut, 'title' | 'line'>, file: CalendarFile): void {
  file.skipped.push({ title, line, ...why({ code: 'event_superseded' }) });
}

function isOlder({ component: one }: Entry, { component: other }: Entry): boolean {
  // Regenerated feeds give all events the same stamp.
  const compare = (name: string) =>
    String(one.getFirstPropertyValue(name) ?? '').localeCompare(String(other.getFirstPropertyValue(name) ?? ''));
  return (sequenceOf(one) - sequenceOf(other) || compare('dtstamp') || compare('last-modified')) < 0;
}

/** Sorts changes of this and the following occurrences first, earliest first. */
function inOrder(entries: Entry[]): Entry[] {
  const keyOf = ({ component }: Entry) => String(component.getFirstPropertyValue('recurrence-id'));
  const following = entries
    .filter(({ component }) => changesFollowing(component))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)) || (isOlder(a, b) ? -1 : 1));
  return [...following, ...entries.filter(({ component }) => !changesFollowing(component))];
}

function readMaster(entry: Entry, series: Map<string, SeriesInFile>, reading: Reading): void {
  tryReading(entry, reading, (eventReading) => {
    if (isCalledOff(entry)) {
      reading.cancelled.add(entry.uid);
      return cancel(entry, null, reading);
    }
    const { event, dates } = readEvent(entry.component, null, eventReading);
    reading.file.events.push(...dates);
    if (event.rrule === null) {
      reading.file.events.push(event);
      reading.singles.set(entry.uid, event);
    } else series.set(entry.uid, { whole: event, parts: [{ from: '', event }] });
  });
}

function readOccurrence(entry: Entry, series: Map<string, SeriesInFile>, reading: Reading): void {
  const { component, uid } = entry;
  tryReading(entry, reading, (eventReading) => {
    const { file } = reading;
    if (reading.cancelled.has(uid)) throw new FileProblem({ code: 'event_cancelled' });
    const known = series.get(uid);
    const single = reading.singles.get(uid);
    const key = occurrenceOf(component, known?.whole.times ?? single?.times ?? timesOf(component, reading), reading.timeZone);
    if (known) {
      const { events, superseded } = applyOccurrence(component, known, eventReading);
      if (isCancelled(component)) file.cancelledHere++;
      if (superseded) leaveOutOlder(superseded, file);
      file.events.push(...events);
      return;
    }
    const isOnlyOne = single !== undefined && startOf(single.times) === key;
    if (isOnlyOne) {
      file.events = file.events.filter((one) => one !== single);
      leaveOutOlder(single, file);
    }
    if (isCalledOff(entry)) return cancel(entry, isOnlyOne ? null : key, reading);
    if (isOnlyOne) return void file.events.push({ ...readEvent(component, key, eventReading).event, occurrence: null });
    // The series is not in the file, as with a single invitation.
    const event = changesFollowing(component) ? readFollowing(component, key, eventReading) : readEvent(component, key, eventReading).event;
    file.events.push({ ...event, isAlone: true });
  });
}

/** A cancellation of one occurrence may contain nothing else. */
function timesOf(component: ICAL.Component, { timeZone }: Reading): EventTimes {
  if (component.hasProperty('dtstart')) return fileTimes(component, { timeZone }).times;
  const allDay = String(component.getFirstPropertyValue('recurrence-id')).length === 10;
  return { allDay, startDate: null, endDate: null, startsAt: null, endsAt: null, timeZone };
}

/** Whether the whole file (RFC 5546, METHOD:CANCEL) or the event itself is a cancellation. */
function isCalledOff({ component }: Entry): boolean {
  return isCancelled(component) || methodOf(component.parent) === 'CANCEL';
}

function cancel({ component, uid, title, line }: Entry, occurrence: string | null, { file }: Reading): void {
  file.cancellations.push({ uid, occurrence, isFollowing: changesFollowing(component), title, line });
}

function tryReading({ title, line }: Entry, reading: Reading, read: (reading: EventReading) => void): void {
  const { file, timeZone, work } = reading;
  const remarks: FieldReason[] = [];
  try {
    if (reading.count >= maxEvents) throw new FileProblem({ code: 'events_full', max: maxEvents });
    read({ timeZone, work, remark: (reason) => remarks.push(reason) });
    reading.count++;
    const distinct = new Map(remarks.map((reason) => [JSON.stringify(reason), reason]));
    for (const reason of distinct.values()) file.remarks.push({ title, line, ...why(reason) });
  } catch (error) {
    file.skipped.push({ title, line, ...why(reasonOf(error)) });
  }
}

/** Keeps the most recently changed event for each occurrence. */
function withoutOlder(events: FileEvent[], file: CalendarFile): FileEvent[] {
  const kept = new Map<string, FileEvent>();
  for (const event of events) {
    const name = JSON.stringify([event.uid, event.occurrence]);
    const known = kept.get(name);
    const [older, newer] = !known ? [null, event] : event.isPart || event.sequence < known.sequence ? [event, known] : [known, event];
    kept.set(name, newer);
    if (older && !older.isPart) leaveOutOlder(older, file);
  }
  return [...kept.values()];
}

/** Reports changes of this and the following occurrences without a known series; each applies to one occurrence only. */
export function seriesNotThere(events: readonly FileEvent[]): LeftOut[] {
  return events.filter(({ following }) => following).map(({ title, line }) => ({ title, line, ...why({ code: 'series_not_there' }) }));
}

export function todosLeftOut(tasks: readonly FileTask[]): LeftOut[] {
  return tasks.map(({ title, line }) => ({ title, line, ...why({ code: 'is_todo' }) }));
}

/** Returns the first skipped entries in file order, and the number of further ones. */
export function firstNamed(skipped: LeftOut[], notNamed: number): Pick<CalendarFile, 'skipped' | 'notNamed'> {
  const inOrder = skipped.toSorted((a, b) => a.line - b.line);
  return { skipped: inOrder.slice(0, maxNamed), notNamed: notNamed + Math.max(0, inOrder.length - maxNamed) };
}

export function why(reason: FieldReason): Pick<LeftOut, 'reason' | 'why'> {
  return { reason: messageOf(reason), why: reason };
}

function messageOf(reason: FieldReason): string {
  const message = fieldMessage(reason);
  return reason.code.startsWith('rule_') && reason.code !== 'rule_part_ignored' ? `its rule ${message}` : message;
}
