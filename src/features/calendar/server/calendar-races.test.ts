import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';

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

const list = async (who: Client, query: Record<string, string> = {}): Promise<CalendarEvent[]> =>
  (await who.get('/apps/calendar/events', query)).body;
const add = async (event: object, who = admin) =>
  (await who.post('/apps/calendar/add-event', { event })).body as { event: CalendarEvent; changeId: number };
const update = (event: object, who = admin) => who.post('/apps/calendar/update-event', { event });
const undo = (id: number, who = admin) => who.post(`/api/v1/calendar/changes/${id}/undo`);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const week = { title: 'Week', start: '2031-03-03T09:00:00Z', extendedProps: { rrule: 'FREQ=DAILY;COUNT=7' } };
const inWeek = { start: '2031-03-01', end: '2031-03-20' };

describe('concurrent changes', () => {
  test('accept one of several edits of the same version', async () => {
    const { event } = await add({ title: 'Two', start: '2031-03-03' });
    const edits = await Promise.all(['a', 'b', 'c'].map((title) => update({ id: event.id, version: 1, title })));
    expect(statuses(edits)).toEqual([200, 409, 409]);
  });

  test('accept either an undo or an edit', async () => {
    for (let round = 0; round < 5; round++) {
      const { event } = await add({ title: 'First', start: '2031-03-03' });
      const changed = await update({ id: event.id, title: 'Second' });
      const answers = await Promise.all([undo(changed.body.changeId), update({ id: event.id, version: 2, title: 'Third' }, staff)]);
      expect(statuses(answers)).toEqual([200, 409]);
      const now = (await list(admin)).find(({ id }) => id === event.id);
      expect(now?.title).toBe(answers[0].status === 200 ? 'First' : 'Third');
    }
  });

  test('apply an undo once', async () => {
    const { changeId } = await add({ title: 'Once', start: '2031-03-03' });
    expect(statuses(await Promise.all([undo(changeId), undo(changeId), undo(changeId)]))).toEqual([200, 404, 404]);
  });

  test('to different occurrences are all saved', async () => {
    const { event } = await add(week);
    const keys = (await list(admin, inWeek)).filter(({ id }) => id === event.id).map(({ extendedProps }) => extendedProps.occurrence);
    const answers = await Promise.all(
      keys
        .slice(0, 6)
        .map((occurrence, index) =>
          index % 2 === 0
            ? admin.post(`/api/v1/calendar/events/${event.id}/change`, { scope: 'this', occurrence, event: { title: 'Week changed' } })
            : staff.post(`/api/v1/calendar/events/${event.id}/remove`, { scope: 'this', occurrence }),
        ),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200]);
    const titles = (await list(admin, inWeek)).filter(({ title }) => title.startsWith('Week')).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Week', 'Week changed', 'Week changed', 'Week changed']);
  });

  test('that add and split events do not deadlock', async () => {
    const { event } = await add({ ...week, title: 'Crowd' });
    const keys = (await list(admin, inWeek)).filter(({ id }) => id === event.id).map(({ extendedProps }) => extendedProps.occurrence);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        if (index % 3 === 0)
          return admin.post('/apps/calendar/add-event', {
            event: { title: 'Other', start: '2031-03-03', extendedProps: { guests: [{ personId: 3 }], reminders: [5] } },
          });
        if (index % 3 === 1)
          return staff.post(`/api/v1/calendar/events/${event.id}/change`, {
            scope: 'following',
            occurrence: keys[6 - (index % 5)],
            event: { title: `Crowd ${index}` },
          });
        return update({ id: event.id, title: `Crowd ${index}` });
      }),
    );
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
  });
});

describe('isolation', () => {
  test('entities cannot see, change, undo or export each other’s events', async () => {
    const { event, changeId } = await add({ title: 'Only here', start: '2031-03-03' });
    const before = await list(elsewhere);
    expect(before.map(({ title }) => title)).not.toContain('Only here');
    expect((await undo(changeId, elsewhere)).status).toBe(404);
    expect((await elsewhere.get('/api/v1/calendar/export')).body).not.toContain('Only here');
    for (const id of [event.id + 5000]) {
      expect((await update({ id, title: 'x' }, elsewhere)).status).toBe(404);
      expect((await elsewhere.post(`/api/v1/calendar/events/${id}/answer`, { answer: 'yes' })).status).toBe(404);
    }
  });

  test('a change can be undone only by its author and within a day', async () => {
    const { changeId } = await add({ title: 'Old change', start: '2031-03-03' });
    expect((await undo(changeId, staff)).status).toBe(404);
    atrium.clock.advance(24 * 3_600_000 + 1000);
    admin = await signInAs(atrium, 'admin');
    staff = await signInAs(atrium, 'staff');
    expect((await undo(changeId)).status).toBe(404);
    await add({ title: 'Sweeps', start: '2031-03-03' });
    const aMinuteAgo = new Date(atrium.clock.now.getTime() - 60_000);
    const kept = await atrium.ownerQuery('select count(*)::int as n from calendar_changes where time < $1', [aMinuteAgo]);
    expect(kept).toEqual([{ n: 0 }]);
  });
});

