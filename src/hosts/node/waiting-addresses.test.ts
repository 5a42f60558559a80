import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findMailboxes } from '#features/email/server/public-api.ts';
import { clientWith, registerUser } from '../../../tests/client.ts';
import { type TestApi, testApi } from '../../../tests/test-api.ts';
import { confirmAddress, listWaitingAddresses, makeInvitationTokens } from './waiting-addresses.ts';
import { withClient } from './with-client.ts';

let atrium: TestApi;
let database: string;
beforeAll(async () => {
  atrium = await testApi({ settings: { receivesMail: true, publicUrl: 'http://localhost:3000' } });
  const [row] = await atrium.ownerQuery('select current_database() as name');
  database = String(row?.name);
});
afterAll(() => atrium.close());

const asOwner = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient({ host: inject('postgresSocket'), user: 'postgres', database }, async (client) => {
    await client.query('set role atrium_owner');
    return work(client);
  });

test('lists unverified addresses for the operator and verifies one', async () => {
  const somebody = await registerUser(atrium, { isVerified: false });
  const { email } = somebody.userData;
  expect((await asOwner(listWaitingAddresses)).map((one) => [one.email, one.kind])).toEqual([[email, 'account']]);
  expect(await findMailboxes(atrium.deps, [email])).toEqual([]);
  expect(await asOwner((client) => confirmAddress(client, email.toUpperCase()))).toBe(true);
  expect(await findMailboxes(atrium.deps, [email])).toHaveLength(1);
  expect((await somebody.get('/api/v1/session')).body.userData.verification).toBeUndefined();
  expect(await asOwner((client) => confirmAddress(client, email))).toBe(false);
  expect(await asOwner(listWaitingAddresses)).toEqual([]);
});

test('gives the operator an invitation link when mail is off, and revokes the previous one', async () => {
  const somebody = await registerUser(atrium);
  const email = 'ana@world.example';
  const { body } = await somebody.post('/apps/users/add-user', { fullName: 'Ana', email, role: 'editor' });
  expect(await asOwner((client) => makeInvitationTokens(client, email))).toEqual([]);
  await somebody.post('/api/v1/users/invite', { ids: [body.user.id] });
  expect((await asOwner(listWaitingAddresses)).map((one) => [one.email, one.kind])).toEqual([[email, 'invitation']]);
  const [first = ''] = await asOwner((client) => makeInvitationTokens(client, email));
  const [second = ''] = await asOwner((client) => makeInvitationTokens(client, email));
  const accept = (token: string) => clientWith(atrium, null).post('/api/v1/invitations/accept', { token, password: 'olive tree, watered' });
  expect((await accept(first)).status).toBe(404);
  const joined = await accept(second);
  expect([joined.status, joined.body.userData.role]).toEqual([200, 'editor']);
  expect(await asOwner((client) => makeInvitationTokens(client, email))).toEqual([]);
});
