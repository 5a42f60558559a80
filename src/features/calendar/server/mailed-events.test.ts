import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveIncomingMail } from '#app/receive-incoming-mail.ts';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import type { SenderCheck } from '#features/email/server/public-api.ts';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type SmtpInbox, smtpInbox } from '../../../../tests/smtp-inbox.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import type { MailedEvent } from '../mailed-contract.ts';

const organizer = 'ingrid@nordlysfair.example';

let atrium: TestApi;
let world: SmtpInbox;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  world = await smtpInbox();
  atrium = await testApi({
    mail: { outgoing: smtpOut({ url: world.url, from: { name: 'Juniper & Vale', email: 'office@demo.com' } }) },
    settings: { accessTtlSeconds: 400 * 24 * 3600, refreshTtlSeconds: 400 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});
beforeEach(async () => void (await delivered()));

const soon = (days: number) => new Date(Math.floor(atrium.clock.now.getTime() / 1000) * 1000 + days * 24 * 3_600_000);
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

interface Invitation {
  uid?: string;
  method?: string;
  sequence?: number;
  day?: number;
  from?: string;
  lines?: string[];
  attendees?: string[];
}

/** Builds an iCalendar file like another company's calendar. */
function calendarFile({
  uid = crypto.randomUUID(),
  method = 'REQUEST',
  sequence = 0,
  day = 5,
  from = organizer,
  lines = [],
  attendees,
}: Invitation): string {
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Other//EN',
    'VERSION:2.0',
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(soon(0))}`,
    `DTSTART:${utc(soon(day))}`,
    'DURATION:PT1H',
    'SUMMARY:Tasting of oils',
    'LOCATION:Pier 4',
    `ORGANIZER;CN=Ingrid:mailto:${from}`,
    ...(attendees ?? ['admin@demo.com', 'staff@demo.com', 'nils@nordlysfair.example']).map(
      (one) => `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${one}`,
    ),
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Delivers the mail and returns its id in the mailbox of Maren or another person. */
async function arrives(
  file: string,
  personId = 1,
  who = admin,
  { sender = organizer, check }: { sender?: string; check?: SenderCheck } = {},
): Promise<number> {
  const subject = `Tasting ${crypto.randomUUID()}`;
  const source = [
    `From: Ingrid <${sender}>`,
    'To: admin@demo.com',
    `Subject: ${subject}`,
    `Message-ID: <${crypto.randomUUID()}@x>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Are you coming?',
    '--b',
    'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
    '',
    file,
    '--b--',
    '',
  ].join('\r\n');
  await receiveIncomingMail(atrium.deps, Buffer.from(source), [{ entity: 'juniper', personId }], check);
  const folder = check?.reason === 'policy' ? 'spam' : 'inbox';
  const [email] = (await who.get('/apps/email/emails', { folder, q: subject })).body.emails;
  return email.id;
}

const read = async (mailId: number, who = admin): Promise<MailedEvent | null> => {
  const { status, body } = await who.get(`/api/v1/calendar/mailed/${mailId}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.event;
};
const answer = (mailId: number, given: string, who = admin) => who.post(`/api/v1/calendar/mailed/${mailId}`, { answer: given });
const answered = async (mailId: number, given: string, who = admin): Promise<MailedEvent> => {
  const { status, body } = await answer(mailId, given, who);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.event;
};
const inCalendar = async (id: number | undefined, who = admin): Promise<CalendarEvent | undefined> =>
  ((await who.get('/apps/calendar/events')).body as CalendarEvent[]).find((event) => event.id === id);

const remove = (id: number | undefined) =>
  send(atrium, `/apps/calendar/remove-event?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });

/** Returns the mails sent outside since the last check, in any order. */
async function delivered() {
  await deliverOutside(atrium.deps, 'juniper');
  return Promise.all(
    world.mails.splice(0).map(async ({ source, to }) => {
      const mail = await PostalMime.parse(source);
      const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const ics = part ? new TextDecoder().decode(part.content as ArrayBuffer).replaceAll(/\r?\n /g, '') : '';
      return { to, from: mail.from?.address, subject: mail.subject, method: part?.method, ics };
    }),
  );
}

