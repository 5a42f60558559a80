import type ICAL from 'ical.js';
import { heavyTask } from '#server/heavy-work.ts';
import type { MailedEvent } from '../mailed-contract.ts';
import { RuleWork } from '../rule-work.ts';
import { calendarText } from './transfer/calendar-text.ts';
import { changesFollowing, type EventReading, type FileEvent, readEvent } from './transfer/file-event.ts';
import { keyIn } from './transfer/file-times.ts';
import { calendarsIn } from './transfer/read-components.ts';
import { applyOccurrence, type SeriesInFile } from './transfer/series-in-file.ts';

export interface MailedFile {
  kind: MailedEvent['kind'];
  /** The organizer's UID; the sequence increases with each change. */
  uid: string;
  sequence: number;
  /** For a single occurrence, the start the rule gives it. */
  occurrence: string | null;
  events: [FileEvent, ...FileEvent[]];
}

const maxOccurrences = 100;
const maxSteps = 50_000;
const kinds: Record<string, MailedFile['kind']> = { REQUEST: 'invitation', CANCEL: 'cancellation', PUBLISH: 'event', '': 'event' };

/** Reads mailed calendar files and returns the first with exactly one readable event or series; null for none. */
export const readMailedFile = heavyTask({
  name: 'read an invitation',
  lengthOf: ({ files }: { files: Uint8Array[]; timeZone: string }) => files.reduce((sum, { length }) => sum + length, 0),
  run: ({ files, timeZone }): MailedFile | null => {
    for (const bytes of files) {
      const found = (calendarsIn(calendarText(bytes)) ?? []).map((calendar) => mailedFileIn(calendar, timeZone));
      const [first] = found.filter((one) => one !== null);
      if (first) return first;
    }
    return null;
  },
});

function mailedFileIn(calendar: ICAL.Component, timeZone: string): MailedFile | null {
  const kind = kinds[String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase()];
  const components = calendar.getAllSubcomponents('vevent');
  const uids = new Set(components.map((component) => component.getFirstPropertyValue('uid')));
  const [uid] = uids;
  // A file with several events is a calendar to import.
  if (!kind || uids.size !== 1 || typeof uid !== 'string' || uid === '') return null;
  try {
    const read = readSeries(components, { timeZone, work: new RuleWork({ most: maxSteps, patience: maxSteps }) });
    if (!read) return null;
    const [{ organizer, uid: kept, sequence }] = read.events;
    return { ...read, kind: kind === 'invitation' && !organizer ? 'event' : kind, uid: kept, sequence };
  } catch {
    // Invalid or not supported; the mail shows it as a plain file.
    return null;
  }
}

function readSeries(components: ICAL.Component[], reading: EventReading): Pick<MailedFile, 'events' | 'occurrence'> | null {
  const isOccurrence = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const others = components.filter(isOccurrence).slice(0, maxOccurrences);
  const whole = components.find((component) => !isOccurrence(component));
  if (whole) {
    const { event, dates } = readEvent(whole, null, reading);
    const series: SeriesInFile = { whole: event, parts: [{ from: '', event }] };
    const changed = event.rrule === null ? [] : others.flatMap((one) => applyOccurrence(one, series, reading).events);
    // A series that splits has several parts, which an invitation cannot have.
    if (series.parts.length > 1) return null;
    return { events: [series.parts[0].event, ...dates, ...changed], occurrence: null };
  }
  const [alone] = others;
  const named = alone?.getFirstProperty('recurrence-id');
  // Changes of this and the following occurrences need an import, which splits the series.
  if (!alone || !named || changesFollowing(alone)) return null;
  const { event } = readEvent(alone, null, reading);
  return { events: [{ ...event, rrule: null }], occurrence: keyIn(named, alone, event.times, reading.timeZone) };
}
