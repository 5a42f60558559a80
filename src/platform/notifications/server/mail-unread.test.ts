import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeMailWork } from '#app/background-work.ts';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { getNotificationPreferences, type MailEvery } from '../contract.ts';
import { type Notice, notify } from './notify.ts';

const hourMs = 3_600_000;
const path = '/api/v1/notifications/preferences';

let atrium: TestApi;
let who: Client;
let entity: string;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    settings: { sampleData: false, publicUrl: 'https://atrium.example', accessTtlSeconds: 400 * 24 * 3600, newAccountHourlyRecipients: 0 },
  });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  who = await registerUser(atrium);
  entity = who.userData.eid.split('-')[0] ?? '';
  await world.delivered(atrium.deps, entity);
});

const wants = (mail: MailEvery) => who.post(path, { mail });
let targets = 0;
const tell = (more: Partial<Notice> = {}) => {
  const notice: Notice = {
    personId: who.userData.id,
    kind: 'mention',
    area: 'board',
    targetId: ++targets,
    title: 'Oak <table>',
    path: '/apps/kanban',
    ...more,
  };
  return atrium.deps.database.writing(entity, (db) => notify(db, entity, [{ actorName: 'Ada & Co', ...notice }], atrium.clock.now));
};
const later = (hours: number) => atrium.clock.advance(hours * hourMs);
/** Returns the mails sent so far. */
async function mailed() {
  await noticeMailWork.work(atrium.deps);
  return world.delivered(atrium.deps, entity);
}

test('mails only people who asked for it', async () => {
  const { body } = await who.get(path);
  expect(getNotificationPreferences.answer?.parse(body)).toMatchObject({ mail: 'never', mailsLeave: true, kinds: { mention: true } });
  await tell();
  later(30);
  expect(await mailed()).toEqual([]);
});

test('mails a notification once when it is unread for an hour, with title and link', async () => {
  expect((await wants('hourly')).body).toMatchObject({ mail: 'hourly', kinds: { mention: true } });
  await tell();
  expect(await mailed()).toEqual([]);
  later(1);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'You have 1 unread notification', recipients: [who.userData.email] });
  expect(mail?.text).toContain('Ada & Co mentioned you on a card: Oak <table>');
  expect(mail?.text).toContain('https://atrium.example/apps/kanban');
  later(2);
  expect(await mailed()).toEqual([]);
});

test('sends nothing for read notifications or new mail', async () => {
  await wants('hourly');
  await tell();
  await tell({ kind: 'mail', area: 'email', title: 'Hello' });
  await who.post('/api/v1/notifications/mark', { isRead: true });
  await tell({ kind: 'mail', area: 'email', title: 'Hello again' });
  later(2);
  expect(await mailed()).toEqual([]);
});

test('waits an hour or a day before the next mail', async () => {
  await wants('hourly');
  await tell();
  later(1);
  expect(await mailed()).toHaveLength(1);
  await tell({ title: 'Second' });
  await tell({ title: 'Third' });
  later(1);
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['You have 2 unread notifications']);
  await wants('daily');
  await tell({ title: 'Fourth' });
  later(23);
  expect(await mailed()).toEqual([]);
  later(1);
  expect(await mailed()).toHaveLength(1);
});

test('sends one mail with many servers', async () => {
  await wants('hourly');
  await tell();
  later(1);
  await Promise.all(Array.from({ length: 8 }, () => noticeMailWork.work(atrium.deps)));
  expect(await mailed()).toHaveLength(1);
});

test('sends nothing to unconfirmed addresses, or about areas the person can no longer see', async () => {
  await wants('hourly');
  await tell();
  await atrium.ownerQuery('update accounts set email_verified_at = null where entity = $1', [entity]);
  later(1);
  expect(await mailed()).toEqual([]);
  await atrium.ownerQuery('update accounts set email_verified_at = now(), role = $2 where entity = $1', [entity, 'client']);
  expect(await mailed()).toEqual([]);
  await atrium.ownerQuery('update accounts set role = $2 where entity = $1', [entity, 'admin']);
  later(2);
  // Notifications the person couldn't see are not mailed later.
  expect(await mailed()).toEqual([]);
});

test('turning mail on includes what is unread by then, and turning it off cancels it', async () => {
  await tell();
  later(1);
  await wants('hourly');
  expect(await mailed()).toHaveLength(1);
  await tell({ title: 'Second' });
  await wants('never');
  later(2);
  expect(await mailed()).toEqual([]);
  await wants('daily');
  expect(await mailed()).toEqual([]);
  later(22);
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['You have 1 unread notification']);
});

test('notifications that arrive during a mail wait for the next one', async () => {
  await wants('daily');
  await tell();
  later(1);
  expect(await mailed()).toHaveLength(1);
  await tell({ title: 'Second' });
  await atrium.ownerQuery(`update notifications set mail_at = time + interval '1 hour' where entity = $1 and title = 'Second'`, [entity]);
  later(2);
  expect(await mailed()).toEqual([]);
  later(22);
  expect(await mailed()).toHaveLength(1);
});

test('a suspended person is only mailed what comes after they return', async () => {
  await wants('hourly');
  await tell();
  await atrium.ownerQuery('update accounts set suspended_at = now() where entity = $1', [entity]);
  later(1);
  expect(await mailed()).toEqual([]);
  expect(await atrium.ownerQuery('select id from notifications where entity = $1 and mail_at is not null', [entity])).toEqual([]);
  await atrium.ownerQuery('update accounts set suspended_at = null where entity = $1', [entity]);
  await tell({ title: 'Second' });
  later(1);
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['You have 1 unread notification']);
});

test('without outgoing mail the page says so; once it is available, pending mails are sent', async () => {
  Object.assign(atrium.deps.mail, { outgoing: null });
  expect((await wants('hourly')).body.mailsLeave).toBe(false);
  await tell();
  later(1);
  await noticeMailWork.work(atrium.deps);
  Object.assign(atrium.deps.mail, { outgoing: world.outgoing });
  expect(await mailed()).toHaveLength(1);
});