describe('an invitation received by mail', () => {
  test('is shown with its details, and is not in the calendar before an answer', async () => {
    const shown = await read(await arrives(calendarFile({})));
    expect(shown).toMatchObject({
      kind: 'invitation',
      title: 'Tasting of oils',
      start: soon(5).toISOString(),
      location: 'Pier 4',
      organizer: { name: 'Ingrid', email: organizer },
      answer: 'waiting',
      inCalendar: null,
      isOvertaken: false,
      isOver: false,
    });
  });

  test('is added to the person’s calendar and the organizer is notified when accepted', async () => {
    const uid = crypto.randomUUID();
    const mailId = await arrives(calendarFile({ uid, sequence: 2 }));
    const { inCalendar: place, answer: given } = await answered(mailId, 'yes');
    expect(given).toBe('yes');
    const event = await inCalendar(place?.id);
    expect(event).toMatchObject({
      title: 'Tasting of oils',
      start: soon(5).toISOString(),
      extendedProps: { calendar: 'Personal', isEditable: true },
    });
    expect(event?.extendedProps.guests.map(({ email, personId, answer: one }) => [email, personId, one])).toEqual([
      [organizer, null, 'yes'],
      ['admin@demo.com', 1, 'yes'],
      ['staff@demo.com', null, 'waiting'],
      ['nils@nordlysfair.example', null, 'waiting'],
    ]);
    expect(await inCalendar(place?.id, staff)).toBeUndefined();
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [organizer], from: 'admin@demo.com', subject: 'Accepted: Tasting of oils', method: 'REPLY' });
    expect(mail?.ics).toContain(`UID:${uid}`);
    expect(mail?.ics).toContain('SEQUENCE:2');
    expect(mail?.ics).toMatch(/ORGANIZER[^\n]*mailto:ingrid@nordlysfair\.example/);
    expect(mail?.ics.match(/ATTENDEE[^\r\n]*/g)).toEqual([expect.stringMatching(/PARTSTAT=ACCEPTED.*mailto:admin@demo\.com/)]);
  });

  test('is answered once, even when clicked repeatedly and concurrently', async () => {
    const mailId = await arrives(calendarFile({}));
    const both = await Promise.all([answered(mailId, 'maybe'), answered(mailId, 'maybe')]);
    expect(both[0].inCalendar).toEqual(both[1].inCalendar);
    await answered(mailId, 'maybe');
    expect((await delivered()).map(({ subject }) => subject)).toEqual(['Maybe: Tasting of oils']);
  });

  test('can be answered differently later by mail or in the calendar, and the organizer is notified each time', async () => {
    const told = async () => (await delivered()).map(({ ics }) => /PARTSTAT=([A-Z]+)/.exec(ics)?.[1]);
    const mailId = await arrives(calendarFile({}));
    const { inCalendar: place } = await answered(mailId, 'yes');
    expect(await told()).toEqual(['ACCEPTED']);
    expect((await answered(mailId, 'no')).inCalendar).toEqual(place);
    expect(await told()).toEqual(['DECLINED']);
    expect((await admin.post(`/api/v1/calendar/events/${place?.id}/answer`, { answer: 'maybe' })).status).toBe(200);
    expect((await read(mailId))?.answer).toBe('maybe');
    expect(await told()).toEqual(['TENTATIVE']);
  });

  test('to two colleagues is added to the calendar of each, with separate answers', async () => {
    const file = calendarFile({});
    const [mine, theirs] = [await arrives(file), await arrives(file, 3, staff)];
    const first = await answered(mine, 'yes');
    expect((await read(theirs, staff))?.answer).toBe('waiting');
    const second = await answered(theirs, 'no', staff);
    expect(second.inCalendar?.id).not.toBe(first.inCalendar?.id);
    expect((await read(mine))?.answer).toBe('yes');
    expect((await delivered()).map(({ from }) => from).toSorted()).toEqual(['admin@demo.com', 'staff@demo.com']);
  });

  test('needs a new answer after a move, which moves the event, and the old mail is marked as outdated', async () => {
    const uid = crypto.randomUUID();
    const old = await arrives(calendarFile({ uid }));
    const { inCalendar: place } = await answered(old, 'yes');
    const moved = await arrives(calendarFile({ uid, sequence: 1, day: 6 }));
    expect(await read(moved)).toMatchObject({ answer: 'waiting', inCalendar: { id: place?.id } });
    await answered(moved, 'yes');
    expect((await inCalendar(place?.id))?.start).toBe(soon(6).toISOString());
    expect(await read(old)).toMatchObject({ isOvertaken: true });
    expect((await answer(old, 'no')).status).toBe(404);
  });

  test('is added again when answered after its event was deleted', async () => {
    const mailId = await arrives(calendarFile({}));
    const { inCalendar: place } = await answered(mailId, 'yes');
    await remove(place?.id);
    expect(await read(mailId)).toMatchObject({ answer: 'waiting', inCalendar: null });
    expect((await answered(mailId, 'yes')).inCalendar?.id).not.toBe(place?.id);
  });

  test('to one occurrence changes the series, or becomes a single event without it', async () => {
    const uid = crypto.randomUUID();
    const series = await arrives(calendarFile({ uid, day: 1, lines: ['RRULE:FREQ=DAILY;COUNT=5'] }));
    const one = await arrives(calendarFile({ uid, sequence: 1, day: 3.5, lines: [`RECURRENCE-ID:${utc(soon(3))}`] }));
    const alone = await answered(one, 'yes', admin);
    expect(await inCalendar(alone.inCalendar?.id)).toMatchObject({ start: soon(3.5).toISOString(), extendedProps: { rrule: null } });
    const [reply] = await delivered();
    expect(reply?.ics).toContain(`UID:${uid}`);
    expect(reply?.ics).toContain(`RECURRENCE-ID:${utc(soon(3))}`);
    await remove(alone.inCalendar?.id);

    const whole = await answered(series, 'yes');
    const within = await answered(one, 'no');
    expect(within.inCalendar).toMatchObject({ occurrence: soon(3).toISOString(), start: soon(3.5).toISOString() });
    const days = (await admin.get('/apps/calendar/events', { start: soon(0).toISOString(), end: soon(9).toISOString() }))
      .body as CalendarEvent[];
    const shown = days.filter(({ title, id }) => title === 'Tasting of oils' && [whole.inCalendar?.id, within.inCalendar?.id].includes(id));
    expect(shown.map(({ start }) => start).toSorted()).toEqual([1, 2, 3.5, 4, 5].map((day) => soon(day).toISOString()));
  });

  test('to this and the following occurrences stays a file, as only an import splits the series', async () => {
    const lines = [`RECURRENCE-ID;RANGE=THISANDFUTURE:${utc(soon(3))}`];
    expect(await read(await arrives(calendarFile({ day: 3.5, lines })))).toBeNull();
  });

  test('to a past event is shown, but cannot be answered', async () => {
    const mailId = await arrives(calendarFile({ day: -3 }));
    expect(await read(mailId)).toMatchObject({ isOver: true });
    expect((await answer(mailId, 'yes')).status).toBe(404);
  });

  test('is answered from the invited address, or from the primary one for a mailing list', async () => {
    await admin.post('/api/v1/mail/aliases', { email: 'maren.sales@demo.com' });
    await answered(await arrives(calendarFile({ attendees: ['maren.sales@demo.com'] })), 'yes');
    expect((await delivered()).map(({ from }) => from)).toEqual(['maren.sales@demo.com']);
    await answered(await arrives(calendarFile({ attendees: ['team@lists.example'] })), 'yes');
    expect((await delivered()).map(({ from }) => from)).toEqual(['admin@demo.com']);
  });
});

