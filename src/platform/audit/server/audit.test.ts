import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listAudit } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}, who = admin) => (await who.get('/api/v1/audit', query)).body;
const add = (name: string, who = admin, headers = {}) => who.post('/apps/permissions/add-permission', { permission: { name } }, headers);
const targets = (answer: { entries: { target: string }[] }) => answer.entries.map(({ target }) => target);

describe('the audit log', () => {
  test('records who did what, when, and from where', async () => {
    await add('Sharpen chisels', admin, { 'User-Agent': 'Workbench/1.0' });
    const body = await list({ action: 'permission.added' });
    listAudit.answer?.parse(body);
    expect(body.entries[0]).toMatchObject({
      action: 'permission.added',
      at: atrium.clock.now.toISOString(),
      actor: { id: 1, fullName: 'Maren Lindqvist' },
      target: 'Sharpen chisels',
      address: '127.0.0.1',
      userAgent: 'Workbench/1.0',
    });
  });
  test('is filtered by action or its prefix, person, text, and days', async () => {
    const staff = await signInAs(atrium, 'staff');
    await add('Paint the door', staff);
    expect(targets(await list({ action: 'permission', q: 'PAINT' }))).toEqual(['Paint the door']);
    expect(targets(await list({ action: 'permission', actorId: 3 }))).toEqual(['Paint the door']);
    expect(targets(await list({ action: 'permission', q: 'josephine' }))).toEqual(['Paint the door']);
    expect((await list({ action: 'perm' })).total).toBe(0);
    expect((await list({ action: '%' })).total).toBe(0);
    const today = atrium.clock.now.toISOString().slice(0, 10);
    expect((await list({ action: 'permission', from: today, to: today })).total).toBe(2);
    expect((await list({ action: 'permission', to: '2020-01-01' })).total).toBe(0);
    const now = atrium.clock.now.toISOString();
    expect((await list({ action: 'permission', from: now })).total).toBe(2);
    expect((await list({ action: 'permission', to: now })).total).toBe(0);
    expect((await admin.get('/api/v1/audit', { from: 'yesterday' })).status).toBe(400);
  });
  test('is paginated, newest first', async () => {
    const first = await list({ perPage: 1 });
    const second = await list({ perPage: 1, page: 2 });
    expect(first.entries[0].id).toBeGreaterThan(second.entries[0].id);
    expect((await list({ perPage: 101 })).entries).toEqual([]);
  });
  test('is rolled back with the change it records', async () => {
    const before = (await list()).total;
    expect((await add('Sharpen chisels')).status).toBe(409);
    expect((await list()).total).toBe(before);
  });
  test('belongs to one company and requires permission', async () => {
    const somebody = await registerUser(atrium);
    expect(targets(await list({}, somebody))).not.toContain('Sharpen chisels');
    await atrium.ownerQuery(`update accounts set role = 'maintainer' where entity = 'juniper' and username = 'staff'`);
    const staff = await signInAs(atrium, 'staff');
    expect((await staff.get('/api/v1/audit')).status).toBe(403);
    expect((await staff.get('/api/v1/audit-export', { format: 'csv' })).status).toBe(403);
    await atrium.ownerQuery(`update accounts set role = 'admin' where entity = 'juniper' and username = 'staff'`);
  });
});

test('the export matches the filters, is safe to open, and is itself logged', async () => {
  await add('=HYPERLINK("https://evil.example")');
  const { status, headers, body } = await admin.get('/api/v1/audit-export', { format: 'csv', action: 'permission' });
  expect([status, headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/csv')]);
  expect(body).toContain('Paint the door');
  expect(body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect((await list()).entries[0].action).toBe('audit.exported');
  const inArabic = await admin.get('/api/v1/audit-export', { format: 'csv' }, { 'Accept-Language': 'ar' });
  expect(inArabic.body).toContain('الوقت,المستخدم,الإجراء');
  expect((await admin.get('/api/v1/audit-export', { format: 'pdf' })).status).toBe(400);
});

test('non-admin readers cannot see the origin of an admin in the log or export, or find it by search', async () => {
  await atrium.ownerQuery(`insert into roles (entity, name, title, rules, created_at, updated_at)
    values ('juniper', 'auditor', 'Auditor', '[{"action":"read","subject":"Audit"}]', now(), now())`);
  await atrium.ownerQuery(`update accounts set role = 'auditor' where username = 'staff'`);
  const auditor = await signInAs(atrium, 'staff');
  await add('Count the nails', admin, { 'User-Agent': 'AdminBrowser/1.0' });
  await send(atrium, '/jwt/login', { method: 'POST', body: JSON.stringify({ email: 'admin', password: 'wrong' }) });
  const { entries } = await list({ perPage: 100 }, auditor);
  const originsOf = (whose: (entry: { action: string; actor: { id: number } | null }) => boolean) =>
    new Set(entries.filter(whose).map(({ address }: { address: string }) => address));
  expect(originsOf(({ actor }) => actor?.id === 1)).toEqual(new Set(['']));
  expect(originsOf(({ action }) => action === 'session.refused')).toEqual(new Set(['']));
  expect(originsOf(({ actor }) => actor?.id === 3)).toEqual(new Set(['127.0.0.1', '192.0.2.3']));
  expect((await list({ q: '127.0.0.1' }, auditor)).total).toBe(0);
  expect((await list({ q: 'count the nails' }, auditor)).total).toBe(1);
  expect((await list({ q: '127.0.0.1' })).total).toBeGreaterThan(0);
  const { body } = await auditor.get('/api/v1/audit-export', { format: 'csv', q: 'count the nails' });
  expect(body).toContain('Count the nails');
  expect(body).not.toMatch(/127\.0\.0\.1|AdminBrowser/);
  await atrium.ownerQuery(`update accounts set role = 'admin' where username = 'staff'`);
});
