import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addEvent as addContract, type CalendarEvent, listEvents as listContract } from '../contract.ts';

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

const list = async (query: Record<string, string> = {}, who = admin): Promise<CalendarEvent[]> => {
  const { status, body } = await who.get('/apps/calendar/events', query);
  expect(status, JSON.stringify(body)).toBe(200);
  return listContract.answer?.parse(body) as CalendarEvent[];
};
const year = { start: '2031-01-01', end: '2032-01-01' };
const add = (event: object, who = admin) => who.post('/apps/calendar/add-event', { event });
const added = async (event: object, who = admin): Promise<CalendarEvent> => {
  const { status, body } = await add(event, who);
  expect(status, JSON.stringify(body)).toBe(201);
  addContract.answer?.parse(body);
  return body.event;
};
const update = (event: object, who = admin) => who.post('/apps/calendar/update-event', { event });
const change = (id: number, body: object, who = admin) => who.post(`/api/v1/calendar/events/${id}/change`, body);
const remove = (id: number, body: object = {}, who = admin) => who.post(`/api/v1/calendar/events/${id}/remove`, body);
const undo = (id: number, who = admin) => who.post(`/api/v1/calendar/changes/${id}/undo`);
const startsOf = async (title: string, who = admin, range: Record<string, string> = year) =>
  (await list(range, who)).filter((one) => one.title.startsWith(title)).map(({ start }) => start);
const fieldsOf = ({ status, body }: { status: number; body: { error?: { fields?: object } } }) => [
  status,
  Object.keys(body?.error?.fields ?? {}),
];

describe('a series whose start falls in a DST gap', () => {
  const night = (rrule: string, more: object = {}) =>
    add({ title: 'Night', start: '2031-03-30T02:30', extendedProps: { timeZone: 'Europe/Berlin', rrule }, ...more });
  const inApril = { start: '2031-03-29', end: '2031-04-14' };

  test('starts an hour late once, as in files, and can be undone', async () => {
    const { body } = await night('FREQ=WEEKLY;COUNT=3', { end: '2031-03-30T03:30' });
    const shown = (await list(inApril)).filter(({ title }) => title === 'Night');
    expect(shown.map(({ start, end }) => [start, end].map((one) => one?.slice(5, 16)))).toEqual([
      ['03-30T01:30', '03-30T02:30'],
      ['04-06T00:30', '04-06T01:30'],
      ['04-13T00:30', '04-13T01:30'],
    ]);
    expect((await undo(body.changeId)).status).toBe(200);
    expect(await startsOf('Night')).toEqual([]);
  });

  test('becomes a single event with COUNT=1, and keeps the hour of a start given as a timestamp', async () => {
    const { body } = await night('FREQ=WEEKLY;COUNT=1');
    expect(await startsOf('Night')).toEqual(['2031-03-30T01:30:00.000Z']);
    await undo(body.changeId);
    const moment = await night('FREQ=WEEKLY;COUNT=2', { start: '2031-03-30T01:30:00Z' });
    expect(await startsOf('Night')).toEqual(['2031-03-30T01:30:00.000Z', '2031-04-06T01:30:00.000Z']);
    await undo(moment.body.changeId);
  });
});