describe('a cancellation', () => {
  test('includes the event’s place in the calendar, so it can be removed', async () => {
    const uid = crypto.randomUUID();
    const { inCalendar: place } = await answered(await arrives(calendarFile({ uid })), 'yes');
    const mailId = await arrives(calendarFile({ uid, method: 'CANCEL', sequence: 1, lines: ['STATUS:CANCELLED'] }));
    expect(await read(mailId)).toMatchObject({ kind: 'cancellation', inCalendar: { id: place?.id } });
    expect((await answer(mailId, 'yes')).status).toBe(404);
  });

  test('is ignored unless it comes from the organizer', async () => {
    const uid = crypto.randomUUID();
    await answered(await arrives(calendarFile({ uid })), 'yes');
    const forged = await arrives(calendarFile({ uid, method: 'CANCEL', sequence: 9, from: 'forger@elsewhere.example' }));
    expect(await read(forged)).toMatchObject({ kind: 'cancellation', inCalendar: null });
  });
});

describe('a sender who names another organizer in a file', () => {
  const forger = 'forger@elsewhere.example';
  const forged: SenderCheck = {
    ...{ result: 'failed', reason: 'policy', domain: 'nordlysfair.example', policy: 'reject', dmarc: 'fail' },
    ...{ spf: { result: 'none', domain: '' }, dkim: [], arc: { result: 'none', sealer: '' } },
  };

  test('is shown next to the invitation', async () => {
    expect(await read(await arrives(calendarFile({})))).toMatchObject({ sender: null, isDisputed: false });
    const onBehalf = await arrives(calendarFile({}), 1, admin, { sender: 'calendar@booking.example' });
    expect(await read(onBehalf)).toMatchObject({ sender: 'calendar@booking.example', isDisputed: false });
  });

  test.each<[string, Partial<Invitation>]>([
    ['move', { sequence: 9, day: 8 }],
    ['cancel', { sequence: 9, method: 'CANCEL' }],
    ['move one occurrence of', { sequence: 9, day: 8 }],
  ])('cannot %s what is in the calendar', async (what, change) => {
    const uid = crypto.randomUUID();
    const isSeries = what.includes('occurrence');
    const first = await answered(await arrives(calendarFile({ uid, lines: isSeries ? ['RRULE:FREQ=DAILY;COUNT=4'] : [] })), 'yes');
    const file = calendarFile({ uid, ...change, lines: isSeries ? [`RECURRENCE-ID:${utc(soon(6))}`] : [] });
    for (const way of [{ sender: forger }, { check: forged }]) {
      const mailId = await arrives(file, 1, admin, way);
      expect(await read(mailId)).toMatchObject({ isDisputed: true, inCalendar: null });
      expect((await answer(mailId, 'yes')).status).toBe(404);
    }
    const own = await arrives(file.replace(`mailto:${organizer}`, `mailto:${forger}`), 1, admin, { sender: forger });
    expect((await answer(own, 'yes')).status).toBe(404);
    expect((await inCalendar(first.inCalendar?.id))?.start).toBe(soon(5).toISOString());
    // The real organizer is accepted.
    expect(await read(await arrives(file))).toMatchObject({ isDisputed: false });
  });

  test('can change what they originally sent', async () => {
    const uid = crypto.randomUUID();
    const system = { sender: 'calendar@booking.example' };
    await answered(await arrives(calendarFile({ uid }), 1, admin, system), 'yes');
    expect(await read(await arrives(calendarFile({ uid, sequence: 1, day: 6 }), 1, admin, system))).toMatchObject({ isDisputed: false });
    expect(await read(await arrives(calendarFile({ uid, sequence: 2, day: 6 })))).toMatchObject({ isDisputed: false });
    const other = await arrives(calendarFile({ uid, sequence: 3 }), 1, admin, { sender: forger });
    expect(await read(other)).toMatchObject({ isDisputed: true });
  });

  test('cannot cancel or take over an event organized by the recipient', async () => {
    const event = {
      ...{ title: 'Ours', start: soon(5).toISOString(), end: soon(6).toISOString(), allDay: false, url: '' },
      extendedProps: { calendar: 'Business', guests: [{ name: 'Nils', email: 'nils@nordlysfair.example', personId: null }] },
    };
    const { status, body } = await admin.post('/apps/calendar/add-event', { event });
    expect(status, JSON.stringify(body)).toBe(201);
    const [row] = await atrium.ownerQuery(`select uid from calendar_events where entity = 'juniper' and title = 'Ours'`);
    const { uid } = row as { uid: string };
    for (const method of ['CANCEL', 'REQUEST', 'PUBLISH']) {
      const mailId = await arrives(calendarFile({ uid, method, sequence: 9 }));
      expect(await read(mailId)).toMatchObject({ isDisputed: true, inCalendar: null });
      expect((await answer(mailId, 'yes')).status).toBe(404);
    }
  });
});