describe('the sample data', () => {
  test('has exactly ten events across all five calendars, around today', async () => {
    const fresh = await testApi();
    const someone = await signInAs(fresh, 'admin');
    const events = await list(someone);
    expect(events).toHaveLength(10);
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar)).size).toBe(5);
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const own = await registerUser(fresh, { sampleData: true });
    expect(await list(own)).toHaveLength(10);
    expect((await own.post('/apps/calendar/add-event', { event: { title: 'x', start: '2031-01-01' } })).body.event.id).toBe(11);
    await fresh.close();
  });
});

describe('overlays', () => {
  test('show what is due in the range, without deleted or archived items', async () => {
    await atrium.ownerQuery(`insert into todo_tasks (entity, id, title, due_date, due_time, is_completed, position, created_at, updated_at)
      values ('juniper', 9001, 'In range', '2033-02-01', '17:00', true, 1, now(), now()), ('juniper', 9002, 'Later', '2033-03-01', null, false, 2, now(), now()),
      ('juniper', 9003, 'Open', '2033-02-04', null, false, 3, now(), now())`);
    await atrium.ownerQuery(`insert into todo_tasks (entity, id, title, due_date, repeat, position, created_at, updated_at)
      values ('juniper', 9004, 'Weekly', '2033-02-05', '{"every":1,"unit":"week"}', 4, now(), now())`);
    await atrium.ownerQuery(`insert into kanban_boards (entity, space_id, id, slug, title, position, created_at, updated_at, deleted_at)
      values ('juniper', 1, 901, 'live', 'Live', 1, now(), now(), null), ('juniper', 1, 902, 'gone', 'Gone', 2, now(), now(), now())`);
    await atrium.ownerQuery(`insert into kanban_tasks (entity, id, board_id, title, due_at, position, created_at, updated_at, archived_at)
      select 'juniper', 9100 + n, case when n = 2 then 902 else 901 end, 'Card ' || n, '2033-02-02 10:00Z', n, now(), now(), case when n = 3 then now() end
      from generate_series(1, 3) n`);
    await atrium.ownerQuery(`update invoices set due_on = '2033-02-03' where entity = 'juniper' and id in (
      (select min(id) from invoices where entity = 'juniper' and status = 'Sent'), (select min(id) from invoices where entity = 'juniper' and status = 'Draft'))`);
    const { body } = await admin.get('/api/v1/calendar/overlays', { start: '2033-02-01', end: '2033-02-28' });
    const [due] = body.overlays.splice(4);
    expect(due).toMatchObject({
      kind: 'invoice',
      start: '2033-02-03',
      isDone: false,
      canMove: false,
      path: `/apps/invoice/preview/${due.id}`,
    });
    expect(due.title).toMatch(new RegExp(`^JV-${due.id} .+`));
    expect(body.overlays).toEqual([
      {
        kind: 'card',
        id: 9101,
        title: 'Card 1',
        start: '2033-02-02T10:00:00.000Z',
        isDone: false,
        canMove: true,
        path: '/apps/kanban?task=9101',
      },
      {
        kind: 'todo',
        id: 9001,
        title: 'In range',
        start: '2033-02-01T17:00:00',
        isDone: true,
        canMove: false,
        path: '/apps/todo?task=9001',
      },
      { kind: 'todo', id: 9003, title: 'Open', start: '2033-02-04', isDone: false, canMove: true, path: '/apps/todo?task=9003' },
      { kind: 'todo', id: 9004, title: 'Weekly', start: '2033-02-05', isDone: false, canMove: false, path: '/apps/todo?task=9004' },
    ]);
    expect((await elsewhere.get('/api/v1/calendar/overlays', { start: '2033-02-01', end: '2033-02-28' })).status).toBe(401);
    expect((await admin.get('/api/v1/calendar/overlays', { start: '2033-02-01', end: '2043-02-28' })).status).toBe(400);
  });
});

describe('DELETE', () => {
  test('accepts every request format clients use', async () => {
    const ask = (path: string, body?: string, type?: string) =>
      send(atrium, path, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${admin.accessToken}`, ...(type && { 'Content-Type': type }) },
        ...(body !== undefined && { body }),
      });
    const made = async () => (await add({ title: 'Gone soon', start: '2031-03-03' })).event.id;
    const path = '/apps/calendar/remove-event';
    expect((await ask(`${path}?id=${await made()}`)).status).toBe(200);
    expect((await ask(path, JSON.stringify({ id: await made() }), 'application/json')).status).toBe(200);
    expect((await ask(path, String(await made()), 'application/json')).status).toBe(200);
    expect((await ask(path, String(await made()))).status).toBe(200);
    expect((await ask(`${path}?id=999999`)).status).toBe(404);
    expect((await ask(`${path}?id=abc`)).status).toBe(400);
    expect((await ask(path)).status).toBe(400);
  });
});
