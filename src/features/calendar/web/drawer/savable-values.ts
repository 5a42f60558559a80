import type { Reason } from '#contract/reason.ts';
import { type EventValues, sentGuest, timeNames, timesOf } from './event-values.ts';
import { wrongTimes } from './wrong-times.ts';

/** What fields say that cannot be saved. */
export type WrongFields = Partial<Record<keyof EventValues, Reason>>;

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
