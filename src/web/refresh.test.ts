import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import type { Once } from './idempotency-keys.ts';
import { createRefresh } from './refresh.ts';
import { createSessionStorage, type SessionStorage, type StoredSession, type UserData } from './session-storage.ts';

const mine = endpoint({ method: 'GET', path: '/mine', summary: 'Mine.', action: 'read', subject: 'Email' });
const open = endpoint({ method: 'POST', path: '/open', summary: 'Open.', action: 'read', subject: 'Auth', access: 'anyone' });

const userData: UserData = {
  id: 1,
  eid: 'acme-7',
  fullName: 'Ada',
  username: 'ada',
  avatar: null,
  email: 'ada@acme.test',
  role: 'admin',
  ability: [],
  extras: { eCommerceCartItemsCount: 0 },
};
const signedIn = (accessToken: string): StoredSession => ({ userData, accessToken, refreshToken: `refresh of ${accessToken}` });
const refusal = apiErrorFrom(401, { error: 'Invalid refresh token' });

let valid: string;
let sent: Headers[];
let renew: ReturnType<typeof vi.fn<(token: string) => Promise<StoredSession>>>;
let parts: ReturnType<typeof setUp>;

function setUp() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const events = new EventTarget();
  const session = createSessionStorage(storage, events);
  let queue: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const exclusively = <T>(run: (hadToWait: boolean) => Promise<T>): Promise<T> => {
    const hadToWait = holders++ > 0;
    const mineInTurn = queue.then(() => run(hadToWait)).finally(() => holders--);
    queue = mineInTurn.catch(() => undefined);
    return mineInTurn;
  };
  const newTab = (session: SessionStorage) => {
    const refresh = createRefresh({ session, renew: (token) => renew(token), isRefusal: (error) => error === refusal, exclusively });
    const fetch = async (_address: unknown, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      sent.push(headers);
      await Promise.resolve();
      const isAllowed = headers.get('Authorization') === `Bearer ${valid}`;
      return isAllowed
        ? Response.json({ ok: true })
        : Response.json({ error: { code: 'unauthenticated', message: 'no' } }, { status: 401 });
    };
    const once: Once = (_what, send) => send('key-of-a-test');
    return { refresh, client: createApiClient({ fetch, session, refresh, language: () => 'en', once, onUnavailable: () => undefined }) };
  };
  return { session, newTab: (own = session) => newTab(own), ...newTab(session) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  valid = 'token-2';
  sent = [];
  renew = vi.fn(async () => signedIn('token-2'));
  parts = setUp();
  parts.session.store(signedIn('token-1'));
});

test('ten parallel 401 responses cause one refresh, and all requests are sent again', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => parts.client.call(mine, {})));
  expect(answers).toEqual(Array(10).fill({ ok: true }));
  expect(renew).toHaveBeenCalledExactlyOnceWith('refresh of token-1');
  expect(sent).toHaveLength(20);
  expect(sent[0]?.get('Entity')).toBe('acme');
});

test('a request started during the refresh waits for it and is sent once', async () => {
  renew.mockImplementationOnce(async () => {
    await settle();
    return signedIn('token-2');
  });
  const first = parts.client.call(mine, {});
  await vi.waitFor(() => expect(renew).toHaveBeenCalled(), { interval: 1 });
  await Promise.all([first, parts.client.call(mine, {})]);
  expect(sent).toHaveLength(3);
});

test('does not refresh again when a fresh token is rejected too', async () => {
  valid = 'none';
  await expect(parts.client.call(mine, {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(2);
});

test('a second tab uses the token the first one received', async () => {
  const other = parts.newTab();
  await Promise.all([parts.client.call(mine, {}), other.client.call(mine, {})]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a second tab waits for the storage when the new token arrives after the lock', async () => {
  const events = new EventTarget();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const behind = createSessionStorage(storage, events);
  behind.store(signedIn('token-1'));
  parts.session.onChange(() => {
    setTimeout(() => {
      storage.setItem('accessToken', 'token-2');
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    }, 20);
  });
  await Promise.all([parts.client.call(mine, {}), parts.newTab(behind).client.call(mine, {})]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('after a rejected refresh, waits for the user to sign in and then sends the waiting requests', async () => {
  renew.mockRejectedValueOnce(refusal);
  const ended: boolean[] = [];
  parts.refresh.onEndedChange(() => ended.push(parts.refresh.hasEnded()));
  const waiting = Promise.all([parts.client.call(mine, {}), parts.client.call(mine, {})]);
  await vi.waitFor(() => expect(parts.refresh.hasEnded()).toBe(true));
  const late = parts.client.call(mine, {});
  await settle();
  expect(sent).toHaveLength(2);
  parts.session.store(signedIn('token-2'));
  await expect(waiting).resolves.toHaveLength(2);
  await expect(late).resolves.toEqual({ ok: true });
  expect(ended).toEqual([true, false]);
});

test('a different user signing in does not release the waiting requests', async () => {
  renew.mockRejectedValueOnce(refusal);
  const answered = vi.fn();
  parts.client.call(mine, {}).then(answered, answered);
  await vi.waitFor(() => expect(parts.refresh.hasEnded()).toBe(true));
  parts.session.store({ ...signedIn('token-2'), userData: { ...userData, eid: 'other-1' } });
  await settle();
  expect(answered).not.toHaveBeenCalled();
});

test('logging out of an ended session rejects the waiting requests', async () => {
  renew.mockRejectedValueOnce(refusal);
  const waiting = parts.client.call(mine, {});
  await vi.waitFor(() => expect(parts.refresh.hasEnded()).toBe(true));
  parts.session.clear();
  await expect(waiting).rejects.toBeInstanceOf(ApiError);
});

test('an unreachable server does not end the session', async () => {
  renew.mockRejectedValueOnce(apiErrorFrom(503, undefined));
  await expect(parts.client.call(mine, {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(parts.refresh.hasEnded()).toBe(false);
  await expect(parts.client.call(mine, {})).resolves.toEqual({ ok: true });
});

test('the response of a refresh does not undo a logout during it', async () => {
  renew.mockImplementationOnce(async () => {
    parts.session.clear();
    return signedIn('token-2');
  });
  await expect(parts.client.call(mine, {})).rejects.toMatchObject({ status: 401 });
  expect(parts.session.read()).toBeNull();
});

test('public requests carry no token and cause no refresh', async () => {
  await expect(parts.client.call(open, {})).rejects.toMatchObject({ status: 401 });
  expect(sent[0]?.has('Authorization')).toBe(false);
  expect(renew).not.toHaveBeenCalled();
});

test('an aborted request stops waiting', async () => {
  renew.mockRejectedValueOnce(refusal);
  const aborting = new AbortController();
  const waiting = parts.client.call(mine, {}, { signal: aborting.signal });
  await vi.waitFor(() => expect(parts.refresh.hasEnded()).toBe(true));
  aborting.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