describe('any other calendar file', () => {
  test('with one event is added to the calendar without notifying anyone', async () => {
    const mailId = await arrives(calendarFile({ method: 'PUBLISH' }));
    expect(await read(mailId)).toMatchObject({ kind: 'event' });
    const { inCalendar: place } = await answered(mailId, 'yes');
    expect((await inCalendar(place?.id))?.extendedProps.guests).toEqual([]);
    expect((await read(mailId))?.inCalendar).toEqual(place);
    expect(await delivered()).toEqual([]);
  });

  test.each([
    ['an answer', () => calendarFile({ method: 'REPLY' })],
    ['a broken one', () => calendarFile({}).slice(0, 120)],
    [
      'one of several events',
      () =>
        calendarFile({}).replace('END:VCALENDAR', `BEGIN:VEVENT\r\nUID:other\r\nDTSTART:20310504T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR`),
    ],
    ['one without a start', () => calendarFile({}).replace(/DTSTART.*\r\n/, '')],
  ])('is treated like any other file: %s', async (_what, file) => {
    const mailId = await arrives(file());
    expect(await read(mailId)).toBeNull();
    expect((await answer(mailId, 'yes')).status).toBe(404);
  });
});

test('other people’s mailed events cannot be read or answered', async () => {
  const mailId = await arrives(calendarFile({}));
  expect((await staff.get(`/api/v1/calendar/mailed/${mailId}`)).status).toBe(404);
  expect((await answer(mailId, 'yes', staff)).status).toBe(404);
  expect((await admin.get(`/api/v1/calendar/mailed/${mailId}`, { timeZone: 'Nowhere/Land' })).body.error.fields).toHaveProperty('timeZone');
});
