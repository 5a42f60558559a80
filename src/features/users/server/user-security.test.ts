import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const password = 'a long password';
let atrium: TestApi;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    settings: { sampleData: false, publicUrl: 'https://atrium.example', newAccountHourlyRecipients: 0 },
  });
});
afterAll(() => atrium.close());

const logIn = (email: string) => clientWith(atrium, null).post('/jwt/login', { email, password });
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const mailedTo = async (admin: Client, email: string) =>
  (await world.delivered(atrium.deps, entityOf(admin))).filter(({ recipients }) => recipients.includes(email));
const end = (who: Client, id: number) => who.post(`/api/v1/users/${id}/end-second-step`);

let joined = 0;
async function join(admin: Client, role: string) {
  const email = `mate${++joined}@elsewhere.example`;
  const { id } = (await admin.post('/apps/users/add-user', { fullName: 'Ada Berg', email, role })).body.user;
  await admin.post('/api/v1/users/invite', { ids: [id] });
  const [mail] = await mailedTo(admin, email);
  const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { body } = await clientWith(atrium, null).post('/api/v1/invitations/accept', { token, password });
  return { id: id as number, email, client: clientWith(atrium, body) };
}

async function turnOn(who: Client) {
  const { secret } = (await who.post('/api/v1/session/two-steps/begin', { password })).body;
  const code = await codeAt(fromBase32(secret), stepAt(atrium.clock.now));
  expect((await who.post('/api/v1/session/two-steps/confirm', { code })).status).toBe(200);
}

test('an admin turns off the two-step verification of a user who lost phone and codes; the user is notified, and it is audited', async () => {
  const admin = await registerUser(atrium);
  const { id, email, client } = await join(admin, 'author');
  expect((await end(admin, id)).body.error.reason.code).toBe('two_steps_off');
  await turnOn(client);
  expect((await logIn(email)).body).toHaveProperty('secondStep');
  expect((await admin.get(`/api/v1/users/${id}/security`)).body.secondStepSince).toBe(atrium.clock.now.toISOString());
  expect((await end(admin, id)).status).toBe(200);
  expect((await logIn(email)).body).toHaveProperty('accessToken');
  expect((await client.get('/api/v1/session')).status).toBe(200);
  expect((await admin.get(`/api/v1/users/${id}/security`)).body.secondStepSince).toBeNull();
  expect((await mailedTo(admin, email)).map(({ subject }) => subject)).toContain('Two-step verification is off');
  const { entries } = (await admin.get('/api/v1/audit', { perPage: 5 })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toContain('user.second-step-ended');
  expect((await end(admin, id)).status).toBe(409);
});

test('nobody can do this for themselves, a user with more permissions or one of another company', async () => {
  const admin = await registerUser(atrium);
  const own = (await admin.get('/api/users/list/data', { q: admin.userData.email })).body.users[0].id;
  await turnOn(admin);
  expect((await end(admin, own)).body.error.reason.code).toBe('own_second_step');
  const { client: maintainer } = await join(admin, 'maintainer');
  expect((await end(maintainer, own)).status).toBe(403);
  const { client: author, id } = await join(admin, 'author');
  expect((await end(author, own)).status).toBe(403);
  const stranger = await registerUser(atrium);
  expect([(await end(stranger, id)).status, (await end(stranger, 9_999)).status]).toEqual([404, 404]);
  expect((await logIn(admin.userData.email)).body).toHaveProperty('secondStep');
});
