import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

async function exported(who: Client): Promise<Record<string, string>> {
  const answer = await atrium.request('/api/v1/account/export', { headers: { Authorization: `Bearer ${who.accessToken}` } });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('Content-Disposition')).toMatch(/atrium-my-data-\d{4}-\d\d-\d\d\.zip/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('the archive contains the caller’s data from every feature and no one else’s', async () => {
  const staff = await signInAs(atrium, 'staff');
  await admin.post('/apps/todo/add-tasks', { task: { title: 'Oil the lathe of the admin', assignee: { id: admin.userData.id } } });
  await staff.post('/apps/todo/add-tasks', { task: { title: 'Sand the shelf of the staff', assignee: { id: staff.userData.id } } });
  const files = await exported(admin);
  const names = Object.keys(files);
  expect(names.slice(0, 9)).toEqual([
    ...['profile.json', 'settings.json', 'sign-ins.json', 'calendar.ics', 'todo.csv', 'cards.csv', 'messages.json', 'posts.json'],
    'orders.json',
  ]);
  expect(JSON.parse(files['profile.json'] ?? '').general.email).toBe(admin.userData.email);
  expect(files['todo.csv']).toContain('Oil the lathe of the admin');
  expect(files['todo.csv']).not.toContain('Sand the shelf of the staff');
  expect(files['calendar.ics']).toMatch(/^BEGIN:VCALENDAR/);
  const [owned] = await atrium.ownerQuery(
    `select (select count(*) from calendar_events where entity = 'juniper' and owner_id = ${admin.userData.id} and deleted_at is null) as events,
      (select count(*) from mails where entity = 'juniper' and owner_id = ${admin.userData.id} and deleted_at is null and folder <> 'trash') as mails,
      (select count(*) from chat_messages where entity = 'juniper' and sender_id = ${admin.userData.id} and deleted_at is null) as messages`,
  );
  expect(files['calendar.ics']?.match(/BEGIN:VEVENT/g)).toHaveLength(Number(owned?.events));
  expect(JSON.parse(files['messages.json'] ?? '')).toHaveLength(Number(owned?.messages));
  const mails = names.filter((name) => name.startsWith('mail/'));
  expect(mails).toHaveLength(Number(owned?.mails));
  expect(mails.every((name) => /^mail\/[a-z]+\/\d+\.eml$/.test(name))).toBe(true);
  expect(mails.every((name) => /^Subject:/im.test(files[name] ?? ''))).toBe(true);
  const { entries } = (await admin.get('/api/v1/audit', { action: 'account.exported' })).body;
  expect(entries[0].target).toBe(admin.userData.fullName);
});

test('the archive of a client contains the data about them', async () => {
  expect(Object.keys(await exported(await signInAs(atrium, 'client')))).toEqual(['profile.json', 'settings.json', 'sign-ins.json']);
});

test('the archive of someone in another company contains nothing from this one', async () => {
  const elsewhere = await registerUser(atrium);
  expect(JSON.stringify(await exported(elsewhere))).not.toContain('admin@demo.com');
});
