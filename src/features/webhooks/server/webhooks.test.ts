import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import { postOutside } from '#hosts/node/outside/ask-outside.ts';
import { isPrivateAddress } from '#hosts/node/outside/ssrf-guard.ts';
import { announce } from '#server/announce.ts';
import { type Answer, type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type HookReceiver, hookReceiver } from '../../../../tests/hook-receiver.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { getDelivery, listDeliveries, listWebhooks, maxWebhooks, type Webhook } from '../contract.ts';
import { triedAtSeconds, webhookWork } from './deliver-due.ts';

const path = '/api/v1/webhooks';
const dayMs = 86_400_000;

/** Simulated DNS, without network access. */
const resolve = async (host: string) => {
  const known: Record<string, string[]> = { 'inward.example': ['93.184.215.14', '10.0.0.7'], 'world.example': ['93.184.215.14'] };
  const addresses = known[host];
  if (!addresses) throw new Error('not found');
  return addresses;
};

let atrium: TestApi;
let admin: Client;
let there: HookReceiver;
beforeAll(async () => {
  there = await hookReceiver();
  atrium = await testApi({
    // The verifying library uses the real clock.
    now: new Date(),
    mail: {
      postOutside: (posted) => postOutside(posted, ['localhost']),
      isInward: (address) => isPrivateAddress(address, ['localhost'], resolve),
    },
    settings: { webhookHosts: ['localhost'], accessTtlSeconds: 400 * 24 * 3600, refreshTtlSeconds: 400 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
});
afterAll(async () => {
  await atrium.close();
  await there.close();
});
beforeEach(async () => {
  await atrium.ownerQuery('delete from webhook_deliveries');
  await atrium.ownerQuery('delete from webhooks');
  there.received.length = 0;
  Object.assign(there.answer, { status: 200, text: 'taken', headers: {} });
});

const fields = () => ({ address: there.address, kinds: ['invoice'], isActive: true });
const write = (method: 'PUT' | 'DELETE', at: string, body?: object, who = admin) =>
  send(atrium, at, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
async function added(more: object = {}): Promise<Webhook & { secret: string }> {
  const { status, body } = await admin.post(path, { ...fields(), ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...body.webhook, secret: body.secret };
}
const parsed = <E extends AnyEndpoint>({ answer }: E, { body }: Answer) => answer?.parse(body) as AnswerOf<E>;
const listed = async () => parsed(listWebhooks, await admin.get(path)).webhooks;
const deliveries = async (id: number) => parsed(listDeliveries, await admin.get(`${path}/${id}/deliveries`)).deliveries;
const details = async (id: number, deliveryId = '') =>
  parsed(getDelivery, await admin.get(`${path}/${id}/deliveries/${deliveryId}`)).delivery;
const work = () => webhookWork.work(atrium.deps);
const change = (entity = 'juniper') => atrium.deps.database.writing(entity, (db) => announce(db, entity, { kind: 'invoice', ids: [7, 8] }));
/** Advances the clock to the next attempt and runs it. */
async function untilTry(tries: number): Promise<void> {
  const pauseSeconds = (triedAtSeconds[tries] ?? 0) - (triedAtSeconds[tries - 1] ?? 0);
  atrium.clock.advance(pauseSeconds * 1100 + 1);
  await work();
}

describe('a delivery', () => {
  test('has a signature that the standard’s library verifies, and names the changed records', async () => {
    const { id, secret } = await added();
    await change();
    await work();
    const [told] = there.received;
    const verified = new Verifier(secret).verify(told?.body ?? '', told?.headers ?? {}) as Record<string, unknown>;
    expect(verified).toEqual({ type: 'invoice.changed', timestamp: expect.any(String), data: { kind: 'invoice', ids: [7, 8] } });
    expect(new Date(verified.timestamp as string).toISOString()).toBe(verified.timestamp);
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ id: told?.headers['webhook-id'], state: 'delivered', status: 200, tries: 1 });
    expect(await details(id, delivery?.id)).toMatchObject({ body: told?.body, everyTry: [{ status: 200, text: 'taken' }] });
    for (const [q, total] of [
      ['Invoice', 1],
      [delivery?.id ?? '', 1],
      ['board', 0],
    ] as const)
      expect((await admin.get(`${path}/${id}/deliveries`, { q })).body.total, q).toBe(total);
    expect(() => new Verifier(secret).verify(`${told?.body} `, told?.headers ?? {})).toThrow();
    await work();
    expect(there.received).toHaveLength(1);
  });

  test('is triggered by changes made in the app', async () => {
    const { id } = await added({ kinds: ['client'] });
    const made = await admin.post('/api/v1/clients', { name: 'Hooked' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [delivery] = await deliveries(id);
    expect(JSON.parse((await details(id, delivery?.id)).body).data).toEqual({ kind: 'client', ids: [made.body.client.id] });
  });

  test('is not triggered by personal changes, other kinds, other companies, or rolled-back changes', async () => {
    const { id } = await added();
    const elsewhere = await registerUser(atrium);
    await change(elsewhere.userData.eid.split('-')[0]);
    await atrium.deps.database.writing('juniper', async (db) => {
      await announce(db, 'juniper', { kind: 'invoice', ids: [1], person: 1 });
      await announce(db, 'juniper', { kind: 'chat', ids: [1] }, { kind: 'board', ids: [1] });
      await announce(db, 'juniper', { kind: 'invoice', ids: [1], signal: 'typing', from: 1 });
    });
    const undone = atrium.deps.database.writing('juniper', async (db) => {
      await announce(db, 'juniper', { kind: 'invoice', ids: [1] });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await deliveries(id)).toEqual([]);
  });

  test('is sent once with any number of servers', async () => {
    await added();
    for (let turn = 0; turn < 30; turn += 1) await change();
    await Promise.all([work(), work(), work(), work()]);
    await work();
    const ids = there.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  test('can be a ping, and stops when the webhook is off', async () => {
    const { id, version } = await added();
    expect((await admin.post(`${path}/${id}/test`)).status).toBe(201);
    await work();
    expect(JSON.parse(there.received[0]?.body ?? '')).toMatchObject({ type: 'ping', data: {} });
    await change();
    expect((await write('PUT', `${path}/${id}`, { ...fields(), isActive: false, version })).status).toBe(200);
    await change();
    await work();
    expect(there.received).toHaveLength(1);
    // Waiting deliveries are given up, and later changes never created any.
    expect((await deliveries(id)).map(({ type, state }) => [type, state])).toEqual(
      expect.arrayContaining([
        ['invoice.changed', 'failed'],
        ['ping', 'delivered'],
      ]),
    );
    const refused = [await admin.post(`${path}/${id}/test`), await again(id)];
    expect(refused.map(({ status, body }) => [status, body.error.reason.code])).toEqual([
      [409, 'webhook_off'],
      [409, 'webhook_off'],
    ]);
  });
});

const again = async (id: number, deliveryId?: string) =>
  admin.post(`${path}/${id}/deliveries/${deliveryId ?? (await deliveries(id))[0]?.id}/again`);

describe('a failed delivery', () => {
  test('is retried with growing delays for a day under the same id, then turns the webhook off', async () => {
    const { id } = await added();
    there.answer.status = 500;
    there.answer.text = 'not today\0';
    await change();
    await work();
    const [first] = await deliveries(id);
    expect(first).toMatchObject({ state: 'waiting', status: 500, tries: 1 });
    await work();
    expect(there.received).toHaveLength(1);
    for (let tries = 1; tries < triedAtSeconds.length; tries += 1) {
      expect((await listed())[0]).toMatchObject({ isActive: true, failingSince: expect.any(String) });
      await untilTry(tries);
      expect(there.received).toHaveLength(tries + 1);
    }
    expect(new Set(there.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', tries: 8, nextTryAt: null });
    expect((await details(id, first?.id)).everyTry[7]).toMatchObject({ status: 500, text: 'not today' });
    expect((await listed())[0]).toMatchObject({ isActive: false, offReason: 'dead' });
    const { notifications } = (await admin.get('/api/v1/notifications')).body;
    expect(notifications[0]).toMatchObject({ isRead: false, area: 'webhook', title: there.address, path: `/pages/webhooks/${id}` });
    await write('PUT', `${path}/${id}`, fields());
    expect((await admin.get('/api/v1/notifications')).body.notifications[0]).toMatchObject({ area: 'webhook', isRead: true });
  });

  test('keeps the webhook on when another one succeeded meanwhile', async () => {
    const { id } = await added();
    there.answer.status = 400;
    await change();
    await work();
    there.answer.status = 204;
    await change();
    await work();
    expect((await listed())[0]).toMatchObject({ failingSince: null, lastDeliveredAt: expect.any(String) });
    there.answer.status = 400;
    for (let tries = 1; tries < triedAtSeconds.length; tries += 1) await untilTry(tries);
    expect((await deliveries(id)).map(({ state }) => state).sort()).toEqual(['delivered', 'failed']);
    expect((await listed())[0]).toMatchObject({ isActive: true });
  });

  test('can be resent manually, which restarts its attempts', async () => {
    const { id } = await added();
    there.answer.status = 503;
    await change();
    await work();
    await untilTry(1);
    there.answer.status = 200;
    const sent = await again(id);
    expect([sent.status, sent.body.delivery.state]).toEqual([200, 'waiting']);
    await work();
    expect(there.received).toHaveLength(3);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', status: 200, tries: 3 });
    // Delivered ones can be resent as well.
    await again(id);
    await work();
    expect(there.received).toHaveLength(4);
  });

  test('turns the webhook off at once on a 410 response', async () => {
    await added();
    there.answer.status = 410;
    await change();
    await work();
    expect((await listed())[0]).toMatchObject({ isActive: false, offReason: 'gone' });
    await change();
    await work();
    expect(there.received).toHaveLength(1);
  });

  test('follows no redirect: it counts as a response', async () => {
    const { id } = await added();
    Object.assign(there.answer, { status: 302, headers: { Location: 'http://127.0.0.1/' } });
    await change();
    await work();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', status: 302 });
    expect(there.received).toHaveLength(1);
  });

  test.each(['https://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest'])(
    'never reaches the internal network: %s',
    async (address) => {
      const { id } = await added();
      // As if saved before such addresses were refused, or before its DNS changed.
      await atrium.ownerQuery('update webhooks set address = $1', [address]);
      await change();
      await work();
      expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', status: null, failure: 'own-network' });
    },
  );

  test('is taken over by another server when one stops during an attempt', async () => {
    const { id } = await added();
    await change();
    await atrium.ownerQuery('update webhook_deliveries set next_try_at = $1', [new Date(atrium.clock.now.getTime() + 60_000)]);
    await work();
    expect(there.received).toHaveLength(0);
    atrium.clock.advance(60_001);
    await work();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered' });
  });
});

describe('an internal address', () => {
  const inward = [
    ...['https://127.0.0.1/', 'https://10.1.2.3/a', 'https://2130706433/', 'https://0x7f000001/', 'https://[::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest/meta-data/', 'https://inward.example/hook'],
  ];
  const refusal = { address: [expect.objectContaining({ code: 'private_network' })] };

  test.each(inward)('rejects %s when a webhook is added or changed', async (address) => {
    const adding = await admin.post(path, { ...fields(), address });
    expect([adding.status, adding.body.error.reasons]).toEqual([400, refusal]);
    const { id } = await added();
    const changing = await write('PUT', `${path}/${id}`, { ...fields(), address });
    expect([changing.status, changing.body.error.reasons]).toEqual([400, refusal]);
    expect((await listed()).map((one) => one.address)).toEqual([there.address]);
  });

  test('is accepted when the operator allows it, as are names that do not resolve yet', async () => {
    await added();
    await added({ address: 'https://world.example/hook' });
    await added({ address: 'https://not-yet.example/hook' });
    expect(await listed()).toHaveLength(3);
  });

  test('saved earlier can be turned off but not on again', async () => {
    const { id } = await added({ address: 'https://world.example/hook' });
    await atrium.ownerQuery(`update webhooks set address = 'https://inward.example/hook' where id = ${id}`);
    const switched = (isActive: boolean) =>
      write('PUT', `${path}/${id}`, { ...fields(), address: 'https://inward.example/hook', isActive });
    expect((await switched(false)).status).toBe(200);
    expect((await switched(true)).body.error.reasons).toEqual(refusal);
  });
});

describe('the secret', () => {
  test('is shown once, stored encrypted, and still valid for a day after a new one', async () => {
    // The library uses the real clock.
    atrium.clock.now = new Date();
    const { id, secret } = await added();
    expect(JSON.stringify(await listed())).not.toContain(secret.slice(6));
    expect(JSON.stringify(await atrium.ownerQuery('select * from webhooks'))).not.toContain(secret.slice(6));
    const renewed = await admin.post(`${path}/${id}/secret`);
    expect([renewed.status, renewed.body.webhook.oldSecretUntil]).toEqual([200, expect.any(String)]);
    await change();
    await work();
    const [told] = there.received;
    for (const by of [secret, renewed.body.secret]) new Verifier(by).verify(told?.body ?? '', told?.headers ?? {});
    atrium.clock.advance(dayMs + 1);
    await change();
    await work();
    const signatures = there.received.map(({ headers }) => headers['webhook-signature']?.split(' ').length);
    expect([signatures, (await listed())[0]?.oldSecretUntil]).toEqual([[2, 1], null]);
  });

  test('that cannot be decrypted sends nothing rather than unsigned deliveries', async () => {
    const { id } = await added();
    await atrium.ownerQuery("update webhooks set sealed_secret = 'AAAA'");
    await change();
    await work();
    expect([there.received.length, (await deliveries(id))[0]?.failure]).toEqual([0, 'secret']);
  });
});

describe('webhooks', () => {
  test.each([
    [{ address: 'ftp://example.com' }, 'address'],
    [{ address: 'https://user:secret@example.com/' }, 'address'],
    [{ address: 'http://example.com/' }, 'address'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['session'] }, 'kinds.0'],
    [{ kinds: ['chat'] }, 'kinds.0'],
  ])('are rejected with %j', async (wrong, field) => {
    expect(refusedFields(await admin.post(path, { ...fields(), ...wrong }))).toEqual([400, [field]]);
  });

  test('are changed based on the current version, and turning them on clears earlier failures', async () => {
    const { id } = await added();
    const put = (more: object) => write('PUT', `${path}/${id}`, { ...fields(), ...more });
    expect((await put({ kinds: ['board', 'board'], version: 1 })).body.webhook).toMatchObject({ kinds: ['board'], version: 2 });
    const late = await put({ version: 1 });
    expect([late.status, late.body.error.current.kinds]).toEqual([409, ['board']]);
    await atrium.ownerQuery("update webhooks set is_active = false, off_reason = 'dead', failing_since = now()");
    expect((await put({ version: 2 })).body.webhook).toMatchObject({ isActive: true, offReason: null, failingSince: null });
    expect(refusedFields(await put({ address: 'http://example.com/' }))).toEqual([400, ['address']]);
  });

  test('can be deleted and restored, also from the trash', async () => {
    const { id } = await added();
    expect((await write('DELETE', `${path}/${id}`)).status).toBe(200);
    await change();
    for (const answer of [await write('DELETE', `${path}/${id}`), await admin.get(`${path}/${id}/deliveries`)])
      expect(answer.status).toBe(404);
    expect((await admin.post(`${path}/${id}/restore`)).body.webhook).toMatchObject({ id, address: there.address });
    expect((await admin.post(`${path}/${id}/restore`)).status).toBe(404);
    await change();
    expect(await deliveries(id)).toHaveLength(1);
    await write('DELETE', `${path}/${id}`);
    expect((await admin.post('/api/v1/trash/purge', { items: [{ kind: 'webhook', key: String(id) }] })).status).toBe(200);
    expect(await atrium.ownerQuery('select from webhook_deliveries')).toEqual([]);
  });

  test('belong to one company, up to a limit', async () => {
    const { id } = await added();
    const elsewhere = await registerUser(atrium);
    expect((await elsewhere.get(path)).body.webhooks).toEqual([]);
    expect((await elsewhere.get(`${path}/${id}/deliveries`)).status).toBe(404);
    await Promise.all(Array.from({ length: maxWebhooks }, () => admin.post(path, fields())));
    expect(await listed()).toHaveLength(maxWebhooks);
    expect((await admin.post(path, fields())).body.error.reasons.address).toEqual([{ code: 'full', max: maxWebhooks }]);
  });

  test('send nothing on hosts without outgoing requests', async () => {
    const inTab = { ...atrium.deps, mail: { ...atrium.deps.mail, postOutside: null } };
    const { id } = await added();
    await change();
    await webhookWork.work(inTab);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', tries: 0 });
  });
});