describe('a series moved into a DST gap', () => {
  const weekly = () =>
    added({
      ...{ title: 'Moved', start: '2031-03-23T10:00', end: '2031-03-23T11:00' },
      extendedProps: { timeZone: 'Europe/Berlin', rrule: 'FREQ=WEEKLY;COUNT=4' },
    });
  const move = (id: number, occurrence: string, scope: string, start: string) =>
    change(id, { scope, occurrence, event: { start, end: start.replace('02:', '03:') } });

  test.each([
    [
      'all of it, which its first day begins: RFC 5545 leaves the day out, and counts the others,',
      '2031-03-30T08:00:00Z',
      'all',
      ['03-23T01:30', '04-06T00:30', '04-13T00:30', '04-20T00:30'],
    ],
    [
      'that and the following ones: the first one is late',
      '2031-03-30T08:00:00Z',
      'following',
      ['03-23T09:00', '03-30T01:30', '04-06T00:30', '04-13T00:30'],
    ],
  ])('%s', async (_what, occurrence, scope, expected) => {
    const { id } = await weekly();
    const { status, body } = await move(id, occurrence, scope, '2031-03-30T02:30');
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await startsOf('Moved')).map((start) => start.slice(5, 16))).toEqual(expected);
    await undo(body.changeId);
    expect((await startsOf('Moved')).map((start) => start.slice(5, 16))).toEqual([
      '03-23T09:00',
      '03-30T08:00',
      '04-06T08:00',
      '04-13T08:00',
    ]);
    await remove(id, { scope: 'all' });
  });

  test('keeps its exceptions when its first day moves', async () => {
    const { id } = await weekly();
    expect((await move(id, '2031-04-06T08:00:00Z', 'this', '2031-04-07T02:00')).status).toBe(200);
    const { status, body } = await update({ id, start: '2031-03-30T02:30', end: '2031-03-30T03:30' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await startsOf('Moved')).map((start) => start.slice(5, 16))).toEqual([
      '03-30T01:30',
      '04-06T00:30',
      '04-07T00:00',
      '04-20T00:30',
    ]);
  });
});

describe('events', () => {
  test('can be added, changed and removed as specified', async () => {
    const before = await list();
    const event = await added({
      title: 'Fitting',
      start: '2031-03-03T09:00:00+01:00',
      end: '2031-03-03T10:30:00+01:00',
      url: 'https://example.com/',
      extendedProps: {
        calendar: 'ETC',
        location: 'Leith',
        description: '<p>Bring <script>alert(1)</script>samples</p>',
        colour: { deep: [1, 2] },
      },
    });
    expect(event).toMatchObject({
      title: 'Fitting',
      start: '2031-03-03T08:00:00.000Z',
      end: '2031-03-03T09:30:00.000Z',
      allDay: false,
      url: 'https://example.com/',
      extendedProps: {
        calendar: 'ETC',
        location: 'Leith',
        description: '<p>Bring samples</p>',
        colour: { deep: [1, 2] },
        rrule: null,
        guests: [],
      },
    });
    expect(await list()).toHaveLength(before.length + 1);
    const changed = await update({ id: String(event.id), title: 'Fitting, second', extendedProps: { calendar: 'Family', mood: 'calm' } });
    expect(changed.body.event).toMatchObject({
      start: event.start,
      end: event.end,
      extendedProps: { calendar: 'Family', location: 'Leith', colour: { deep: [1, 2] }, mood: 'calm', version: 2 },
    });
    expect((await update({ id: event.id, version: 1, title: 'Late' })).body.error).toMatchObject({
      code: 'conflict',
      current: { title: 'Fitting, second' },
    });
    const gone = await send(atrium, '/apps/calendar/remove-event', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: event.id }),
    });
    expect([gone.status, gone.body]).toEqual([200, undefined]);
    expect(await list()).toHaveLength(before.length);
    expect((await update({ id: event.id, title: 'x' })).status).toBe(404);
  });

  test('can be filtered by calendar', async () => {
    await added({ title: 'Choice', start: '2031-04-01', allDay: true, extendedProps: { calendar: 'Holiday' } });
    const names = async (search: string) =>
      new Set(((await admin.get(`/apps/calendar/events?${search}`)).body as CalendarEvent[]).map((one) => one.extendedProps.calendar));
    expect(await names('calendars[]=Holiday')).toEqual(new Set(['Holiday']));
    expect(await names('calendars[]=')).toEqual(new Set());
    expect((await admin.get('/apps/calendar/events?calendars=Work')).status).toBe(400);
  });

  test('keep plain dates when all-day, and their zone otherwise', async () => {
    const day = await added({ title: 'Day', start: '2031-05-01T23:30:00-08:00', allDay: true });
    expect(day).toMatchObject({ start: '2031-05-01', end: '2031-05-02', allDay: true });
    const local = await added({ title: 'Local', start: '2031-07-01T09:00', extendedProps: { timeZone: 'Asia/Kathmandu' } });
    expect(local).toMatchObject({ start: '2031-07-01T03:15:00.000Z', end: null, extendedProps: { timeZone: 'Asia/Kathmandu' } });
    expect(fieldsOf(await add({ title: 'x', start: '2031-05-01', end: '2031-05-01', allDay: true }))).toEqual([400, ['event.end']]);
    expect(fieldsOf(await add({ title: 'x', start: '2031-05-01T10:00:00Z', end: '2031-05-01T09:00:00Z' }))).toEqual([400, ['event.end']]);
    expect(fieldsOf(await add({ title: 'x', start: '2031-02-30', allDay: true }))).toEqual([400, ['event.start']]);
    expect(fieldsOf(await add({ title: 'x', start: '2031-02-03', extendedProps: { timeZone: 'Mars/North' } }))).toEqual([
      400,
      ['event.extendedProps.timeZone'],
    ]);
  });

  test('are hidden from other entities', async () => {
    const event = await added({ title: 'Ours', start: '2031-05-01', allDay: true });
    expect((await list({}, elsewhere)).map(({ title }) => title)).not.toContain('Ours');
    expect((await update({ id: event.id + 1000, title: 'x' }, elsewhere)).status).toBe(404);
  });
});

