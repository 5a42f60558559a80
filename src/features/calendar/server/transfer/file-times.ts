import ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';
import type { EventTimes } from '../../event-times.ts';
import { dateOf, dayOf, localOf, momentOf } from '../../zone-times.ts';
import { readDate } from '../events/read-times.ts';
import { zoneOfFile } from './zone-of-file.ts';
import { zoneOfTzid } from './zone-of-tzid.ts';

/** Why an event of a file is left out. */
export class FileProblem extends Error {
  readonly reason: FieldReason;

  constructor(reason: FieldReason) {
    super(reason.code);
    this.reason = reason;
  }
}

const dayMs = 86_400_000;

/** The times of an event of a file. @param standard the zone of times that name none @throws FileProblem, or 400 for a date that is none */
export function fileTimes(component: ICAL.Component, standard: string): EventTimes {
  const property = component.getFirstProperty('dtstart');
  const start = property && timeIn(property, component, standard);
  if (!start) throw new FileProblem({ code: 'event_without_start' });
  const ending = component.getFirstProperty('dtend');
  const end = ending && timeIn(ending, component, standard);
  const duration = component.getFirstPropertyValue('duration');
  const lengthMs = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  if (start.date !== null) {
    const lasts = Math.max(1, end?.date ? dayOf(end.date) - dayOf(start.date) : Math.round(lengthMs / dayMs));
    const endDate = dateOf(dayOf(start.date) + lasts);
    return { allDay: true, startDate: start.date, endDate, startsAt: null, endsAt: null, timeZone: standard };
  }
  const endsAt = end?.date === null ? end.moment : new Date(start.moment.getTime() + lengthMs);
  if (endsAt < start.moment) throw new FileProblem({ code: 'event_ends_first' });
  const isPoint = endsAt.getTime() === start.moment.getTime();
  return {
    allDay: false,
    startDate: null,
    endDate: null,
    startsAt: start.moment,
    endsAt: isPoint ? null : endsAt,
    timeZone: start.timeZone,
  };
}

/** The key of the occurrence that a property names, in an event with these times. */
export function keyIn(property: ICAL.Property, component: ICAL.Component, times: EventTimes, standard: string, index = 0): string {
  const named = timeIn(property, component, standard, index);
  if (!named) throw new FileProblem({ code: 'event_bad_occurrence' });
  if (times.allDay) return named.date ?? localOf(named.moment, named.timeZone).slice(0, 10);
  if (named.date === null) return named.moment.toISOString();
  // A day stands for the occurrence on it.
  return momentOf(`${named.date}${localOf(times.startsAt ?? new Date(0), times.timeZone).slice(10)}`, times.timeZone).toISOString();
}

type FileTime = { date: string; moment: Date; timeZone: string } | { date: null; moment: Date; timeZone: string };

function timeIn(property: ICAL.Property, component: ICAL.Component, standard: string, index = 0): FileTime | null {
  const value = property.getValues()[index];
  if (!(value instanceof ICAL.Time)) return null;
  const text = value.toString();
  readDate(text, 'date');
  if (value.isDate) return { date: text.slice(0, 10), moment: new Date(`${text.slice(0, 10)}T00:00:00Z`), timeZone: standard };
  if (text.endsWith('Z')) return { date: null, moment: new Date(text), timeZone: 'UTC' };
  const tzid = property.getParameter('tzid');
  if (!tzid) return { date: null, moment: momentOf(text, standard), timeZone: standard };
  const definition = definitionOf(String(tzid), component);
  const said = definition?.getFirstPropertyValue('x-lic-location');
  const timeZone = zoneOfTzid(String(tzid), typeof said === 'string' ? said : null);
  if (timeZone) return { date: null, moment: momentOf(text, timeZone), timeZone };
  const zone = definition && zoneOfFile(definition);
  if (!zone) return { date: null, moment: momentOf(text, standard), timeZone: standard };
  // Nobody knows the zone but the file, which says how its clocks went.
  const zoned = ICAL.Time.fromString(text, property);
  zoned.zone = zone;
  return { date: null, moment: zoned.toJSDate(), timeZone: 'UTC' };
}

const definitions = new WeakMap<ICAL.Component, Map<unknown, ICAL.Component>>();

function definitionOf(tzid: string, { parent }: ICAL.Component): ICAL.Component | undefined {
  if (!parent) return undefined;
  let known = definitions.get(parent);
  if (!known) {
    known = new Map(
      parent
        .getAllSubcomponents('vtimezone')
        .toReversed()
        .map((one) => [one.getFirstPropertyValue('tzid'), one]),
    );
    definitions.set(parent, known);
  }
  return known.get(tzid);
}
