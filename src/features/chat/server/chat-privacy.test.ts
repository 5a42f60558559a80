import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { call, changesDuring } from '../../../../tests/chat-people.ts';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type ChatThings, chatSecret, fillChat } from '../../../../tests/fill-chat.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { chatEndpoints } from '../contract.ts';

/** A request that reaches for another person's data. */
interface Attempt {
  id?: number;
  query?: Record<string, string | number>;
  body?: object;
  /** The only correct status. */
  status: number;
}

interface Declared {
  attempts(own: ChatThings): Attempt[];
  /** The same request by Maren returns the secret, which proves that the attempt would have found it. */
  tellsMaren?(own: ChatThings): Attempt;
  /** The attempt changes the caller's own data: Maren's must stay the same, but changes may be announced. */
  changesOwn?: true;
}

const threads = ({ pair, group, former }: ChatThings) => [pair, group, former];
const eachThread = (own: ChatThings, ...bodies: object[]): Attempt[] =>
  threads(own).flatMap((id) => (bodies.length === 0 ? [{ id, status: 404 }] : bodies.map((body) => ({ id, body, status: 404 }))));
const eachMessage = (own: ChatThings, body?: object): Attempt[] => own.messages.map((id) => ({ id, status: 404, ...(body && { body }) }));

/** How another person may attempt each endpoint of the chat. An endpoint missing here fails the first test. */
const declared: Record<string, Declared> = {
  'GET /apps/chat/users/profile-user': { attempts: () => [{ status: 200 }] },
  'GET /apps/chat/chats-and-contacts': { attempts: () => [{ status: 200 }], tellsMaren: () => ({ status: 200 }) },
  'GET /apps/chat/get-chat': {
    // Haruka is also the colleague's contact, but they share no chat; in the other company the id doesn't exist.
    attempts: () => [{ query: { id: 2 }, status: 404 }],
    tellsMaren: () => ({ query: { id: 4, prefetch: 'true' }, status: 200 }),
  },
  'POST /apps/chat/send-msg': { attempts: () => [{ body: { obj: { contact: { id: 2 }, message: 'Hello' } }, status: 404 }] },
  'GET /api/v1/chat': { attempts: () => [{ status: 200 }], tellsMaren: () => ({ status: 200 }) },
  'GET /api/v1/chat/contacts': {
    attempts: () => [
      { query: { q: chatSecret }, status: 200 },
      { query: { id: 2 }, status: 200 },
    ],
  },
  'GET /api/v1/chat/threads/{id}/messages': {
    attempts: (own) =>
      threads(own).flatMap((id) =>
        [{}, { before: 999_999 }, { after: 1 }, { around: own.messages[0] ?? 0 }, { since: '2001-01-01T00:00:00Z' }].map((query) => ({
          id,
          query: query as Record<string, string | number>,
          status: 404,
        })),
      ),
    tellsMaren: ({ group }) => ({ id: group, status: 200 }),
  },
  'GET /api/v1/chat/search': {
    attempts: (own) => [
      { query: { q: chatSecret }, status: 200 },
      { query: { q: 'a' }, status: 200 },
      { query: { q: '%' }, status: 200 },
      ...threads(own).map((threadId) => ({ query: { q: chatSecret, threadId }, status: 200 })),
    ],
    tellsMaren: () => ({ query: { q: chatSecret }, status: 200 }),
  },
  'POST /api/v1/chat/messages': {
    attempts: (own) => [
      ...threads(own).map((threadId) => ({ body: { threadId, message: 'Hello' }, status: 404 })),
      { body: { contactId: 2, message: 'Hello' }, status: 404 },
      ...own.messages.flatMap((id) => [
        { body: { contactId: 5, message: 'Hello', rootId: id }, status: 404 },
        { body: { contactId: 5, message: 'Hello', quotedId: id }, status: 404 },
      ]),
      { body: { contactId: 5, message: 'Hello', fileIds: [own.file.id] }, status: 404 },
    ],
  },
  'PUT /api/v1/chat/messages/{id}': { attempts: (own) => eachMessage(own, { message: 'Mine now' }) },
  'DELETE /api/v1/chat/messages/{id}': { attempts: (own) => eachMessage(own) },
  'POST /api/v1/chat/messages/{id}/restore': { attempts: (own) => eachMessage(own) },
  'GET /api/v1/chat/messages/{id}/replies': { attempts: (own) => eachMessage(own) },
  'POST /api/v1/chat/messages/{id}/replies/seen': { attempts: (own) => eachMessage(own, { messageId: 999_999 }) },
  'POST /api/v1/chat/messages/{id}/reactions': {
    attempts: (own) => [true, false].flatMap((value) => eachMessage(own, { emoji: '👍', value })),
  },
  'POST /api/v1/chat/messages/{id}/pin': { attempts: (own) => [true, false].flatMap((value) => eachMessage(own, { value })) },
  'GET /api/v1/chat/threads/{id}/pinned': { attempts: (own) => eachThread(own) },
  'POST /api/v1/chat/threads/{id}/seen': { attempts: (own) => eachThread(own, { messageId: 1 }, { messageId: 999_999 }) },
  'POST /api/v1/chat/threads/{id}/typing': { attempts: (own) => eachThread(own) },
  'PUT /api/v1/chat/drafts': {
    attempts: (own) => [
      ...threads(own).flatMap((threadId) => ['', 'Mine'].map((text) => ({ body: { threadId, text }, status: 404 }))),
      { body: { contactId: 2, text: 'Mine' }, status: 404 },
    ],
  },
  'POST /api/v1/chat/groups': { attempts: () => [{ body: { title: 'With a stranger', memberIds: [2] }, status: 404 }] },
  'POST /api/v1/chat/groups/{id}': {
    attempts: (own) => eachThread(own, {}, { title: 'Mine' }, { addIds: [3] }, { addIds: [5] }, { removeIds: [4] }),
  },
  'POST /api/v1/chat/groups/{id}/leave': { attempts: (own) => eachThread(own, {}, { value: false }) },
  'POST /api/v1/chat/threads/{id}/mute': { attempts: (own) => eachThread(own, { value: true }, { value: false }) },
  'POST /api/v1/chat/profile': { attempts: () => [{ body: { status: 'away' }, status: 200 }], changesOwn: true },
  'POST /api/v1/chat/presence': { attempts: () => [{ body: {}, status: 200 }], changesOwn: true },
};

