import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '#contract/change.ts';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import { listOwnCalendars, type OwnCalendar } from '../own-calendar-contract.ts';
import { addOwnCalendar } from '../own-calendar-writes-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

const own = '/api/v1/calendar/calendars';
const call = (who: Client, method: string, path: string, body?: object | string) =>
  send(atrium, path, {
    method,
    headers: {
      Authorization: `Bearer ${who.accessToken}`,
      'Content-Type': typeof body === 'string' ? 'text/calendar' : 'application/json',
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const added = async (name: string, more: object = {}, who = admin): Promise<OwnCalendar> => {
  const { status, body } = await who.post(own, { name, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return addOwnCalendar.answer?.parse(body).calendar as OwnCalendar;
};
const namesFor = async (who: Client) => {
  const { status, body } = await who.get(own);
  expect(status).toBe(200);
  return listOwnCalendars.answer?.parse(body).calendars.map(({ name }) => name);
};
const day = { start: '2033-05-05', allDay: true };
const addEvent = async (title: string, ownCalendarId: number, more: object = {}, who = admin): Promise<CalendarEvent> => {
  const { status, body } = await who.post('/apps/calendar/add-event', {
    event: { title, ...day, ...more, extendedProps: { ownCalendarId, ...(more as { extendedProps?: object }).extendedProps } },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
};
const update = (event: object, who = admin) => who.post('/apps/calendar/update-event', { event });
const seen = async (who: Client): Promise<CalendarEvent[]> =>
  (await who.get('/apps/calendar/events', { start: '2033-05-01', end: '2033-06-01' })).body;
const titles = async (who: Client) => (await seen(who)).map(({ title }) => title);

describe('a custom calendar', () => {
  test('can be added, renamed and recolored with the current version', async () => {
    const calendar = await added('Allotment', { colour: 'green' });
    expect(calendar).toMatchObject({ name: 'Allotment', colour: 'green', companyMay: 'nothing', shares: [], isEditable: true });
    expect(calendar.subscription).toBeNull();
    const { body } = await call(admin, 'PUT', `${own}/${calendar.id}`, { name: 'Orchard', colour: 'red', version: calendar.version });
    expect(body.calendar).toMatchObject({ name: 'Orchard', colour: 'red', version: calendar.version + 1 });
    const late = await call(admin, 'PUT', `${own}/${calendar.id}`, { name: 'Mine', version: calendar.version });
    expect([late.status, late.body.error.current.name]).toEqual([409, 'Orchard']);
    for (const [field, wrong] of Object.entries({ name: ' ', colour: 'beige', shares: [{ personId: 1, may: 'own' }] }))
      expect((await admin.post(own, { name: 'x', [field]: wrong })).status, field).toBe(400);
    const nobody = await admin.post(own, { name: 'x', shares: [{ personId: 987654, may: 'see' }] });
    expect(Object.keys(nobody.body.error.fields)).toEqual(['shares.0.personId']);
  });

  test('is visible only to its owner, with its events, until it is shared', async () => {
    const calendar = await added('Surprise');
    const event = await addEvent('Cake', calendar.id);
    expect(event.extendedProps).toMatchObject({ calendar: 'ETC', ownCalendarId: calendar.id, isEditable: true });
    expect([await namesFor(staff), await titles(staff)].flat()).not.toEqual(expect.arrayContaining(['Surprise']));
    expect(await titles(staff)).not.toContain('Cake');
    expect(await titles(admin)).toContain('Cake');
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['POST', '/refresh'],
    ] as const)
      expect((await call(staff, method, `${own}/${calendar.id}${path}`, method === 'PUT' ? {} : undefined)).status, method).toBe(404);
    expect((await update({ id: event.id, title: 'x' }, staff)).status).toBe(404);
    expect((await elsewhere.get(own)).body.calendars).toEqual([]);
    const { status, body } = await staff.post('/apps/calendar/add-event', {
      event: { title: 'x', ...day, extendedProps: { ownCalendarId: calendar.id } },
    });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['event.extendedProps.ownCalendarId']]);
  });

  test.each([
    ['everybody', (may: string) => ({ companyMay: may, shares: [] })],
    ['one person', (may: string) => ({ companyMay: 'nothing', shares: [{ personId: 3, may }] })],
  ])('is visible to, or also writable by, %s', async (_whom, share) => {
    const calendar = await added('Team', share('see'));
    const event = await addEvent('Stand-up', calendar.id);
    const shown = async () => (await seen(staff)).find(({ id }) => id === event.id)?.extendedProps.isEditable;
    expect([await namesFor(staff), await shown()]).toEqual([expect.arrayContaining(['Team']), false]);
    const refused = await update({ id: event.id, title: 'x' }, staff);
    expect([refused.status, refused.body.error.reason.code]).toEqual([403, 'calendar_only_read']);
    const { body } = await call(admin, 'PUT', `${own}/${calendar.id}`, share('edit'));
    expect(body.calendar).toMatchObject(share('edit'));
    expect(await shown()).toBe(true);
    expect((await update({ id: event.id, title: 'Sit-down' }, staff)).status).toBe(200);
    expect((await addEvent('Of staff', calendar.id, {}, staff)).extendedProps.ownerId).toBe(staff.userData.id);
    // Only the owner can see and change how it is shared.
    const listed = (await staff.get(own)).body.calendars.find(({ id }: OwnCalendar) => id === calendar.id);
    expect([listed.shares, listed.isEditable, listed.ownerName]).toEqual([[], true, expect.stringMatching(/\w/)]);
    const other = await call(staff, 'PUT', `${own}/${calendar.id}`, { name: 'Ours' });
    expect([other.status, other.body.error.reason.code]).toEqual([403, 'calendar_of_its_owner']);
    expect((await call(staff, 'DELETE', `${own}/${calendar.id}`)).status).toBe(403);
    await call(admin, 'PUT', `${own}/${calendar.id}`, { companyMay: 'nothing', shares: [] });
    expect([await titles(staff), (await update({ id: event.id, title: 'x' }, staff)).status]).toEqual([
      expect.not.arrayContaining(['Of staff']),
      404,
    ]);
  });

  test('shows guests only the events they are invited to', async () => {
    const calendar = await added('Interviews');
    await addEvent('Candidate A', calendar.id, { extendedProps: { guests: [{ personId: 3 }] } });
    await addEvent('Candidate B', calendar.id);
    const event = (await seen(staff)).find(({ title }) => title.startsWith('Candidate'));
    expect([event?.title, event?.extendedProps.isEditable]).toEqual(['Candidate A', false]);
    expect(await titles(staff)).not.toContain('Candidate B');
    expect(await namesFor(staff)).not.toContain('Interviews');
    expect((await staff.post(`/api/v1/calendar/events/${event?.id}/answer`, { answer: 'yes' })).status).toBe(200);
    await call(admin, 'DELETE', `${own}/${calendar.id}`);
    expect(await titles(staff)).not.toContain('Candidate A');
  });

  test('is deleted and restored with its events, which a purge removes', async () => {
    const calendar = await added('Season', { companyMay: 'edit' });
    const event = await addEvent('Premiere', calendar.id, { extendedProps: { reminders: [30], rrule: 'FREQ=YEARLY' } });
    const planned = async () =>
      (await atrium.ownerQuery(`select from reminders where entity = 'juniper' and area = 'calendar' and target_id = ${event.id}`)).length;
    expect(await planned()).toBe(1);
    expect((await call(admin, 'DELETE', `${own}/${calendar.id}`)).status).toBe(200);
    expect([await titles(admin), await namesFor(admin), await planned()]).toEqual([
      expect.not.arrayContaining(['Premiere']),
      expect.not.arrayContaining(['Season']),
      0,
    ]);
    expect((await update({ id: event.id, title: 'x' })).status).toBe(404);
    const items = [{ kind: 'calendar', key: String(calendar.id) }];
    for (const verb of ['restore', 'purge']) expect((await staff.post(`/api/v1/trash/${verb}`, { items })).status, verb).toBe(404);
    expect((await call(staff, 'POST', `${own}/${calendar.id}/restore`)).status).toBe(404);
    expect((await call(admin, 'POST', `${own}/${calendar.id}/restore`)).status).toBe(200);
    expect([await titles(staff), await planned()]).toEqual([expect.arrayContaining(['Premiere']), 1]);
    await call(admin, 'DELETE', `${own}/${calendar.id}`);
    expect((await admin.post('/api/v1/trash/purge', { items })).status).toBe(200);
    expect(await atrium.ownerQuery(`select from calendar_events where entity = 'juniper' and id = ${event.id}`)).toEqual([]);
    expect((await call(admin, 'POST', `${own}/${calendar.id}/restore`)).status).toBe(404);
  });

  test('transfers from a leaving owner if shared, and stays hidden otherwise', async () => {
    const shared = await added('Of staff, shared', { companyMay: 'see' }, staff);
    const hidden = await added('Of staff, hidden', {}, staff);
    await addEvent('Shared one', shared.id, {}, staff);
    await addEvent('Hidden one', hidden.id, {}, staff);
    const [user] = await atrium.ownerQuery("select id from users where entity = 'juniper' and person_id = 3");
    expect((await call(admin, 'DELETE', `/apps/users/delete?id=${user?.id}`)).status).toBe(200);
    const owners = await atrium.ownerQuery(
      `select owner_id::int from own_calendars where entity = 'juniper' and id in (${shared.id}, ${hidden.id}) order by id`,
    );
    expect(owners).toEqual([{ owner_id: 1 }, { owner_id: 3 }]);
    expect((await seen(admin)).find(({ title }) => title === 'Shared one')?.extendedProps).toMatchObject({ ownerId: 1, isEditable: true });
    expect(await titles(admin)).not.toContain('Hidden one');
    expect((await admin.post('/api/v1/users/restore', { ids: [Number(user?.id)] })).status).toBe(200);
    staff = await signInAs(atrium, 'staff');
    expect((await staff.get(own)).body.calendars.filter(({ name }: OwnCalendar) => name.startsWith('Of staff'))).toMatchObject([
      { name: 'Of staff, hidden', isEditable: true },
      { name: 'Of staff, shared', isEditable: true, ownerId: 1 },
    ]);
  });
});

describe('an event', () => {
  test('moves into and out of a custom calendar, and stays there for clients that know only the five standard ones', async () => {
    const calendar = await added('Moves');
    const { body } = await admin.post('/apps/calendar/add-event', {
      event: { title: 'Moved', ...day, extendedProps: { calendar: 'Family' } },
    });
    const { id } = body.event;
    const place = async (extendedProps: object) => {
      const { body: answer } = await update({ id, extendedProps });
      return [answer.event.extendedProps.calendar, answer.event.extendedProps.ownCalendarId];
    };
    expect(await place({ ownCalendarId: calendar.id })).toEqual(['ETC', calendar.id]);
    expect(await place({ calendar: 'ETC', location: 'Leith' })).toEqual(['ETC', calendar.id]);
    expect(await titles(staff)).not.toContain('Moved');
    expect(await place({ calendar: 'Holiday' })).toEqual(['Holiday', null]);
    await place({ ownCalendarId: calendar.id });
    expect(await place({ calendar: 'ETC', ownCalendarId: null })).toEqual(['ETC', null]);
    expect(await titles(staff)).toContain('Moved');
  });

  test('moved where its owner cannot see it then belongs to the mover, with its changed occurrences', async () => {
    const calendar = await added('Of the office', {}, staff);
    const { body } = await admin.post('/apps/calendar/add-event', {
      event: { title: 'Taken', ...day, extendedProps: { rrule: 'FREQ=DAILY;COUNT=2' } },
    });
    const { id } = body.event;
    const alone = { occurrence: '2033-05-06', scope: 'this', event: { title: 'Taken, longer' } };
    expect((await admin.post(`/api/v1/calendar/events/${id}/change`, alone)).status).toBe(200);
    const { body: taken } = await update({ id, extendedProps: { ownCalendarId: calendar.id } }, staff);
    expect(taken.event.extendedProps.ownerId).toBe(staff.userData.id);
    const count = async (who: Client) => (await titles(who)).filter((title) => title.startsWith('Taken')).length;
    expect([await count(staff), await count(admin)]).toEqual([2, 0]);
    expect((await staff.post(`/api/v1/calendar/changes/${taken.changeId}/undo`)).status).toBe(200);
    expect([await count(staff), await count(admin)]).toEqual([2, 2]);
  });

  test('announces changes only to people who can see its calendar', async () => {
    const calendar = await added('Quiet', { shares: [{ personId: 3, may: 'see' }] });
    const told: Change[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => typeof change !== 'string' && told.push(change));
    const { id } = await addEvent('Whisper', calendar.id);
    await update({ id, title: 'Whisper again' });
    const ofIt = () => told.filter(({ kind, ids }) => kind === 'calendar' && ids.includes(id));
    await expect.poll(() => ofIt().length).toBeGreaterThanOrEqual(4);
    expect(new Set(ofIt().map(({ person }) => person))).toEqual(new Set([1, 3]));
    stop();
  });

  test('in the trash is visible to people with write access to its calendar', async () => {
    const calendar = await added('Bins', { shares: [{ personId: 3, may: 'see' }] });
    const { id } = await addEvent('Thrown away', calendar.id);
    await call(admin, 'DELETE', `/apps/calendar/remove-event?id=${id}`);
    const lines = async (who: Client) =>
      (await who.get('/api/v1/trash', { kind: 'event', key: String(id) })).body.lines.map(({ name }: { name: string }) => name);
    expect([await lines(admin), await lines(staff)]).toEqual([['Thrown away'], []]);
    await call(admin, 'PUT', `${own}/${calendar.id}`, { shares: [{ personId: 3, may: 'edit' }] });
    expect(await lines(staff)).toEqual(['Thrown away']);
  });

  test('from a file is imported into the selected custom calendar and exported with it', async () => {
    const calendar = await added('From file');
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:own-1',
      'DTSTART;VALUE=DATE:20330507',
      'SUMMARY:Imported',
      'CATEGORIES:FAMILY',
    ]
      .concat(['END:VEVENT', 'END:VCALENDAR', ''])
      .join('\r\n');
    const bring = (ownCalendarId: number, who = admin) => call(who, 'POST', `/api/v1/calendar/import?ownCalendarId=${ownCalendarId}`, file);
    expect((await bring(calendar.id, staff)).status).toBe(400);
    expect((await bring(calendar.id)).status).toBe(200);
    expect((await seen(admin)).find(({ title }) => title === 'Imported')?.extendedProps.ownCalendarId).toBe(calendar.id);
    const out = async (query: string) => (await admin.get(`/api/v1/calendar/export?${query}`)).body.includes('Imported');
    expect([await out(`ownCalendars=${calendar.id}`), await out('calendars=ETC'), await out('')]).toEqual([true, false, true]);
  });
});
