import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOutside } from '#hosts/node/outside/ask-outside.ts';
import { announce } from '#server/announce.ts';
import { signInAs } from '../../../../tests/client.ts';
import { type HookReceiver, hookReceiver } from '../../../../tests/hook-receiver.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { webhookWork } from './deliver-due.ts';

let atrium: TestApi;
let there: HookReceiver;
beforeAll(async () => {
  there = await hookReceiver();
  atrium = await testApi({
    mail: { postOutside: (posted) => postOutside(posted, ['localhost']) },
    settings: { webhookHosts: ['localhost'], accessTtlSeconds: 24 * 3600 },
  });
});
afterAll(async () => {
  await atrium.close();
  await there.close();
});

test('a replayed delivery is refused after five minutes and cannot be redated', async () => {
  const admin = await signInAs(atrium, 'admin');
  const { body: added } = await admin.post('/api/v1/webhooks', { address: there.address, kinds: ['invoice'], isActive: true });
  const verifier = new Verifier(added.secret);
  const deliveredAt = async (minutes: number) => {
    atrium.clock.now = new Date(Date.now() + minutes * 60_000);
    await atrium.deps.database.writing('juniper', (db) => announce(db, 'juniper', { kind: 'invoice', ids: [7] }));
    await webhookWork.work(atrium.deps);
    const { body = '', headers = {} } = there.received.at(-1) ?? {};
    return { body, headers: headers as Record<string, string> };
  };
  const fresh = await deliveredAt(0);
  expect(verifier.verify(fresh.body, fresh.headers)).toMatchObject({ type: 'invoice.changed' });
  const old = await deliveredAt(-6);
  const early = await deliveredAt(6);
  expect(new Set([fresh, old, early].map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  for (const { body, headers } of [old, early]) {
    expect(() => verifier.verify(body, headers)).toThrow('timestamp');
    const redated = { ...headers, 'webhook-timestamp': fresh.headers['webhook-timestamp'] ?? '' };
    expect(() => verifier.verify(body, redated)).toThrow('signature');
  }
  for (const forged of [
    { ...fresh.headers, 'webhook-id': 'msg_other' },
    { ...fresh.headers, 'webhook-signature': old.headers['webhook-signature'] ?? '' },
    { ...fresh.headers, 'webhook-signature': 'v1,' },
  ])
    expect(() => verifier.verify(fresh.body, forged)).toThrow('signature');
  expect(() => verifier.verify(fresh.body.replace('7', '8'), fresh.headers)).toThrow('signature');
  expect(() => new Verifier(`whsec_${btoa('another secret of 24 b..')}`).verify(fresh.body, fresh.headers)).toThrow('signature');
});
