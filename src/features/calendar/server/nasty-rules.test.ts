import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import type { TimeRange } from '../event-times.ts';
import { RuleWork } from '../rule-work.ts';
import { expandEvents, selectEvents } from './list-events.ts';
import { readRule } from './read-rule.ts';
import { readRange } from './read-times.ts';
import { readCalendarFile } from './transfer/read-calendar-file.ts';

let atrium: TestApi;
let owner: Client;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false });
  owner = await registerUser(atrium);
});
afterAll(() => atrium.close());

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const vevent = (uid: number, start: string, rule: string, ...more: string[]) => [
  ...['BEGIN:VEVENT', `UID:nasty-${uid}`, `SUMMARY:Event ${uid}`, `DTSTART${start.length === 8 ? ';VALUE=DATE' : ''}:${start}`],
  ...(rule ? [`RRULE:${rule}`] : []),
  ...more,
  'END:VEVENT',
];
const importFile = (text: string) =>
  send(atrium, '/api/v1/calendar/import', {
    method: 'POST',
    body: text,
    headers: { Authorization: `Bearer ${owner.accessToken}`, 'Content-Type': 'text/calendar' },
  });
const add = (start: string, rrule: string) =>
  owner.post('/apps/calendar/add-event', { event: { title: 'Rule', start, allDay: true, extendedProps: { rrule } } });

