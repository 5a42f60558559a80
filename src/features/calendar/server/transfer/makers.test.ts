import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerSomebody, send } from '../../../../../tests/client.ts';
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
/** Somebody without any events. */
async function somebody(): Promise<Client> {
  const who = await registerSomebody(atrium);
  for (const { id } of await list(who)) await who.post(`/api/v1/calendar/events/${id}/remove`, {});
  return who;
}
const shown = (events: CalendarEvent[]) =>
  events
    .map(({ title, start, end, allDay, extendedProps: { location, description, reminders } }) =>
      JSON.stringify({ title, start, end, allDay, location, description, reminders }),
    )
    .sort();

/** As these programs write a calendar to a file. */
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

test.each(makers)('a file of %s comes in as it is meant, once, and goes out and in again with nothing lost', async (maker, expected) => {
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

test('what stands beside the times comes along', async () => {
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
