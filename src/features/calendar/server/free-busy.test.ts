import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import { listBusyTimes } from '../free-busy-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
/** A day without events other than the test's own. */
let day: string;
let weeks = 0;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
  await atrium.ownerQuery('update calendar_events set deleted_at = now()');
});
afterAll(() => atrium.close());

/** Moves on to a new Saturday five weeks later. */
const begin = () => {
  weeks += 5;
  day = new Date(Date.UTC(2033, 0, 1 + 7 * weeks)).toISOString().slice(0, 10);
};
const on = (offset: number) => new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10);
const idOf = (who: Client) => Number(who.userData.id);
const path = '/api/v1/calendar/free-busy';
const remove = (id: number, who = admin) =>
  send(atrium, `/apps/calendar/remove-event?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

async function add(hours: string, more: Record<string, unknown> = {}, who = admin): Promise<CalendarEvent> {
  const [from, until] = hours.split('-');
  const times = { start: `${day}T${from}:00Z`, end: `${day}T${until}:00Z` };
  const { title = 'Dismissal talk', ...props } = more;
  const { status, body } = await who.post('/apps/calendar/add-event', { event: { title, ...times, extendedProps: props } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
}

interface Asked {
  people?: number[];
  from?: string;
  until?: string;
  event?: number;
  occurrence?: string;
}

/** Returns each person's periods as `10:00-11:00`, or `10:00-11:00?` if tentative, with the date if it differs. */
async function busy(who: Client, { people = [idOf(admin)], from = day, until = on(1), ...more }: Asked = {}) {
  const { status, body } = await who.get(path, { people: people.join(), start: from, end: until, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  const { people: answered, truncated } = listBusyTimes.answer?.parse(body) ?? { people: [], truncated: true };
  expect(truncated).toBe(false);
  const written = (moment: string) => `${moment.startsWith(day) ? '' : `${moment.slice(0, 10)} `}${moment.slice(11, 16)}`;
  return answered.map(({ busy: times }) => times.map(({ start, end, maybe }) => `${written(start)}-${written(end)}${maybe ? '?' : ''}`));
}

describe('a person is busy', () => {
  test('during timed events they own in any calendar, without details', async () => {
    begin();
    await add('09:00-10:00', { calendar: 'Personal', location: 'Room 4', description: 'Quietly' });
    await add('13:00-14:00', { calendar: 'Business' });
    const { body } = await staff.get(path, { people: idOf(admin), start: day, end: on(1) });
    expect(body).toEqual({
      people: [
        {
          personId: idOf(admin),
          busy: [
            { start: `${day}T09:00:00.000Z`, end: `${day}T10:00:00.000Z` },
            { start: `${day}T13:00:00.000Z`, end: `${day}T14:00:00.000Z` },
          ],
        },
      ],
      truncated: false,
    });
    // Everyone can see the second event, but seeing it makes no one busy.
    expect(await busy(admin, { people: [idOf(staff)] })).toEqual([[]]);
  });

  test('as a guest who has not declined, tentatively until they accept', async () => {
    begin();
    const event = await add('09:00-10:00', { guests: [{ personId: idOf(staff) }] });
    const both = { people: [idOf(admin), idOf(staff)] };
    expect(await busy(admin, both)).toEqual([['09:00-10:00'], ['09:00-10:00?']]);
    for (const [answer, expected] of [
      ['maybe', ['09:00-10:00?']],
      ['yes', ['09:00-10:00']],
      ['no', []],
    ] as const) {
      expect((await staff.post(`/api/v1/calendar/events/${event.id}/answer`, { answer })).status).toBe(200);
      expect(await busy(admin, both), answer).toEqual([['09:00-10:00'], expected]);
    }
  });

  test('as an owner on the guest list: for certain without an answer, otherwise as answered', async () => {
    begin();
    const event = await add('09:00-10:00', { guests: [{ personId: idOf(admin) }] });
    expect(await busy(staff)).toEqual([['09:00-10:00']]);
    for (const [answer, expected] of [
      ['maybe', ['09:00-10:00?']],
      ['no', []],
    ] as const) {
      expect((await admin.post(`/api/v1/calendar/events/${event.id}/answer`, { answer })).status).toBe(200);
      expect(await busy(staff), answer).toEqual([expected]);
    }
  });

  test('for an hour during an event without an end, and not during an all-day event', async () => {
    begin();
    const start = `${day}T15:30:00Z`;
    await admin.post('/apps/calendar/add-event', { event: { title: 'Fair', start: day, allDay: true } });
    await admin.post('/apps/calendar/add-event', { event: { title: 'Call', start } });
    expect(await busy(staff)).toEqual([['15:30-16:30']]);
  });

  test('again only after a deleted event is restored', async () => {
    begin();
    const event = await add('09:00-10:00');
    const { status, body } = await admin.post(`/api/v1/calendar/events/${event.id}/remove`, {});
    expect([status, await busy(staff)]).toEqual([200, [[]]]);
    await admin.post(`/api/v1/calendar/changes/${body.changeId}/undo`);
    expect(await busy(staff)).toEqual([['09:00-10:00']]);
  });

  test('in one period for adjacent events, clipped to the requested range', async () => {
    begin();
    await add('09:00-10:00');
    await add('10:00-11:30');
    await add('11:00-12:00', { calendar: 'Personal' });
    expect(await busy(staff, { from: `${day}T09:30:00Z`, until: `${day}T11:45:00Z` })).toEqual([['09:30-11:45']]);
    expect(await busy(staff, { from: `${day}T12:00:00Z`, until: `${day}T13:00:00Z` })).toEqual([[]]);
  });
});

describe('a custom calendar', () => {
  const calendarOf = async (more: object, who = admin): Promise<number> =>
    (await who.post('/api/v1/calendar/calendars', { name: 'Allotment', ...more })).body.calendar.id;

  test('makes its owner and guests busy even if not shared, until it is deleted', async () => {
    begin();
    const ownCalendarId = await calendarOf({});
    await add('09:00-10:00', { ownCalendarId, guests: [{ personId: idOf(staff) }] });
    const both = { people: [idOf(admin), idOf(staff)] };
    expect(await busy(staff, both)).toEqual([['09:00-10:00'], ['09:00-10:00?']]);
    const headers = { Authorization: `Bearer ${admin.accessToken}` };
    expect((await send(atrium, `/api/v1/calendar/calendars/${ownCalendarId}`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await busy(staff, both)).toEqual([[], []]);
  });

  test('with a subscription counts for the subscriber, not for viewers', async () => {
    begin();
    const ownCalendarId = await calendarOf({ companyMay: 'see' });
    await add('09:00-10:00', { ownCalendarId });
    await atrium.ownerQuery(`update own_calendars set address = 'https://club.example/club.ics' where id = ${ownCalendarId}`);
    expect(await busy(staff, { people: [idOf(admin), idOf(staff)] })).toEqual([['09:00-10:00'], []]);
  });
});

describe('a series', () => {
  const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=4', timeZone: 'UTC' };
  const change = (event: CalendarEvent, occurrence: string, changed: object) =>
    admin.post(`/api/v1/calendar/events/${event.id}/change`, { scope: 'this', occurrence, event: changed });

  test('counts with changed occurrences and without removed ones', async () => {
    begin();
    const event = await add('09:00-10:00', weekly);
    const [second, third] = [on(7), on(14)];
    const moved = { start: `${second}T15:00:00Z`, end: `${second}T16:00:00Z` };
    expect((await change(event, `${second}T09:00:00Z`, moved)).status).toBe(200);
    const skipped = { scope: 'this', occurrence: `${third}T09:00:00Z` };
    expect((await admin.post(`/api/v1/calendar/events/${event.id}/remove`, skipped)).status).toBe(200);
    const asked = { until: on(29) };
    const fourth = `${on(21)} 09:00-${on(21)} 10:00`;
    expect(await busy(staff, asked)).toEqual([['09:00-10:00', `${second} 15:00-${second} 16:00`, fourth]]);
    await remove(event.id);
    expect(await busy(staff, asked)).toEqual([[]]);
  });

  test('can be excluded as a whole or by occurrence, including a changed one', async () => {
    begin();
    const event = await add('09:00-10:00', weekly);
    const second = on(7);
    const later = `${second} 09:00-${second} 10:00`;
    const asked = { until: on(8) };
    expect(await busy(admin, { ...asked, event: event.id })).toEqual([[]]);
    expect(await busy(admin, { ...asked, event: event.id, occurrence: `${day}T09:00:00.000Z` })).toEqual([[later]]);
    expect(await busy(admin, { ...asked, event: event.id, occurrence: `${day}T09:30:00.000Z` })).toEqual([['09:00-10:00', later]]);
    const { body } = await change(event, `${second}T09:00:00Z`, { start: `${second}T15:00:00Z`, end: `${second}T16:00:00Z` });
    const changed = { ...asked, occurrence: `${second}T09:00:00Z` };
    for (const id of [event.id, body.event.id]) expect(await busy(admin, { ...changed, event: id })).toEqual([['09:00-10:00']]);
    expect(await busy(admin, { ...asked, event: event.id })).toEqual([[]]);
  });
});

test('never excludes an event hidden from the caller, which would reveal its guests', async () => {
  begin();
  const event = await add('09:00-10:00', { calendar: 'Personal' });
  expect(await busy(admin, { event: event.id })).toEqual([[]]);
  expect(await busy(staff, { event: event.id })).toEqual([['09:00-10:00']]);
});

describe('busy times', () => {
  test('cover people in the caller’s company, and omit those of others like unknown ids', async () => {
    begin();
    await add('09:00-10:00');
    await add('09:00-10:00', {}, elsewhere);
    const ids = [idOf(admin), 987_654, idOf(admin)];
    expect(await busy(staff, { people: ids })).toEqual([['09:00-10:00']]);
    // Each company numbers its people separately, so an id may exist in another company only.
    await atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
      values ('juniper', 70001, 'Somebody', 'somebody@demo.com', now(), now())`);
    expect(await busy(staff, { people: [70_001, 987_654] })).toEqual([[]]);
    expect(await busy(elsewhere, { people: [70_001, 987_654] })).toEqual([]);
    expect(await busy(elsewhere, { people: [idOf(elsewhere)] })).toEqual([['09:00-10:00']]);
  });

  test('omit people who have left', async () => {
    begin();
    const { body } = await admin.get('/api/v1/people', { perPage: 100 });
    const { id } = body.people.find(({ id: one }: { id: number }) => one !== idOf(admin) && one !== idOf(staff));
    expect(await busy(staff, { people: [id] })).toEqual([[]]);
    await atrium.ownerQuery(`update people set deleted_at = now() where entity = 'juniper' and id = ${id}`);
    expect(await busy(staff, { people: [id] })).toEqual([]);
  });

  test('cover only the caller without permission to read people, and need permission to read the calendar', async () => {
    begin();
    await add('09:00-10:00', { guests: [{ personId: idOf(staff) }] });
    const may = (...rules: string[]) =>
      atrium.ownerQuery(
        `update accounts set role = 'tried' where username = 'staff'; delete from roles where name = 'tried';
         insert into roles (entity, name, title, rules, created_at, updated_at)
         values ('juniper', 'tried', 'Tried', '${JSON.stringify(rules.map((subject) => ({ action: 'read', subject })))}', now(), now())`,
      );
    await may('Calendar');
    expect(await busy(staff, { people: [idOf(admin), idOf(staff)] })).toEqual([['09:00-10:00?']]);
    await may('Calendar', 'Person');
    expect(await busy(staff, { people: [idOf(admin), idOf(staff)] })).toEqual([['09:00-10:00'], ['09:00-10:00?']]);
    await may('Person');
    expect((await staff.get(path, { people: idOf(staff), start: day, end: on(1) })).status).toBe(403);
  });
});

test('rejects an empty range, more than 31 days and more than fifty people', async () => {
  begin();
  const asked = (query: object) => admin.get(path, { people: 1, start: day, end: on(31), ...query });
  expect((await asked({})).status).toBe(200);
  const wrong = async (query: object) => Object.entries((await asked(query)).body.error.fields).flat(2);
  expect(await wrong({ end: on(32) })).toEqual(['end', 'must be at most 31 days after the start']);
  expect((await wrong({ end: day }))[0]).toBe('end');
  expect((await wrong({ start: 'soon' }))[0]).toBe('start');
  const people = Array.from({ length: 50 }, (_, index) => index + 1);
  expect((await asked({ people: people.join() })).status).toBe(200);
  expect((await asked({ people: [...people, 51].join() })).status).toBe(400);
  expect((await asked({ people: '' })).body).toEqual({ people: [], truncated: false });
});
