import type { Reason } from '#contract/reason.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { localTimeIn, momentIn } from '#web/dates/zone-time.ts';
import { type CalendarEvent, type CalendarName, calendarNames, type Guest } from '../../contract.ts';
import { type CalendarChoice, choiceOf, placeOf } from '../calendars/use-calendars.ts';
import type { EventTimes } from '../event-times.ts';
import type { EventPatch, NewEvent } from '../use-calendar-actions.ts';

export interface EventValues {
  title: string;
  calendar: CalendarChoice;
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** Last day of an all-day event, inclusive. */
  endDay: string;
  /** Empty for an event without an end. */
  endTime: string;
  timeZone: string;
  rrule: string | null;
  reminders: readonly number[];
  guests: readonly Guest[];
  location: string;
  /** URL of the online meeting. */
  conference: string;
  url: string;
  isFree: boolean;
  isPrivate: boolean;
  description: string;
}

/** Returns an event's form values, with the times in its own zone. */
export function valuesOf(event: CalendarEvent): EventValues {
  const { timeZone, rrule, reminders, guests, location, conference, isFree, isPrivate, description } = event.extendedProps;
  const { title, url } = event;
  const calendar = choiceOf(event.extendedProps);
  return {
    ...{ title, calendar, ...timesIn(timeZone, event), timeZone, rrule, reminders, guests, location },
    ...{ conference, url, isFree, isPrivate, description },
  };
}

/** Returns the default of the visible calendars for a new event. */
export const defaultCalendar = (shown: readonly CalendarName[]): CalendarName =>
  shown.includes('Business') ? 'Business' : (shown[0] ?? calendarNames[0]);

export function newValues(times: EventTimes, calendar: CalendarChoice): EventValues {
  const timeZone = readerZone();
  return {
    ...{ title: '', calendar, ...timesIn(timeZone, times), timeZone, rrule: null, reminders: [30], guests: [], location: '', url: '' },
    ...{ conference: '', isFree: false, isPrivate: false, description: '' },
  };
}

/** Returns the form values of some times in a zone. */
export function timesIn(zone: string, { start, end, allDay }: EventTimes) {
  if (allDay) {
    const startDay = start.slice(0, 10);
    const hasMore = end !== null && end.slice(0, 10) > startDay;
    return { allDay, startDay, startTime: '09:00', endDay: hasMore ? addDays(end.slice(0, 10), -1) : startDay, endTime: '10:00' };
  }
  const [from, until] = [localTimeIn(zone, new Date(start)), end ? localTimeIn(zone, new Date(end)) : null];
  return {
    ...{ allDay, startDay: from.slice(0, 10), startTime: from.slice(11, 16) },
    ...{ endDay: (until ?? from).slice(0, 10), endTime: until?.slice(11, 16) ?? '' },
  };
}

/** Returns the times of the form: ISO timestamps, or plain dates with an exclusive end. */
export function timesOf({ allDay, startDay, startTime, endDay, endTime, timeZone }: EventValues): EventTimes {
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  const [start, end] = [`${startDay}T${startTime}`, `${endDay}T${endTime}`];
  const startAt = momentIn(timeZone, start);
  if (!endTime) return { allDay, start: startAt.toISOString(), end: null };
  const endAt = momentIn(timeZone, end);
  // A start in a DST gap is delayed; the event keeps its written length.
  const isLate = endAt <= startAt && end > start;
  const until = isLate ? new Date(startAt.getTime() + Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) : endAt;
  return { allDay, start: startAt.toISOString(), end: until.toISOString() };
}

/** Returns the times to send. A series whose start falls in a DST gap counts from the written start. */
function sentTimesOf(values: EventValues): EventTimes {
  const { allDay, rrule, startDay, startTime, endDay, endTime, timeZone } = values;
  const local = `${startDay}T${startTime}`;
  if (allDay || rrule === null || localTimeIn(timeZone, momentIn(timeZone, local)).slice(0, 16) === local) return timesOf(values);
  return { allDay, start: local, end: endTime ? `${endDay}T${endTime}` : null };
}

export function isSame(some: EventValues, others: EventValues, names = Object.keys(some) as (keyof EventValues)[]): boolean {
  return names.every((name) => JSON.stringify(some[name]) === JSON.stringify(others[name]));
}

export const timeNames = ['allDay', 'startDay', 'startTime', 'endDay', 'endTime', 'timeZone'] as const;

