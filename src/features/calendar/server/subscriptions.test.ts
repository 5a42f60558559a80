import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AskedOutside, FoundOutside } from '#server/mail-host.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import type { OwnCalendar } from '../own-calendar-contract.ts';
import { subscriptionWork } from './refresh-subscriptions.ts';

const own = '/api/v1/calendar/calendars';
const hourMs = 3_600_000;

let atrium: TestApi;
let admin: Client;
let staff: Client;
const asked: AskedOutside[] = [];
let outside: (asked: AskedOutside) => FoundOutside | null = () => null;
beforeAll(async () => {
  const fetchOutside = async (one: AskedOutside) => {
    asked.push(one);
    return outside(one);
  };
  atrium = await testApi({ mail: { fetchOutside } });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  asked.length = 0;
  // Sessions expire as the clock advances.
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  await atrium.ownerQuery('update own_calendars set next_refresh_at = null');
});

const fileOf = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const eventOf = (uid: string, title: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, ...(more.length > 0 ? more : ['DTSTART;VALUE=DATE:20340301']), 'END:VEVENT'].join(
    '\r\n',
  );
const gives = (text: string, etag: string | null = null): FoundOutside => ({
  status: 200,
  bytes: new TextEncoder().encode(text),
  validators: { etag, lastModified: null },
});
const subscribe = async (text: string, { who = admin, ...more }: { who?: Client; [field: string]: unknown } = {}): Promise<OwnCalendar> => {
  outside = () => gives(text, '"1"');
  const { status, body } = await who.post(own, { name: 'Elsewhere', address: 'https://cal.example/a.ics', ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.calendar;
};
const call = (method: string, path: string, who = admin) =>
  send(atrium, path, { method, headers: { Authorization: `Bearer ${who.accessToken}` } });
const refresh = (id: number, who = admin) => call('POST', `${own}/${id}/refresh`, who);
const eventsOf = async (id: number, who = admin): Promise<CalendarEvent[]> =>
  (await who.get('/apps/calendar/events', { start: '2034-01-01', end: '2035-01-01' })).body.filter(
    ({ extendedProps }: CalendarEvent) => extendedProps.ownCalendarId === id,
  );
const titlesOf = async (id: number, who = admin) => (await eventsOf(id, who)).map(({ title }) => title);
/** Reads the database, so it does not depend on a session. */
const keptOf = async (id: number) => {
  const [row] = await atrium.ownerQuery(
    `select failure, refreshed_at, array(select title from calendar_events where own_calendar_id = c.id and entity = c.entity) titles from own_calendars c where id = ${id} and entity = 'juniper'`,
  );
  return row as { failure: string | null; refreshed_at: Date; titles: string[] };
};
const work = () => subscriptionWork.work(atrium.deps);

describe('a subscription', () => {
  test('contains the events of its file as read-only', async () => {
    const weekly = ['DTSTART:20340306T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = eventOf('s1', 'Training, later', 'RECURRENCE-ID:20340313T090000', 'DTSTART:20340313T100000');
    const guest = 'ATTENDEE;CN=Josephine:mailto:staff@demo.com';
    const file = fileOf(eventOf('s1', 'Training', ...weekly), moved, eventOf('s2', 'Away day', 'DTSTART;VALUE=DATE:20340401', guest));
    const calendar = await subscribe(file, { address: 'webcal://cal.example/club.ics', companyMay: 'edit' });
    expect(asked).toMatchObject([{ address: 'https://cal.example/club.ics' }]);
    expect(calendar).toMatchObject({ isEditable: false, subscription: { address: 'https://cal.example/club.ics', failure: null } });
    const events = await eventsOf(calendar.id);
    expect(events.map(({ title }) => title).sort()).toEqual(['Away day', 'Training', 'Training', 'Training, later']);
    expect(events.every(({ extendedProps }) => !extendedProps.isEditable && extendedProps.reminders.length === 0)).toBe(true);
    const [away] = events.filter(({ title }) => title === 'Away day');
    expect(away?.extendedProps.guests).toMatchObject([{ email: 'staff@demo.com', personId: null }]);
    const refused = await admin.post('/apps/calendar/update-event', { event: { id: away?.id, title: 'x' } });
    expect([refused.status, refused.body.error.reason.code]).toEqual([403, 'calendar_only_read']);
    expect((await call('DELETE', `/apps/calendar/remove-event?id=${away?.id}`)).status).toBe(403);
    const into = await admin.post('/apps/calendar/add-event', {
      event: { title: 'x', start: '2034-01-01', allDay: true, extendedProps: { ownCalendarId: calendar.id } },
    });
    expect(into.status).toBe(400);
    // The address may be a secret.
    const listed = (await staff.get(own)).body.calendars.find(({ id }: OwnCalendar) => id === calendar.id);
    expect(listed.subscription).toMatchObject({ address: null, failure: null });
    expect((await refresh(calendar.id, staff)).status).toBe(403);
  });

  test.each([
    ['is not reached', null, 'not_reached'],
    ['refuses', { status: 403, bytes: new Uint8Array() }, 'refused_there'],
    ['has a page of the web', gives('<html></html>'), 'not_icalendar'],
  ] as const)('is rejected when its server %s, and the URL is named', async (_what, found, code) => {
    outside = () => found;
    const { status, body } = await admin.post(own, { name: 'Lost', address: 'https://cal.example/lost.ics' });
    expect([status, body.error.fields.address, body.error.reasons?.address?.[0]?.code ?? code]).toEqual([400, [expect.any(String)], code]);
    expect((await admin.get(own)).body.calendars.map(({ name }: OwnCalendar) => name)).not.toContain('Lost');
  });

  test('needs a public web address', async () => {
    for (const address of ['cal.example/a.ics', 'file:///etc/passwd', 'ftp://cal.example/a.ics', 'https://'])
      expect((await admin.post(own, { name: 'x', address })).status, address).toBe(400);
    expect(asked).toEqual([]);
  });

  test('follows its file: adds, changes and removes events, and leaves the others as they are', async () => {
    const calendar = await subscribe(fileOf(eventOf('a', 'Stays'), eventOf('b', 'Changes'), eventOf('c', 'Goes')));
    const [before] = (await eventsOf(calendar.id)).filter(({ title }) => title === 'Stays');
    outside = () => gives(fileOf(eventOf('a', 'Stays'), eventOf('b', 'Changed'), eventOf('d', 'Comes')), '"2"');
    expect((await refresh(calendar.id)).status).toBe(200);
    expect(asked.at(-1)?.known).toEqual({ etag: '"1"', lastModified: null });
    expect((await titlesOf(calendar.id)).sort()).toEqual(['Changed', 'Comes', 'Stays']);
    const [after] = (await eventsOf(calendar.id)).filter(({ title }) => title === 'Stays');
    expect([after?.id, after?.extendedProps.version]).toEqual([before?.id, before?.extendedProps.version]);
    outside = () => ({ status: 304, bytes: new Uint8Array() });
    await refresh(calendar.id);
    expect(asked.at(-1)?.known).toEqual({ etag: '"2"', lastModified: null });
    expect(await titlesOf(calendar.id)).toHaveLength(3);
  });

  test('is refreshed once an hour, backs off after failures, and keeps its events meanwhile', async () => {
    const calendar = await subscribe(fileOf(eventOf('h', 'Hourly')));
    const later = async (hours: number) => {
      atrium.clock.now = new Date(atrium.clock.now.getTime() + hours * hourMs);
      asked.length = 0;
      await Promise.all([work(), work()]);
      return asked.length;
    };
    expect(await later(0.9)).toBe(0);
    const { refreshed_at } = await keptOf(calendar.id);
    outside = () => null;
    expect([await later(0.2), await keptOf(calendar.id)]).toEqual([1, { failure: 'unreachable', refreshed_at, titles: ['Hourly'] }]);
    expect([await later(1.5), await later(1), (await keptOf(calendar.id)).titles]).toEqual([0, 1, ['Hourly']]);
    expect([await later(3.5), await later(1)]).toEqual([0, 1]);
    outside = () => gives(fileOf(eventOf('h', 'Hourly again')));
    expect([await later(9), await keptOf(calendar.id)]).toMatchObject([1, { failure: null, titles: ['Hourly again'] }]);
    expect([await later(0.9), await later(0.2)]).toEqual([0, 1]);
    admin = await signInAs(atrium, 'admin');
    await call('DELETE', `${own}/${calendar.id}`);
    expect(await later(48)).toBe(0);
  });

  test('whose refresh was interrupted is refreshed by another server later', async () => {
    const calendar = await subscribe(fileOf(eventOf('k', 'Kept')));
    atrium.clock.now = new Date(atrium.clock.now.getTime() + 2 * hourMs);
    outside = () => {
      throw new Error('the server is gone');
    };
    await expect(work()).rejects.toThrow();
    outside = () => gives(fileOf(eventOf('k', 'Read')));
    await work();
    expect((await keptOf(calendar.id)).titles).toEqual(['Kept']);
    atrium.clock.now = new Date(atrium.clock.now.getTime() + hourMs);
    await work();
    expect((await keptOf(calendar.id)).titles).toEqual(['Read']);
  });

  test('reports skipped and differing entries to its owner until everything is imported', async () => {
    const todo = ['BEGIN:VTODO', 'UID:t', 'SUMMARY:Buy oak', 'END:VTODO'].join('\r\n');
    const calendar = await subscribe(fileOf(eventOf('e', 'Kept', 'DTSTART:20340301T090000Z', 'RRULE:FREQ=SECONDLY'), todo), {
      companyMay: 'see',
    });
    const left = {
      skipped: [{ title: 'Buy oak', line: 9, why: { code: 'is_todo' } }],
      notNamed: 0,
      remarks: [{ title: 'Kept', line: 3 }, {}],
    };
    expect(calendar.subscription?.leftOut).toMatchObject(left);
    const seenBy = async (who: Client) =>
      (await who.get(own)).body.calendars.find(({ id }: OwnCalendar) => id === calendar.id).subscription.leftOut;
    expect(await seenBy(admin)).toMatchObject(left);
    expect(await seenBy(staff)).toBeNull();
    outside = () => gives(fileOf(eventOf('e', 'Kept')), '"2"');
    await refresh(calendar.id);
    expect(await seenBy(admin)).toBeNull();
  });

  test('is left out of the subscriber’s own feed, but can be exported', async () => {
    const calendar = await subscribe(fileOf(eventOf('f', 'From elsewhere')), { who: staff });
    const { path } = (await staff.post('/api/v1/calendar/feed')).body;
    const feed = async () => (await send(atrium, path)).body;
    expect(await feed()).not.toContain('From elsewhere');
    expect((await staff.get('/api/v1/calendar/export', { ownCalendars: calendar.id })).body).toContain('From elsewhere');
  });
});
