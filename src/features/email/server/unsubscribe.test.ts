import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import type { AskedOutside, FoundOutside } from '#server/mail-host.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type SmtpInbox, smtpInbox } from '../../../../tests/smtp-inbox.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { deliverOutside } from './delivery/deliver-outside.ts';
import { receiveMail } from './receiving/receive-mail.ts';

const address = 'https://list.example/leave?u=1';
const oneClick = [`List-Unsubscribe: <${address}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'];
const asked: AskedOutside[] = [];
let found: FoundOutside | null;
let world: SmtpInbox;
let atrium: TestApi;
let admin: Client;
let staff: Client;

beforeAll(async () => {
  world = await smtpInbox();
  const fetchOutside = async (one: AskedOutside) => {
    asked.push(one);
    return found;
  };
  const outgoing = smtpOut({ url: world.url, from: { name: 'Juniper', email: 'office@juniper.example' } });
  atrium = await testApi({ mail: { outgoing, fetchOutside } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});
beforeEach(() => {
  asked.length = 0;
  world.mails.length = 0;
  found = { status: 200, bytes: new Uint8Array() };
});

let count = 0;
/** Delivers an outside email to the admin and returns its id. */
async function received(head: string[], from = 'News <news@list.example>'): Promise<number> {
  const subject = `News ${++count}`;
  const lines = [`From: ${from}`, `To: ${admin.userData.email}`, `Subject: ${subject}`, `Message-ID: <${count}@list.example>`, ...head];
  const bytes = new TextEncoder().encode([...lines, '', 'Text'].join('\r\n'));
  await receiveMail(atrium.deps, bytes, [{ entity: 'juniper', personId: admin.userData.id }]);
  return (await admin.get('/apps/email/emails', { q: `subject:"${subject}"` })).body.emails[0].id;
}
const open = async (id: number) => (await admin.get('/apps/email/get-email', { id })).body;
const leave = (id: number, who = admin) => who.post(`/api/v1/emails/${id}/unsubscribe`);

test('asks the server of the sender once, and accepts any response that is not an error', async () => {
  const id = await received(oneClick);
  expect((await open(id)).unsubscription).toEqual({ kind: 'post', address, askedAt: null });
  found = { status: 302, bytes: new Uint8Array() };
  expect((await leave(id)).body.unsubscription).toMatchObject({ askedAt: expect.any(String) });
  expect((await leave(id)).status).toBe(200);
  expect(asked).toMatchObject([{ address, form: 'List-Unsubscribe=One-Click' }]);
  expect((await open(id)).unsubscription.askedAt).not.toBeNull();
});

test('can be retried if the server of the sender rejects the request', async () => {
  const id = await received(oneClick);
  for (found of [null, { status: 500, bytes: new Uint8Array() }]) expect((await leave(id)).status).toBe(404);
  expect((await open(id)).unsubscription.askedAt).toBeNull();
});

test('emails a list that accepts requests by email, from the address it writes to', async () => {
  const id = await received(['List-Unsubscribe: <mailto:leave@list.example?subject=leave%2042>']);
  const answers = await Promise.all([leave(id), leave(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await deliverOutside(atrium.deps, 'juniper');
  expect(asked).toEqual([]);
  expect(world.mails.map(({ to }) => to)).toEqual([['leave@list.example']]);
  expect(world.mails[0]?.source).toMatch(/^Subject: leave 42\r$/m);
  expect(world.mails[0]?.source).toContain(`<${admin.userData.email}>`);
});

test('records that an unsubscribe page was opened', async () => {
  const id = await received([`List-Unsubscribe: <${address}>`]);
  expect((await leave(id)).body.unsubscription).toMatchObject({ kind: 'page', address, askedAt: expect.any(String) });
  expect(asked).toEqual([]);
});

test('rejects the email of another person, or one without a way to unsubscribe', async () => {
  const id = await received(oneClick);
  expect((await leave(id, staff)).status).toBe(404);
  expect((await leave(await received([]))).status).toBe(404);
  expect((await leave(999_999)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('flags an outside email under the name of a colleague, except from their own address', async () => {
  const { fullName, email } = staff.userData;
  expect((await open(await received([], `${fullName} <someone@evil.example>`))).namesake).toBe(email);
  expect((await open(await received([], `${fullName} <${email}>`))).namesake).toBeNull();
  expect((await open(await received([], 'Nobody Here <someone@evil.example>'))).namesake).toBeNull();
});
