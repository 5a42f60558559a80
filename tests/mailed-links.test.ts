import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { type Client, send, signInAs } from './client.ts';
import { type SmtpInbox, smtpInbox } from './smtp-inbox.ts';
import { type TestApi, testApi } from './test-api.ts';

// An installation that sends mail outside but does not know its own address; every request claims it is evil.example.
let atrium: TestApi;
let world: SmtpInbox;
let admin: Client;
beforeAll(async () => {
  world = await smtpInbox();
  const outgoing = smtpOut({ url: world.url, from: { name: 'Juniper & Vale', email: 'office@demo.com' } });
  atrium = await testApi({ mail: { outgoing }, settings: { publicUrl: undefined } });
  admin = await signInAs(atrium, 'admin');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});

const callAsEvil = (path: string, body: object) =>
  send(atrium, `https://evil.example${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example' },
  });
const mailsWith = (text: string) => atrium.ownerQuery('select id from mails where message like $1', [`%${text}%`]);

test('sends no invitation and no password link, and explains why', async () => {
  const { body } = await callAsEvil('/apps/users/add-user', { fullName: 'Ana', email: 'ana@world.example', role: 'editor' });
  for (const [path, given] of [
    ['/api/v1/users/invite', { ids: [body.user.id] }],
    ['/api/v1/users/2/reset-password', {}],
  ] as const) {
    const refused = await callAsEvil(path, given);
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringMatching(/PUBLIC_URL/)]);
  }
  expect((await admin.get('/api/users/user', { id: body.user.id })).body.user).toMatchObject({ invitedAt: null });
  expect(await atrium.ownerQuery('select from invitations')).toEqual([]);
});

test('asks an external guest to reply in their calendar, with the attached invitation', async () => {
  const [start, end] = ['2035-12-07T09:00:00Z', '2035-12-07T11:30:00Z'];
  const guests = [{ email: 'ingrid@world.example', name: 'Ingrid' }];
  const event = { title: 'Stand is built', start, end, extendedProps: { calendar: 'ETC', guests } };
  expect((await callAsEvil('/apps/calendar/add-event', { event })).status).toBe(201);
  expect(await mailsWith('Answer in your calendar')).toHaveLength(1);
  atrium.deps.settings.publicUrl = 'https://office.example';
  await callAsEvil('/apps/calendar/add-event', { event });
  expect(await mailsWith('https://office.example/invitation/')).toHaveLength(1);
  atrium.deps.settings.publicUrl = undefined;
});

test('sends an invoice with its PDF and without a link', async () => {
  const [invoice] = await atrium.ownerQuery(`select id from invoices where status = 'Sent' limit 1`);
  // An invoice of the sample seller is not sent outside.
  await atrium.ownerQuery(`update invoices set seller = jsonb_set(seller, '{name}', '"Own & Son"') where id = $1`, [invoice?.id]);
  const sent = await callAsEvil(`/api/v1/invoices/${invoice?.id}/send`, { to: 'ana@world.example' });
  expect([sent.status, sent.body.error]).toEqual([200, undefined]);
  expect(await mailsWith('/invoice/')).toEqual([]);
});

test('mentions the claimed address in no mail', async () => {
  expect(await mailsWith('evil.example')).toEqual([]);
});