const impossible: [rule: string, start: string][] = [
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-02-01'],
  ['FREQ=MONTHLY;BYMONTH=4,6;BYMONTHDAY=31,-31', '2026-04-01'],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '2026-02-01'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29', '2026-02-01'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2026-04-01'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TU', '2026-02-02'],
  ['FREQ=DAILY;INTERVAL=14;BYDAY=TU;BYMONTH=5', '2026-02-02'],
  ['FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1', '2026-02-01'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6', '2026-02-01'],
  ['FREQ=MONTHLY;BYDAY=1MO,2MO;BYSETPOS=3', '2026-02-01'],
  ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=-3', '2026-02-01'],
  ['FREQ=DAILY;BYMONTH=1;BYSETPOS=2', '2026-02-01'],
  ['FREQ=YEARLY;BYDAY=MO;BYSETPOS=300', '2026-02-01'],
  ['FREQ=YEARLY;BYYEARDAY=1;BYMONTH=2', '2026-02-01'],
  ['FREQ=YEARLY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=29', '2026-02-01'],
  ['FREQ=DAILY;UNTIL=20250101', '2026-02-01'],
  ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', '2026-02-01'],
  ['FREQ=MINUTELY;INTERVAL=7', '2026-02-01'],
  ['FREQ=DAILY;INTERVAL=100000', '2026-02-01'],
  ['FREQ=DAILY;COUNT=1000000', '2026-02-01'],
  [`FREQ=MONTHLY;BYMONTHDAY=${Array.from({ length: 400 }, () => 31).join(',')}`, '2026-02-01'],
];

const rare: [rule: string, start: string, first: string][] = [
  ['FREQ=YEARLY', '2028-02-29', '2028-02-29'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2025-01-01', '2028-02-29'],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=TU', '2026-01-01', '2028-02-29'],
  ['FREQ=MONTHLY;BYDAY=5MO', '2026-02-01', '2026-03-30'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-02-01', '2026-02-28'],
  ['FREQ=MONTHLY;BYMONTHDAY=-31', '2026-02-01', '2026-03-01'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-02-01', '2026-02-27'],
  ['FREQ=YEARLY;BYDAY=53TH', '2026-01-01', '2026-12-31'],
  ['FREQ=YEARLY;BYYEARDAY=366', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;INTERVAL=999;BYMONTHDAY=31', '2026-02-01', '2109-05-31'],
];

describe('a rule', () => {
  test.each(impossible)('%s never occurs and is rejected', async (rrule, start) => {
    const { status, body } = await add(start, rrule);
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['event.extendedProps.rrule']]);
  });
  test.each(rare)('%s from %s first occurs on %s', async (rrule, start, first) => {
    const { status, body } = await add(start, rrule);
    expect([status, body.event?.start]).toEqual([201, first]);
  });
});

describe('a file', () => {
  test('imports an event with an impossible rule once and reports the line and reason', async () => {
    const text = file(
      ...vevent(1, '20310101', 'FREQ=WEEKLY;BYDAY=WE'),
      ...vevent(2, '20310101', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      ...vevent(3, '20310101', 'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1'),
      ...vevent(4, '20310101', ''),
    );
    const { body } = await importFile(text);
    expect(body).toMatchObject({ added: 4, updated: 0, skipped: [] });
    const once = { reason: 'was added once, on its first date', why: { code: 'event_once' } };
    expect(body.remarks).toEqual([
      { title: 'Event 2', line: 10, reason: 'its rule has a day that does not exist in its months', why: { code: 'rule_without_day' } },
      { title: 'Event 2', line: 10, ...once },
      { title: 'Event 3', line: 16, reason: 'its rule has no occurrences', why: { code: 'rule_without_occurrence' } },
      { title: 'Event 3', line: 16, ...once },
    ]);
  });

  test('limits the steps for rules that never occur and imports the valid events', () => {
    // Only a search of a whole century shows that this rule never occurs.
    const worst = Array.from({ length: 1300 }, (_, index) => vevent(index, '20260202', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU'));
    const read = readCalendarFile(file(...worst.flat(), ...vevent(1300, '20260202', 'FREQ=MONTHLY;BYDAY=5MO;COUNT=20')), 'UTC');
    expect([read?.skipped.length, read?.remarks.length, read?.events.length]).toEqual([0, 100, 1302]);
    expect(read?.events.filter(({ rrule }) => rrule !== null)).toHaveLength(1);
    const work = new RuleWork({ patience: 200_000 });
    const times = { allDay: true, startDate: '2026-02-02', endDate: '2026-02-03', startsAt: null, endsAt: null, timeZone: 'UTC' };
    for (const _ of worst) expect(() => readRule('FREQ=DAILY;INTERVAL=7;BYDAY=TU', times, { work })).toThrow('has no occurrences');
    expect(work.steps).toBeLessThan(750_000);
  });

  test('with too many occurrences to count keeps the first series and imports later ones once', () => {
    const counting = Array.from({ length: 60 }, (_, index) => vevent(index, '20260202', 'FREQ=DAILY;COUNT=5000'));
    const read = readCalendarFile(file(...counting.flat()), 'UTC');
    expect(read?.events.map(({ rrule }) => rrule !== null).filter(Boolean)).toHaveLength(49);
    expect([read?.events.length, read?.skipped.length]).toEqual([60, 0]);
    expect(read?.remarks[0]?.reason).toContain('add an end date');
  });

  test('with a zone that changes every second is read in the reader’s zone', () => {
    const zone = (rule: string) => [
      ...['BEGIN:VTIMEZONE', 'TZID:Odd/Place', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...[`RRULE:${rule}`, 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const event = ['BEGIN:VEVENT', 'UID:z', 'SUMMARY:Z', 'DTSTART;TZID=Odd/Place:20310701T120000', 'END:VEVENT'];
    const startIn = (rule: string) => readCalendarFile(file(...zone(rule), ...event), 'UTC')?.events[0]?.times.startsAt?.toISOString();
    expect(startIn('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU')).toBe('2031-07-01T10:00:00.000Z');
    for (const rule of ['FREQ=SECONDLY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=HOURLY;BYMONTH=2'])
      expect(startIn(rule), rule).toBe('2031-07-01T12:00:00.000Z');
  });
});

test('a month of 2,000 daily events returns the earliest as truncated, while other requests are served', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => vevent(10_000 + index, '20300101', 'FREQ=DAILY'));
  expect((await importFile(file(...many.flat()))).body).toMatchObject({ added: 2000, skipped: [] });
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const month = await owner.get('/apps/calendar/events', { start: '2031-05-26', end: '2031-07-07' });
  clearInterval(timer);
  expect([month.status, month.body.length, month.headers.get('X-Truncated')]).toEqual([200, 10_000, 'true']);
  expect(new Set(month.body.map(({ start }: CalendarEvent) => start.slice(0, 10)))).toEqual(
    new Set(['2031-05-26', '2031-05-27', '2031-05-28', '2031-05-29', '2031-05-30']),
  );
  expect(turns).toBeGreaterThan(1);
  const day = await owner.get('/apps/calendar/events', { start: '2031-05-26', end: '2031-05-27' });
  expect([day.body.length >= 2000, day.headers.get('X-Truncated')]).toEqual([true, null]);
});

test('limits expansion by steps rather than by the number of events', async () => {
  const work = new RuleWork({ most: 5000 });
  const range = readRange({ start: '2031-05-26', end: '2031-07-07' });
  const { records } = await recordsOfOwner();
  const { isAll, shown } = await expandEvents(records, range as TimeRange, 10_000, work);
  expect([isAll, shown.length > 0, work.steps < 5100]).toEqual([false, true, true]);
});

async function recordsOfOwner() {
  const entity = owner.userData.eid.split('-')[0] ?? '';
  const wanted = { entity, personId: 1, calendars: undefined, range: readRange({ start: '2031-05-26', end: '2031-07-07' }) };
  return { records: await atrium.deps.database.reading(entity, async (db) => [...(await selectEvents(db, wanted))]) };
}
