import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reminderWork } from '#app/background-work.ts';
import { receiveIncomingMail } from '#app/receive-incoming-mail.ts';
import { domainOf } from '#contract/domain-of.ts';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import type { SenderCheck } from '#features/email/server/public-api.ts';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { readingArabic } from '../../../../tests/reads-arabic.ts';
import { type SmtpInbox, smtpInbox } from '../../../../tests/smtp-inbox.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { CalendarEvent } from '../contract.ts';
import { guestWork } from './notify-guests.ts';

const guestEmail = 'Ingrid@nordlysfair.example';
const publicUrl = 'https://atrium.example';

let atrium: TestApi;
let world: SmtpInbox;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  world = await smtpInbox();
  atrium = await testApi({
    mail: { outgoing: smtpOut({ url: world.url, from: { name: 'Juniper & Vale', email: 'office@demo.com' } }) },
    settings: { publicUrl, accessTtlSeconds: 400 * 24 * 3600, refreshTtlSeconds: 400 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});
beforeEach(async () => void (await rested()));

const soon = (days: number, hours = 0) =>
  new Date(Math.floor(atrium.clock.now.getTime() / 1000) * 1000 + (days * 24 + hours) * 3_600_000).toISOString();
const add = async (event: object, who = admin): Promise<CalendarEvent> => {
  const { status, body } = await who.post('/apps/calendar/add-event', { event });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.event;
};
const update = async (event: object, who = admin) => {
  const { status, body } = await who.post('/apps/calendar/update-event', { event });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const read = async (id: number, who = admin): Promise<CalendarEvent | undefined> =>
  ((await who.get('/apps/calendar/events')).body as CalendarEvent[]).find((event) => event.id === id);
const answerOf = async (id: number) => (await read(id))?.extendedProps.guests.find(({ email }) => email === guestEmail)?.answer;
const notices = async (who: Client, kind: string) =>
  (
    (await who.get('/api/v1/notifications', { perPage: 100 })).body.notifications as {
      kind: string;
      title: string;
      path: string;
      actorName: string;
    }[]
  ).filter((one) => one.kind === kind);

/** Returns the mails sent after the changes have settled. */
async function rested() {
  atrium.clock.advance(120_000);
  await guestWork.work(atrium.deps);
  return delivered();
}

/** Returns the mails sent outside, oldest first. */
async function delivered() {
  await deliverOutside(atrium.deps, 'juniper');
  const mails = [];
  for (const { source, to } of world.mails.splice(0)) {
    const mail = await PostalMime.parse(source);
    const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const ics = new TextDecoder().decode(part?.content as ArrayBuffer).replaceAll(/\r?\n /g, '');
    mails.push({
      to,
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.text ?? '',
      from: mail.from?.address,
      ics,
      method: part?.method,
    });
  }
  return mails;
}
const field = (ics: string, name: string) =>
  new RegExp(`^${name}[^:\r\n]*:(.*?)\r?$`, 'm').exec(ics.slice(ics.indexOf('BEGIN:VEVENT')))?.[1];
const addressIn = (html: string, answer: string) => {
  const [, href = ''] = new RegExp(`href="([^"]*answer=${answer})"`).exec(html) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
};
const invited = async (extra: object = {}) => {
  const event = await add({
    title: 'Fair <talk>',
    start: soon(5),
    end: soon(5, 1),
    extendedProps: { location: 'Stand B14', timeZone: 'Europe/Oslo', guests: [{ email: guestEmail, name: 'Ingrid' }], ...extra },
  });
  const [mail] = await delivered();
  return { event, mail };
};

describe('an external guest', () => {
  test('is invited by mail and notified of changes and cancellation', async () => {
    const { event, mail } = await invited();
    expect(mail).toMatchObject({
      to: [guestEmail.toLowerCase()],
      from: 'admin@demo.com',
      subject: 'Invitation: Fair <talk>',
      method: 'REQUEST',
    });
    for (const text of ['Fair <talk>', 'Stand B14', 'Europe/Oslo', 'Maren Lindqvist invites you']) expect(mail?.text).toContain(text);
    const uid = field(mail?.ics ?? '', 'UID');
    expect(mail?.ics).toContain('METHOD:REQUEST');
    expect(field(mail?.ics ?? '', 'SEQUENCE')).toBe('0');
    expect(mail?.ics).toMatch(new RegExp(`ATTENDEE.*PARTSTAT=NEEDS-ACTION.*mailto:${guestEmail}`));

    await update({ id: event.id, extendedProps: { description: 'Nothing that matters' } });
    expect(await rested()).toEqual([]);
    await update({ id: event.id, start: soon(6), end: soon(6, 1) });
    expect(await delivered()).toEqual([]);
    const [moved] = await rested();
    expect([moved?.subject, field(moved?.ics ?? '', 'SEQUENCE'), field(moved?.ics ?? '', 'UID')]).toEqual([
      'Changed: Fair <talk>',
      '1',
      uid,
    ]);
    const { body } = await admin.post(`/api/v1/calendar/events/${event.id}/remove`, {});
    const [gone] = await delivered();
    expect([gone?.subject, gone?.method, field(gone?.ics ?? '', 'SEQUENCE'), field(gone?.ics ?? '', 'STATUS')]).toEqual([
      'Canceled: Fair <talk>',
      'CANCEL',
      '2',
      'CANCELLED',
    ]);
    expect((await admin.post(`/api/v1/calendar/changes/${body.changeId}/undo`)).status).toBe(200);
    const [back] = await delivered();
    expect([back?.method, field(back?.ics ?? '', 'SEQUENCE')]).toEqual(['REQUEST', '3']);
    const sent = (await admin.get('/apps/email/emails', { folder: 'sent', q: 'Fair <talk>' })).body;
    expect(sent.total ?? sent.emails.length).toBe(4);
  });

  test('is notified of a changed occurrence', async () => {
    const { event, mail } = await invited({ rrule: 'FREQ=DAILY;COUNT=3' });
    expect(field(mail?.ics ?? '', 'RRULE')).toBe('FREQ=DAILY;COUNT=3');
    const [, second] = (await admin.get('/apps/calendar/events', { start: soon(0), end: soon(20) })).body.filter(
      ({ id }: CalendarEvent) => id === event.id,
    );
    const changed = await admin.post(`/api/v1/calendar/events/${event.id}/change`, {
      scope: 'this',
      occurrence: second.extendedProps.occurrence,
      event: { start: soon(9), end: soon(9, 1) },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const mails = await rested();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.ics).toMatch(/^RECURRENCE-ID;TZID=Europe\/Oslo:/m);
    expect(field(mails[0]?.ics ?? '', 'SEQUENCE')).toBe('1');
    await admin.post(`/api/v1/calendar/events/${event.id}/remove`, { scope: 'this', occurrence: event.start });
    const [without] = await delivered();
    expect(without?.ics).toMatch(/^EXDATE/m);
  });

  test('answers with the signed link in their mail', async () => {
    const { event, mail } = await invited();
    const address = addressIn(mail?.html ?? '', 'yes');
    expect(address.origin + address.pathname).toBe(`${publicUrl}/invitation/juniper/${event.id}`);
    const call = `/api/v1/calendar/invitations/juniper/${event.id}`;
    const search = (changed: Record<string, string> = {}) =>
      `?${new URLSearchParams({ email: address.searchParams.get('email') ?? '', signature: address.searchParams.get('signature') ?? '', ...changed })}`;
    const asked = await send(atrium, `${call}${search()}`);
    expect(asked.body.invitation).toMatchObject({
      title: 'Fair <talk>',
      organizer: 'Maren Lindqvist',
      company: 'Juniper & Vale',
      location: 'Stand B14',
      timeZone: 'Europe/Oslo',
      answer: 'waiting',
    });
    expect(Object.keys(asked.body.invitation)).not.toContain('guests');
    const answer = (path: string, given: string) =>
      send(atrium, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ answer: given }) });
    expect((await answer(`${call}${search()}`, 'maybe')).body.invitation.answer).toBe('maybe');
    expect(await answerOf(event.id)).toBe('maybe');
    expect((await notices(admin, 'answer'))[0]).toMatchObject({ title: 'Fair <talk>', actorName: 'Ingrid' });
    // The Basic plan's monthly limit is reached: repeating an answer is free, a different answer is rejected, and the first answer stays.
    await atrium.ownerQuery(`update entity_plans set plan = 'basic' where entity = 'juniper'`);
    await atrium.ownerQuery(`update response_months set responses = 100 where entity = 'juniper'`);
    expect((await answer(`${call}${search()}`, 'maybe')).status).toBe(200);
    const full = await answer(`${call}${search()}`, 'no');
    expect([full.status, full.body.error.reason.code, await answerOf(event.id)]).toEqual([402, 'plan_responses', 'maybe']);
    await atrium.ownerQuery(`update entity_plans set plan = 'enterprise' where entity = 'juniper'`);
    expect((await read(event.id))?.extendedProps.version).toBe(1);
    for (const path of [
      `${call}${search({ email: 'other@there.example' })}`,
      `${call}${search({ signature: 'A'.repeat(43) })}`,
      `${call}${search({ signature: 'short' })}`,
      `/api/v1/calendar/invitations/juniper/${event.id + 1}${search()}`,
      `/api/v1/calendar/invitations/elsewhere/${event.id}${search()}`,
    ]) {
      expect((await send(atrium, path)).status, path).toBe(404);
      expect((await answer(path, 'yes')).status, path).toBe(404);
    }
    expect((await answer(`${call}${search()}`, 'perhaps')).status).toBe(400);
    await update({ id: event.id, title: 'What they should not know', extendedProps: { guests: [] } });
    for (const look of [send(atrium, `${call}${search()}`), answer(`${call}${search()}`, 'yes')]) {
      const { status, body } = await look;
      expect([status, JSON.stringify(body).includes('should not know')]).toEqual([404, false]);
    }
  });

  test('still sees an event made personal, and nothing of it after deletion', async () => {
    const event = await add({ title: 'Walk', start: soon(4), extendedProps: { guests: [{ email: 'ingrid@there.example' }] } });
    const [mail] = await delivered();
    const { pathname, search } = new URL(
      /href="([^"]*invitation[^"]*)&amp;answer=yes"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    const call = `/api/v1/calendar${pathname.replace('/invitation/', '/invitations/')}${search}`;
    await update({ id: event.id, title: 'Long walk', extendedProps: { calendar: 'Personal' } });
    expect((await send(atrium, call)).body.invitation).toMatchObject({ title: 'Long walk', answer: 'waiting' });
    const headers = { Authorization: `Bearer ${admin.accessToken}` };
    await send(atrium, `/apps/calendar/remove-event?id=${event.id}`, { method: 'DELETE', headers });
    const [read, answered] = [await send(atrium, call), await send(atrium, call, { method: 'POST', body: '{"answer":"yes"}' })];
    expect([read.status, JSON.stringify(read.body).includes('walk')]).toEqual([404, false]);
    expect([400, 404]).toContain(answered.status);
  });

  test('gets mail in the organizer’s language, whoever changes the event', async () => {
    await readingArabic(atrium, admin, async () => {
      const { event, mail } = await invited();
      expect(mail?.subject).toBe('دعوة: Fair <talk>');
      for (const text of ['dir="rtl"', 'يدعوك Maren Lindqvist.', 'المكان: Stand B14', '(Europe/Oslo)', 'هل ستحضر؟', '>ربما</a>'])
        expect(mail?.html).toContain(text);
      await update({ id: event.id, start: soon(6), end: soon(6, 1) }, staff);
      expect((await rested()).map(({ subject }) => subject)).toEqual(['تغيير: Fair <talk>']);
      await staff.post(`/api/v1/calendar/events/${event.id}/remove`, {});
      expect((await delivered()).map(({ subject }) => subject)).toEqual(['إلغاء: Fair <talk>']);
    });
  });
});

describe('a mailed answer', () => {
  const forged: SenderCheck = {
    ...{ result: 'failed', reason: 'monitored', domain: domainOf(guestEmail), policy: 'none', dmarc: 'fail' },
    ...{ spf: { result: 'none', domain: '' }, dkim: [], arc: { result: 'none', sealer: '' } },
  };
  const reply = (
    ics: string,
    changes: { from?: string; partStat?: string; change?: (text: string) => string; check?: SenderCheck } = {},
  ) => {
    const { from = guestEmail, partStat = 'ACCEPTED', change = (text) => text } = changes;
    const stamp = new Date(atrium.clock.now.getTime()).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const text = change(
      [
        'BEGIN:VCALENDAR',
        'PRODID:-//Other//EN',
        'VERSION:2.0',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        `UID:${field(ics, 'UID')}`,
        `SEQUENCE:${field(ics, 'SEQUENCE')}`,
        `DTSTAMP:${stamp}`,
        `ATTENDEE;PARTSTAT=${partStat}:mailto:${guestEmail.toLowerCase()}`,
        'ORGANIZER:mailto:admin@demo.com',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
    const source = [
      `From: Ingrid <${from}>`,
      'To: admin@demo.com',
      `Subject: Answer ${crypto.randomUUID()}`,
      `Message-ID: <${crypto.randomUUID()}@x>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'I come',
      '--b',
      'Content-Type: text/calendar; charset=utf-8; method=REPLY',
      '',
      text,
      '--b--',
      '',
    ].join('\r\n');
    return receiveIncomingMail(atrium.deps, Buffer.from(source), [{ entity: 'juniper', personId: 1 }], changes.check);
  };
  const inbox = async () => (await admin.get('/apps/email/emails', { folder: 'inbox', q: 'Answer' })).body.emails.length;

  test('counts when guests send it for themselves, and the mail is filed', async () => {
    const { event, mail } = await invited();
    const before = await inbox();
    await reply(mail?.ics ?? '');
    expect(await answerOf(event.id)).toBe('yes');
    expect(await inbox()).toBe(before + 1);
    atrium.clock.advance(1000);
    await reply(mail?.ics ?? '', { partStat: 'DECLINED' });
    expect(await answerOf(event.id)).toBe('no');
  });

  test('is ignored and delivered as regular mail when forged, unknown, outdated or broken', async () => {
    const { event, mail } = await invited();
    const ics = mail?.ics ?? '';
    atrium.clock.advance(60_000);
    await reply(ics);
    const before = await inbox();
    const wrong: Parameters<typeof reply>[1][] = [
      { from: 'forger@elsewhere.example', partStat: 'DECLINED' },
      { partStat: 'DECLINED', change: (text) => text.replace(/^UID:.*$/m, 'UID:unknown') },
      { partStat: 'DECLINED', change: (text) => text.replace('METHOD:REPLY', 'METHOD:REQUEST') },
      { partStat: 'DECLINED', change: (text) => text.replace(/^DTSTAMP:.*$/m, 'DTSTAMP:20200101T000000Z') },
      { partStat: 'DECLINED', change: (text) => text.slice(0, 150) },
      { partStat: 'DELEGATED' },
      { partStat: 'NEEDS-ACTION' },
      { partStat: 'DECLINED', check: forged },
    ];
    for (const one of wrong) await reply(ics, one);
    expect(await answerOf(event.id)).toBe('yes');
    await update({ id: event.id, start: soon(7), end: soon(7, 1) });
    await reply(ics, { partStat: 'DECLINED' });
    expect(await answerOf(event.id)).toBe('yes');
    expect(await inbox()).toBe(before + wrong.length + 1);
  });
});

describe('an internal guest', () => {
  test('is notified and answers in the app, without mail', async () => {
    const event = await add({ title: 'Inside', start: soon(3), extendedProps: { guests: [{ personId: 3 }, { email: 'admin@demo.com' }] } });
    expect(event.extendedProps.guests.map(({ personId, email }) => [personId, email])).toEqual([
      [3, 'staff@demo.com'],
      [1, 'admin@demo.com'],
    ]);
    expect(await delivered()).toEqual([]);
    expect((await notices(staff, 'assignment')).filter(({ title }) => title === 'Inside')).toHaveLength(1);
    expect((await notices(admin, 'assignment')).filter(({ title }) => title === 'Inside')).toHaveLength(0);
    const answered = await staff.post(`/api/v1/calendar/events/${event.id}/answer`, { answer: 'no' });
    expect(answered.body.event.extendedProps.guests[0]).toEqual({
      personId: 3,
      email: 'staff@demo.com',
      name: expect.any(String),
      answer: 'no',
    });
    // An editor cannot answer on a guest's behalf.
    const kept = await update({ id: event.id, extendedProps: { guests: [{ personId: 3, answer: 'yes' }] } });
    expect(kept.event.extendedProps.guests[0].answer).toBe('no');
    const other = await add({ title: 'Without', start: soon(3) });
    expect((await staff.post(`/api/v1/calendar/events/${other.id}/answer`, { answer: 'no' })).status).toBe(404);
    const refused = await admin.post('/apps/calendar/add-event', {
      event: { title: 'x', start: soon(1), extendedProps: { guests: [{ personId: 999 }] } },
    });
    expect(refused.status).toBe(400);
  });
});

describe('reminders', () => {
  test('are per person, fire once, and continue with the next occurrence', async () => {
    const start = soon(1);
    const event = await add({ title: 'Remember', start, extendedProps: { rrule: 'FREQ=DAILY;COUNT=2', reminders: [30, 5, 5] } });
    expect(event.extendedProps.reminders).toEqual([5, 30]);
    expect((await read(event.id, staff))?.extendedProps.reminders).toEqual([]);
    const told = async (who: Client) => {
      await reminderWork.work(atrium.deps);
      return (await notices(who, 'reminder')).filter(({ title }) => title === 'Remember');
    };
    expect(await told(admin)).toHaveLength(0);
    atrium.clock.advance(24 * 3_600_000 - 30 * 60_000);
    const [first] = await told(admin);
    expect(first?.path).toBe(`/apps/calendar?event=${event.id}&at=${encodeURIComponent(start)}`);
    expect(await told(admin)).toHaveLength(1);
    atrium.clock.advance(25 * 60_000);
    expect(await told(admin)).toHaveLength(2);
    atrium.clock.advance(24 * 3_600_000);
    expect(await told(admin)).toHaveLength(4);
    atrium.clock.advance(48 * 3_600_000);
    expect(await told(admin)).toHaveLength(4);
    expect(await told(staff)).toHaveLength(0);
  });

  test('are not sent for an event that became another person’s personal event', async () => {
    const event = await add({ title: 'Hidden later', start: soon(1), extendedProps: { reminders: [10] } });
    await update({ id: event.id, extendedProps: { calendar: 'Personal' } }, staff);
    atrium.clock.advance(24 * 3_600_000);
    await reminderWork.work(atrium.deps);
    expect((await notices(admin, 'reminder')).filter(({ title }) => title === 'Hidden later')).toEqual([]);
  });
});