describe('changes saved field by field', () => {
  test('are undone field by field, newest first, unless someone else changed the event since', async () => {
    const { id } = await added({ title: 'Fields', start: '2031-03-04T08:00:00Z' });
    const saved = async (event: object) => (await change(id, { event })).body.changeId as number;
    const [title, location, url] = [
      await saved({ title: 'Fields two' }),
      await saved({ extendedProps: { location: 'Porto' } }),
      await saved({ url: 'https://there.example' }),
    ];
    expect((await undo(location)).status).toBe(409);
    for (const one of [url, location, title]) expect((await undo(one)).status).toBe(200);
    const whole = (await list(year)).find((event) => event.id === id);
    expect(whole).toMatchObject({ title: 'Fields', url: '', extendedProps: { location: '', version: 7 } });

    const [first, second] = [await saved({ title: 'Mine' }), await saved({ url: 'https://there.example' })];
    await change(id, { event: { title: 'Theirs' } }, staff);
    for (const one of [second, first]) expect((await undo(one)).status).toBe(409);
  });
});

describe('a recurring event', () => {
  const weekly = {
    start: '2031-03-17T09:00',
    end: '2031-03-17T10:00',
    extendedProps: { timeZone: 'Europe/Berlin', rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' },
  };
  const mondays = ['2031-03-17T08:00:00.000Z', '2031-03-24T08:00:00.000Z', '2031-03-31T07:00:00.000Z', '2031-04-07T07:00:00.000Z'];

  test('keeps its local time across DST changes', async () => {
    await added({ title: 'Weekly A', ...weekly });
    expect(await startsOf('Weekly A')).toEqual(mondays);
    expect((await list()).filter(({ title }) => title === 'Weekly A')).toHaveLength(1);
    expect(await startsOf('Weekly A', admin, { start: '2031-03-24T08:30:00Z', end: '2031-03-24T08:31:00Z' })).toEqual([mondays[1]]);
    expect(await startsOf('Weekly A', admin, { start: '2031-03-24T09:00:00Z', end: '2031-03-24T10:00:00Z' })).toEqual([]);
  });

  test('changes one occurrence', async () => {
    const { id } = await added({ title: 'Weekly B', ...weekly });
    const moved = await change(id, {
      scope: 'this',
      occurrence: mondays[1],
      event: { title: 'Weekly B moved', start: '2031-05-01T09:00' },
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(moved.body.event).toMatchObject({
      start: '2031-05-01T07:00:00.000Z',
      end: '2031-05-01T08:00:00.000Z',
      extendedProps: { isException: true, occurrence: mondays[1], rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' },
    });
    expect(await startsOf('Weekly B')).toEqual([mondays[0], mondays[2], mondays[3], '2031-05-01T07:00:00.000Z']);
    expect(await startsOf('Weekly B', admin, { start: '2031-03-24', end: '2031-03-25' })).toEqual([]);
    expect(await startsOf('Weekly B', admin, { start: '2031-05-01', end: '2031-05-02' })).toHaveLength(1);
    const again = await change(id, { scope: 'this', occurrence: mondays[1], event: { title: 'Weekly B again' } });
    expect(again.body.event.id).toBe(moved.body.event.id);
    expect((await change(moved.body.event.id, { scope: 'this', event: { title: 'Weekly B twice' } })).body.event).toMatchObject({
      title: 'Weekly B twice',
    });
    expect((await change(id, { scope: 'this', occurrence: '2031-03-18T08:00:00Z', event: { title: 'x' } })).status).toBe(404);
    expect((await undo(moved.body.changeId)).status).toBe(409);
  });

  test('counts from its first occurrence when a local evening is the next day in UTC', async () => {
    const evening = { start: '2031-03-17T18:00', end: '2031-03-17T19:00' };
    const extendedProps = { timeZone: 'America/Los_Angeles', rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' };
    const { id } = await added({ title: 'Evening A', ...evening, extendedProps });
    const split = await change(id, { scope: 'following', occurrence: '2031-04-01T01:00:00.000Z', event: { title: 'Evening A new' } });
    expect(split.body.event).toMatchObject({ extendedProps: { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=1' } });
    const other = await added({ title: 'Evening B', ...evening, extendedProps });
    for (const occurrence of ['2031-03-25T01:00:00.000Z', '2031-04-01T01:00:00.000Z'])
      await remove(other.id, { scope: 'this', occurrence });
    expect(await startsOf('Evening B')).toEqual(['2031-03-18T01:00:00.000Z']);
  });

  test('changes from one occurrence on', async () => {
    const { id } = await added({ title: 'Weekly C', ...weekly });
    await change(id, { scope: 'this', occurrence: mondays[3], event: { title: 'Weekly C last' } });
    const split = await change(id, { scope: 'following', occurrence: mondays[2], event: { start: '2031-04-01T11:00' } });
    expect(split.status, JSON.stringify(split.body)).toBe(200);
    expect(split.body.event).toMatchObject({ extendedProps: { rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' } });
    const shown = (await list(year)).filter(({ title }) => title.startsWith('Weekly C'));
    expect(shown.map(({ title, start }) => [title, start])).toEqual([
      ['Weekly C', mondays[0]],
      ['Weekly C', mondays[1]],
      ['Weekly C', '2031-04-01T09:00:00.000Z'],
      ['Weekly C last', mondays[3]],
    ]);
    expect((await undo(split.body.changeId)).status).toBe(200);
    expect(await startsOf('Weekly C')).toEqual(mondays);
    expect((await undo(split.body.changeId)).status).toBe(404);
  });

  test('moves changed and removed occurrences to the new series when split', async () => {
    const { id } = await added({
      title: 'Weekly F',
      ...weekly,
      extendedProps: { timeZone: 'Europe/Berlin', rrule: 'FREQ=WEEKLY;BYDAY=MO' },
    });
    const range = { start: '2031-03-01', end: '2031-04-20' };
    await change(id, { scope: 'this', occurrence: mondays[3], event: { title: 'Weekly F other' } });
    await remove(id, { scope: 'this', occurrence: mondays[2] });
    const { body } = await change(id, { scope: 'following', occurrence: mondays[1], event: { title: 'Weekly F new' } });
    const shown = (await list(range)).filter(({ title }) => title.startsWith('Weekly F'));
    expect(shown.map(({ title, start }) => [title, start])).toEqual([
      ['Weekly F', mondays[0]],
      ['Weekly F new', mondays[1]],
      ['Weekly F other', mondays[3]],
      ['Weekly F new', '2031-04-14T07:00:00.000Z'],
    ]);
    await remove(body.event.id);
    expect(await startsOf('Weekly F', admin, range)).toEqual([mondays[0]]);
  });

  test('changes as a whole and shifts its day', async () => {
    const { id } = await added({ title: 'Weekly D', ...weekly });
    const all = await change(id, { scope: 'all', occurrence: mondays[2], event: { start: '2031-04-02T10:00', end: '2031-04-02T12:00' } });
    expect(all.body.event).toMatchObject({ start: '2031-03-19T09:00:00.000Z', end: '2031-03-19T11:00:00.000Z' });
    const standing = '2031-04-02T08:00:00.000Z';
    expect(all.body.standing).toMatchObject({ id, start: standing, extendedProps: { occurrence: standing } });
    expect(await startsOf('Weekly D')).toEqual([
      '2031-03-19T09:00:00.000Z',
      '2031-03-26T09:00:00.000Z',
      '2031-04-02T08:00:00.000Z',
      '2031-04-09T08:00:00.000Z',
    ]);
  });

  test('is removed for one occurrence, the following ones, or all', async () => {
    const { id } = await added({ title: 'Weekly E', ...weekly });
    const one = await remove(id, { scope: 'this', occurrence: mondays[1] });
    expect(one.status, JSON.stringify(one.body)).toBe(200);
    expect(await startsOf('Weekly E')).toEqual([mondays[0], mondays[2], mondays[3]]);
    expect((await remove(id, { scope: 'this', occurrence: mondays[1] })).status).toBe(404);
    const rest = await remove(id, { scope: 'following', occurrence: mondays[2] });
    expect(await startsOf('Weekly E')).toEqual([mondays[0]]);
    expect((await undo(one.body.changeId)).status).toBe(409);
    expect((await undo(rest.body.changeId)).status).toBe(200);
    const all = await remove(id);
    expect(await startsOf('Weekly E')).toEqual([]);
    expect((await undo(all.body.changeId, staff)).status).toBe(404);
    expect((await undo(all.body.changeId)).status).toBe(200);
    expect(await startsOf('Weekly E')).toEqual([mondays[0], mondays[2], mondays[3]]);
  });

  test('restores a regular occurrence when its changes are undone', async () => {
    const { id } = await added({ title: 'Once more', ...weekly });
    const one = await change(id, { scope: 'this', occurrence: mondays[1], event: { title: 'Other' } });
    const two = await change(one.body.event.id, { scope: 'this', occurrence: mondays[1], event: { start: '2031-03-19T08:00:00Z' } });
    expect((await undo(two.body.changeId)).status).toBe(200);
    expect((await undo(one.body.changeId)).status).toBe(200);
    expect(await startsOf('Once more')).toEqual(mondays);
    expect(await startsOf('Other')).toEqual([]);
  });

  test('returns the current state of the changed occurrence', async () => {
    const stands = ({ body }: { body: { standing: CalendarEvent } }) => {
      const { id, start, extendedProps } = body.standing;
      return [id, start, extendedProps.occurrence, extendedProps.isException];
    };
    const { id } = await added({ title: 'Stands', ...weekly });
    const title = await change(id, { scope: 'all', occurrence: mondays[2], event: { title: 'Stands still' } });
    expect(stands(title)).toEqual([id, mondays[2], mondays[2], false]);
    const moved = await change(id, { scope: 'this', occurrence: mondays[1], event: { start: '2031-03-20T08:00:00Z' } });
    expect(stands(moved)).toEqual([moved.body.event.id, '2031-03-20T08:00:00.000Z', mondays[1], true]);
    const split = await change(id, { scope: 'following', occurrence: mondays[2], event: { location: 'Porto' } });
    expect(stands(split)).toEqual([split.body.event.id, mondays[2], mondays[2], false]);
    // The rule no longer gives this occurrence, so the first is returned.
    const ruled = await change(id, { scope: 'all', occurrence: mondays[0], event: { extendedProps: { rrule: 'FREQ=WEEKLY;BYDAY=TU' } } });
    expect(stands(ruled)).toEqual([id, '2031-03-18T08:00:00.000Z', '2031-03-18T08:00:00.000Z', false]);
    const once = await change(id, { scope: 'all', occurrence: '2031-03-18T08:00:00Z', event: { extendedProps: { rrule: null } } });
    expect(stands(once)).toEqual([id, '2031-03-18T08:00:00.000Z', null, false]);
    const again = await change(id, { event: { extendedProps: { rrule: 'FREQ=DAILY;COUNT=3' } } });
    expect(stands(again)).toEqual([id, '2031-03-18T08:00:00.000Z', '2031-03-18T08:00:00.000Z', false]);
    // A version conflict returns the newer version of the same occurrence.
    const old = await change(id, { scope: 'all', occurrence: '2031-03-19T08:00:00Z', version: 1, event: { title: 'x' } });
    expect([old.status, old.body.error.current.start]).toEqual([409, '2031-03-19T08:00:00.000Z']);
  });

  test('requires a supported rule and starts with its first occurrence', async () => {
    const refused = [
      'FREQ=MINUTELY',
      'FREQ=DAILY;BYHOUR=24',
      'FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2',
      'FREQ=DAILY;UNTIL=20300101',
      'nonsense',
      'FREQ=DAILY;COUNT=0',
      'FREQ=MONTHLY;BYWEEKNO=20',
      'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
    ];
    for (const rrule of refused)
      expect(fieldsOf(await add({ title: 'x', start: '2031-03-17T09:00', extendedProps: { rrule } })), rrule).toEqual([
        400,
        ['event.extendedProps.rrule'],
      ]);
    const aligned = await added({
      title: 'Aligned',
      start: '2031-03-17',
      allDay: true,
      extendedProps: { rrule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20310402' },
    });
    expect(aligned.start).toBe('2031-03-19');
    expect(await startsOf('Aligned')).toEqual(['2031-03-19', '2031-03-26', '2031-04-02']);
  });
});

test('rejects ranges that are empty or too long, and truncates long results', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      added({ title: `Many ${index}`, start: '2040-01-01', allDay: true, extendedProps: { rrule: 'FREQ=DAILY' } }),
    ),
  );
  expect(fieldsOf(await admin.get('/apps/calendar/events', { start: '2050-01-01', end: '2050-01-01' }))).toEqual([400, ['end']]);
  expect(fieldsOf(await admin.get('/apps/calendar/events', { start: '2050-01-01', end: '2056-01-01' }))).toEqual([400, ['end']]);
  const tooMany = await admin.get('/apps/calendar/events', { start: '2050-01-01', end: '2055-01-01' });
  expect([tooMany.status, tooMany.headers.get('X-Truncated'), tooMany.body.length]).toEqual([200, 'true', 10_000]);
  const days = tooMany.body.map(({ start }: CalendarEvent) => start);
  expect([days[0], days]).toEqual(['2050-01-01', days.toSorted()]);
  const some = await admin.get('/apps/calendar/events', { start: '2050-01-01', end: '2050-01-03' });
  expect([some.body.length, some.headers.get('X-Truncated')]).toEqual([60, null]);
  expect((await admin.get('/apps/calendar/events', { start: 'soon' })).status).toBe(400);
});

describe('a personal event', () => {
  test('is visible only to its owner', async () => {
    const event = await added({
      title: 'Dentist',
      start: '2031-06-01',
      allDay: true,
      extendedProps: { calendar: 'Personal', rrule: 'FREQ=YEARLY' },
    });
    expect((await list(year)).map(({ title }) => title)).toContain('Dentist');
    expect((await list(year, staff)).map(({ title }) => title)).not.toContain('Dentist');
    expect((await list({}, staff)).map(({ title }) => title)).not.toContain('Dentist');
    expect((await update({ id: event.id, title: 'x' }, staff)).status).toBe(404);
    expect((await change(event.id, { event: { title: 'x' } }, staff)).status).toBe(404);
    expect((await remove(event.id, {}, staff)).status).toBe(404);
  });

  test('is visible to its guests, but read-only', async () => {
    const event = await added({
      title: 'Dinner',
      start: '2031-06-02T18:00:00Z',
      extendedProps: { calendar: 'Personal', guests: ['staff@demo.com'] },
    });
    expect(event.extendedProps.guests).toMatchObject([{ personId: 3, answer: 'waiting' }]);
    const seen = (await list(year, staff)).find(({ title }) => title === 'Dinner');
    expect(seen?.extendedProps).toMatchObject({ isEditable: false, ownerId: 1 });
    expect((await update({ id: event.id, title: 'x' }, staff)).status).toBe(403);
    expect((await remove(event.id, {}, staff)).status).toBe(403);
  });

  test('belongs to the person who made it personal', async () => {
    const event = await added({ title: 'Turned', start: '2031-06-03', allDay: true });
    const turned = await update({ id: event.id, extendedProps: { calendar: 'Personal' } }, staff);
    expect(turned.body.event.extendedProps).toMatchObject({ ownerId: 3, isEditable: true });
    expect((await list(year)).map(({ title }) => title)).not.toContain('Turned');
  });

  test('includes its changed occurrences, except those in another calendar', async () => {
    const series = { start: '2031-06-10', allDay: true, extendedProps: { rrule: 'FREQ=DAILY;COUNT=4' } };
    const event = await added({ title: 'Therapy', ...series }, staff);
    const alone = (occurrence: string, what: object) => change(event.id, { occurrence, scope: 'this', event: what }, staff);
    await alone('2031-06-11', { title: 'Therapy, longer' });
    await alone('2031-06-12', { title: 'Therapy, told', extendedProps: { calendar: 'Family' } });
    const seen = async (who: Client) =>
      (await list(year, who))
        .filter(({ title }) => title.startsWith('Therapy'))
        .map(({ start, title }) => `${start.slice(8, 10)} ${title}`);
    const all = ['10 Therapy', '11 Therapy, longer', '12 Therapy, told', '13 Therapy'];
    const body = { occurrence: '2031-06-10', scope: 'all', event: { extendedProps: { calendar: 'Personal' } } };
    const made = await change(event.id, body, staff);
    expect([await seen(staff), await seen(admin)]).toEqual([all, ['12 Therapy, told']]);
    expect((await undo(made.body.changeId, staff)).status).toBe(200);
    expect([await seen(staff), await seen(admin)]).toEqual([all, all]);
    // From the second occurrence on; earlier ones stay in their calendar.
    await change(event.id, { ...body, occurrence: '2031-06-13', scope: 'following' }, staff);
    expect([await seen(staff), await seen(admin)]).toEqual([all, all.slice(0, 3)]);
  });

  test('made from a series of a colleague belongs entirely to the person who made it personal', async () => {
    const event = await added({ title: 'Rehearsal', start: '2031-06-20', allDay: true, extendedProps: { rrule: 'FREQ=DAILY;COUNT=2' } });
    await change(event.id, { occurrence: '2031-06-21', scope: 'this', event: { title: 'Rehearsal, longer' } });
    await update({ id: event.id, extendedProps: { calendar: 'Personal' } }, staff);
    const seen = async (who: Client) => (await list(year, who)).filter(({ title }) => title.startsWith('Rehearsal')).length;
    expect([await seen(staff), await seen(admin)]).toEqual([2, 0]);
  });
});
