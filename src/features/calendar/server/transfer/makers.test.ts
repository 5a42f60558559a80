import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import type { CalendarEvent } from '../../contract.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 30 * 24 * 3600 } });
});
afterAll(() => atrium.close());

const list = async (who: Client): Promise<CalendarEvent[]> =>
  (await who.get('/apps/calendar/events', { start: '2031-01-01T00:00:00Z', end: '2031-12-01T00:00:00Z' })).body;
const importFile = async (text: string, who: Client) => {
  const headers = { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'text/calendar' };
  const { status, body } = await send(atrium, '/api/v1/calendar/import', { method: 'POST', headers, body: text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** Registers a person without events. */
async function somebody(): Promise<Client> {
  const who = await registerUser(atrium);
  for (const { id } of await list(who)) await who.post(`/api/v1/calendar/events/${id}/remove`, {});
  return who;
}
const shown = (events: CalendarEvent[]) =>
  events
    .map(({ title, start, end, allDay, extendedProps: { location, description, reminders } }) =>
      JSON.stringify({ title, start, end, allDay, location, description, reminders }),
    )
    .sort();

/** Calendar files as these programs write them. */
const makers: [string, string[]][] = [
  [
    'google',
    [
      '2031-03-10T09:30:00.000Z Workshop stand-up',
      '2031-03-24T11:00:00.000Z Workshop stand-up, later',
      '2031-03-31T08:30:00.000Z Workshop stand-up',
      '2031-04-01 معرض الأثاث 🪑',
      '2031-04-07T08:30:00.000Z Workshop stand-up',
    ],
  ],
  [
    'apple',
    [
      '2031-03-05T19:00:00.000Z Oak samples — call',
      '2031-03-14 Nora’s birthday',
      '2031-04-02T18:00:00.000Z Oak samples — call',
      '2031-05-07T18:00:00.000Z Oak samples — call',
    ],
  ],
  [
    'outlook',
    [
      '2031-04-01T08:00:00.000Z Lieferung: Lampen & Leuchten',
      '2031-04-02T03:15:00.000Z Anruf Kathmandu',
      '2031-04-03T03:15:00.000Z Anruf Kathmandu',
    ],
  ],
];

test.each(makers)('a file of %s is imported correctly and once, and survives a round trip', async (maker, expected) => {
  const who = await somebody();
  const text = (await readFile(new URL(`../../../../../tests/calendars/${maker}.ics`, import.meta.url), 'utf8')).replaceAll('\n', '\r\n');
  await importFile(text, who);
  const events = await list(who);
  expect(events.map(({ start, title }) => `${start} ${title}`).sort()).toEqual(expected);
  await importFile(text, who);
  expect(shown(await list(who))).toEqual(shown(events));
  const other = await somebody();
  await importFile((await who.get('/api/v1/calendar/export')).body, other);
  expect(shown(await list(other))).toEqual(shown(events));
});

test('imports the properties besides the times', async () => {
  const read = async (maker: string) => {
    const who = await somebody();
    await importFile(await readFile(new URL(`../../../../../tests/calendars/${maker}.ics`, import.meta.url), 'utf8'), who);
    return (await list(who))[0];
  };
  expect([await read('google'), await read('apple'), await read('outlook')]).toMatchObject([
    {
      end: '2031-03-10T10:00:00.000Z',
      extendedProps: { location: 'Boathouse 3, Cais do Esteiro, Porto', timeZone: 'Europe/Lisbon', reminders: [10] },
    },
    { url: 'https://meet.example/oak', extendedProps: { timeZone: 'America/New_York', reminders: [30] } },
    { extendedProps: { location: 'Hafenamt Nord; Rampe 2', timeZone: 'Europe/Berlin', reminders: [15] } },
  ]);
});

test('imports single dates with or without a rule, changes them individually, and exports them as RDATE', async () => {
  const file = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Test//EN',
      'BEGIN:VEVENT',
      'UID:dates@x',
      'DTSTAMP:20310101T000000Z',
      'SUMMARY:Fitting',
    ],
    ...['DTSTART;TZID=Europe/Lisbon:20310303T090000', 'DTEND;TZID=Europe/Lisbon:20310303T100000', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    // One date duplicates the rule, another is excluded again.
    ...['RDATE;TZID=Europe/Lisbon:20310305T140000,20310310T090000', 'RDATE:20310701T080000Z,20310702T080000Z', 'EXDATE:20310702T080000Z'],
    ...['END:VEVENT', 'BEGIN:VEVENT', 'UID:days@x', 'DTSTAMP:20310101T000000Z', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20310501'],
    ...['RDATE;VALUE=DATE:20310601,20310801', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
  const who = await somebody();
  expect(await importFile(file, who)).toMatchObject({ skipped: [] });
  const expected = [
    ...['2031-03-03T09:00:00.000Z Fitting', '2031-03-05T14:00:00.000Z Fitting', '2031-03-10T09:00:00.000Z Fitting'],
    ...['2031-05-01 Fair', '2031-06-01 Fair', '2031-07-01T08:00:00.000Z Fitting', '2031-08-01 Fair'],
  ];
  const starts = async (of: Client) => (await list(of)).map(({ start, title }) => `${start} ${title}`).sort();
  expect(await starts(who)).toEqual(expected);
  await importFile(file, who);
  expect(await starts(who)).toEqual(expected);
  const text: string = (await who.get('/api/v1/calendar/export')).body;
  expect(text).toContain('RDATE;TZID=Europe/Lisbon:20310305T140000');
  expect(text).toContain('RDATE;VALUE=DATE:20310601');
  const other = await somebody();
  await importFile(text, other);
  expect(await starts(other)).toEqual(expected);
  // One date is removed individually.
  const added = (await list(who)).find(({ start }) => start === '2031-03-05T14:00:00.000Z');
  const { occurrence } = added?.extendedProps ?? {};
  expect((await who.post(`/api/v1/calendar/events/${added?.id}/remove`, { scope: 'this', occurrence })).status).toBe(200);
  expect(await starts(who)).toEqual(expected.filter((one) => !one.startsWith('2031-03-05')));
});
