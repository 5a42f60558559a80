import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chosenDatabase } from '../../../../tests/chosen-database.ts';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApiOn } from '../../../../tests/test-api.ts';
import { codeAt, fromBase32, stepAt } from './totp.ts';

const password = 'a long password';
const newPassword = 'another long password';
const hourMs = 3_600_000;
const settings = { rateLimit: true, sampleData: false, publicUrl: 'https://atrium.example' };
const own = '/api/v1/session/two-steps';

// Two servers on one database, with rate limits on.
const world = mockOutgoingMail();
let servers: TestApi[];
let atrium: TestApi;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  const { database, openChanges, close } = await chosenDatabase();
  const changes = await openChanges();
  closeDatabase = async () => {
    await changes.close();
    await close();
  };
  const options = { sampleData: false, settings, mail: { outgoing: world.outgoing } };
  const kept = { secret: randomBytes(32), filesFolder: '/nowhere' };
  servers = [await testApiOn({ database, changes }, { ...options, kept }), await testApiOn({ database, changes }, { ...options, kept })];
  [atrium] = servers as [TestApi, TestApi];
  for (const server of servers) {
    server.deps.clock = () => atrium.clock.now;
    server.deps.caller = ({ headers }) => ({ address: headers.get('X-From') ?? newAddress(), sampleAccountsAllowed: true });
  }
});
afterAll(() => closeDatabase());

let addresses = 0;
const newAddress = () => `10.${++addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
const anybodyAt = (server: number) => clientWith(servers[server % 2] as TestApi, null);
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';

let victim: Client;
let secret: string;
let recoveryCodes: string[];
let browser: string;
beforeEach(async () => {
  victim = await registerUser(atrium);
  secret = (await victim.post(`${own}/begin`, { password })).body.secret;
  recoveryCodes = (await victim.post(`${own}/confirm`, { code: await code() })).body.recoveryCodes;
  atrium.clock.advance(30_000);
  const { headers } = await attempt(0, await challenge(), await code());
  browser = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  atrium.clock.advance(30_000);
});

const code = () => codeAt(fromBase32(secret), stepAt(atrium.clock.now));
const logIn = (given = password) => anybodyAt(0).post('/jwt/login', { email: victim.userData.email, password: given });
const challenge = async (given?: string) => (await logIn(given)).body.secondStep.challenge as string;
const attempt = (server: number, of: string, given: string, headers: Record<string, string> = {}) =>
  anybodyAt(server).post('/api/v1/second-step', { challenge: of, code: given }, headers);

/** Returns codes that are currently wrong. */
async function wrongCodes(amount: number): Promise<string[]> {
  const steps = [-1, 0, 1].map((drift) => codeAt(fromBase32(secret), stepAt(atrium.clock.now) + drift));
  const right = await Promise.all(steps);
  return Array.from({ length: amount + 3 }, (_, index) => String(index).padStart(6, '0'))
    .filter((one) => !right.includes(one))
    .slice(0, amount);
}

/**
 * Someone with the password tries codes from a different address each time, alternating between servers and challenges. @returns how many
 * were checked
 */
async function guess(tries: number): Promise<number> {
  const challenges = await Promise.all([challenge(), challenge(), challenge()]);
  const codes = await wrongCodes(tries);
  const answers = await Promise.all(codes.map((given, index) => attempt(index, challenges[index % 3] ?? '', given)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  return answers.filter(({ status }) => status === 400).length;
}

test('checks thirty codes an hour and three hundred in thirty days, across all addresses, sessions and servers', async () => {
  expect(await guess(200)).toBe(30);
  let looked = 30;
  for (let hour = 0; hour < 10; hour++) {
    atrium.clock.advance(hourMs);
    looked += await guess(33);
  }
  expect(looked).toBe(300);
  // Three of a million codes are valid at any time, a chance of one in a thousand per month.
  expect((looked * 3) / 1_000_000).toBeLessThan(0.001);
});

test('notifies the owner once, who can still sign in with a known browser, and anywhere after a new password', async () => {
  await world.delivered(atrium.deps, entityOf(victim));
  await guess(33);
  atrium.clock.advance(hourMs);
  await guess(33);
  const told = await world.delivered(atrium.deps, entityOf(victim));
  expect(told.map(({ subject }) => subject)).toEqual(['Someone tried to sign in to your account']);
  const refused = await attempt(0, await challenge(), await code());
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await attempt(1, await challenge(), await code(), { Cookie: browser })).status).toBe(200);

  atrium.clock.advance(30_000);
  await anybodyAt(0).post('/api/v1/password-reset', { email: victim.userData.email });
  const mails = await world.delivered(atrium.deps, entityOf(victim));
  const token = /token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  const old = await challenge();
  const { body } = await anybodyAt(0).post('/api/v1/invitations/accept', { token, password: newPassword });
  expect((await attempt(1, body.secondStep.challenge, await code())).status).toBe(200);
  // The attacker's challenge is no longer valid.
  const late = await attempt(0, old, await code(), { Cookie: browser });
  expect([late.status, (await logIn()).status]).toEqual([409, 400]);
});

test('recovery codes share the limit', async () => {
  const [of, codes] = [await challenge(), Array.from({ length: 60 }, (_, index) => `AAAA${String.fromCharCode(65 + (index % 26))}-BBBBB`)];
  const answers = await Promise.all(codes.map((given, index) => attempt(index, of, given)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
  expect((await attempt(0, of, recoveryCodes[0] ?? '')).status).toBe(429);
  expect((await attempt(0, of, recoveryCodes[0] ?? '', { Cookie: browser })).status).toBe(200);
});

test('a code works once in its 30 seconds, whatever the server, challenge or address', async () => {
  const [given, of] = [await code(), [await challenge(), await challenge()]];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => attempt(index, of[index % 2] ?? '', given)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await victim.post(`${own}/turn-off`, { code: given })).status).toBe(400);
});

test('a password reset link cannot be guessed: a network has 120 attempts an hour, and no one else is locked out', async () => {
  const tokens = Array.from({ length: 200 }, (_, index) => `${entityOf(victim)}.${String(index).padStart(43, 'A')}`);
  const read = (token: string, from: string) => anybodyAt(0).post('/api/v1/invitations/read', { token }, { 'X-From': from });
  const ofOne = await Promise.all(tokens.map((token) => read(token, '10.200.0.1')));
  expect(ofOne.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(120);
  expect(new Set((await Promise.all(tokens.map((token) => read(token, newAddress())))).map(({ status }) => status))).toEqual(
    new Set([404]),
  );
  const accept = await anybodyAt(0).post('/api/v1/invitations/accept', { token: tokens[0], password: newPassword });
  expect(accept.status).toBe(404);
});
