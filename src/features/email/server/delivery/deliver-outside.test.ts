import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { type Client, registerUser, send, signInAs } from '../../../../../tests/client.ts';
import { readingArabic } from '../../../../../tests/reads-arabic.ts';
import { type SmtpInbox, smtpInbox } from '../../../../../tests/smtp-inbox.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { getEmail } from '../../contract.ts';
import { receiveMail } from '../receiving/receive-mail.ts';
import { deliverOutside } from './deliver-outside.ts';
import { sendDueMails } from './mail-work.ts';

const from = { name: 'Juniper & Vale', email: 'office@juniper.example' };
const buyer = { name: 'Búyer', email: 'buyer@miramar.example' };
const minuteMs = 60_000;

let atrium: TestApi;
let world: SmtpInbox;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  world = await smtpInbox();
  atrium = await testApi({
    mail: { outgoing: smtpOut({ url: world.url, from }) },
    settings: { accessTtlSeconds: 30 * 24 * 3600, refreshTtlSeconds: 30 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});
beforeEach(() => {
  for (const key of ['recipient', 'data', 'cut'] as const) delete world.behaviour[key];
  world.mails.length = 0;
});

const deliver = () => deliverOutside(atrium.deps, 'juniper');
const open = async (id: number, who = admin) =>
  getEmail.answer?.parse((await who.get('/apps/email/get-email', { id })).body) as never as Opened;
type Opened = {
  subject: string;
  message: string;
  from: { email: string; name: string; avatar: string | null };
  deliveries: { email: string; state: string; attempts: number; answer: string }[];
  earlier: { id: number }[];
};
const inboxOf = async (who: Client, q: string): Promise<{ id: number; subject: string; message: string; isRead: boolean }[]> =>
  (await who.get('/apps/email/emails', { folder: 'inbox', q })).body.emails;

async function sent(content: object, who = admin): Promise<number> {
  const { status, body } = await who.post('/api/v1/emails/drafts', { key: randomUUID(), ...content });
  expect(status).toBe(201);
  expect((await who.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0 })).status).toBe(200);
  return body.email.id;
}
const headOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'));
const fieldNames = (source: string) => [...headOf(source).matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());

