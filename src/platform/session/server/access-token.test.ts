import { expect, test } from 'vitest';
import type { Dependencies } from '#server/dependencies.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

const claim = { entity: 'juniper', accountId: 7, sessionId: 'a-session' };
const clock = { now: new Date('2030-03-10T08:00:00Z') };
const signer = () =>
  ({
    clock: () => clock.now,
    secret: crypto.getRandomValues(new Uint8Array(32)),
    settings: { accessTtlSeconds: 60 },
  }) as unknown as Dependencies;
const bring = (token: string, to: Dependencies) =>
  readAccessToken(new Request('https://atrium.test', { headers: { Authorization: token } }), to);

test('returns the same claim for every request until the token expires', async () => {
  const deps = signer();
  const token = await signAccessToken(deps, claim);
  for (const sent of [token, `Bearer ${token}`, ` bearer  ${token} `]) expect(await bring(sent, deps)).toEqual(claim);
  clock.now = new Date('2030-03-10T08:00:59.999Z');
  expect(await bring(token, deps)).toEqual(claim);
  clock.now = new Date('2030-03-10T08:01:00Z');
  expect(await bring(token, deps)).toBeNull();
  expect(await bring(token, deps)).toBeNull();
});

test('does not accept a verified token with a different secret or after a change', async () => {
  const deps = signer();
  const token = await signAccessToken(deps, claim);
  expect(await bring(token, deps)).toEqual(claim);
  expect(await bring(token, signer())).toBeNull();
  const [head, payload = '', signature] = token.split('.');
  const forged = atob(payload).replace('juniper', 'another').replace('"7"', '"1"');
  expect(await bring([head, btoa(forged).replaceAll('=', ''), signature].join('.'), deps)).toBeNull();
  for (const changed of [`${token}a`, token.slice(0, -2), `${token}.`, '']) expect(await bring(changed, deps)).toBeNull();
});