/** Returns the changed fields in the request's format. */
export function patchOf(values: EventValues, base: EventValues): EventPatch {
  const isChanged = (...names: (keyof EventValues)[]) => !isSame(values, base, names);
  const { title, url, calendar, timeZone, rrule, reminders, guests, location, conference, isFree, isPrivate, description } = values;
  const props = {
    ...(isChanged('calendar') && placeOf(calendar)),
    ...(isChanged('timeZone') && { timeZone }),
    ...(isChanged('rrule') && { rrule }),
    ...(isChanged('reminders') && { reminders: [...reminders] }),
    ...(isChanged('guests') && { guests: guests.map(sentGuest) }),
    ...(isChanged('location') && { location }),
    ...(isChanged('conference') && { conference }),
    ...(isChanged('isFree') && { isFree }),
    ...(isChanged('isPrivate') && { isPrivate }),
    ...(isChanged('description') && { description }),
  };
  return {
    ...(isChanged('title') && { title }),
    ...(isChanged('url') && { url }),
    ...(isChanged(...timeNames) && sentTimesOf(values)),
    ...(Object.keys(props).length > 0 && { extendedProps: props }),
  };
}

export function newEventOf(values: EventValues): NewEvent {
  const { title, url, calendar, timeZone, rrule, reminders, guests, ...props } = values;
  const { location, conference, isFree, isPrivate, description } = props;
  const extendedProps = {
    ...{ ...placeOf(calendar), timeZone, rrule, reminders: [...reminders], guests: guests.map(sentGuest) },
    ...{ location, conference, isFree, isPrivate, description },
  };
  return { title, url, ...sentTimesOf(values), extendedProps };
}

/** Returns the event for the optimistic update. */
export function shownEvent(values: EventValues, event: CalendarEvent | null): CalendarEvent {
  const { title, url, calendar, timeZone, rrule, reminders, guests, location, conference, isFree, isPrivate, description } = values;
  return {
    ...{ id: event?.id ?? -1, title, url, ...timesOf(values) },
    extendedProps: {
      ...{
        ownerId: null,
        isEditable: false,
        occurrence: null,
        isException: false,
        version: 0,
        ...event?.extendedProps,
      },
      ...{ ...placeOf(calendar), timeZone, rrule, reminders: [...reminders], guests: [...guests] },
      ...{ location, conference, isFree, isPrivate, description },
    },
  };
}

function sentGuest({ personId, email, name }: Guest) {
  return personId === null ? { email, name } : { personId };
}

/** Returns the field with an invalid time, by the server's rules; undefined if all are valid. */
export function wrongTimes(values: EventValues): { field: 'startDay' | 'endDay'; reason: Reason } | undefined {
  const { start, end, allDay } = timesSafely(values);
  if (!start) return { field: 'startDay', reason: { code: 'no_such_day' } };
  if (end && (allDay ? end <= start : Date.parse(end) <= Date.parse(start)))
    return { field: 'endDay', reason: { code: 'end_before_start' } };
  return undefined;
}

/** Returns the times of the form; null if they are invalid. */
export function shownTimes(values: EventValues): EventTimes | null {
  return wrongTimes(values) ? null : timesOf(values);
}

/** Returns no times for an empty date or time, or an unknown zone. */
function timesSafely(values: EventValues): Partial<EventTimes> {
  try {
    return values.startDay && values.endDay && (values.allDay || values.startTime) ? timesOf(values) : {};
  } catch {
    return { start: values.startDay };
  }
}

type WrongFields = Partial<Record<keyof EventValues, Reason>>;

/** Returns the fields the server would reject, for validation while typing. */
export function wrongFields(values: EventValues): WrongFields {
  const wrong = wrongTimes(values);
  return {
    ...(!values.title.trim() && { title: { code: 'required' } }),
    ...(!isAddress(values.url.trim()) && { url: { code: 'not_a_web_address' } }),
    ...(!isAddress(values.conference.trim()) && { conference: { code: 'not_a_web_address' } }),
    ...(!isZone(values) && { timeZone: { code: 'not_a_zone' } }),
    ...(wrong && { [wrong.field]: wrong.reason }),
  };
}

/** Returns the savable values: invalid fields keep their base value, and times are saved together. */
export function savableValues(values: EventValues, base: EventValues): EventValues {
  const wrong = new Set(Object.keys(wrongFields(values)));
  const names = timeNames.some((name) => wrong.has(name)) ? [...wrong, ...timeNames] : [...wrong];
  return { ...values, ...Object.fromEntries(names.map((name) => [name, base[name as keyof EventValues]])) };
}

/** Returns the values to compare and send: combined times, and guests' identities without their answers. */
export function sentValues(values: EventValues) {
  const { title, url, calendar, rrule, reminders, guests, location, conference, isFree, isPrivate, description, ...when } = values;
  return {
    ...{ title: title.trim(), url: url.trim(), conference: conference.trim(), calendar, when, rrule, reminders },
    ...{ guests: guests.map(sentGuest), location, isFree, isPrivate, description },
  };
}

const isAddress = (url: string) => url === '' || /^https?:\/\/\S+$/i.test(url);

function isZone(values: EventValues): boolean {
  try {
    return values.allDay || Boolean(values.timeZone && timesOf({ ...values, startDay: '2000-01-01', startTime: '00:00', endTime: '' }));
  } catch {
    return false;
  }
}
