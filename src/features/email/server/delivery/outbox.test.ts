import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryOutbox } from '#hosts/node/mail/memory-outbox.ts';
import { type Client, clientWith, registerSomebody } from '../../../../../tests/client.ts';
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
  atrium.deps.caller = ({ headers }) => ({ address: '127.0.0.1', sampleAccountsAllowed: true, isOperator: headers.has('X-Operator') });
  somebody = await registerSomebody(atrium);
});
afterAll(() => atrium.close());

const entity = () => somebody.userData.eid.split('-')[0] ?? '';
const read = (headers: Record<string, string> = { 'X-Operator': 'yes' }) => clientWith(atrium, null).get('/api/v1/dev/outbox', {}, headers);

test('the operator reads the link to a new password there, and it works', async () => {
  const { body } = await clientWith(atrium, null).post('/api/v1/password-reset', { email: somebody.userData.email });
  expect(body).toEqual({ by: 'outbox' });
  await deliverOutside(atrium.deps, entity());
  const { messages } = readOutbox.answer?.parse((await read()).body) ?? { messages: [] };
  const [newest] = messages;
  expect(newest).toMatchObject({ to: [somebody.userData.email], subject: 'A new password for Atrium' });
  const link = new URL(newest?.links[0] ?? '');
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/pages/reset-password-cover');
  const set = await clientWith(atrium, null).post('/api/v1/invitations/accept', {
    token: link.searchParams.get('token'),
    password: 'olive tree, watered',
  });
  expect(set.status).toBe(200);
  // That it did not leave is no news for whoever asked.
  const inbox = await clientWith(atrium, set.body).get('/apps/email/emails', { folder: 'inbox' });
  expect(inbox.body.emails).toEqual([]);
});

test('to everybody else there is no such call', async () => {
  const { status, body } = await read({});
  expect([status, body.error.code, body.error.reason.code]).toEqual([404, 'not_found', 'unknown_call']);
});

test('where mail leaves there is none either', async () => {
  const { mail } = atrium.deps;
  atrium.deps.mail = { ...mail, outbox: null };
  expect((await read()).status).toBe(404);
  atrium.deps.mail = mail;
});

test('only the newest fifty are kept', () => {
  const outbox = memoryOutbox();
  for (let kept = 0; kept < 60; kept++) outbox.keep({ at: new Date(), to: [], subject: String(kept), text: '' });
  const subjects = outbox.read().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, '59', '10']);
});
