import { beforeEach, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { apiErrorFrom, networkError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

let now: number;
let stored: Map<string, string>;
let given: string[];
beforeEach(() => {
  [now, stored, given] = [0, new Map(), []];
});

const newTab = () => {
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  return createIdempotencyKeys(storage, () => now);
};
const lost = networkError();
/** Sends, with a success, a rejection or no response. */
const sending = (once: ReturnType<typeof newTab>, what: string, failure?: unknown) =>
  once(what, async (key) => {
    given.push(key);
    if (failure) throw failure;
  }).catch(() => undefined);
const areSame = () => given.map((key) => given.indexOf(key));

test('reuses the key after no response, but not after a success', async () => {
  const once = newTab();
  await sending(once, 'a', lost);
  await sending(once, 'a', apiErrorFrom(504, undefined));
  await sending(once, 'a');
  await sending(once, 'a');
  expect(areSame()).toEqual([0, 0, 0, 3]);
  expect(given[0]).toMatch(/^[\w-]{8,64}$/);
});

test('uses a new key for a different request or after a rejection', async () => {
  const once = newTab();
  await sending(once, 'a', lost);
  await sending(once, 'b', apiErrorFrom(400, undefined));
  await sending(once, 'b');
  await sending(once, 'a');
  expect(areSame()).toEqual([0, 1, 2, 0]);
});

test('identical parallel requests get different keys, and each keeps its own on retry', async () => {
  const once = newTab();
  await Promise.all([sending(once, 'a', lost), sending(once, 'a', lost)]);
  await Promise.all([sending(once, 'a'), sending(once, 'a')]);
  expect(areSame()).toEqual([0, 1, 0, 1]);
});

test('keeps the key across reloads for an hour, without storing the content', async () => {
  await sending(newTab(), 'a private text', lost);
  expect([...stored.values()].join()).not.toContain('private');
  now += 3600_000 - 1;
  await sending(newTab(), 'a private text', lost);
  now += 3600_000;
  await sending(newTab(), 'a private text');
  expect(areSame()).toEqual([0, 0, 2]);
});

test('ignores corrupt storage', async () => {
  stored.set('atrium.once', '{');
  await sending(newTab(), 'a');
  expect(given).toHaveLength(1);
});

test('sends the same key on every attempt of a once-only request, and none otherwise', async () => {
  const add = endpoint({ method: 'POST', path: '/add', once: true, summary: '', action: 'create', subject: 'Todo' });
  const change = endpoint({ method: 'POST', path: '/change', summary: '', action: 'update', subject: 'Todo' });
  const sent: (string | null)[] = [];
  let answers: (() => Response)[] = [];
  const client = createApiClient({
    fetch: async (_address, init) => {
      sent.push(new Headers(init?.headers).get('Idempotency-Key'));
      const answer = answers.shift();
      if (!answer) throw new TypeError('lost');
      return answer();
    },
    session: { read: () => null } as never,
    refresh: { underway: () => null, after: async () => true } as never,
    language: () => 'en',
    once: newTab(),
    onUnavailable: () => undefined,
  });
  const broken = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('broke off')) }));
  answers = [() => Response.json({}, { status: 401 }), broken];
  await expect(client.call(add, {})).rejects.toThrow();
  await expect(client.call(add, {})).rejects.toThrow();
  answers = [() => new Response(null)];
  await client.call(add, {});
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(4);
  answers = [() => new Response(null)];
  await client.call(change, {});
  expect(sent.at(-1)).toBeNull();
});
