import fc from 'fast-check';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TodoTask } from '#features/todo/contract.ts';
import { calendarFile as file, vevent } from '../../../../../tests/calendar-file.ts';
import { type Client, clientWith, registerUser, send } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import type { CalendarEvent } from '../../contract.ts';

let atrium: TestApi;
let who: Client;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { accessTtlSeconds: 30 * 24 * 3600 } });
});
beforeEach(async () => {
  who = await registerUser(atrium);
});
afterAll(() => atrium.close());

const importFile = async (body: string | Uint8Array<ArrayBuffer>, query = '') => {
  const headers = { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'text/calendar' };
  const answer = await send(atrium, `/api/v1/calendar/import${query}`, { method: 'POST', headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const list = async (reader = who): Promise<CalendarEvent[]> =>
  (await reader.get('/apps/calendar/events', { start: '2031-01-01', end: '2032-01-01' })).body;
const shown = async (reader = who) => (await list(reader)).map(({ start, title }) => `${start} ${title}`).sort();
const exported = async (): Promise<string> => (await who.get('/api/v1/calendar/export')).body;

describe('a cancellation', () => {
  const single = vevent('UID:one', 'DTSTART:20310401T090000Z', 'DTEND:20310401T100000Z', 'SUMMARY:One');
  const weekly = vevent('UID:series', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Weekly');

  test.each([
    ['by its method', file('METHOD:CANCEL', ...vevent('UID:one', 'SEQUENCE:1', 'DTSTART:20310401T090000Z', 'SUMMARY:One'))],
    ['by its status', file(...vevent('UID:one', 'DTSTART:20310401T090000Z', 'SUMMARY:One', 'STATUS:CANCELLED'))],
  ])('%s is removed, and restored by Undo', async (_how, cancelling) => {
    await importFile(file(...single));
    const { changeId, ...answer } = await importFile(cancelling);
    expect(answer).toEqual({ added: 0, updated: 0, canceled: 1, skipped: [] });
    expect(await shown()).toEqual([]);
    expect((await who.post(`/api/v1/calendar/changes/${changeId}/undo`)).status).toBe(200);
    expect(await shown()).toEqual(['2031-04-01T09:00:00.000Z One']);
  });

  test('of an unknown event adds nothing and is reported', async () => {
    const body = await importFile(file('METHOD:CANCEL', ...single));
    expect(body).toMatchObject({
      added: 0,
      updated: 0,
      changeId: null,
      skipped: [{ title: 'One', line: 5, why: { code: 'event_cancelled' } }],
    });
    expect(await shown()).toEqual([]);
  });

  test('applies to one occurrence, the following ones, or the whole series', async () => {
    await importFile(file(...weekly));
    const cancel = (...lines: string[]) => importFile(file('METHOD:CANCEL', ...vevent('UID:series', ...lines)));
    expect(await cancel('RECURRENCE-ID:20310409T090000Z')).toMatchObject({ canceled: 1, skipped: [] });
    const others = ['2031-04-02T09:00:00.000Z Weekly', '2031-04-16T09:00:00.000Z Weekly', '2031-04-23T09:00:00.000Z Weekly'];
    expect(await shown()).toEqual(others);
    await cancel('RECURRENCE-ID;RANGE=THISANDFUTURE:20310423T090000Z');
    expect(await shown()).toEqual(others.slice(0, 2));
    await cancel();
    expect(await shown()).toEqual([]);
  });
});

describe('a split series in a file', () => {
  const weekly = (...lines: string[]) =>
    vevent('UID:s', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=5', 'SUMMARY:Weekly', ...lines);
  const from = (day: string, ...lines: string[]) =>
    vevent('UID:s', `RECURRENCE-ID;RANGE=THISANDFUTURE:203104${day}T090000Z`, `DTSTART:203104${day}T110000Z`, 'SUMMARY:Later', ...lines);
  const whole = ['02T09 Weekly', '09T09 Weekly', '16T11 Later', '23T11 Later', '30T11 Later'];
  const days = async () => (await shown()).map((one) => `${one.slice(8, 13)}${one.slice(24)}`);
  const cancel = (...lines: string[]) => importFile(file('METHOD:CANCEL', ...vevent('UID:s', ...lines)));

  beforeEach(async () => {
    await importFile(file(...weekly(), ...from('16')));
    expect(await days()).toEqual(whole);
  });

  test('is unchanged when the file is imported again', async () => {
    expect(await importFile(file(...weekly(), ...from('16')))).toMatchObject({ added: 0, updated: 2, changeId: null });
    expect(await days()).toEqual(whole);
  });

  test('is canceled with all its parts, and restored by undo', async () => {
    const { changeId, ...answer } = await cancel();
    expect(answer).toEqual({ added: 0, updated: 0, canceled: 1, skipped: [] });
    expect(await days()).toEqual([]);
    expect((await who.post(`/api/v1/calendar/changes/${changeId}/undo`)).status).toBe(200);
    expect(await days()).toEqual(whole);
  });

  test.each([
    ['an occurrence of its later part', ['RECURRENCE-ID:20310423T090000Z'], ['02T09 Weekly', '09T09 Weekly', '16T11 Later', '30T11 Later']],
    ['what follows in its later part', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20310423T090000Z'], whole.slice(0, 3)],
    ['all of its later part', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20310416T090000Z'], whole.slice(0, 2)],
    ['what follows in its first part', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20310409T090000Z'], whole.slice(0, 1)],
    ['all that follow its start', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20310402T090000Z'], []],
  ])('loses %s', async (_what, lines, expected) => {
    expect(await cancel(...lines)).toMatchObject({ canceled: 1, skipped: [] });
    expect(await days()).toEqual(expected);
  });

  test('loses its later part by the UID from our export', async () => {
    const [, uid = ''] = /UID:(s#.*?)\r/.exec(await exported()) ?? [];
    const one = file('METHOD:CANCEL', ...vevent(`UID:${uid}`, 'RECURRENCE-ID:20310423T110000Z'));
    expect(await importFile(one)).toMatchObject({ canceled: 1, skipped: [] });
    expect(await days()).toEqual(['02T09 Weekly', '09T09 Weekly', '16T11 Later', '30T11 Later']);
    await importFile(file('METHOD:CANCEL', ...vevent(`UID:${uid}`)));
    expect(await days()).toEqual(whole.slice(0, 2));
  });

  test('accepts a changed occurrence of its later part', async () => {
    const moved = vevent('UID:s', 'RECURRENCE-ID:20310423T090000Z', 'DTSTART:20310424T150000Z', 'SUMMARY:Moved');
    expect(await importFile(file(...moved))).toMatchObject({ added: 1, skipped: [] });
    const expected = [...whole.slice(0, 3), '24T15 Moved', '30T11 Later'];
    expect(await days()).toEqual(expected);
    expect(await importFile(file(...moved))).toMatchObject({ added: 0, updated: 1, changeId: null });
    expect(await days()).toEqual(expected);
  });

  test.each([
    ['is one again', [...weekly('SEQUENCE:1')], ['02T09 Weekly', '09T09 Weekly', '16T09 Weekly', '23T09 Weekly', '30T09 Weekly']],
    [
      'goes on otherwise from an earlier one on',
      [...weekly('SEQUENCE:1'), ...from('09', 'SEQUENCE:1')],
      ['02T09 Weekly', '09T11 Later', '16T11 Later', '23T11 Later', '30T11 Later'],
    ],
    [
      'goes on otherwise from a later one on',
      [...weekly('SEQUENCE:1'), ...from('30', 'SEQUENCE:1')],
      ['02T09 Weekly', '09T09 Weekly', '16T09 Weekly', '23T09 Weekly', '30T11 Later'],
    ],
    [
      'ends early',
      vevent('UID:s', 'SEQUENCE:1', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Weekly'),
      ['02T09 Weekly', '09T09 Weekly'],
    ],
  ])('%s in a newer version', async (_what, lines, expected) => {
    const { remarks } = await importFile(file(...lines));
    expect(await days()).toEqual(expected);
    // The stored part is deleted and reported.
    expect(remarks).toMatchObject([{ title: 'Later', line: 4, why: { code: 'event_not_in_version' } }]);
    expect(await importFile(file(...lines))).toMatchObject({ added: 0, changeId: null });
  });

  test('keeps its later part when only the first part is imported again', async () => {
    const text = await exported();
    const first = text.replace(/BEGIN:VEVENT\r\nUID:s#[\s\S]*?END:VEVENT\r\n/, '');
    expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await importFile(first);
    expect(await days()).toEqual(whole);
  });
});

test('a changed occurrence missing from a newer version of its series is reported', async () => {
  const series = (...lines: string[]) =>
    vevent('UID:s', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Weekly', ...lines);
  const moved = vevent('UID:s', 'RECURRENCE-ID:20310409T090000Z', 'DTSTART:20310410T150000Z', 'SUMMARY:Moved');
  await importFile(file(...series(), ...moved));
  expect(await importFile(file(...series('SEQUENCE:1')))).toMatchObject({
    ...{ added: 0, updated: 1, skipped: [] },
    remarks: [{ title: 'Moved', line: 4, why: { code: 'event_not_in_version' } }],
  });
  expect(await shown()).toEqual(['2031-04-02T09:00:00.000Z Weekly', '2031-04-09T09:00:00.000Z Weekly']);
});

describe('an occurrence without its series', () => {
  const alone = file(...vevent('UID:s', 'RECURRENCE-ID:20310409T090000Z', 'DTSTART:20310410T150000Z', 'SUMMARY:Moved'));
  const series = vevent('UID:s', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Weekly');
  const whole = ['2031-04-02T09:00:00.000Z Weekly', '2031-04-10T15:00:00.000Z Moved', '2031-04-16T09:00:00.000Z Weekly'];

  test('is added to the stored series', async () => {
    await importFile(file(...series));
    expect(await importFile(alone)).toMatchObject({ added: 1, skipped: [] });
    expect(await shown()).toEqual(whole);
    expect(await importFile(alone)).toMatchObject({ added: 0, updated: 1, changeId: null });
  });

  test('is a single event until its series is imported', async () => {
    await importFile(alone);
    expect(await shown()).toEqual(['2031-04-10T15:00:00.000Z Moved']);
    const moved = vevent('UID:s', 'RECURRENCE-ID:20310409T090000Z', 'DTSTART:20310410T150000Z', 'SUMMARY:Moved');
    await importFile(file(...series, ...moved));
    expect(await shown()).toEqual(whole);
  });
});

test('counts each entry of a split series', async () => {
  const weekly = vevent('UID:s', 'DTSTART:20310402T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Weekly');
  const from = (day: string, sequence: number) =>
    vevent(
      ...['UID:s', `SEQUENCE:${sequence}`, `RECURRENCE-ID;RANGE=THISANDFUTURE:203104${day}T090000Z`],
      ...[`DTSTART:203104${day}T110000Z`, `SUMMARY:From ${day}, ${sequence}`],
    );
  expect(await importFile(file(...weekly, ...from('16', 1)))).toMatchObject({ added: 2, updated: 0, skipped: [] });
  const text = file(...from('16', 3), ...from('16', 2), ...weekly, ...from('02', 1));
  const superseded = { why: { code: 'event_superseded' } };
  expect(await importFile(text)).toMatchObject({ added: 0, updated: 2, skipped: [superseded, superseded] });
  expect(await shown()).toEqual([
    '2031-04-02T11:00:00.000Z From 02, 1',
    '2031-04-09T11:00:00.000Z From 02, 1',
    '2031-04-16T11:00:00.000Z From 16, 3',
    '2031-04-23T11:00:00.000Z From 16, 3',
  ]);
});

test('importing events without a UID again adds nothing', async () => {
  const text = file(
    ...vevent(
      'DTSTAMP:20171112T131258Z',
      'DTSTART;TZID=Europe/Berlin:20310119T140000',
      'RRULE:FREQ=MONTHLY;BYDAY=1SU;COUNT=3',
      'SUMMARY:Repeating',
    ),
    ...vevent('DTSTAMP:20171112T131258Z', 'DTSTART;TZID=Europe/Berlin:20310119T100000', 'SUMMARY:Single'),
  );
  expect(await importFile(text)).toMatchObject({ added: 2 });
  const before = await shown();
  expect(await importFile(text)).toMatchObject({ added: 0, updated: 2, changeId: null });
  expect([before, await shown()]).toEqual([before, before]);
  expect(before).toHaveLength(4);
});

test('free, private and online events survive a round trip', async () => {
  const text = file(
    ...vevent('UID:f', 'DTSTART:20310505T090000Z', 'DTEND:20310505T100000Z', 'SUMMARY:Free', 'TRANSP:TRANSPARENT'),
    ...vevent(
      'UID:c',
      'DTSTART:20310505T110000Z',
      'DTEND:20310505T120000Z',
      'SUMMARY:Online',
      'X-GOOGLE-CONFERENCE:https://meet.example/abc',
    ),
    ...vevent('UID:p', 'DTSTART:20310505T130000Z', 'DTEND:20310505T140000Z', 'SUMMARY:Secret', 'LOCATION:Where', 'CLASS:PRIVATE'),
    ...vevent(
      'UID:r',
      'DTSTART:20310505T150000Z',
      'DTEND:20310505T160000Z',
      'SUMMARY:Call',
      'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.example/d',
    ),
  );
  await importFile(text, '?calendar=Business');
  const facts = async () =>
    (await list()).map(({ title, extendedProps: { isFree, isPrivate, conference } }) => [title, isFree, isPrivate, conference]);
  const expected = [
    ['Free', true, false, ''],
    ['Online', false, false, 'https://meet.example/abc'],
    ['Secret', false, true, ''],
    ['Call', false, false, 'https://meet.example/d'],
  ];
  expect(await facts()).toEqual(expected);
  for (const { id } of await list())
    expect(
      (await who.post('/apps/calendar/update-event', { event: { id, location: 'x', extendedProps: { location: 'There' } } })).status,
    ).toBe(200);
  expect(await facts()).toEqual(expected);
  const saved = await exported();
  const read = Object.values(ical.sync.parseICS(saved)).filter((one) => one?.type === 'VEVENT');
  expect(read.map((one) => [one.summary, one.transparency, one.class])).toEqual([
    ['Free', 'TRANSPARENT', undefined],
    ['Online', 'OPAQUE', undefined],
    ['Secret', 'OPAQUE', 'PRIVATE'],
    ['Call', 'OPAQUE', undefined],
  ]);
  expect(saved).toContain('CONFERENCE;VALUE=URI:https://meet.example/abc');
  who = await registerUser(atrium);
  await importFile(saved, '?calendar=Business');
  expect(await facts()).toEqual(expected);
  const busy = await who.get('/api/v1/calendar/free-busy', { people: who.userData.id, start: '2031-05-05', end: '2031-05-06' });
  expect(busy.body.people[0].busy.map(({ start }: { start: string }) => start.slice(11, 16))).toEqual(['11:00', '13:00', '15:00']);
});

describe('a to-do in a file', () => {
  const vtodo = (...lines: string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO'];
  const todos = async (reader = who): Promise<TodoTask[]> => (await reader.get('/apps/todo/tasks')).body;
  const oak = (...lines: string[]) => vtodo('UID:oak', 'SUMMARY:Buy oak', ...lines);

  test('is imported with its date, notes, status, priority and categories', async () => {
    const text = file(
      ...vtodo('UID:1', 'SUMMARY:Day', 'DUE;VALUE=DATE:20310504', 'PRIORITY:1', 'DESCRIPTION:One\\ntwo', 'CATEGORIES:Wood,Home'),
      ...vtodo('UID:2', 'SUMMARY:Time', 'DUE;TZID=America/New_York:20310504T170000', 'PRIORITY:5', 'STATUS:NEEDS-ACTION'),
      ...vtodo('UID:3', 'SUMMARY:Done', 'STATUS:COMPLETED', 'COMPLETED:20310501T100000Z'),
      ...vtodo('UID:4', 'SUMMARY:Begun', 'DTSTART:20310504T080000Z', 'DURATION:PT2H', 'PERCENT-COMPLETE:50', 'STATUS:IN-PROCESS'),
      ...vtodo('UID:5', 'SUMMARY:Half', 'DTSTART:20310504T080000Z', 'RRULE:FREQ=DAILY', 'LOCATION:Here'),
      ...vevent('UID:e', 'DTSTART:20310505T090000Z', 'SUMMARY:Event'),
    );
    expect(await importFile(text, '?timeZone=Europe/Berlin')).toMatchObject({
      ...{ added: 1, updated: 0, skipped: [], todos: { added: 5, updated: 0, canceled: 0 } },
      remarks: [{ title: 'Half', why: { code: 'todo_parts_left_out', parts: ['DTSTART', 'RRULE', 'LOCATION'] } }],
    });
    const facts = (await todos()).map((one) => [one.title, one.dueDate, one.dueTime, one.isCompleted, one.isImportant, one.tags.join()]);
    expect(facts.toReversed()).toEqual([
      ['Day', '2031-05-04', null, false, true, 'Wood,Home'],
      ['Time', '2031-05-04', '23:00', false, false, ''],
      ['Done', null, null, true, false, ''],
      ['Begun', '2031-05-04', '12:00', false, false, ''],
      ['Half', null, null, false, false, ''],
    ]);
    expect((await todos()).at(-1)?.description).toBe('<p>One<br />two</p>');
    expect(await importFile(text, '?timeZone=Europe/Berlin')).toMatchObject({
      todos: { added: 0, updated: 5, canceled: 0 },
      changeId: null,
    });
    expect(await todos()).toHaveLength(5);
  });

  test('keeps supported repetitions and reminders, and reports the others', async () => {
    const due = 'DUE;TZID=Europe/Berlin:20310506T170000';
    const alarm = (...lines: string[]) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM'];
    const text = file(
      ...vtodo('UID:1', 'SUMMARY:Weekly', due, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', ...alarm('TRIGGER:-PT30M')),
      ...vtodo('UID:2', 'SUMMARY:Monthly', due, 'RRULE:FREQ=MONTHLY;BYDAY=-1TU', ...alarm('TRIGGER;VALUE=DATE-TIME:20310506T060000Z')),
      ...vtodo('UID:3', 'SUMMARY:Last', 'DUE;VALUE=DATE:20310430', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'),
      ...vtodo('UID:4', 'SUMMARY:Yearly', due, 'DTSTART;TZID=Europe/Berlin:20310506T170000', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=6'),
      ...vtodo('UID:5', 'SUMMARY:Ends', due, 'RRULE:FREQ=DAILY;COUNT=3', ...alarm('TRIGGER:-PT5M'), ...alarm('TRIGGER:-PT10M')),
    );
    const query = '?timeZone=Europe/Berlin';
    const { remarks, todos: counts } = await importFile(text, query);
    expect([counts.added, remarks.map(({ title, why }: { title: string; why: object }) => [title, why])]).toEqual([
      5,
      [['Ends', { code: 'todo_parts_left_out', parts: ['RRULE', 'VALARM'] }]],
    ]);
    const facts = async () => (await todos()).map(({ title, repeat, remindAt }) => [title, repeat, remindAt]).toReversed();
    const expected = [
      ['Weekly', { every: 2, unit: 'week', weekdays: [2, 5] }, '2031-05-06T14:30:00.000Z'],
      ['Monthly', { every: 1, unit: 'month', weekdays: [2], nth: -1 }, '2031-05-06T06:00:00.000Z'],
      ['Last', { every: 1, unit: 'month' }, null],
      ['Yearly', { every: 1, unit: 'year' }, null],
      ['Ends', null, '2031-05-06T14:50:00.000Z'],
    ];
    expect(await facts()).toEqual(expected);
    expect(await importFile(text, query)).toMatchObject({ todos: { added: 0, updated: 5 }, changeId: null });
    const last = (await todos()).find(({ title }) => title === 'Last');
    const ids = (await todos()).map(({ id }) => id);
    const planned = await atrium.ownerQuery(`select due_at from reminders where area = 'todo' and target_id in (${ids})`);
    expect(planned).toHaveLength(3);
    await who.post('/apps/todo/update-task', { task: { id: last?.id, isCompleted: true } });
    expect((await todos()).find(({ title, isCompleted }) => title === 'Last' && !isCompleted)?.dueDate).toBe('2031-05-31');
    const { changeId } = await importFile(text.replaceAll('-PT30M', '-PT45M'), query);
    expect((await facts())[0]).toEqual(['Weekly', expected[0]?.[1], '2031-05-06T14:15:00.000Z']);
    expect((await who.post(`/api/v1/calendar/changes/${changeId}/undo`)).status).toBe(200);
    expect((await facts())[0]).toEqual(expected[0]);
  });

  test('is updated, canceled, and restored by undo', async () => {
    const { changeId } = await importFile(file(...oak()));
    const done = await importFile(file(...oak('STATUS:COMPLETED'), ...vevent('UID:e', 'DTSTART:20310505T090000Z', 'SUMMARY:Event')));
    expect(done).toMatchObject({ added: 1, todos: { added: 0, updated: 1, canceled: 0 } });
    const undo = async (id: number) => expect((await who.post(`/api/v1/calendar/changes/${id}/undo`)).status).toBe(200);
    await undo(done.changeId);
    expect([(await todos())[0]?.isCompleted, await shown()]).toEqual([false, []]);
    const off = await importFile(file('METHOD:CANCEL', ...oak(), ...vtodo('UID:other', 'SUMMARY:Other')));
    expect(off).toMatchObject({
      todos: { added: 0, updated: 0, canceled: 1 },
      skipped: [{ title: 'Other', why: { code: 'event_cancelled' } }],
    });
    expect(await todos()).toEqual([]);
    await undo(off.changeId);
    expect(await todos()).toHaveLength(1);
    const { changeId: added } = await importFile(file(...vtodo('UID:new', 'SUMMARY:New')));
    await undo(added);
    expect((await todos()).map(({ title }) => title)).toEqual(['Buy oak']);
    // Later edits are kept.
    const [task] = await todos();
    await who.post('/apps/todo/update-task', { task: { id: task?.id, title: 'Buy ash' } });
    await undo(changeId);
    expect((await todos()).map(({ title }) => title)).toEqual(['Buy ash']);
  });

  test('is reported if it is private, one of a series, or imported without permission to add to-dos', async () => {
    const text = file(...oak(), ...vtodo('UID:p', 'SUMMARY:Own', 'CLASS:PRIVATE'), ...oak('RECURRENCE-ID:20310504T080000Z'));
    const { skipped, todos: taken } = await importFile(text);
    expect([skipped.map(({ why: { code } }: { why: { code: string } }) => code), taken]).toEqual([
      ['todo_private', 'todo_occurrence'],
      { added: 1, updated: 0, canceled: 0 },
    ]);
    const rules = ['read', 'create', 'update', 'delete'].map((action) => ({ action, subject: 'Calendar' }));
    const { body } = await who.post('/api/v1/api-keys', { name: 'Calendar', rules, expiresAt: null, password: 'a long password' });
    const reader = who;
    who = clientWith(atrium, { accessToken: body.token } as Client);
    expect(await importFile(file(...vtodo('UID:new', 'SUMMARY:New')))).toMatchObject({
      skipped: [{ title: 'New', why: { code: 'is_todo' } }],
      changeId: null,
    });
    expect((await todos(reader)).map(({ title }) => title)).toEqual(['Buy oak']);
  });
});

test('every entry of any file is counted once: imported, canceled, or skipped with a reason', async () => {
  const uid = fc.constantFrom('UID:a', 'UID:b', 'UID:c', '');
  const start = fc.constantFrom(
    ...['DTSTART:20310101T090000Z', 'DTSTART;VALUE=DATE:20310102', 'DTSTART;TZID=Customized Time Zone:20310103T090000', 'DTSTART:soon', ''],
    'DTSTART:00010101T000000Z',
  );
  const more = fc.constantFrom(
    ...['RRULE:FREQ=WEEKLY', 'RRULE:FREQ=DAILY;COUNT=3', 'RRULE:FREQ=SECONDLY', 'RRULE:', 'RDATE:20310105T090000Z,20310106T090000Z'],
    ...['RECURRENCE-ID:20310108T090000Z', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20310108T090000Z', 'STATUS:CANCELLED', 'SEQUENCE:3'],
    ...['EXDATE:20310102T090000Z', 'EXDATE:x', 'DTEND:20300101T000000Z', 'DURATION:P1D', 'a line that is none', 'BEGIN:VALARM'],
  );
  const component = fc.record({
    name: fc.constantFrom('VEVENT', 'VEVENT', 'VEVENT', 'VTODO', 'VJOURNAL'),
    uid,
    start,
    more: fc.array(more, { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(component, { minLength: 1, maxLength: 8 }), fc.boolean(), async (components, isCut) => {
      const lines = components.flatMap((one) => [
        `BEGIN:${one.name}`,
        ...[one.uid, one.start, ...one.more].filter(Boolean),
        `END:${one.name}`,
      ]);
      const text = isCut
        ? file(...lines)
            .split('\r\n')
            .slice(0, -3)
            .join('\r\n')
        : file(...lines);
      const { added, updated, canceled = 0, todos, skipped, notNamed = 0 } = await importFile(text);
      const tasks = todos ? todos.added + todos.updated + todos.canceled : 0;
      const entries = text.match(/^BEGIN:V(?:EVENT|TODO|JOURNAL)/gm)?.length ?? 0;
      expect(added + updated + canceled + tasks + skipped.length + notNamed, text).toBe(entries);
      for (const { why, reason } of skipped) expect([why.code, reason]).not.toContain('unread');
    }),
    { numRuns: 60 },
  );
});
