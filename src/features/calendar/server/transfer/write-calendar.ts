import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { textOfHtml } from '#server/rich-text.ts';
import type { Guest } from '../../contract.ts';
import { occurrenceAt } from '../../event-times.ts';
import { localOf } from '../../zone-times.ts';
import { type EventRecord, seriesOf } from '../event-record.ts';
import { addAlarms } from './file-alarms.ts';
import { partOf } from './series-parts.ts';

interface Options {
  organizers: Map<number, { name: string; email: string }>;
  /** Method of the file; absent if it is only informative. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH' | 'REPLY';
  /** Name of a subscribed calendar. */
  name?: string;
  reminders?: Map<number, number[]>;
}

const partStats = { waiting: 'NEEDS-ACTION', yes: 'ACCEPTED', maybe: 'TENTATIVE', no: 'DECLINED' } as const;

/**
 * Writes events as an iCalendar file (RFC 5545), each recurring event with its changed occurrences, which must be among the events.
 * Does not include clients' extra properties.
 */
export function writeCalendar(events: EventRecord[], options: Options): string {
  return [...calendarParts(events, options)].join('');
}

/** Yields the same file in pieces: the head with the zones, each event, the end. Callers can yield to other requests between them. */
export function* calendarParts(events: EventRecord[], { organizers, method, name, reminders }: Options): Generator<string> {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Atrium//Calendar//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (method) calendar.addPropertyWithValue('method', method);
  if (name) calendar.addPropertyWithValue('x-wr-calname', name);
  const masters = new Map(events.filter(({ masterId }) => masterId === null).map((event) => [event.id, event]));
  const changed = new Map<number, Set<string>>();
  for (const { masterId, occurrence } of events)
    if (masterId !== null && occurrence !== null) changed.set(masterId, (changed.get(masterId) ?? new Set()).add(occurrence));
  const zones = new Map<string, string>();
  for (const { allDay, timeZone } of events) if (!allDay && !zones.has(timeZone)) zones.set(timeZone, addZone(calendar, timeZone));
  const tzidOf = (zone: string) => zones.get(zone) ?? '';
  const end = 'END:VCALENDAR';
  yield calendar.toString().slice(0, -end.length);
  for (const one of events) {
    const master = one.masterId === null ? undefined : masters.get(one.masterId);
    const event = master || method ? one : alone(one);
    const component = eventComponent(event, { master, changed: changed.get(event.id), tzidOf });
    addPersons(component, event, organizers.get(event.ownerId));
    addAlarms(component, reminders?.get(seriesOf(event)) ?? [], plain(event.title));
    if (method === 'CANCEL') component.updatePropertyWithValue('status', 'CANCELLED');
    yield `${component.toString()}\r\n`;
  }
  yield `${end}\r\n`;
}

/** Turns a changed occurrence whose master the reader cannot see into a single event. */
function alone(event: EventRecord): EventRecord {
  return event.masterId === null ? event : { ...event, occurrence: null, uid: `${event.id}-${event.uid}` };
}

interface Place {
  master: EventRecord | undefined;
  /** Occurrences of a recurring event that the file contains separately. */
  changed: Set<string> | undefined;
  tzidOf: (zone: string) => string;
}

