import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarFile as file, vevent } from '../../../../../tests/calendar-file.ts';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
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

const importFile = async (body: string, reader = who) => {
  const headers = { Authorization: `Bearer ${reader.accessToken}`, 'Content-Type': 'text/calendar' };
  const answer = await send(atrium, '/api/v1/calendar/import?calendar=Business', { method: 'POST', headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const list = async (reader = who): Promise<CalendarEvent[]> =>
  (await reader.get('/apps/calendar/events', { start: '2031-04-01', end: '2031-05-01' })).body;
/** Returns the days and hours in April with the titles. */
const days = async (reader = who) => (await list(reader)).map(({ start, title }) => `${start.slice(8, 13)} ${title}`).sort();
const exported = async (): Promise<string> => (await who.get('/api/v1/calendar/export')).body;
const undo = (changeId: number) => who.post(`/api/v1/calendar/changes/${changeId}/undo`);

/** Wednesdays at 09:00, April 2 to 30. */
const weekly = vevent('UID:s', 'DTSTART:20310402T090000Z', 'DTEND:20310402T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=5', 'SUMMARY:Weekly');
const whole = ['02T09 Weekly', '09T09 Weekly', '16T09 Weekly', '23T09 Weekly', '30T09 Weekly'];
const one = (day: string, ...lines: string[]) => vevent('UID:s', `RECURRENCE-ID:203104${day}T090000Z`, ...lines);
const from = (day: string, ...lines: string[]) => vevent('UID:s', `RECURRENCE-ID;RANGE=THISANDFUTURE:203104${day}T090000Z`, ...lines);
const later = (day: string, ...lines: string[]) =>
  from(day, `DTSTART:203104${day}T110000Z`, `DTEND:203104${day}T120000Z`, 'SUMMARY:Later', ...lines);
const split = [...whole.slice(0, 2), '16T11 Later', '23T11 Later', '30T11 Later'];

describe('a change to this and the following occurrences, without its series', () => {
  beforeEach(async () => {
    await importFile(file(...weekly));
    expect(await days()).toEqual(whole);
  });

  test('splits the stored series once, and undo merges it again', async () => {
    const { changeId, ...answer } = await importFile(file(...later('16')));
    expect(answer).toEqual({ added: 1, updated: 0, skipped: [] });
    expect(await days()).toEqual(split);
    expect(await importFile(file(...later('16')))).toMatchObject({ added: 0, updated: 1, changeId: null });
    expect((await undo(changeId)).status).toBe(200);
    expect(await days()).toEqual(whole);
  });

  test('splits a part again, and then the first part', async () => {
    await importFile(file(...later('16')));
    await importFile(file(...from('23', 'DTSTART:20310424T150000Z', 'SUMMARY:Latest')));
    expect(await days()).toEqual([...split.slice(0, 3), '24T15 Latest']);
  });

  test('replaces the whole series at its first occurrence', async () => {
    await importFile(file(...later('02')));
    expect(await days()).toEqual(['02T11 Later', '09T11 Later', '16T11 Later', '23T11 Later', '30T11 Later']);
    expect((await exported()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  test('uses its own rule if it has one', async () => {
    await importFile(file(...later('16', 'RRULE:FREQ=DAILY;COUNT=3')));
    expect(await days()).toEqual([...whole.slice(0, 2), '16T11 Later', '17T11 Later', '18T11 Later']);
  });

  test('keeps changed and removed occurrences', async () => {
    await importFile(file(...one('23', 'DTSTART:20310424T150000Z', 'SUMMARY:Moved')));
    await importFile(file('METHOD:CANCEL', ...one('30')));
    await importFile(file(...later('16')));
    expect(await days()).toEqual([...split.slice(0, 3), '24T15 Moved']);
    await importFile(file(...one('23', 'DTSTART:20310425T150000Z', 'SUMMARY:Moved again')));
    expect(await days()).toEqual([...split.slice(0, 3), '25T15 Moved again']);
  });

  test('works several times, and next to single changes', async () => {
    const several = file(
      ...one('23', 'DTSTART:20310424T150000Z', 'SUMMARY:Moved'),
      ...from('30', 'DTSTART:20310430T130000Z', 'SUMMARY:Last'),
      ...later('09'),
    );
    expect(await importFile(several)).toMatchObject({ added: 3, skipped: [] });
    const expected = ['02T09 Weekly', '09T11 Later', '16T11 Later', '24T15 Moved', '30T13 Last'];
    expect(await days()).toEqual(expected);
    expect(await importFile(several)).toMatchObject({ added: 0, updated: 3 });
    expect(await days()).toEqual(expected);
  });

  test('preserves the parts before and after it', async () => {
    await importFile(file(...from('30', 'DTSTART:20310430T090000Z', 'SUMMARY:Last')));
    await importFile(file(...later('16')));
    const expected = [...split.slice(0, 4), '30T09 Last'];
    expect(await days()).toEqual(expected);
    const events = (await exported()).split(/(?=BEGIN:VEVENT)/).filter((text) => text.startsWith('BEGIN:VEVENT'));
    for (const event of events) await importFile(file(event.replace('END:VCALENDAR', '').trim()));
    expect(await days()).toEqual(expected);
  });

  test('keeps the calendar, owner and reminders of its series', async () => {
    const [event] = await list();
    const extendedProps = { calendar: 'Holiday', reminders: [10] };
    expect((await who.post('/apps/calendar/update-event', { event: { id: event?.id, extendedProps } })).status).toBe(200);
    await importFile(file(...later('16')));
    const facts = (await list()).map(({ extendedProps: { calendar, reminders } }) => [calendar, reminders]);
    expect(facts).toEqual(whole.map(() => ['Holiday', [10]]));
  });

  test('can be canceled with the following occurrences', async () => {
    expect(await importFile(file('METHOD:CANCEL', ...from('16')))).toMatchObject({ canceled: 1, skipped: [] });
    expect(await days()).toEqual(whole.slice(0, 2));
    expect(await importFile(file(...from('09', 'STATUS:CANCELLED')))).toMatchObject({ canceled: 1, skipped: [] });
    expect(await days()).toEqual(whole.slice(0, 1));
  });

  test('is reported if it matches no occurrence', async () => {
    const none = file(...vevent('UID:s', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20310417T090000Z', 'DTSTART:20310417T110000Z', 'SUMMARY:x'));
    expect(await importFile(none)).toMatchObject({ added: 0, changeId: null, skipped: [{ why: { code: 'event_bad_occurrence' } }] });
    expect(await days()).toEqual(whole);
  });
});

test('a change to this and the following occurrences of an unknown series becomes one event and is reported', async () => {
  const answer = await importFile(file(...later('16')));
  expect(answer).toMatchObject({ added: 1, remarks: [{ why: { code: 'series_not_there' } }] });
  expect(await days()).toEqual(['16T11 Later']);
});

describe('a series split here', () => {
  const change = async (start: string, event: object, scope = 'following') => {
    const found = (await list()).find((one) => one.start === start);
    const { occurrence } = found?.extendedProps ?? {};
    const answer = await who.post(`/api/v1/calendar/events/${found?.id}/change`, { scope, occurrence, event });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const byNodeIcal = (text: string) =>
    Object.values(ical.sync.parseICS(text))
      .flatMap((event) => {
        if (event?.type !== 'VEVENT') return [];
        const found = ical.expandRecurringEvent(event, { from: new Date('2031-04-01'), to: new Date('2031-05-01') });
        return found.map(({ start, summary }) => `${start.toISOString().slice(8, 13)} ${String(summary)}`);
      })
      .sort();
  const expected = ['02T07 Weekly', '09T07 Weekly', '16T09 Later', '24T13 Moved'];
  let before: string;

  beforeEach(async () => {
    const event = { title: 'Weekly', start: '2031-03-26T09:00', end: '2031-03-26T10:00' };
    const extendedProps = { timeZone: 'Europe/Berlin', rrule: 'FREQ=WEEKLY;COUNT=6', reminders: [30] };
    expect((await who.post('/apps/calendar/add-event', { event: { ...event, extendedProps } })).status).toBe(201);
    const last = (await list()).at(-1);
    await who.post(`/api/v1/calendar/events/${last?.id}/remove`, { scope: 'this', occurrence: last?.extendedProps.occurrence });
    await change('2031-04-23T07:00:00.000Z', { title: 'Moved', start: '2031-04-24T13:00:00Z', end: '2031-04-24T14:00:00Z' }, 'this');
    before = await exported();
    await change('2031-04-16T07:00:00.000Z', { title: 'Later', start: '2031-04-16T09:00:00Z', end: '2031-04-16T10:00:00Z' });
    expect(await days()).toEqual(expected);
  });

  test('is exported so that other readers see each occurrence once', async () => {
    const text = await exported();
    expect(byNodeIcal(text)).toEqual(expected);
    const feed = await who.post('/api/v1/calendar/feed');
    expect(byNodeIcal((await send(atrium, feed.body.path)).body)).toEqual(expected);
    expect(text).toMatch(/UID:(\S+)\r\n[\s\S]*UID:\1#2031-04-16T07:00:00\.000Z\r\n[\s\S]*RELATED-TO;RELTYPE=SIBLING:\1\r\n/);
    // The first part ends on the previous day.
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20310415T215959Z');
    // Readers of the earlier series learn that it ends.
    expect([/SEQUENCE:(\d)/.exec(before)?.[1], /SEQUENCE:(\d)/.exec(text)?.[1]]).toEqual(['2', '3']);
  });

  test('is imported elsewhere and here without changes', async () => {
    const other = await registerUser(atrium);
    const text = await exported();
    expect(await importFile(text, other)).toMatchObject({ skipped: [] });
    expect(await days(other)).toEqual(expected);
    expect(await importFile(text, other)).toMatchObject({ added: 0, changeId: null });
    expect(await importFile(text)).toMatchObject({ added: 0, changeId: null });
  });

  test('becomes whole again, without duplicates, when an older file is imported', async () => {
    await importFile(before);
    expect(await days()).toEqual(['02T07 Weekly', '09T07 Weekly', '16T07 Weekly', '24T13 Moved']);
  });

  test('splits again, by the start in the whole series', async () => {
    await change('2031-04-16T09:00:00.000Z', { title: 'Once more' }, 'all');
    const text = await exported();
    const [, uid = ''] = /UID:(\S+?)\r/.exec(text) ?? [];
    await change('2031-04-24T13:00:00.000Z', { title: 'Last' });
    expect(await exported()).toContain(`UID:${uid}#2031-04-23T07:00:00.000Z`);
    await importFile(file('METHOD:CANCEL', ...vevent(`UID:${uid}`)));
    expect(await days()).toEqual([]);
  });
});

test('a single date of a series moves along when it is split or moved', async () => {
  await importFile(file(...weekly.toSpliced(4, 0, 'RDATE:20310425T130000Z')));
  const change = async (scope: string, event: object) => {
    const found = (await list()).find(({ start }) => start.startsWith('2031-04-16'));
    const { occurrence } = found?.extendedProps ?? {};
    expect((await who.post(`/api/v1/calendar/events/${found?.id}/change`, { scope, occurrence, event })).status).toBe(200);
  };
  await change('following', { title: 'Later' });
  const later = (hour: string) => [`16T${hour} Later`, `23T${hour} Later`, '25T13 Weekly', `30T${hour} Later`];
  expect(await days()).toEqual([...whole.slice(0, 2), ...later('09')]);
  await change('all', { start: '2031-04-16T11:00:00Z' });
  expect(await days()).toEqual([...whole.slice(0, 2), ...later('11')]);
});
