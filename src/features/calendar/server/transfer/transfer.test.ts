import fc from 'fast-check';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFile as file } from '../../../../../tests/calendar-file.ts';
import { type Client, registerUser, send, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import type { CalendarEvent } from '../../contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 30 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const range = { start: '2031-01-01T00:00:00Z', end: '2032-01-01T00:00:00Z' };
const list = async (who: Client, query: Record<string, string> = range): Promise<CalendarEvent[]> =>
  (await who.get('/apps/calendar/events', query)).body;
const add = async (event: object, who: Client): Promise<CalendarEvent> => {
  const { status, body } = await who.post('/apps/calendar/add-event', { event });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
};
const exported = async (who: Client, query = ''): Promise<string> => (await who.get(`/api/v1/calendar/export${query}`)).body;
const importFile = (text: string, who: Client, query = '') =>
  send(atrium, `/api/v1/calendar/import${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'text/calendar' },
    body: text,
  });
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...lines, 'END:VEVENT'];
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

/** Returns what another reader finds in an exported file within the year: titles with their starts. */
function readByNodeIcal(text: string): string[] {
  const shown: string[] = [];
  const [from, to] = [new Date('2031-01-01T00:00:00Z'), new Date('2031-12-31T23:59:59Z')];
  for (const event of Object.values(ical.sync.parseICS(text))) {
    if (event?.type !== 'VEVENT') continue;
    for (const instance of ical.expandRecurringEvent(event, { from, to })) {
      const start = instance.isFullDay ? localDate(instance.start) : instance.start.toISOString();
      shown.push(`${String(instance.summary)} ${start}`);
    }
  }
  return shown.sort();
}
const localDate = (date: Date) =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
const shownHere = (events: CalendarEvent[]) => events.map(({ title, start }) => `${title} ${start}`).sort();

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu', 'America/Sao_Paulo', 'UTC', 'Europe/Dublin'];
const rules = [
  'FREQ=DAILY;INTERVAL=3;COUNT=40',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
  'FREQ=WEEKLY;UNTIL=20310630T235959Z',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU',
];

describe('an exported calendar', () => {
  test('is read the same by another reader, in every zone, all year', async () => {
    const who = await registerUser(atrium);
    for (const event of await list(who, {})) await who.post(`/api/v1/calendar/events/${event.id}/remove`, {});
    let number = 0;
    for (const timeZone of zones)
      for (const rrule of rules)
        await add(
          {
            title: `E${number++}`,
            start: `2031-01-0${1 + (number % 9)}T0${number % 10 === 0 ? 4 : 1 + (number % 3)}:30`,
            extendedProps: { timeZone, rrule },
          },
          who,
        );
    for (const rrule of rules.filter((rule) => !rule.includes('T2')))
      await add({ title: `E${number++}`, start: `2031-01-0${1 + (number % 9)}`, allDay: true, extendedProps: { rrule } }, who);
    await add({ title: 'Single', start: '2031-03-30T00:30:00Z', end: '2031-03-30T02:00:00Z' }, who);
    await add({ title: 'Days', start: '2031-03-29', end: '2031-04-02', allDay: true }, who);
    const [first, second] = (await list(who)).filter(({ title }) => title === 'E1');
    await who.post(`/api/v1/calendar/events/${first?.id}/remove`, { scope: 'this', occurrence: first?.extendedProps.occurrence });
    const moved = { title: 'E1', start: '2031-02-01T10:00:00Z' };
    expect(
      (
        await who.post(`/api/v1/calendar/events/${second?.id}/change`, {
          scope: 'this',
          occurrence: second?.extendedProps.occurrence,
          event: moved,
        })
      ).status,
    ).toBe(200);
    const text = await exported(who);
    expect(readByNodeIcal(text)).toEqual(shownHere(await list(who)));

    const other = await registerUser(atrium);
    for (const event of await list(other, {})) await other.post(`/api/v1/calendar/events/${event.id}/remove`, {});
    const { body } = await importFile(text, other);
    expect(body.skipped).toEqual([]);
    expect(shownHere(await list(other))).toEqual(shownHere(await list(who)));
    const again = await importFile(text, other);
    expect(again.body).toMatchObject({ added: 0, updated: body.added, changeId: null });
    expect(shownHere(await list(other))).toEqual(shownHere(await list(who)));
    const changed = await importFile(text.replace('SUMMARY:Single', 'SUMMARY:Changed there'), other);
    expect((await list(other)).map(({ title }) => title)).toContain('Changed there');
    expect((await other.post(`/api/v1/calendar/changes/${body.changeId}/undo`)).status).toBe(409);
    expect((await other.post(`/api/v1/calendar/changes/${changed.body.changeId}/undo`)).status).toBe(200);
    expect(shownHere(await list(other))).toEqual(shownHere(await list(who)));
  });

  test('is well-formed with any content', async () => {
    const evil = 'Chair; "oak", \\ and\nEND:VEVENT';
    const { id } = await add(
      {
        title: `${'Long '.repeat(40)}日本語 مرحبا`,
        start: '2031-05-01T10:00:00Z',
        extendedProps: {
          location: evil,
          description: `<p>${evil}</p><p>Second</p>`,
          guests: [{ email: 'a@b.example', name: 'A "B"\r\nX-EVIL:1' }],
          secret: 'not told',
        },
      },
      admin,
    );
    const text = await exported(admin, `?id=${id}`);
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 77)).toBe(true);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^X-EVIL/m);
    expect(text).not.toContain('not told');
    expect(unfolded(text)).toMatch(/^ORGANIZER;CN=Maren Lindqvist:mailto:admin@demo.com$/m);
    const [event] = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
    expect(event?.type === 'VEVENT' && event.location).toBe(evil);
    expect((await importFile(text, admin)).body).toMatchObject({ added: 0, updated: 1 });
  });

  test('excludes other people’s personal events', async () => {
    const { id } = await add({ title: 'Private party', start: '2031-05-01', allDay: true, extendedProps: { calendar: 'Personal' } }, admin);
    expect(await exported(admin)).toContain('Private party');
    expect(await exported(staff)).not.toContain('Private party');
    expect((await staff.get(`/api/v1/calendar/export?id=${id}`)).status).toBe(404);
    const text = (await exported(admin, `?id=${id}`)).replace('Private party', 'Taken over');
    expect((await importFile(text, staff)).body).toMatchObject({ added: 1, updated: 0 });
    expect((await list(admin)).map(({ title }) => title)).toContain('Private party');
  });
});

describe('a subscription address', () => {
  test('shows what its owner can see, is revealed once, and stops working when renewed or revoked', async () => {
    expect((await admin.get('/api/v1/calendar/feed')).body).toEqual({ feed: null });
    const { status, body } = await admin.post('/api/v1/calendar/feed');
    expect([status, body.path]).toEqual([201, expect.stringMatching(/^\/api\/v1\/calendar\/feeds\/[\w-]{43}$/)]);
    await add({ title: 'Mine alone', start: '2031-05-02', allDay: true, extendedProps: { calendar: 'Personal' } }, admin);
    await add({ title: 'Hers alone', start: '2031-05-02', allDay: true, extendedProps: { calendar: 'Personal' } }, staff);
    const read = (path: string, headers: Record<string, string> = {}) => send(atrium, path, { headers });
    const feed = await read(body.path);
    expect([feed.status, feed.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(feed.body).toContain('Mine alone');
    expect(feed.body).not.toContain('Hers alone');
    expect((await read(body.path, { 'If-None-Match': feed.headers.get('ETag') ?? '' })).status).toBe(304);
    expect((await admin.get('/api/v1/calendar/feed')).body.feed.usedAt).toEqual(expect.any(String));
    const kept = JSON.stringify(await atrium.ownerQuery('select * from calendar_feeds'));
    expect(kept).not.toContain(body.path.split('/').at(-1));
    const renewed = await admin.post('/api/v1/calendar/feed');
    expect((await read(body.path)).status).toBe(404);
    expect((await read(renewed.body.path)).status).toBe(200);
    const revoke = () =>
      send(atrium, '/api/v1/calendar/feed', { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect((await read(renewed.body.path)).status).toBe(404);
    expect((await read('/api/v1/calendar/feeds/nothing')).status).toBe(404);
  });
});

describe('guests in a file', () => {
  test('were invited elsewhere and get no mail, whatever happens to the event', async () => {
    const deliveries = () => atrium.ownerQuery('select count(*)::int as n from mail_deliveries');
    const before = await deliveries();
    const start = 'DTSTART:21000101T090000Z';
    const imported = await importFile(file(...vevent('UID:E-1', start, 'SUMMARY:Elsewhere', 'ATTENDEE:mailto:far@away.example')), admin);
    const event = (await list(admin, {})).find(({ title }) => title === 'Elsewhere');
    expect(event?.extendedProps.guests).toEqual([{ name: '', email: 'far@away.example', personId: null, answer: 'waiting' }]);
    await admin.post('/apps/calendar/update-event', { event: { id: event?.id, location: 'x', start: '2100-01-02T09:00:00Z' } });
    await admin.post(`/api/v1/calendar/events/${event?.id}/remove`, {});
    expect(imported.body.added).toBe(1);
    expect(await deliveries()).toEqual(before);
  });
});

describe('files from other calendars', () => {
  const imported = async (text: string, query = '?calendar=Business&timeZone=Europe/Lisbon') => {
    const { status, body } = await importFile(text, admin, query);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const shown = async (title: string) => (await list(admin)).filter((one) => one.title === title);

  test('by Google', async () => {
    await imported(
      file(
        'X-WR-TIMEZONE:Europe/Paris',
        ...vevent(
          'UID:g1@google.com',
          'DTSTART;TZID=Europe/Paris:20310301T090000',
          'DTEND;TZID=Europe/Paris:20310301T100000',
          'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20310415T215959Z;BYDAY=SA',
          'EXDATE;TZID=Europe/Paris:20310308T090000',
          'SUMMARY:Google weekly',
          'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;CN=Ann:mailto:ann@there.example',
          'SEQUENCE:3',
        ),
        ...vevent(
          'UID:g1@google.com',
          'RECURRENCE-ID;TZID=Europe/Paris:20310315T090000',
          'DTSTART;TZID=Europe/Paris:20310316T120000',
          'DTEND;TZID=Europe/Paris:20310316T130000',
          'SUMMARY:Google weekly',
        ),
      ),
    );
    const events = await shown('Google weekly');
    expect(events.map(({ start }) => start)).toEqual([
      '2031-03-01T08:00:00.000Z',
      '2031-03-16T11:00:00.000Z',
      '2031-03-22T08:00:00.000Z',
      '2031-03-29T08:00:00.000Z',
      '2031-04-05T07:00:00.000Z',
      '2031-04-12T07:00:00.000Z',
    ]);
    expect(events[0]?.extendedProps.guests).toEqual([{ name: 'Ann', email: 'ann@there.example', personId: null, answer: 'yes' }]);
    expect(events[0]?.extendedProps.calendar).toBe('Business');
  });

  test('by Apple', async () => {
    await imported(
      file(
        'CALSCALE:GREGORIAN',
        ...vevent(
          'UID:A-1',
          'DTSTART;VALUE=DATE:20310501',
          'DTEND;VALUE=DATE:20310504',
          'SUMMARY:Apple days',
          'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
          'BEGIN:VALARM',
          'TRIGGER:-PT15M',
          'ACTION:DISPLAY',
          'DESCRIPTION:x',
          'END:VALARM',
        ),
        ...vevent(
          'UID:A-2',
          'DTSTART:20310505T090000',
          'DURATION:PT1H30M',
          'SUMMARY:Apple floating',
          'CATEGORIES:family,Other',
          'DESCRIPTION:One\\nTwo <b>&',
        ),
      ),
    );
    expect(await shown('Apple days')).toMatchObject([{ start: '2031-05-01', end: '2031-05-04', allDay: true }]);
    expect(await shown('Apple floating')).toMatchObject([
      {
        start: '2031-05-05T08:00:00.000Z',
        end: '2031-05-05T09:30:00.000Z',
        extendedProps: { calendar: 'Family', description: '<p>One<br />Two &lt;b&gt;&amp;</p>' },
      },
    ]);
  });

  test('by Outlook', async () => {
    const zone = (name: string) => [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    await imported(
      file(
        'METHOD:PUBLISH',
        ...zone('W. Europe Standard Time'),
        ...zone('Customized Time Zone'),
        ...vevent(
          'UID:O-1',
          'DTSTART;TZID="W. Europe Standard Time":20310701T090000',
          'DTEND;TZID="W. Europe Standard Time":20310701T100000',
          'SUMMARY:Outlook named',
          'X-ALT-DESC;FMTTYPE=text/html:<p>Rich <script>x</script></p>',
        ),
        ...vevent(
          'UID:O-2',
          'DTSTART;TZID=Customized Time Zone:20310701T090000',
          'DTEND;TZID=Customized Time Zone:20310701T100000',
          'SUMMARY:Outlook own',
        ),
      ),
    );
    expect(await shown('Outlook named')).toMatchObject([
      { start: '2031-07-01T07:00:00.000Z', extendedProps: { timeZone: 'Europe/Berlin', description: '<p>Rich </p>' } },
    ]);
    expect(await shown('Outlook own')).toMatchObject([{ start: '2031-07-01T07:00:00.000Z' }]);
  });

  test('remind the person who imports them, and are exported with alarms others can read', async () => {
    const who = await registerUser(atrium);
    const alarm = (...lines: string[]) => ['BEGIN:VALARM', ...lines, 'END:VALARM'];
    const at = (hour: string) => [`DTSTART;TZID=Europe/Paris:20310907T${hour}`, 'DTEND;TZID=Europe/Paris:20310907T180000'];
    const text = file(
      ...vevent(
        ...['UID:google', ...at('090000'), 'SUMMARY:Google'],
        ...alarm('ACTION:EMAIL', 'DESCRIPTION:x', 'SUMMARY:x', 'ATTENDEE:mailto:me@there.example', 'TRIGGER:-P1DT0H0M0S'),
        ...alarm('ACTION:DISPLAY', 'DESCRIPTION:This is an event reminder', 'TRIGGER:-P0DT0H30M0S'),
      ),
      ...vevent(
        ...['UID:apple', ...at('100000'), 'SUMMARY:Apple'],
        ...alarm('UID:A1', 'X-WR-ALARMUID:A1', 'TRIGGER:-PT15M', 'ATTACH;VALUE=URI:Chord', 'ACTION:AUDIO'),
        ...alarm('ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z'),
        ...alarm('ACTION:DISPLAY', 'DESCRIPTION:x', 'TRIGGER;VALUE=DATE-TIME:20310907T070000Z'),
      ),
      ...vevent(
        ...['UID:outlook', ...at('170000'), 'SUMMARY:Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
        ...alarm('DESCRIPTION:REMINDER', 'TRIGGER;RELATED=START:-PT15M', 'ACTION:DISPLAY'),
        ...alarm('DESCRIPTION:REMINDER', 'TRIGGER;RELATED=END:-PT1H30M', 'ACTION:DISPLAY'),
        ...alarm('DESCRIPTION:REMINDER', 'TRIGGER:PT5M', 'ACTION:DISPLAY'),
      ),
    );
    expect((await importFile(text, who)).body).toMatchObject({ added: 3, skipped: [] });
    const reminders = async (reader: Client, titles = ['Google', 'Apple', 'Outlook']) => {
      const events = await list(reader);
      return titles.map((title) => events.find((one) => one.title === title)?.extendedProps.reminders);
    };
    expect(await reminders(who)).toEqual([
      [30, 1440],
      [15, 60],
      [15, 30],
    ]);
    // Importing it again changes nothing; changed alarms update an event, missing ones keep its alarms.
    expect((await importFile(text, who)).body).toMatchObject({ added: 0, updated: 3, changeId: null });
    await importFile(text.replace('TRIGGER:-P0DT0H30M0S', 'TRIGGER:-PT45M'), who);
    expect((await reminders(who))[0]).toEqual([45, 1440]);
    await importFile(text.replaceAll(/BEGIN:VALARM[\s\S]*?END:VALARM\r\n/g, ''), who);
    const kept = [
      [45, 1440],
      [15, 60],
      [15, 30],
    ];
    expect(await reminders(who)).toEqual(kept);
    // An export can be imported elsewhere, with the alarms of the person who exported it.
    const saved = await exported(who);
    const other = await registerUser(atrium);
    await importFile(saved, other);
    expect(await reminders(other)).toEqual(kept);
    const read = Object.values(ical.sync.parseICS(saved)).find((one) => one?.type === 'VEVENT' && one.summary === 'Apple');
    expect(read?.type === 'VEVENT' && read.alarms?.length).toBe(2);
  });

  test('skip invalid and unsupported entries, and report why', async () => {
    const body = await imported(
      file(
        ...vevent('UID:B-1', 'SUMMARY:No start'),
        ...vevent('UID:B-2', 'DTSTART:20310101T000000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:Hourly'),
        ...vevent('UID:B-3', 'DTSTART:20310101T000000Z', 'RDATE;VALUE=PERIOD:20310105T000000Z/PT1H', 'SUMMARY:Dates'),
        ...vevent('UID:B-4', 'DTSTART:20310101T000000Z', 'STATUS:CANCELLED', 'SUMMARY:Off'),
        ...vevent('UID:B-5', 'DTSTART:00010101T000000Z', 'SUMMARY:Ancient'),
        ...vevent('UID:B-6', 'DTSTART:20310101T000000Z', 'SUMMARY:Good'),
      ),
    );
    expect(body).toMatchObject({ added: 3, updated: 0 });
    expect(body.skipped.map(({ title }: { title: string }) => title)).toEqual(['No start', 'Off', 'Ancient']);
    for (const text of ['', 'Hello', 'BEGIN:VCALENDAR', '{"a":1}']) expect((await importFile(text, admin)).status, text).toBe(400);
    expect((await importFile(file(), admin)).body).toEqual({ added: 0, updated: 0, skipped: [], changeId: null });
    expect((await importFile(file(), admin, '?timeZone=Mars/North')).status).toBe(400);
  });

  test('with any bytes return 200 or 400', async () => {
    const line = fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'UID:x',
      'DTSTART:20310101T000000Z',
      'DTSTART;VALUE=DATE:2031',
      'DTSTART;TZID=:x',
      'RRULE:FREQ=DAILY',
      'RRULE:',
      'EXDATE:1',
      'RECURRENCE-ID:20310101T000000Z',
      'DURATION:PXY',
      'DURATION:-P5D',
      'ATTENDEE:x',
      'SUMMARY',
      'SEQUENCE:x',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'CATEGORIES:,',
      'URL:javascript:x',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(line, fc.string()), { maxLength: 12 }), async (lines) => {
        expect([200, 400]).toContain((await importFile(file(...lines), admin)).status);
      }),
      { numRuns: 60 },
    );
  });

  test('with many events are imported and undone as a whole', async () => {
    const count = Number(process.env.IMPORTED_EVENTS ?? 250);
    const events = Array.from({ length: count }, (_, index) =>
      vevent(`UID:M-${index}`, 'DTSTART:20340101T000000Z', `SUMMARY:Many ${index}`),
    );
    const body = await imported(file(...events.flat()));
    expect(body).toMatchObject({ added: count, updated: 0 });
    expect((await admin.post(`/api/v1/calendar/changes/${body.changeId}/undo`)).status).toBe(200);
    expect((await list(admin, {})).filter(({ title }) => title.startsWith('Many '))).toEqual([]);
  });
});
