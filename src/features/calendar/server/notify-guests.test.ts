import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import { guestWork } from './notify-guests.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const ingrid = { email: 'ingrid@nordlysfair.example', name: 'Ingrid' };
const jonas = { email: 'jonas@there.example', name: 'Jonas' };
const soon = (days: number, hours = 0) => new Date(Date.parse('2031-03-03T09:00:00Z') + (days * 24 + hours) * 3_600_000).toISOString();

const add = async (title: string, extendedProps: object = { guests: [ingrid] }): Promise<CalendarEvent> => {
  const { status, body } = await admin.post('/apps/calendar/add-event', {
    event: { title, start: soon(0), end: soon(0, 1), extendedProps },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
};
const change = async (id: number, event: object, more: object = {}, who = admin) => {
  const { status, body } = await who.post(`/api/v1/calendar/events/${id}/change`, { event, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { event: CalendarEvent; changeId: number };
};
const undo = async (changeId: number) => expect((await admin.post(`/api/v1/calendar/changes/${changeId}/undo`)).status).toBe(200);
/** Returns what is sent after this many seconds without a change. */
const rest = async (seconds = 120) => {
  atrium.clock.advance(seconds * 1000);
  await guestWork.work(atrium.deps);
};

/** Returns the unseen mails about an event with their recipients. */
const seen = new Set<number>();
async function mails(title: string): Promise<string[]> {
  const { emails } = (await admin.get('/apps/email/emails', { folder: 'sent', q: title })).body;
  const found = (emails as { id: number; subject: string; to: { email: string }[] }[]).filter(
    ({ id, subject }) => !seen.has(id) && subject.includes(`: ${title}`),
  );
  for (const { id } of found) seen.add(id);
  return found.map(({ subject, to }) => `${subject} → ${to[0]?.email.split('@')[0]}`).sort();
}
const notices = async (title: string) =>
  ((await staff.get('/api/v1/notifications', { perPage: 100 })).body.notifications as { kind: string; title: string }[]).filter(
    (one) => one.kind === 'assignment' && one.title === title,
  ).length;

describe('guests are notified', () => {
  test('of new events at once, and of the net change after two minutes without edits', async () => {
    const { id } = await add('Alder');
    expect(await mails('Alder')).toEqual(['Invitation: Alder → ingrid']);
    await change(id, { start: soon(1), end: soon(1, 1) });
    await rest(119);
    await change(id, { title: 'Alder hall' });
    await rest(119);
    await change(id, { extendedProps: { location: 'Porto' } }, {}, staff);
    await rest(119);
    expect(await mails('Alder')).toEqual([]);
    await rest(1);
    expect(await mails('Alder')).toEqual(['Changed: Alder hall → ingrid']);
    await rest();
    expect(await mails('Alder')).toEqual([]);
  });

  test('of relevant changes only, not of reverted or unchanged ones', async () => {
    const { id } = await add('Beech');
    await mails('Beech');
    const moved = await change(id, { start: soon(1), end: soon(1, 1) });
    await undo(moved.changeId);
    await rest();
    await change(id, { title: 'Beeches' });
    await change(id, { title: 'Beech' });
    await rest();
    await change(id, { extendedProps: { description: 'Nothing that matters' } });
    await rest();
    expect(await mails('Beech')).toEqual([]);

    await change(id, { extendedProps: { location: 'Porto' } });
    await undo((await change(id, { title: 'Beeches' })).changeId);
    await rest();
    expect(await mails('Beech')).toEqual(['Changed: Beech → ingrid']);
  });

  test('of an undo after they were notified', async () => {
    const { id } = await add('Cedar');
    const moved = await change(id, { start: soon(1), end: soon(1, 1) });
    await rest();
    await mails('Cedar');
    await undo(moved.changeId);
    expect(await mails('Cedar')).toEqual([]);
    await rest();
    expect(await mails('Cedar')).toEqual(['Changed: Cedar → ingrid']);
  });

  test('when added to or removed from an existing event, after it settles', async () => {
    const { id } = await add('Drift');
    await mails('Drift');
    await change(id, { extendedProps: { guests: [ingrid, jonas] } });
    await change(id, { extendedProps: { guests: [ingrid] } });
    await rest();
    expect(await mails('Drift')).toEqual([]);
    await change(id, { extendedProps: { guests: [jonas] } });
    await change(id, { title: 'Drift wood' });
    await rest();
    expect(await mails('Drift')).toEqual(['Canceled: Drift wood → ingrid', 'Invitation: Drift wood → jonas']);
  });

  test('at once of a cancellation if they knew the event, and of its restoration', async () => {
    const { id } = await add('Elm');
    await mails('Elm');
    await change(id, { start: soon(1), end: soon(1, 1), extendedProps: { guests: [ingrid, jonas] } });
    const { body } = await admin.post(`/api/v1/calendar/events/${id}/remove`, {});
    expect(await mails('Elm')).toEqual(['Canceled: Elm → ingrid']);
    await rest();
    expect(await mails('Elm')).toEqual([]);
    await undo(body.changeId);
    expect(await mails('Elm')).toEqual(['Invitation: Elm → ingrid', 'Invitation: Elm → jonas']);
    await rest();
    expect(await mails('Elm')).toEqual([]);
  });

  test('once, by one of several servers', async () => {
    const { id } = await add('Fir');
    await mails('Fir');
    await change(id, { title: 'Firs' });
    atrium.clock.advance(120_000);
    await Promise.all([1, 2, 3].map(() => guestWork.work(atrium.deps)));
    expect(await mails('Firs')).toEqual(['Changed: Firs → ingrid']);
  });

  test('of nothing that was purged meanwhile', async () => {
    const { id } = await add('Hazel', { guests: [ingrid], rrule: 'FREQ=DAILY;COUNT=3' });
    await change(id, { title: 'Hazels' });
    await atrium.ownerQuery(`delete from calendar_events where id = ${id}`);
    await rest();
    expect(await atrium.ownerQuery(`select 1 from calendar_untold_changes where event_id = ${id}`)).toEqual([]);
  });
});

describe('for a recurring event, guests are notified', () => {
  const daily = { guests: [ingrid], rrule: 'FREQ=DAILY;COUNT=5' };

  test('once of a changed occurrence, and not if the change is reverted', async () => {
    const { id } = await add('Ivy', daily);
    await mails('Ivy');
    const one = await change(id, { start: soon(1, 3), end: soon(1, 4) }, { scope: 'this', occurrence: soon(1) });
    const two = await change(one.event.id, { title: 'Ivy later' }, { scope: 'this', occurrence: soon(1) });
    await rest();
    expect(await mails('Ivy')).toEqual(['Changed: Ivy later → ingrid']);
    await undo(two.changeId);
    await undo(one.changeId);
    await rest();
    // The occurrence matches its series again.
    expect(await mails('Ivy')).toEqual(['Changed: Ivy → ingrid']);

    const again = await change(id, { start: soon(2, 3), end: soon(2, 4) }, { scope: 'this', occurrence: soon(2) });
    await undo(again.changeId);
    await rest();
    expect(await mails('Ivy')).toEqual([]);
  });

  test('of an occurrence canceled before they were notified of its change', async () => {
    const { id } = await add('Juniper', daily);
    await mails('Juniper');
    const one = await change(id, { start: soon(1, 3), end: soon(1, 4) }, { scope: 'this', occurrence: soon(1) });
    await admin.post(`/api/v1/calendar/events/${one.event.id}/remove`, { scope: 'this', occurrence: soon(1) });
    expect(await mails('Juniper')).toEqual(['Changed: Juniper → ingrid']);
    await rest();
    expect(await mails('Juniper')).toEqual([]);
  });

  test('of a split, and not if it is undone', async () => {
    const { id } = await add('Larch', daily);
    await mails('Larch');
    const split = await change(id, { title: 'Larch two' }, { scope: 'following', occurrence: soon(2) });
    await undo(split.changeId);
    await rest();
    expect(await mails('Larch')).toEqual([]);
    const other = await change(id, { title: 'Larch two' }, { scope: 'following', occurrence: soon(2) });
    await change(other.event.id, { extendedProps: { location: 'Porto' } }, { scope: 'following', occurrence: soon(2) });
    await rest();
    expect(await mails('Larch')).toEqual(['Changed: Larch → ingrid', 'Invitation: Larch two → ingrid']);
  });
});

test('a colleague gets one notification per invitation, and none if it was withdrawn', async () => {
  const { id } = await add('Maple', {});
  const invites = (guests: object[]) => change(id, { extendedProps: { guests } });
  await invites([{ personId: 3 }]);
  await invites([]);
  await rest();
  expect(await notices('Maple')).toBe(0);
  await invites([{ personId: 3 }]);
  await change(id, { start: soon(1), end: soon(1, 1) });
  await change(id, { title: 'Maples' });
  expect(await notices('Maples')).toBe(0);
  await rest();
  expect(await notices('Maples')).toBe(1);
  await change(id, { extendedProps: { location: 'Porto' } });
  await rest();
  expect([await notices('Maples'), await mails('Maples')]).toEqual([1, []]);
});
