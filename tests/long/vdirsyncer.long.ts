import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import type { CalendarEvent } from '../../src/features/calendar/contract.ts';
import { run } from './run.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-vdirsyncer-'));
  server = await startServer({ SAMPLE_DATA: 'off', REGISTRATION: 'open' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Registers a user with an empty calendar. */
async function register(name: string) {
  const person = { email: `${name}@vdirsyncer.example`, username: name, password: 'a long password', sample: false };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const { accessToken } = await (await post('/jwt/register', person)).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const importFile = async (body: string) => {
    const answer = await fetch(`${server.url}/api/v1/calendar/import`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'text/calendar' },
      body,
    });
    return answer.json();
  };
  const occurrences = async () => {
    const answer = await fetch(`${server.url}/apps/calendar/events?start=2031-01-01&end=2032-01-01`, { headers });
    const events: CalendarEvent[] = await answer.json();
    return events.map(({ title, start, end }) => `${start} ${end} ${title}`).sort();
  };
  const feed = async () => (await (await post('/api/v1/calendar/feed', {}, headers)).json()).path as string;
  return { importFile, occurrences, feed };
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...lines, 'END:VEVENT'];
const calendar = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN'],
  ...event(
    'UID:zones',
    'SUMMARY:Over both changes',
    'DTSTART;TZID=Europe/Berlin:20310305T100000',
    'DTEND;TZID=Europe/Berlin:20310305T110000',
    'RRULE:FREQ=WEEKLY;COUNT=37',
    'EXDATE;TZID=Europe/Berlin:20310312T100000',
  ),
  ...event(
    'UID:zones',
    'RECURRENCE-ID;TZID=Europe/Berlin:20310319T100000',
    'SUMMARY:Moved',
    'DTSTART;TZID=America/New_York:20310320T150000',
    'DTEND;TZID=America/New_York:20310320T160000',
  ),
  ...event('UID:split', 'SUMMARY:Before', 'DTSTART:20310402T090000Z', 'DTEND:20310402T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=5'),
  ...event(
    'UID:split',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20310416T090000Z',
    'SUMMARY:After',
    'DTSTART:20310416T110000Z',
    'DTEND:20310416T120000Z',
  ),
  ...event('UID:days', 'SUMMARY:Days', 'DTSTART;VALUE=DATE:20310501', 'DTEND;VALUE=DATE:20310504', 'TRANSP:TRANSPARENT'),
  ...event('UID:dates', 'SUMMARY:Dates', 'DTSTART:20310601T090000Z', 'DTEND:20310601T093000Z', 'RDATE:20310603T090000Z,20310607T090000Z'),
  ...event(
    'UID:skipped',
    'SUMMARY:Skipped hour',
    'DTSTART;TZID=Europe/Berlin:20310330T023000',
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY;COUNT=3',
  ),
  ...['END:VCALENDAR', ''],
].join('\r\n');

test('vdirsyncer reads a feed into files that mean the same when imported again', async () => {
  const first = await register('first');
  expect(await first.importFile(calendar)).toMatchObject({ added: 7, skipped: [] });
  const files = join(folder, 'files');
  mkdirSync(files);
  const config = join(folder, 'config');
  writeFileSync(
    config,
    [
      ...['[general]', `status_path = "${join(folder, 'status')}"`, '[pair feed]', 'a = "remote"', 'b = "local"', 'collections = null'],
      ...['[storage remote]', 'type = "http"', `url = "${server.url}${await first.feed()}"`],
      ...['[storage local]', 'type = "filesystem"', `path = "${files}"`, 'fileext = ".ics"', ''],
    ].join('\n'),
  );
  for (const command of ['discover', 'sync', 'sync']) {
    const { code, said } = await run('vdirsyncer', ['-c', config, command]);
    expect(code, said).toBe(0);
  }
  const texts = readdirSync(files).map((name) => readFileSync(join(files, name), 'utf8'));
  // One file per UID; a split series has two.
  expect(texts).toHaveLength(6);
  const second = await register('second');
  for (const text of texts) expect(await second.importFile(text)).toMatchObject({ skipped: [] });
  const expected = await first.occurrences();
  expect(expected.length).toBeGreaterThan(45);
  expect(await second.occurrences()).toEqual(expected);
});
