import ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';
import { momentOf } from '../../zone-times.ts';
import { readDate } from '../read-times.ts';
import { type FileZone, plainTzid, zoneOfTzid } from './zone-of-tzid.ts';

export interface TimeReading {
  /** Zone for times without one. */
  timeZone: string;
  /** Receives what is imported differently or only in part. */
  remark?: ((reason: FieldReason) => void) | undefined;
}

/** A date, or a timestamp in a zone, in a property of a file. */
export interface FileTime {
  isDay: boolean;
  /** Whether neither it nor the event's start has a zone. */
  isFloating: boolean;
  /** `YYYY-MM-DD`, or the local time. */
  local: string;
  moment: Date;
  timeZone: string;
  rules: ICAL.Timezone | null;
  /** Converts another local time in its zone to a `Date`. */
  momentAt: (local: string) => Date;
}

/** Returns the date or timestamp in a property; null for none. */
export function momentIn(property: ICAL.Property, component: ICAL.Component, reading: TimeReading): FileTime | null {
  return attempt(() => timeIn(property, component, reading));
}

export function timeIn(property: ICAL.Property, component: ICAL.Component, reading: TimeReading, index = 0): FileTime | null {
  const value: unknown = attempt(() => property.getValues())?.[index];
  const time: unknown = value instanceof ICAL.Period ? value.start : value;
  // February 30 is invalid rather than March 2.
  const written: unknown = property.toJSON()[3 + index];
  const isReal = time instanceof ICAL.Time && (typeof written !== 'string' || written.slice(0, 19) === time.toString().slice(0, 19));
  return isReal ? timeOf(time, property, component, reading) : null;
}

export function timeOf(value: ICAL.Time, property: ICAL.Property, component: ICAL.Component, reading: TimeReading): FileTime {
  const text = value.toString();
  readDate(text, 'date');
  const local = text.slice(0, 19);
  const inZone = (timeZone: string, isFloating = false): FileTime => {
    const momentAt = (other: string) => momentOf(other, timeZone);
    return {
      isDay: value.isDate,
      isFloating,
      local: value.isDate ? text.slice(0, 10) : local,
      moment: momentAt(local),
      timeZone,
      rules: null,
      momentAt,
    };
  };
  if (value.isDate) return inZone(reading.timeZone);
  if (text.endsWith('Z')) return inZone('UTC');
  const tzid = property.getParameter('tzid') ?? tzidOfStart(property, component);
  const name = plainTzid(String(tzid ?? zoneOfCalendar(component)));
  if (!name) return inZone(reading.timeZone, true);
  const found = zoneIn(component, { name, year: Number(local.slice(0, 4)), preferred: reading.timeZone });
  if (!found || (found.zone !== null && found.isAssumed))
    reading.remark?.({ code: 'event_zone_assumed', zone: name.slice(0, 100), as: found?.zone ?? reading.timeZone });
  if (!found) return inZone(reading.timeZone, tzid === undefined);
  if (found.zone !== null) return inZone(found.zone, tzid === undefined);
  const { rules } = found;
  const momentAt = (other: string) => momentBy(rules, other);
  return { isDay: false, isFloating: false, local, moment: momentAt(local), timeZone: 'UTC', rules, momentAt };
}

const timedByStart = ['dtend', 'due', 'exdate', 'rdate'];

/** Returns the zone of the start, used for related properties without one. */
function tzidOfStart({ name }: ICAL.Property, component: ICAL.Component): string | undefined {
  const start = timedByStart.includes(name) ? component.getFirstProperty('dtstart') : null;
  if (!start) return undefined;
  const tzid = start.getParameter('tzid');
  if (tzid) return String(tzid);
  return String(attempt(() => start.getFirstValue())).endsWith('Z') ? 'UTC' : undefined;
}

/** Returns the calendar's default zone; empty if there is none. */
export function zoneOfCalendar({ parent }: ICAL.Component): string {
  return String(parent?.getFirstPropertyValue('x-wr-timezone') ?? parent?.getFirstPropertyValue('timezone-id') ?? '');
}

const maxCompared = 100;
const zones = new WeakMap<ICAL.Component, Map<string, FileZone | null>>();

function zoneIn(component: ICAL.Component, { name, year, preferred }: { name: string; year: number; preferred: string }): FileZone | null {
  const known = zones.get(component.parent) ?? new Map<string, FileZone | null>();
  zones.set(component.parent, known);
  // Comparing a zone's rules is slow, so after many years they are compared once per decade.
  const compared = known.size < maxCompared ? year : Math.floor(year / 10) * 10;
  const key = JSON.stringify([name, compared]);
  let zone = known.get(key);
  if (zone === undefined) {
    zone = zoneOfTzid(name, { definition: definitionOf(name, component), year: compared, preferred });
    known.set(key, zone);
  }
  return zone;
}

const definitions = new WeakMap<ICAL.Component, Map<string, ICAL.Component>>();

function definitionOf(tzid: string, { parent }: ICAL.Component): ICAL.Component | undefined {
  if (!parent) return undefined;
  let known = definitions.get(parent);
  if (!known) {
    known = new Map(
      parent
        .getAllSubcomponents('vtimezone')
        .toReversed()
        .map((one) => [plainTzid(String(one.getFirstPropertyValue('tzid'))).toLowerCase(), one]),
    );
    definitions.set(parent, known);
  }
  return known.get(tzid.toLowerCase());
}

/** Returns the result of `read`; null if it throws. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Converts a local time by a file's zone rules to a `Date`; a time in a DST gap moves forward by the length of the gap. */
export function momentBy(clocks: ICAL.Timezone, local: string): Date {
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = clocks;
  const moment = time.toJSDate();
  return new Date(moment.getTime() + Date.parse(`${local}Z`) - Date.parse(`${localBy(clocks, moment)}Z`));
}

/** Converts a moment to local time by a file's zone rules: `YYYY-MM-DDTHH:MM:SS`. */
export function localBy(clocks: ICAL.Timezone, moment: Date): string {
  return ICAL.Time.fromJSDate(moment, true).convertToZone(clocks).toString().slice(0, 19);
}
