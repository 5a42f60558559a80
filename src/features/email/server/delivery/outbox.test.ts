import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryOutbox } from '#hosts/node/mail/memory-outbox.ts';
import { type Client, clientWith, registerUser } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { readOutbox } from '../../outbox-contract.ts';
import { deliverOutside } from './deliver-outside.ts';

let atrium: TestApi;
let somebody: Client;
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    mail: { outbox: memoryOutbox() },
    settings: { publicUrl: 'http://localhost:3000', sampleData: false },
  });
  somebody = await registerUser(atrium);
});
afterAll(() => atrium.close());

const entity = () => somebody.userData.eid.split('-')[0] ?? '';
const read = (query: Record<string, string> = { token: atrium.deps.mail.outbox?.token ?? '' }, headers: Record<string, string> = {}) =>
  clientWith(atrium, null).get('/api/v1/dev/outbox', query, headers);

test('shows the password reset link to the owner of the token, and the link works', async () => {
  const { body } = await clientWith(atrium, null).post('/api/v1/password-reset', { email: somebody.userData.email });
  expect(body).toEqual({ by: 'outbox' });
  await deliverOutside(atrium.deps, entity());
  const { messages } = readOutbox.answer?.parse((await read()).body) ?? { messages: [] };
  const [newest] = messages;
  expect(newest).toMatchObject({ to: [somebody.userData.email], subject: 'Reset your Atrium password' });
  const link = new URL(newest?.links[0] ?? '');
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/pages/reset-password-cover');
  const set = await clientWith(atrium, null).post('/api/v1/invitations/accept', {
    token: link.searchParams.get('token'),
    password: 'olive tree, watered',
  });
  expect(set.status).toBe(200);
  // The requester gets no notice that the email was not sent.
  const inbox = await clientWith(atrium, set.body).get('/apps/email/emails', { folder: 'inbox' });
  expect(inbox.body.emails).toEqual([]);
});

test.each([{}, { token: '' }, { token: 'a wrong one' }, { token: 'x'.repeat(32) }])(
  'does not exist without the token: %j',
  async (query) => {
    const { status, body } = await read(query);
    expect([status, body.error.code, body.error.reason.code]).toEqual([404, 'not_found', 'unknown_call']);
  },
);

test('a request from another site does not lock out the owner of the token', async () => {
  expect((await read({}, { Origin: 'https://elsewhere.example' })).status).toBe(404);
  expect((await read()).status).toBe(200);
});

test('generates a new token at each start', () => {
  const tokens = [memoryOutbox().token, memoryOutbox().token];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
});

test('does not exist when mail is really sent', async () => {
  const { mail } = atrium.deps;
  atrium.deps.mail = { ...mail, outbox: null };
  expect((await read()).status).toBe(404);
  atrium.deps.mail = mail;
});

test('keeps only the newest fifty emails', () => {
  const outbox = memoryOutbox();
  for (let kept = 0; kept < 60; kept++) outbox.keep({ at: new Date(), to: [], subject: String(kept), text: '' });
  const subjects = outbox.read().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, '59', '10']);
});
