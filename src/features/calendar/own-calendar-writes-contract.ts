import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id, version } from '#contract/primitives.ts';
import { colour, companyMay, ownCalendar, share } from './own-calendar-contract.ts';

const calendarText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const shares = () => z.array(share()).check(z.maxLength(200));
const params = () => z.object({ id: id() });
const noSuch = { 404: 'No such calendar for the caller.' };
const ofOwner = { ...noSuch, 403: 'The calendar belongs to someone else.' };

export const addOwnCalendar = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/calendars',
  once: true,
  summary: 'Adds a calendar of the caller; with an address, it has the events of the iCalendar file there.',
  action: 'create',
  subject: 'Calendar',
  body: z.strictObject({
    name: calendarText(),
    colour: z._default(colour(), 'blue'),
    companyMay: z._default(companyMay(), 'nothing'),
    shares: z._default(shares(), []),
    /** `https`, `http` or `webcal`; never an address in a private network. */
    address: z.optional(z.string().check(z.trim(), z.maxLength(2000), z.regex(/^(https?|webcals?):\/\/\S+$/i, says('not_a_web_address')))),
  }),
  answer: z.object({ calendar: ownCalendar }),
  status: 201,
});

export const updateOwnCalendar = endpoint({
  method: 'PUT',
  path: '/api/v1/calendar/calendars/{id}',
  summary: 'Changes name, color and sharing of the caller’s calendar.',
  action: 'update',
  subject: 'Calendar',
  params: params(),
  body: z.strictObject({
    version: version(),
    name: z.optional(calendarText()),
    colour: z.optional(colour()),
    companyMay: z.optional(companyMay()),
    shares: z.optional(shares()),
  }),
  answer: z.object({ calendar: ownCalendar }),
  refusals: { ...ofOwner, 409: 'It was changed by someone else; `current` has the calendar.' },
});

export const deleteOwnCalendar = endpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/calendars/{id}',
  summary: 'Deletes the caller’s calendar with its events.',
  action: 'delete',
  subject: 'Calendar',
  params: params(),
  refusals: ofOwner,
});

export const restoreOwnCalendar = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/calendars/{id}/restore',
  summary: 'Restores the caller’s calendar with its events.',
  action: 'update',
  subject: 'Calendar',
  params: params(),
  answer: z.object({ calendar: ownCalendar }),
  refusals: noSuch,
});

export const refreshSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/calendars/{id}/refresh',
  summary: 'Refreshes a subscription.',
  action: 'update',
  subject: 'Calendar',
  params: params(),
  answer: z.object({ calendar: ownCalendar }),
  refusals: ofOwner,
});

export const ownCalendarWrites = [addOwnCalendar, updateOwnCalendar, deleteOwnCalendar, restoreOwnCalendar, refreshSubscription];
