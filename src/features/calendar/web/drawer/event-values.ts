import type { Reason } from '#contract/reason.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { localTimeIn, momentIn } from '#web/dates/zone-time.ts';
import { type CalendarEvent, type CalendarName, calendarNames, type Guest } from '../../contract.ts';
import { type CalendarChoice, choiceOf, placeOf } from '../calendars/use-calendars.ts';
import type { EventTimes } from '../event-times.ts';
import type { EventPatch, NewEvent } from '../use-calendar-actions.ts';

/** What the drawer's fields hold. */
export interface EventValues {
  title: string;
  calendar: CalendarChoice;
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** Of an all-day event the last day, which belongs to it. */
  endDay: string;
  /** Empty: the event is a moment. */
  endTime: string;
  timeZone: string;
  rrule: string | null;
  reminders: readonly number[];
  guests: readonly Guest[];
  location: string;
  /** Where it is met online. */
  conference: string;
  url: string;
  isFree: boolean;
  isPrivate: boolean;
  description: string;
}

/** The fields of an event, its times as its own zone's clocks show them. */
export function valuesOf(event: CalendarEvent): EventValues {
  const { timeZone, rrule, reminders, guests, location, conference, isFree, isPrivate, description } = event.extendedProps;
  const { title, url } = event;
  const calendar = choiceOf(event.extendedProps);
  return {
    ...{ title, calendar, ...timesIn(timeZone, event), timeZone, rrule, reminders, guests, location },
    ...{ conference, url, isFree, isPrivate, description },
  };
}

/** In which of those that are shown a new event stands. */
export const defaultCalendar = (shown: readonly CalendarName[]): CalendarName =>
  shown.includes('Business') ? 'Business' : (shown[0] ?? calendarNames[0]);

/** The fields of an event that is begun. */
export function newValues(times: EventTimes, calendar: CalendarChoice): EventValues {
  const timeZone = readerZone();
  return {
    ...{ title: '', calendar, ...timesIn(timeZone, times), timeZone, rrule: null, reminders: [30], guests: [], location: '', url: '' },
    ...{ conference: '', isFree: false, isPrivate: false, description: '' },
  };
}

/** The fields of some times, as a zone's clocks show them. */
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

/** The times that the fields say: moments, or plain dates with an end that is exclusive. */
export function timesOf({ allDay, startDay, startTime, endDay, endTime, timeZone }: EventValues): EventTimes {
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  const [start, end] = [`${startDay}T${startTime}`, `${endDay}T${endTime}`];
  const startAt = momentIn(timeZone, start);
  if (!endTime) return { allDay, start: startAt.toISOString(), end: null };
  const endAt = momentIn(timeZone, end);
  // Where the clocks skip the start it begins late, and lasts as long as is written.
  const isLate = endAt <= startAt && end > start;
  const until = isLate ? new Date(startAt.getTime() + Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) : endAt;
  return { allDay, start: startAt.toISOString(), end: until.toISOString() };
}

/** The times as they are sent. A series whose start the clocks skip counts from what is written. */
function sentTimesOf(values: EventValues): EventTimes {
  const { allDay, rrule, startDay, startTime, endDay, endTime, timeZone } = values;
  const local = `${startDay}T${startTime}`;
  if (allDay || rrule === null || localTimeIn(timeZone, momentIn(timeZone, local)).slice(0, 16) === local) return timesOf(values);
  return { allDay, start: local, end: endTime ? `${endDay}T${endTime}` : null };
}

/** Whether fields hold the same. */
export function isSame(some: EventValues, others: EventValues, names = Object.keys(some) as (keyof EventValues)[]): boolean {
  return names.every((name) => JSON.stringify(some[name]) === JSON.stringify(others[name]));
}

export const timeNames = ['allDay', 'startDay', 'startTime', 'endDay', 'endTime', 'timeZone'] as const;

/** What of an event was changed, as it is sent. */
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

/** A new event as it is sent. */
export function newEventOf(values: EventValues): NewEvent {
  const { title, url, calendar, timeZone, rrule, reminders, guests, ...props } = values;
  const { location, conference, isFree, isPrivate, description } = props;
  const extendedProps = {
    ...{ ...placeOf(calendar), timeZone, rrule, reminders: [...reminders], guests: guests.map(sentGuest) },
    ...{ location, conference, isFree, isPrivate, description },
  };
  return { title, url, ...sentTimesOf(values), extendedProps };
}

/** The event as it will be, to be shown until the server has answered. */
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

/** Which field says a time that cannot be, as the server would; nothing where all is well. */
export function wrongTimes(values: EventValues): { field: 'startDay' | 'endDay'; reason: Reason } | undefined {
  const { start, end, allDay } = timesSafely(values);
  if (!start) return { field: 'startDay', reason: { code: 'no_such_day' } };
  if (end && (allDay ? end <= start : Date.parse(end) <= Date.parse(start)))
    return { field: 'endDay', reason: { code: 'end_before_start' } };
  return undefined;
}

/** The times that the fields say; null where they cannot be. */
export function shownTimes(values: EventValues): EventTimes | null {
  return wrongTimes(values) ? null : timesOf(values);
}

/** Empty where a field holds no date or time, or the zone does not exist. */
function timesSafely(values: EventValues): Partial<EventTimes> {
  try {
    return values.startDay && values.endDay && (values.allDay || values.startTime) ? timesOf(values) : {};
  } catch {
    return { start: values.startDay };
  }
}

/** What fields say that cannot be saved. */
type WrongFields = Partial<Record<keyof EventValues, Reason>>;

/** Which fields say something that the server would refuse, as it stands while it is being written. */
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

/** What of the fields can be saved: those that say what cannot be stand as they began, all times together. */
export function savableValues(values: EventValues, base: EventValues): EventValues {
  const wrong = new Set(Object.keys(wrongFields(values)));
  const names = timeNames.some((name) => wrong.has(name)) ? [...wrong, ...timeNames] : [...wrong];
  return { ...values, ...Object.fromEntries(names.map((name) => [name, base[name as keyof EventValues]])) };
}

/** The fields as they are compared and sent: the times as one, of guests who they are and not what they answer. */
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