const endpoints = chatEndpoints as readonly AnyEndpoint[];
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

let atrium: TestApi;
let maren: Client;
let own: ChatThings;
const others: Record<string, Client> = {};
let before: string;
beforeAll(async () => {
  // The other company starts without colleagues, so none of its ids match Maren's.
  atrium = await testApi({ settings: { sampleData: false } });
  maren = await signInAs(atrium, 'admin');
  others['a colleague'] = await signInAs(atrium, 'staff');
  others['somebody of another company'] = await registerUser(atrium);
  own = await fillChat(atrium, maren);
  before = await marensRows();
});
afterAll(() => atrium.close());

test('every endpoint of the chat is declared here', () => {
  expect(Object.keys(declared).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
});

describe.each(endpoints.map((endpoint): [string, AnyEndpoint] => [nameOf(endpoint), endpoint]))('%s', (name, endpoint) => {
  const declaration = declared[name];

  test.each(['a colleague', 'somebody of another company'])('returns nothing to %s, changes nothing and announces nothing', async (who) => {
    const attempts = declaration?.attempts(own) ?? [];
    expect(attempts.length).toBeGreaterThan(0);
    const told = await changesDuring(atrium, 'juniper', async () => {
      for (const attempt of attempts) {
        const { status, text } = await reach(others[who] ?? maren, endpoint, attempt);
        expect(status, `${JSON.stringify(attempt)}: ${text.slice(0, 300)}`).toBe(attempt.status);
        expect(text.includes(chatSecret), `${JSON.stringify(attempt)}: ${text.slice(0, 300)}`).toBe(false);
      }
    });
    if (!declaration?.changesOwn) expect(told).toEqual([]);
    expect(told.every(({ ids }) => ids.length === 0)).toBe(true);
    expect(await marensRows()).toBe(before);
  });

  if (declaration?.tellsMaren)
    test('returns the secret to Maren herself', async () => {
      const attempt = declaration.tellsMaren?.(own) ?? { status: 0 };
      const { status, text } = await reach(maren, endpoint, attempt);
      expect([status, text.includes(chatSecret)]).toEqual([attempt.status, true]);
    });
});

test('hides people of this company from another company', async () => {
  const elsewhere = others['somebody of another company'] ?? maren;
  for (const id of [3, 4, 5]) {
    expect((await elsewhere.get('/apps/chat/get-chat', { id })).status).toBe(404);
    expect((await elsewhere.post('/api/v1/chat/messages', { contactId: id, message: 'Hello' })).status).toBe(404);
    expect((await elsewhere.post('/api/v1/chat/groups', { title: 'x', memberIds: [id] })).status).toBe(404);
  }
  expect((await elsewhere.get('/api/v1/chat')).body).toMatchObject({ threads: [], contacts: [] });
});

test('an attachment opens only with a signed URL', async () => {
  expect((await send(atrium, own.file.url)).body).toBe(`${chatSecret} file`);
  expect((await send(atrium, own.file.url.split('?')[0] ?? '')).status).not.toBe(200);
});

test('announces events in Maren’s chats to each of their members only', async () => {
  const told = await changesDuring(atrium, 'juniper', async () => {
    const { body } = await maren.post('/api/v1/chat/messages', { threadId: own.pair, message: 'told' });
    const path = `/api/v1/chat/messages/${body.message.id}`;
    await call(atrium, maren, 'PUT', path, { message: 'told better' });
    await call(atrium, maren, 'DELETE', path);
    await call(atrium, maren, 'POST', `${path}/restore`);
    await maren.post(`/api/v1/chat/threads/${own.pair}/typing`);
    await call(atrium, maren, 'PUT', '/api/v1/chat/drafts', { threadId: own.pair, text: 'a draft' });
    await maren.post(`/api/v1/chat/threads/${own.pair}/mute`, { value: true });
    await maren.post(`/api/v1/chat/threads/${own.pair}/seen`, { messageId: body.message.id });
    await maren.post(`/api/v1/chat/groups/${own.group}`, { title: 'Another' });
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(({ person }) => person === undefined || person === 3)).toEqual([]);
});

/** Every row the database holds for Maren's chats. */
async function marensRows(): Promise<string> {
  const mine = `entity = 'juniper' and thread_id in (select thread_id from chat_members where entity = 'juniper' and person_id = 1)`;
  const rows = [];
  for (const [table, where] of [
    ['chat_threads', mine.replace('thread_id in', 'id in')],
    ['chat_members', mine],
    ['chat_messages', mine],
    ['chat_profiles', `entity = 'juniper' and person_id = 1`],
    ['notifications', `entity = 'juniper'`],
  ])
    rows.push(await atrium.ownerQuery(`select * from ${table} t where ${where} order by to_jsonb(t)::text`));
  return JSON.stringify(rows);
}

async function reach(who: Client, { method, path }: AnyEndpoint, { id, query, body }: Attempt): Promise<{ status: number; text: string }> {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const address = `${path.replace('{id}', String(id))}${search.size ? `?${search}` : ''}`;
  const answer = await call(atrium, who, method, address, body ?? (method === 'POST' || method === 'PUT' ? {} : undefined));
  return { status: answer.status, text: JSON.stringify(answer.body) ?? '' };
}
