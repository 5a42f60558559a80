import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleSampleAccounts } from '#app/settle-sample-accounts.ts';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import { clientWith, registerUser, signInAs } from '../../../tests/client.ts';
import { type TestApi, testApi } from '../../../tests/test-api.ts';
import { giveNewPassword } from './give-new-password.ts';

let atrium: TestApi;
beforeEach(async () => {
  atrium = await testApi({ sampleAccounts: 'end' });
});
afterEach(() => atrium.close());

const give = async (name: string) =>
  giveNewPassword(
    async (sql, params) => ({ rows: (await atrium.ownerQuery(sql, params)) as { is_suspended: boolean; had_second_step: boolean }[] }),
    name,
    await atrium.deps.passwords.hash('printed'),
  );
const signIn = async (email: string, password: string) => (await clientWith(atrium, null).post('/jwt/login', { email, password })).status;

test('makes the account real and ends its sessions and the seed accounts', async () => {
  const [admin, staff] = [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff')];
  expect(await give('Admin@demo.com')).toEqual({ isSuspended: false, hadSecondStep: false });
  for (const before of [admin, staff]) expect((await before.get('/api/v1/session')).status).toBe(401);
  expect([await signIn('admin', 'admin'), await signIn('staff', 'staff'), await signIn('admin', 'printed')]).toEqual([400, 400, 200]);
  await settleSampleAccounts(atrium.deps, { mode: 'end', isPublic: true });
  expect(await signIn('admin', 'printed')).toBe(200);
});

test('restores an ended seed account as a real one', async () => {
  await settleSampleAccounts(atrium.deps, { mode: 'end', isPublic: true });
  await give('admin');
  expect([await signIn('admin', 'admin'), await signIn('admin', 'printed'), await signIn('staff', 'staff')]).toEqual([400, 200, 400]);
});

test('keeps a suspended account suspended, and changes nothing for an unknown name', async () => {
  await atrium.ownerQuery(`update accounts set suspended_at = now() where username = 'staff'`);
  expect(await give('staff')).toEqual({ isSuspended: true, hadSecondStep: false });
  expect(await signIn('staff', 'printed')).toBe(400);
  expect(await give('nobody@demo.com')).toBeNull();
});

test('lets a user without phone and recovery codes sign in by password alone', async () => {
  const who = await registerUser(atrium);
  const own = '/api/v1/session/two-steps';
  const { secret } = (await who.post(`${own}/begin`, { password: 'a long password' })).body;
  await who.post(`${own}/confirm`, { code: await codeAt(fromBase32(secret), stepAt(atrium.clock.now)) });
  expect(await give(who.userData.email)).toEqual({ isSuspended: false, hadSecondStep: true });
  const { body } = await clientWith(atrium, null).post('/jwt/login', { email: who.userData.email, password: 'printed' });
  expect(body).toHaveProperty('accessToken');
  expect(await atrium.ownerQuery('select from recovery_codes')).toEqual([]);
});