function eventComponent(event: EventRecord, { master, changed, tzidOf }: Place): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const { uid, title, url, location, description, calendar, allDay, timeZone, rrule, occurrence, exceptDates } = event;
  const { conference, isFree, isPrivate } = event;
  component.addPropertyWithValue('uid', uid);
  component.addPropertyWithValue('dtstamp', utcTime(event.updatedAt));
  component.addPropertyWithValue('created', utcTime(event.createdAt));
  component.addPropertyWithValue('last-modified', utcTime(event.updatedAt));
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('summary', plain(title));
  const zone = { allDay, timeZone, tzid: tzidOf(timeZone) };
  if (occurrence !== null) {
    const first = master ?? event;
    addTime(component, 'recurrence-id', occurrence, {
      allDay: occurrence.length === 10,
      timeZone: first.timeZone,
      tzid: tzidOf(first.timeZone),
    });
  }
  addTime(component, 'dtstart', allDay ? (event.startDate ?? '') : iso(event.startsAt), zone);
  if (allDay) addTime(component, 'dtend', event.endDate ?? '', zone);
  else if (event.endsAt) addTime(component, 'dtend', iso(event.endsAt), zone);
  if (rrule !== null) component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rrule));
  for (const key of exceptDates) if (!changed?.has(key)) addTime(component, 'exdate', key, zone);
  // Occurrences the rule does not give are single dates from an import.
  const recurring = { ...event, exceptDates: [] };
  if (rrule !== null) for (const key of changed ?? []) if (!occurrenceAt(recurring, key)) addTime(component, 'rdate', key, zone);
  if (location) component.addPropertyWithValue('location', plain(location));
  if (description) component.addPropertyWithValue('description', plain(textOfHtml(description)));
  if (url) component.addPropertyWithValue('url', url);
  const series = partOf(uid);
  if (series.from) component.addPropertyWithValue('related-to', series.uid).setParameter('reltype', 'SIBLING');
  component.addPropertyWithValue('categories', calendar);
  if (conference) component.addPropertyWithValue('conference', conference).setParameter('value', 'URI');
  component.addPropertyWithValue('transp', isFree ? 'TRANSPARENT' : 'OPAQUE');
  if (calendar === 'Personal' || isPrivate) component.addPropertyWithValue('class', 'PRIVATE');
  component.addPropertyWithValue('status', 'CONFIRMED');
  return component;
}

function addPersons(component: ICAL.Component, { guests }: EventRecord, organizer: { name: string; email: string } | undefined): void {
  if (guests.length === 0 || !organizer) return;
  const { name: organizerName, email: organizerEmail } = guests.find(({ organizes }) => organizes) ?? organizer;
  const owner = component.addPropertyWithValue('organizer', `mailto:${organizerEmail}`);
  if (organizerName) owner.setParameter('cn', parameter(organizerName));
  for (const { name, email, answer } of guests) {
    const attendee = component.addPropertyWithValue('attendee', `mailto:${email}`);
    if (name) attendee.setParameter('cn', parameter(name));
    attendee.setParameter('role', 'REQ-PARTICIPANT');
    attendee.setParameter('partstat', partStats[answer]);
    attendee.setParameter('rsvp', 'TRUE');
  }
}

/** Converts a PARTSTAT to an answer. */
export function answerOfPartStat(partStat: string | undefined): Guest['answer'] {
  const found = Object.entries(partStats).find(([, value]) => value === partStat?.toUpperCase());
  return (found?.[0] as Guest['answer'] | undefined) ?? 'waiting';
}

/** @param value a date, or a timestamp in UTC */
function addTime(component: ICAL.Component, name: string, value: string, zone: { allDay: boolean; timeZone: string; tzid: string }): void {
  if (zone.allDay) component.addPropertyWithValue(name, ICAL.Time.fromDateString(value));
  else if (zone.tzid === '') component.addPropertyWithValue(name, utcTime(new Date(value)));
  else {
    const property = new ICAL.Property(name);
    property.setParameter('tzid', zone.tzid);
    property.setValue(ICAL.Time.fromString(localOf(new Date(value), zone.timeZone), property));
    component.addProperty(property);
  }
}

const blocks = new Map<string, string | null>();

/**
 * Adds the definition of a zone for readers that do not know it.
 * @returns the TZID; empty for UTC and unknown zones
 */
function addZone(calendar: ICAL.Component, timeZone: string): string {
  if (/^(etc\/)?(utc|gmt)$/i.test(timeZone)) return '';
  let block = blocks.get(timeZone);
  if (block === undefined) {
    const [text] = tzlib_get_ical_block(timeZone);
    block = text?.startsWith('BEGIN:VTIMEZONE') ? JSON.stringify(ICAL.parse(text)) : null;
    blocks.set(timeZone, block);
  }
  if (!block) return '';
  const component = new ICAL.Component(JSON.parse(block));
  // Zones with the same rules share a definition under one name.
  component.updatePropertyWithValue('tzid', timeZone);
  component.updatePropertyWithValue('x-lic-location', timeZone);
  calendar.addSubcomponent(component);
  return timeZone;
}

function utcTime(moment: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(moment, true);
}

function iso(moment: Date | null): string {
  return moment?.toISOString() ?? '';
}

/** Removes characters not allowed in content lines. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}--\n]/gv, ' ');
}

/** Parameters cannot contain quotes or line breaks. */
function parameter(text: string): string {
  return plain(text).replaceAll(/["\n]/g, ' ').trim();
}
