import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls, refusedBy } from '../../../../tests/account-calls.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { onePixel } from '../../../../tests/profile-calls.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let staff: Client;
let client: Client;
beforeAll(async () => {
  atrium = await testApi();
  [staff, client] = [await signInAs(atrium, 'staff'), await signInAs(atrium, 'client')];
});
afterAll(() => atrium.close());

const calls = () => accountCalls(atrium);
const general = (who: Client, body: object) => calls().put(who, '/api/v1/account/general', body);
const info = (who: Client, body: object) => calls().put(who, '/api/v1/account/info', body);
const social = (who: Client, socialLinks: object) => calls().put(who, '/api/v1/account/social', { socialLinks });

describe('account settings', () => {
  test('returns the caller’s own account, including data stored in other features', async () => {
    const { general: own, info: told, social: links, notification } = await calls().read(staff);
    const { userData } = staff;
    expect(own).toMatchObject({ username: userData.username, fullName: userData.fullName, email: userData.email, pendingEmail: null });
    expect(own.avatar).toContain('/api/v1/files/');
    expect(told.bio).not.toBe('');
    expect(links.socialLinks).toEqual({ twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' });
    expect(links.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} });
    expect(new Set(Object.values(notification))).toEqual(new Set([true]));
    expect((await calls().read(client)).general.username).toBe('client');
    expect((await clientWith(atrium, null).get('/account-setting/data')).status).toBe(401);
  });

  test('a change shows up in session, users, profile, and people', async () => {
    const who = await registerUser(atrium);
    const named = await general(who, { fullName: 'Ida Lund', username: 'ida.lund', company: 'Lund & Co' });
    expect(named.body.general).toMatchObject({ fullName: 'Ida Lund', username: 'ida.lund', company: 'Lund & Co' });
    const { body } = await info(who, {
      bio: 'Lamps.',
      dob: '1990-02-03',
      country: 'Norway',
      website: 'https://lund.example',
      phone: '+47 22 55 01',
    });
    expect(body.info).toEqual({
      bio: 'Lamps.',
      dob: '1990-02-03',
      country: 'Norway',
      website: 'https://lund.example',
      phone: '+47 22 55 01',
    });
    expect((await who.get('/api/v1/session')).body.userData).toMatchObject({ fullName: 'Ida Lund', username: 'ida.lund' });
    const { users } = (await who.get('/api/users/list/data', { q: who.userData.email })).body;
    const ofWho = users.find(({ username }: { username: string }) => username === 'ida.lund');
    expect(ofWho).toMatchObject({
      fullName: 'Ida Lund',
      username: 'ida.lund',
      company: 'Lund & Co',
      country: 'Norway',
      contact: '+47 22 55 01',
    });
    expect((await who.get('/profile/data')).body.userAbout).toMatchObject({ about: 'Lamps.', website: 'https://lund.example' });
    const { people } = (await who.get('/api/v1/people', { q: 'Ida Lund' })).body;
    expect(people[0]).toMatchObject({ fullName: 'Ida Lund', about: 'Lamps.' });
    expect((await clientWith(atrium, null).post('/jwt/login', { email: 'ida.lund', password: 'a long password' })).status).toBe(200);
  });

  test('saves changes by a client who is not a managed user', async () => {
    await general(client, { fullName: 'Clio Ent', company: 'Ent' });
    await info(client, { country: 'Chile', phone: '555 0199' });
    const { general: own, info: told } = await calls().read(client);
    expect([own.fullName, own.company, told.country, told.phone]).toEqual(['Clio Ent', 'Ent', 'Chile', '555 0199']);
    expect((await client.get('/api/v1/session')).body.userData.fullName).toBe('Clio Ent');
  });

  test('rejects invalid values', async () => {
    expect(refusedBy(await general(staff, { username: 'a b' }))).toEqual([400, { username: 'wrong_username_letters' }]);
    expect(refusedBy(await general(staff, { fullName: ' ' }))).toEqual([400, { fullName: 'required' }]);
    expect(refusedBy(await general(staff, { username: 'ADMIN' }))).toEqual([409, { username: 'username_taken' }]);
    expect(refusedBy(await general(client, { username: 'Admin' }))).toEqual([409, { username: 'username_taken' }]);
    expect(refusedBy(await info(staff, { dob: '2999-01-01' }))).toEqual([400, { dob: 'in_the_future' }]);
    expect(refusedBy(await info(staff, { dob: '1990-02-31' }))).toEqual([400, { dob: 'not_a_day' }]);
    expect(refusedBy(await info(staff, { phone: 'call me' }))).toEqual([400, { phone: 'not_a_phone' }]);
    expect(refusedBy(await info(staff, { website: 'lund.example' }))).toEqual([400, { website: 'not_a_web_address' }]);
    expect(refusedBy(await social(staff, { quora: 'javascript:alert(1)' }))).toEqual([400, { 'socialLinks.quora': 'not_a_web_address' }]);
    expect(refusedBy(await general(staff, { role: 'admin' }))).toEqual([400, { role: 'unknown_field' }]);
  });

  test('responds with the current account on a version conflict', async () => {
    const who = await registerUser(atrium);
    const { version } = await calls().read(who);
    expect((await info(who, { country: 'Peru', version })).status).toBe(200);
    const late = await general(who, { fullName: 'Late', version });
    expect([late.status, late.body.error.current.info.country]).toEqual([409, 'Peru']);
    expect((await calls().read(who)).general.fullName).not.toBe('Late');
    // Every change increments the version, even one of the username, which no other table counts.
    const before = (await calls().read(client)).version;
    expect((await general(client, { username: 'client' })).body.version).toBeGreaterThan(before);
  });

  test('updates social links one by one and removes empty ones', async () => {
    await social(staff, { twitter: 'https://twitter.example/staff', quora: 'https://quora.example/staff' });
    const { body } = await social(staff, { quora: '' });
    expect(body.social.socialLinks).toMatchObject({ twitter: 'https://twitter.example/staff', quora: '' });
    const { userAbout } = (await staff.get('/profile/data')).body;
    expect(userAbout.socialLinks).toEqual({ twitter: 'https://twitter.example/staff' });
  });
});

describe('avatar', () => {
  test('accepts a picture from anyone signed in and can be reverted to the previous one', async () => {
    const before = await calls().read(client);
    const changed = await calls().put(client, '/api/v1/account/avatar', onePixel);
    expect(changed.status).toBe(200);
    expect(changed.body.general.avatarFileId).not.toBe(before.general.avatarFileId);
    expect((await client.get('/api/v1/session')).body.userData.avatar).toBe(changed.body.general.avatar);
    const undone = await general(client, { avatarFileId: before.general.avatarFileId });
    expect(undone.body.general.avatarFileId).toBe(before.general.avatarFileId);
    expect((await general(client, { avatarFileId: null })).body.general.avatar).toBeNull();
  });

  test('rejects other file types and other people’s files', async () => {
    const text = await calls().put(staff, '/api/v1/account/avatar', new TextEncoder().encode('no picture'));
    expect(refusedBy(text)).toEqual([400, { body: 'not_a_picture' }]);
    const { avatarFileId } = (await calls().read(await signInAs(atrium, 'admin'))).general;
    expect(refusedBy(await general(staff, { avatarFileId }))).toEqual([400, { avatarFileId: 'unknown_file' }]);
  });
});
