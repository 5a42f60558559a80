import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, registerUser } from '../../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';

const hourMs = 3_600_000;
const most = 10;

let atrium: TestApi;
let somebody: Client;
let entity: string;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    mail: { outgoing: world.outgoing },
    settings: {
      sampleData: false,
      newAccountHourlyRecipients: most,
      publicUrl: 'https://atrium.example',
      accessTtlSeconds: 400 * 24 * 3600,
      refreshTtlSeconds: 400 * 24 * 3600,
    },
  });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  somebody = await registerUser(atrium);
  entity = somebody.userData.eid.split('-')[0] ?? '';
  // Excludes the verification email, which is already sent and does not count.
  expect(await handedOver()).toBe(1);
});

let made = 0;
const addresses = (count: number) => Array.from({ length: count }, () => `guest${made++}@world.example`);

async function draft(...to: string[]): Promise<(how?: object) => ReturnType<Client['post']>> {
  const content = { to: to.map((email) => ({ name: '', email })), subject: 'Hello', message: '<p>Hello</p>' };
  const { body } = await somebody.post('/api/v1/emails/drafts', { key: crypto.randomUUID(), ...content });
  return (how = {}) => somebody.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0, ...how });
}
const sendTo = async (...to: string[]) => (await draft(...to))();
const handedOver = async () => (await world.delivered(atrium.deps, entity)).flatMap(({ recipients }) => recipients).length;

describe('the hourly limit of outside addresses for a new account', () => {
  test('reports when sending is possible again', async () => {
    expect((await sendTo(...addresses(4))).status).toBe(200);
    atrium.clock.advance(20 * 60_000);
    expect((await sendTo(...addresses(6))).status).toBe(200);
    const refused = await sendTo(...addresses(3));
    expect([refused.status, refused.body.error.code, refused.headers.get('Retry-After')]).toEqual([429, 'too_many_requests', '2400']);
    expect(refused.body.error.message).toMatch(/^New accounts can write to 10 outside addresses an hour/);
    expect((await sendTo(somebody.userData.email)).status).toBe(200);
    atrium.clock.advance(40 * 60_000);
    expect((await sendTo(...addresses(5))).status).toBe(429);
    expect((await sendTo(...addresses(4))).status).toBe(200);
    expect((await sendTo(...addresses(1))).status).toBe(429);
    expect(await handedOver()).toBe(14);
  });
  test('counts concurrent requests', async () => {
    const sends = await Promise.all(addresses(25).map((email) => draft(email)));
    const statuses = (await Promise.all(sends.map((send) => send()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(await handedOver()).toBe(most);
  });
  test('counts user invitations and event invitations', async () => {
    const ids = [];
    for (const email of addresses(6)) {
      const { body } = await somebody.post('/apps/users/add-user', { fullName: 'Guest', email, role: 'editor' });
      ids.push(body.user.id);
    }
    expect((await somebody.post('/api/v1/users/invite', { ids })).status).toBe(200);
    const invite = (count: number) => {
      const guests = addresses(count).map((email) => ({ email, name: '' }));
      const times = { start: '2035-12-07T09:00', end: '2035-12-07T11:30' };
      return somebody.post('/apps/calendar/add-event', { event: { title: 'Fair', ...times, extendedProps: { calendar: 'ETC', guests } } });
    };
    expect((await invite(5)).status).toBe(429);
    expect((await invite(4)).status).toBe(201);
    expect((await sendTo(...addresses(1))).status).toBe(429);
    expect((await somebody.post('/api/v1/users/invite', { ids: ids.slice(0, 1) })).status).toBe(429);
    expect(await handedOver()).toBe(most);
  });
  test('still counts deleted emails', async () => {
    await sendTo(...addresses(most));
    const { body } = await somebody.get('/apps/email/emails', { folder: 'sent' });
    const emailIds = body.emails.map(({ id }: { id: number }) => id);
    await somebody.post('/apps/email/update-emails', { emailIds, dataToUpdate: { folder: 'trash' } });
    expect((await somebody.post('/api/v1/emails/delete', { emailIds })).status).toBe(200);
    expect((await sendTo(...addresses(1))).status).toBe(429);
  });
  test('postpones a scheduled email', async () => {
    const scheduled = await draft(...addresses(3));
    const sendAt = new Date(atrium.clock.now.getTime() + 30 * 60_000).toISOString();
    expect((await scheduled({ sendAt })).status).toBe(200);
    atrium.clock.advance(10 * 60_000);
    expect((await sendTo(...addresses(most))).status).toBe(200);
    atrium.clock.advance(20 * 60_000);
    await world.sendDue(atrium.deps, entity);
    expect(await handedOver()).toBe(most);
    const { body } = await somebody.get('/apps/email/emails', { folder: 'scheduled' });
    expect(Date.parse(body.emails[0].sendAt)).toBe(atrium.clock.now.getTime() + 40 * 60_000);
    atrium.clock.advance(40 * 60_000);
    await world.sendDue(atrium.deps, entity);
    expect(await handedOver()).toBe(3);
  });
  test('asks to wait until the account is a week old for more recipients at once', async () => {
    const refused = await sendTo(...addresses(most + 1));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(7 * 24 * 3600)]);
  });
});

test('a week-old account has no limit', async () => {
  atrium.clock.advance(7 * 24 * hourMs);
  expect((await sendTo(...addresses(30))).status).toBe(200);
});

test('0 means no limit', async () => {
  const settings = atrium.deps.settings;
  try {
    settings.newAccountHourlyRecipients = 0;
    expect((await sendTo(...addresses(30))).status).toBe(200);
  } finally {
    settings.newAccountHourlyRecipients = most;
  }
});