describe('an email to an outside address', () => {
  test('is sent once, with text and HTML, from the installation’s address, without its blind copies', async () => {
    const id = await sent({
      to: [buyer, { name: 'Josephine', email: 'staff@demo.com' }],
      bcc: [{ name: 'Secret', email: 'secret@elsewhere.example' }],
      subject: 'Chairs — für Sie',
      message: '<p>Dear <b>Búyer</b>,</p><p>see <a href="https://example.com/">here</a></p>',
    });
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(world.mails).toHaveLength(1);
    const [taken] = world.mails;
    expect(taken).toMatchObject({ from: 'office@juniper.example' });
    expect(taken?.to.toSorted()).toEqual(['buyer@miramar.example', 'secret@elsewhere.example']);
    const source = taken?.source ?? '';
    expect(source).not.toMatch(/^bcc:/im);
    expect(source).not.toContain('secret@');
    expect(source).toMatch(/^Message-ID: <[^\s<>]+>\r$/m);
    const mail = await PostalMime.parse(source);
    expect(mail).toMatchObject({
      from: { name: 'Maren Lindqvist', address: 'office@juniper.example' },
      replyTo: [{ address: 'admin@demo.com' }],
      subject: 'Chairs — für Sie',
      to: [{ name: 'Búyer', address: buyer.email }, { address: 'staff@demo.com' }],
    });
    expect(mail.html).toContain('<b>Búyer</b>');
    expect(mail.text).toContain('here (https://example.com/)');
    expect((await open(id)).deliveries.map(({ email, state, attempts }) => [email, state, attempts])).toEqual([
      ['buyer@miramar.example', 'sent', 1],
      ['secret@elsewhere.example', 'sent', 1],
    ]);
    expect(await inboxOf(admin, 'Not delivered')).toEqual([]);
  });

  test('comes from the person if the operator sends for their domain', async () => {
    const outgoing = smtpOut({ url: world.url, from: { name: '', email: 'office@DEMO.com' } });
    await sent({ to: [buyer], subject: 'Own domain' });
    await deliverOutside({ ...atrium.deps, mail: { ...atrium.deps.mail, outgoing } }, 'juniper');
    const mail = await PostalMime.parse(world.mails[0]?.source ?? '');
    expect(mail.from).toEqual({ name: 'Maren Lindqvist', address: 'admin@demo.com' });
    expect(mail.replyTo).toEqual([mail.from]);
    expect(world.mails[0]?.from).toBe('office@DEMO.com');
  });

  test('is not sent to an unknown address in the own domain, and bounces at once with the reason', async () => {
    const own = { name: '', email: 'office@demo.com' };
    const deps = {
      ...atrium.deps,
      mail: { ...atrium.deps.mail, outgoing: smtpOut({ url: world.url, from: own }) },
      settings: { ...atrium.deps.settings, receivesMail: true },
    };
    const to = [{ name: '', email: 'nobody@demo.com' }, { name: '', email: 'staff+later@demo.com' }, buyer];
    const { body } = await admin.post('/api/v1/emails/drafts', { key: randomUUID(), to, subject: 'To nobody here' });
    const { id } = body.email;
    await admin.post(`/api/v1/emails/drafts/${id}/send`, { undoSeconds: 5 });
    await sendDueMails({ ...deps, clock: () => new Date(atrium.deps.clock().getTime() + minuteMs) }, 'juniper');
    await deliverOutside({ ...deps, clock: () => new Date(atrium.deps.clock().getTime() + 2 * minuteMs) }, 'juniper');
    expect(world.mails.map((mail) => mail.to)).toEqual([[buyer.email]]);
    expect((await open(id)).deliveries.map(({ email, state, attempts }) => [email, state, attempts])).toEqual([
      ['nobody@demo.com', 'failed', 0],
      [buyer.email, 'sent', 1],
    ]);
    const [bounce] = await inboxOf(admin, '"Not delivered: To nobody here"');
    const { message } = await open(bounce?.id ?? 0);
    expect(message).toContain('This address doesn’t exist here.');
    expect(message).not.toContain(buyer.email);
  });

  test('that is a reply references the original, and includes images and files', async () => {
    const asked = await sent({ to: [buyer], subject: 'First' });
    await deliver();
    const upload = async (name: string, body: string | Buffer<ArrayBuffer>) =>
      (
        await send(atrium, `/api/v1/files?name=${name}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/octet-stream' },
          body,
        })
      ).body.file;
    const picture = await upload(
      'dot.png',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const file = await upload('Plan für Mai.txt', 'Oak, then ash');
    await sent({
      to: [buyer],
      replyToId: asked,
      subject: 'Re: First',
      message: `<p>See <img src="${picture.url.replaceAll('&', '&amp;')}"></p>`,
      attachments: [{ fileName: 'Plan für Mai.txt', url: file.url, thumbnail: '', size: '' }],
    });
    await deliver();
    const [first, second] = await Promise.all(world.mails.map(({ source }) => PostalMime.parse(source)));
    expect(second?.inReplyTo).toBe(first?.messageId);
    expect(second?.references).toBe(first?.messageId);
    const inline = second?.attachments.find(({ contentId }) => contentId);
    expect(inline?.mimeType).toBe('image/png');
    expect(second?.html).toContain(`cid:${inline?.contentId?.replaceAll(/[<>]/g, '')}`);
    expect(second?.html).not.toContain('/api/v1/files');
    const attached = second?.attachments.find(({ filename }) => filename === 'Plan für Mai.txt');
    expect(Buffer.from(attached?.content as ArrayBuffer).toString()).toBe('Oak, then ash');
  });

  test('gets no injected header from user input in any field', async () => {
    const evil = 'x\r\nBcc: victim@example.com\r\nX-Evil: yes';
    const refused = [
      { subject: evil },
      { to: [{ name: evil, email: buyer.email }] },
      { to: [{ name: '', email: `a@b.example${evil}` }] },
      { cc: [{ name: evil, email: buyer.email }] },
      { bcc: [{ name: evil, email: buyer.email }] },
    ];
    for (const content of refused)
      expect((await admin.post('/api/v1/emails/drafts', { key: randomUUID(), ...content })).status, JSON.stringify(content)).toBe(400);
    const named = (
      await send(atrium, `/api/v1/files?name=${encodeURIComponent(evil)}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${admin.accessToken}` },
        body: 'x',
      })
    ).body.file;
    await sent({
      to: [{ name: 'a\u2028b <c@d.example>, "e', email: buyer.email }],
      subject: 'Fine\u2028X-Evil: yes',
      message: `<p title="${evil}">${evil}</p>`,
      attachments: [{ fileName: evil, url: named.url, thumbnail: '', size: '' }],
    });
    // Even if it is already in the database, in every column the headers are built from.
    const bad = (await sent({ to: [buyer], subject: 'Bad' })) as number;
    await atrium.ownerQuery(
      `update mails set subject = $2, from_name = $2, "to" = $3, cc = $3, bcc = $3, message_id = '<' || $2 || '@x>', reference_ids = array['<' || $2 || '@x>'] where id = $1`,
      [bad, evil, JSON.stringify([{ name: evil, email: `a@b.example${evil}` }])],
    );
    await deliver();
    expect(world.mails).toHaveLength(2);
    for (const { source, to } of world.mails) {
      expect(to).toEqual([buyer.email]);
      expect(fieldNames(source)).not.toContain('bcc');
      expect(fieldNames(source)).not.toContain('x-evil');
      for (const part of source.split(/^--/m)) expect(part.slice(0, part.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|x-evil):/im);
    }
  });
});

describe('a reply to an outside email', () => {
  test('gets no injected header from any of its fields', async () => {
    const evil = `=?utf-8?B?${Buffer.from('x\r\nBcc: victim@example.com\r\nX-Evil: yes').toString('base64')}?=`;
    const source = [
      `From: ${evil} <buyer@miramar.example>`,
      `To: ${evil} <admin@demo.com>`,
      `Subject: Trap ${evil}`,
      `Message-ID: <${evil}@miramar.example>`,
      `References: <one@miramar.example>\rX-Evil: yes\r <${evil}@x>`,
      `In-Reply-To: <${evil}>`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Hello <img src="cid:x"></p>',
      '--b',
      `Content-Type: image/png; name="${evil}"`,
      `Content-Disposition: attachment; filename*=utf-8''x%0D%0AX-Evil%3A%20yes.png`,
      'Content-ID: <x>',
      '',
      'y',
      '--b--',
    ].join('\r\n');
    await receiveMail(atrium.deps, Buffer.from(source), [{ entity: 'juniper', personId: 1 }]);
    const [got] = await inboxOf(admin, 'Trap');
    const { from: sender, attachments, subject, message } = (await admin.get('/apps/email/get-email', { id: got?.id ?? 0 })).body;
    const id = await sent({
      replyToId: got?.id,
      to: [{ name: sender.name, email: sender.email }],
      subject: `Re: ${subject}`,
      message,
      attachments,
    });
    await deliver();
    expect((await open(id)).deliveries).toMatchObject([{ state: 'sent' }]);
    const [taken] = world.mails;
    expect(taken?.to).toEqual([buyer.email]);
    expect(fieldNames(taken?.source ?? '')).toEqual(
      expect.arrayContaining(['from', 'to', 'reply-to', 'in-reply-to', 'references', 'subject', 'message-id']),
    );
    for (const part of (taken?.source ?? '').split(/^--/m)) expect(part.slice(0, part.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|x-evil):/im);
  });
});

describe('an email that is not delivered', () => {
  test('because of a permanent error bounces at once, readable, in its thread, once for all failed recipients', async () => {
    world.behaviour.recipient = (address) => (address.startsWith('no') ? 550 : undefined);
    const id = await sent({
      to: [buyer, { name: '', email: 'nobody@miramar.example' }],
      cc: [{ name: '', email: 'none@miramar.example' }],
      subject: 'Who is there?',
      message: '<p>The oak &amp; the ash</p>',
    });
    await deliver();
    expect(world.mails.map(({ to }) => to)).toEqual([[buyer.email]]);
    expect((await open(id)).deliveries.map(({ state, answer }) => [state, answer])).toEqual([
      ['sent', expect.stringContaining('Taken')],
      ['failed', '550 5.1.1 No such user here'],
      ['failed', '550 5.1.1 No such user here'],
    ]);
    const bounces = await inboxOf(admin, '"Who is there"');
    expect(bounces.map(({ subject, isRead }) => [subject, isRead])).toEqual([['Not delivered: Who is there?', false]]);
    const bounce = await open(bounces[0]?.id ?? 0);
    expect(bounce.from).toMatchObject({ name: 'Mail delivery', email: 'mailer-daemon@demo.com', avatar: null });
    for (const part of [
      'nobody@miramar.example',
      'none@miramar.example',
      'The address doesn’t exist.',
      '550 5.1.1 No such user',
      'Tried ',
      'The oak &amp; the ash',
    ])
      expect(bounce.message).toContain(part);
    expect(bounce.message).not.toContain(buyer.email);
    expect(bounce.earlier.map((mail) => mail.id)).toEqual([id]);
    expect(await inboxOf(staff, 'Who is there')).toEqual([]);
  });

  test('bounces in the language of its sender', async () => {
    world.behaviour.recipient = () => 550;
    await readingArabic(atrium, admin, async () => {
      await sent({ to: [buyer], subject: 'Elm', message: '<p>Green</p>' });
      await deliver();
    });
    const [found] = await inboxOf(admin, 'Elm');
    const bounce = await open(found?.id ?? 0);
    expect([bounce.from.name, bounce.subject]).toEqual(['تسليم البريد', 'لم تُسلَّم: Elm']);
    for (const part of [
      'dir="rtl"',
      'تعذّر تسليم رسالتك إلى:',
      'هذا العنوان غير موجود.',
      'جرت محاولة واحدة',
      'رد الخادم: 550 5.1.1',
      'Green',
    ])
      expect(bounce.message).toContain(part);
  });

  test('because of a temporary error is retried with growing delays, and bounces after three days', async () => {
    world.behaviour.recipient = () => 451;
    const id = await sent({ to: [buyer], subject: 'Patience' });
    await deliver();
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'waiting', attempts: 1, answer: '451 Not now here' });
    atrium.clock.advance(minuteMs - 1);
    await deliver();
    expect((await open(id)).deliveries[0]?.attempts).toBe(1);
    atrium.clock.advance(1);
    await deliver();
    expect((await open(id)).deliveries[0]?.attempts).toBe(2);
    atrium.clock.advance(5 * minuteMs);
    delete world.behaviour.recipient;
    await deliver();
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'sent', attempts: 3 });
    expect(world.mails).toHaveLength(1);

    world.behaviour.data = () => 452;
    const other = await sent({ to: [buyer], subject: 'No more patience' });
    for (let round = 0; round < 14; round++) {
      await deliver();
      atrium.clock.advance(12 * 60 * minuteMs);
    }
    expect((await open(other)).deliveries[0]).toMatchObject({ state: 'failed', attempts: 7 });
    const [bounce] = await inboxOf(admin, 'No more patience');
    expect((await open(bounce?.id ?? 0)).message).toContain('although we tried for three days');
  });

  test('because no server responds is retried', async () => {
    const outgoing = smtpOut({ url: 'smtp://127.0.0.1:1', from });
    const id = await sent({ to: [buyer], subject: 'Closed' });
    await deliverOutside({ ...atrium.deps, mail: { ...atrium.deps.mail, outgoing } }, 'juniper');
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'waiting', answer: expect.stringContaining('ECONNREFUSED') });
    atrium.clock.advance(minuteMs);
    world.behaviour.cut = 'recipient';
    await deliver();
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'waiting', attempts: 2 });
    delete world.behaviour.cut;
    atrium.clock.advance(5 * minuteMs);
    await deliver();
    expect(world.mails).toHaveLength(1);
  });

  test('with an unknown outcome is never retried automatically', async () => {
    world.behaviour.cut = 'data';
    const id = await sent({ to: [buyer], subject: 'Perhaps' });
    await deliver();
    delete world.behaviour.cut;
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'unsure', attempts: 1 });
    atrium.clock.advance(24 * 60 * minuteMs);
    await deliver();
    expect(world.mails).toHaveLength(1);
    const [bounce] = await inboxOf(admin, 'Perhaps');
    expect(bounce?.subject).toBe('Possibly not delivered: Perhaps');
    expect((await open(bounce?.id ?? 0)).message).toContain('Your mail may not have reached');
  });

  test('because a server stopped during the handover is not sent again by another', async () => {
    const id = await sent({ to: [buyer], subject: 'In the middle' });
    let isHandedOver: () => void = () => undefined;
    const handedOver = new Promise<void>((resolve) => {
      isHandedOver = resolve;
    });
    // It has claimed the email and never returns.
    const dying = {
      from,
      handOver: () => {
        isHandedOver();
        return new Promise<never>(() => undefined);
      },
    };
    void deliverOutside({ ...atrium.deps, mail: { ...atrium.deps.mail, outgoing: dying } }, 'juniper');
    await handedOver;
    await deliver();
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'sending', attempts: 1 });
    atrium.clock.advance(10 * minuteMs);
    await Promise.all([deliver(), deliver()]);
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'unsure' });
    expect(world.mails).toEqual([]);
    expect(await inboxOf(admin, 'In the middle')).toHaveLength(1);
  });

  test('because outgoing mail was turned off bounces with that reason', async () => {
    const id = await sent({ to: [buyer], subject: 'No way out' });
    await deliverOutside({ ...atrium.deps, mail: { ...atrium.deps.mail, outgoing: null } }, 'juniper');
    expect((await open(id)).deliveries[0]).toMatchObject({ state: 'failed', attempts: 0 });
    const [bounce] = await inboxOf(admin, 'No way out');
    expect((await open(bounce?.id ?? 0)).message).toContain('This server doesn’t send mail outside the company');
  });

  test('of another entity is left alone', async () => {
    const other = await registerUser(atrium);
    const id = await sent({ to: [buyer], subject: 'Theirs' }, other);
    await deliver();
    expect(world.mails).toEqual([]);
    const [{ entity }] = (await atrium.ownerQuery("select entity from mails where subject = 'Theirs'")) as [{ entity: string }];
    await deliverOutside(atrium.deps, entity);
    expect(world.mails).toHaveLength(1);
    expect((await open(id, other)).deliveries[0]?.state).toBe('sent');
  });
});
