import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import { countOwnEvents } from './hand-over.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const add = async (extendedProps: object): Promise<CalendarEvent> => {
  const event = { title: 'Surgeon', start: '2041-05-02T09:00:00Z', end: '2041-05-02T10:00:00Z' };
  const props = { calendar: 'Business', location: 'Clinic', description: 'Knee', conference: 'https://meet.example/x', ...extendedProps };
  const { status, body } = await admin.post('/apps/calendar/add-event', { event: { ...event, extendedProps: props } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
};
const seenBy = async (who: Client, id: number): Promise<CalendarEvent | undefined> =>
  (await who.get('/apps/calendar/events', { start: '2041-05-01', end: '2041-05-03' })).body.find((one: CalendarEvent) => one.id === id);

test('others see only that the owner of a private event is busy', async () => {
  const { id } = await add({ isPrivate: true });
  expect(await seenBy(admin, id)).toMatchObject({
    title: 'Surgeon',
    extendedProps: { isPrivate: true, location: 'Clinic', isEditable: true },
  });
  const seen = await seenBy(staff, id);
  expect(seen).toMatchObject({
    title: 'Busy',
    url: '',
    extendedProps: { isEditable: false, location: '', description: '', conference: '', guests: [] },
  });
  const all = JSON.stringify((await staff.get('/apps/calendar/events')).body) + (await staff.get('/api/v1/calendar/export')).body;
  expect(all).not.toMatch(/Surgeon|Clinic|Knee|meet\.example/);
  expect((await staff.get(`/api/v1/calendar/export?id=${id}`)).status).toBe(404);
  expect((await staff.post('/apps/calendar/update-event', { event: { id, title: 'Mine' } })).status).toBe(404);
  const remove = await send(atrium, `/apps/calendar/remove-event?id=${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${staff.accessToken}` },
  });
  expect(remove.status).toBe(404);
  const busy = await staff.get('/api/v1/calendar/free-busy', { people: Number(admin.userData.id), start: '2041-05-02', end: '2041-05-03' });
  expect(busy.body.people[0].busy).toHaveLength(1);
  const rows = () =>
    atrium.ownerQuery(`select owner_id, room from search_entries where source = 'event' and id = ${id} and entity = 'juniper'`);
  expect(await rows()).toEqual([{ owner_id: Number(admin.userData.id), room: null }]);
  // Once it is no longer private, everyone can find it.
  expect((await admin.post('/apps/calendar/update-event', { event: { id, extendedProps: { isPrivate: false } } })).status).toBe(200);
  expect(await rows()).toEqual([{ owner_id: null, room: null }]);
  expect((await seenBy(staff, id))?.title).toBe('Surgeon');
});

test('guests see all of a private event, and only the owner can make it private', async () => {
  const invited = await add({ isPrivate: true, guests: [{ personId: Number(staff.userData.id) }] });
  expect(await seenBy(staff, invited.id)).toMatchObject({ title: 'Surgeon', extendedProps: { location: 'Clinic', isEditable: false } });
  const open = await add({});
  const { status, body } = await staff.post('/apps/calendar/update-event', { event: { id: open.id, extendedProps: { isPrivate: true } } });
  expect([status, body.error.reason.code]).toEqual([403, 'event_of_its_owner']);
});

test('a deleted private event is only in the trash of its owner', async () => {
  const { id } = await add({ isPrivate: true });
  await send(atrium, `/apps/calendar/remove-event?id=${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${admin.accessToken}` },
  });
  const items = [{ kind: 'event', key: String(id) }];
  const names = async (who: Client) =>
    (await who.get('/api/v1/trash', { kind: 'event' })).body.lines.map(({ name }: { name: string }) => name);
  expect([(await names(staff)).includes('Surgeon'), (await names(admin)).includes('Surgeon')]).toEqual([false, true]);
  expect((await staff.post('/api/v1/trash/restore', { items })).status).toBe(404);
  expect((await staff.post('/api/v1/trash/purge', { items })).status).toBe(404);
  expect((await admin.post('/api/v1/trash/restore', { items })).status).toBe(200);
});

test('a private event is not transferred when its owner leaves', async () => {
  const owned = () => atrium.deps.database.reading('juniper', (db) => countOwnEvents(db, 'juniper', Number(admin.userData.id)));
  const before = await owned();
  await add({ isPrivate: true });
  expect(await owned()).toBe(before);
  await add({});
  expect(await owned()).toBe(before + 1);
});
