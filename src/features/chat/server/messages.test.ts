import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, changesDuring, signInColleague } from '../../../../tests/chat-people.ts';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
let rui: Client;
let threadId: number;
beforeAll(async () => {
  const longSeconds = 30 * 86_400;
  atrium = await testApi({ settings: { sampleData: false, accessTtlSeconds: longSeconds, refreshTtlSeconds: longSeconds } });
  atrium.clock.now = new Date('2030-01-01T00:00:00Z');
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
  rui = await signInColleague(atrium, 5);
});
afterAll(() => atrium.close());

const post = async (who: Client, body: object) => {
  const answer = await who.post('/api/v1/chat/messages', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  contract.postMessage.answer?.parse(answer.body);
  return answer.body as { message: contract.ChatMessage; threadId: number };
};
const list = async (who: Client, id: number, query: Record<string, string | number> = {}) => {
  const { status, body } = await who.get(`/api/v1/chat/threads/${id}/messages`, query);
  expect(status, JSON.stringify(body)).toBe(200);
  contract.listMessages.answer?.parse(body);
  return body;
};
const texts = (messages: { message: string }[]) => messages.map(({ message }) => message);
const unseenOf = async (who: Client, id: number) => (await list(who, id, { perPage: 1 })).thread.unseen;
const upload = async (who: Client, name: string) =>
  (
    await send(atrium, `/api/v1/files?name=${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${who.accessToken}` },
      body: `bytes of ${name}`,
    })
  ).body.file;

describe('a page of a thread', () => {
  beforeAll(async () => {
    // One message per hour, starting at midnight.
    for (let number = 0; number < 60; number++) {
      ({ threadId } = await post(number % 2 ? rui : maren, { contactId: number % 2 ? 1 : 5, message: `m${number}` }));
      atrium.clock.advance(3_600_000);
    }
  });
  const named = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`);
  const place = (body: { messages: { message: string }[]; hasBefore: boolean; hasAfter: boolean }) => [
    texts(body.messages),
    body.hasBefore,
    body.hasAfter,
  ];

  test('has the latest messages, or those before, after or around one', async () => {
    const last = await list(maren, threadId, { perPage: 20 });
    expect(place(last)).toEqual([named(40, 59), true, false]);
    const [{ id }] = last.messages;
    expect(place(await list(maren, threadId, { perPage: 20, before: id }))).toEqual([named(20, 39), true, true]);
    expect(place(await list(maren, threadId, { perPage: 40, before: id }))).toEqual([named(0, 39), false, true]);
    expect(place(await list(maren, threadId, { perPage: 19, after: id }))).toEqual([named(41, 59), true, false]);
    expect(place(await list(maren, threadId, { perPage: 10, after: id }))).toEqual([named(41, 50), true, true]);
    expect(place(await list(maren, threadId, { perPage: 10, around: id }))).toEqual([named(35, 44), true, true]);
    expect(place(await list(maren, threadId, { perPage: 1, around: id }))).toEqual([['m40'], true, true]);
    expect(place(await list(maren, threadId, { perPage: 100, around: id }))).toEqual([named(0, 59), false, false]);
    expect(place(await list(maren, threadId, { after: id + 1000 }))).toEqual([[], true, false]);
    expect(place(await list(maren, threadId, { before: 1 }))).toEqual([[], false, true]);
  });
  test('starts at a given day', async () => {
    const body = await list(maren, threadId, { since: '2030-01-02T00:00:00Z', perPage: 10 });
    expect(place(body)).toEqual([named(19, 28), true, true]);
    expect(body.messages.find(({ id }: { id: number }) => id === body.firstId).message).toBe('m24');
    const zoned = await list(maren, threadId, { since: '2030-01-02T00:00:00+02:00', perPage: 10 });
    expect(zoned.messages.find(({ id }: { id: number }) => id === zoned.firstId).message).toBe('m22');
    const early = await list(maren, threadId, { since: '2001-01-01T00:00:00Z', perPage: 10 });
    expect(place(early)).toEqual([named(0, 4), false, true]);
    const late = await list(maren, threadId, { since: '2031-01-01T00:00:00Z', perPage: 10 });
    expect([...place(late), late.firstId]).toEqual([named(50, 59), true, false, null]);
  });
  test('accepts one position and at most 100 messages', async () => {
    for (const query of [
      { before: 1, after: 2 },
      { around: 1, since: '2030-01-02T00:00:00Z' },
      { perPage: 101 },
      { perPage: 0 },
      { since: 'today' },
    ])
      expect((await maren.get(`/api/v1/chat/threads/${threadId}/messages`, query as Record<string, string>)).status).toBe(400);
  });
});

describe('marking as seen', () => {
  test('counts what is left, never moves back and notifies the sender', async () => {
    const ids: number[] = [];
    for (const message of ['one', 'two', 'three']) ids.push((await post(maren, { contactId: 3, message })).message.id);
    const { threadId: id } = await post(maren, { contactId: 3, message: 'four' });
    const see = (messageId: number) => josephine.post(`/api/v1/chat/threads/${id}/seen`, { messageId });
    const before = await unseenOf(josephine, id);
    const told = await changesDuring(atrium, 'juniper', async () => expect((await see(ids[1] ?? 0)).status).toBe(200));
    expect(told.filter(({ kind }) => kind === 'chat')).toEqual([1, 3].map((person) => ({ kind: 'chat', ids: [id], person })));
    expect([before, await unseenOf(josephine, id)]).toEqual([4, 2]);
    expect((await list(maren, id)).thread.members[0]).toMatchObject({ id: 3, seenId: ids[1] });
    expect(await changesDuring(atrium, 'juniper', () => see(ids[0] ?? 0))).toEqual([]);
    expect(await unseenOf(josephine, id)).toBe(2);
    // A message that doesn't exist yet can't be seen.
    await see(999_999);
    await post(maren, { threadId: id, message: 'five' });
    expect(await unseenOf(josephine, id)).toBe(1);
    await josephine.get('/apps/chat/get-chat', { id: 1 });
    expect(await unseenOf(josephine, id)).toBe(0);
  });
});

describe('own messages', () => {
  test('are edited, deleted and restored by their writer only', async () => {
    const { message, threadId: id } = await post(maren, { contactId: 3, message: 'Frist draft' });
    const path = `/api/v1/chat/messages/${message.id}`;
    for (const who of [josephine, rui])
      for (const [method, at, body] of [
        ['PUT', path, { message: 'Not mine' }],
        ['DELETE', path, undefined],
        ['POST', `${path}/restore`, undefined],
      ] as const)
        expect((await call(atrium, who, method, at, body)).status).toBe(404);
    const told = await changesDuring(atrium, 'juniper', async () => {
      const { status, body } = await call(atrium, maren, 'PUT', path, { message: 'First draft ' });
      expect([status, body.message]).toMatchObject([200, { message: 'First draft', isEdited: true, isDeleted: false }]);
    });
    expect(told).toEqual([1, 3].map((person) => ({ kind: 'chat', ids: [id], person })));
    expect((await call(atrium, maren, 'PUT', path, { message: ' ' })).status).toBe(400);
    expect((await call(atrium, maren, 'POST', `${path}/restore`)).status).toBe(404);
    expect((await call(atrium, maren, 'DELETE', path)).body.message).toMatchObject({ message: '', isDeleted: true });
    expect((await call(atrium, maren, 'DELETE', path)).status).toBe(404);
    expect((await call(atrium, maren, 'PUT', path, { message: 'Still' })).status).toBe(404);
    expect((await call(atrium, maren, 'POST', `${path}/restore`)).body.message).toMatchObject({ message: 'First draft', isDeleted: false });
  });
  test('lose their text, unseen count and last place when deleted', async () => {
    const file = await upload(maren, 'plan.txt');
    await post(maren, { contactId: 3, message: 'stays' });
    const { message, threadId: id } = await post(maren, { contactId: 3, message: 'zanzibar', fileIds: [file.id] });
    const before = await unseenOf(josephine, id);
    await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${message.id}`);
    expect(await unseenOf(josephine, id)).toBe(before - 1);
    for (const [who, other] of [
      [maren, 3],
      [josephine, 1],
    ] as const) {
      const seen = JSON.stringify([
        await list(who, id),
        (await who.get('/api/v1/chat')).body,
        (await who.get('/apps/chat/get-chat', { id: other, prefetch: 'true' })).body,
        (await who.get('/api/v1/chat/search', { q: 'zanzibar' })).body,
      ]);
      expect(seen).not.toMatch(/zanzibar|plan\.txt/);
      expect((await list(who, id)).thread.lastMessage.message).toBe('stays');
      expect((await list(who, id)).messages.at(-1)).toMatchObject({ id: message.id, isDeleted: true });
    }
    await call(atrium, maren, 'POST', `/api/v1/chat/messages/${message.id}/restore`);
    expect(await unseenOf(josephine, id)).toBe(before);
    const { thread, messages } = await list(josephine, id);
    expect([thread.lastMessage.message, messages.at(-1).attachments[0].name]).toEqual(['zanzibar', 'plan.txt']);
  });
  test('hide the chat when all are deleted, and show it again when one is restored', async () => {
    const { message, threadId: id } = await post(rui, { contactId: 3, message: 'only one' });
    const shown = async () => (await josephine.get('/api/v1/chat')).body.threads.some((thread: { id: number }) => thread.id === id);
    expect(await shown()).toBe(true);
    await call(atrium, rui, 'DELETE', `/api/v1/chat/messages/${message.id}`);
    expect([await shown(), await unseenOf(josephine, id)]).toEqual([false, 0]);
    await call(atrium, rui, 'POST', `/api/v1/chat/messages/${message.id}/restore`);
    expect([await shown(), await unseenOf(josephine, id)]).toEqual([true, 1]);
  });
  test('that were seen do not count again when another is deleted', async () => {
    const { message: seen } = await post(maren, { contactId: 3, message: 'seen' });
    await josephine.get('/apps/chat/get-chat', { id: 1 });
    const { threadId: id } = await post(maren, { contactId: 3, message: 'unseen' });
    await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${seen.id}`);
    expect(await unseenOf(josephine, id)).toBe(1);
    await call(atrium, maren, 'POST', `/api/v1/chat/messages/${seen.id}/restore`);
    expect(await unseenOf(josephine, id)).toBe(1);
  });
});

describe('attachments', () => {
  test('are files uploaded by the sender, served with signed URLs', async () => {
    const file = await upload(maren, 'plan.txt');
    const { message } = await post(maren, { contactId: 3, message: '', fileIds: [file.id, file.id] });
    expect(message.attachments).toEqual([{ fileId: file.id, name: 'plan.txt', mediaType: 'text/plain', sizeBytes: 17, url: file.url }]);
    expect((await send(atrium, message.attachments[0]?.url ?? '')).body).toBe('bytes of plan.txt');
    const [shown] = (await josephine.get('/apps/chat/get-chat', { id: 1 })).body.chat.chat.at(-1).attachments;
    // Each session gets its own signed URL.
    expect([shown.url.split('?')[0], shown.url === file.url]).toEqual([file.url.split('?')[0], false]);
  });
  test('return 404 for files of others, the sample, another company or nobody, and send nothing', async () => {
    const elsewhere = await registerUser(atrium);
    const others = [(await upload(josephine, 'hers.txt')).id, (await upload(elsewhere, 'theirs.txt')).id + 1000, 1, 999_999];
    const before = await list(maren, threadId);
    for (const fileId of others)
      expect((await maren.post('/api/v1/chat/messages', { threadId, message: 'x', fileIds: [fileId] })).status).toBe(404);
    expect(await list(maren, threadId)).toEqual(before);
  });
});

describe('search', () => {
  const search = async (who: Client, q: string, more: Record<string, number> = {}) => {
    const { status, body } = await who.get('/api/v1/chat/search', { q, ...more });
    expect(status).toBe(200);
    contract.searchMessages.answer?.parse(body);
    return texts(body.messages);
  };
  test('finds parts of words in own threads, ignoring case, newest first', async () => {
    await post(maren, { contactId: 3, message: 'The Walnut is dry' });
    const { threadId: withRui } = await post(maren, { contactId: 5, message: 'walNUTs for everybody' });
    await post(rui, { contactId: 3, message: 'walnut between Rui and Josephine' });
    await post(maren, { contactId: 3, message: 'ÉTÉ à Leith' });
    await post(maren, { contactId: 3, message: 'ΟΔΟΣ İzmir' });
    expect(await search(maren, ' WALNUT ')).toEqual(['walNUTs for everybody', 'The Walnut is dry']);
    expect(await search(maren, 'walnut', { threadId: withRui })).toEqual(['walNUTs for everybody']);
    expect(await search(rui, 'walnut', { threadId: 1 })).toEqual([]);
    expect(await search(maren, 'été')).toEqual(['ÉTÉ à Leith']);
    expect(await search(maren, 'ΟΔΟΣ İz')).toEqual(['ΟΔΟΣ İzmir']);
  });
  test('takes special characters literally', async () => {
    for (const message of ['100% oak', '100 oak', 'a_b', 'axb', 'C:\\new']) await post(maren, { contactId: 3, message });
    expect(await search(maren, '0%')).toEqual(['100% oak']);
    expect(await search(maren, 'a_b')).toEqual(['a_b']);
    expect(await search(maren, ':\\n')).toEqual(['C:\\new']);
  });
  test('finds words in any order, ignoring accents, and phrases in quotes', async () => {
    for (const message of ['Zebrano for the Café', 'Ein Café mit Zebrano', 'Zebrano alone', 'شجرة الأرزّ'])
      await post(maren, { contactId: 3, message });
    expect(await search(maren, 'cafe zebrano')).toEqual(['Ein Café mit Zebrano', 'Zebrano for the Café']);
    expect(await search(maren, '"the cafe"')).toEqual(['Zebrano for the Café']);
    expect(await search(maren, 'zebrano -café')).toEqual(['Zebrano alone']);
    expect(await search(maren, 'الارز')).toEqual(['شجرة الأرزّ']);
  });
  test('supports the operators of the mail search in any language', async () => {
    const { body } = await maren.post('/api/v1/chat/groups', { title: 'Éclair fair', memberIds: [3, 5] });
    const group = body.thread.id;
    await post(maren, { threadId: group, message: 'wenge from Maren https://wood.example' });
    await post(rui, { threadId: group, message: 'wenge from Rui' });
    await post(maren, { contactId: 3, message: 'wenge in a pair' });
    expect(await search(maren, 'wenge from:rui')).toEqual(['wenge from Rui']);
    expect(await search(maren, 'wenge von:ich in:eclair')).toEqual(['wenge from Maren https://wood.example']);
    expect(await search(maren, 'wenge in:josephine')).toEqual(['wenge in a pair']);
    expect(await search(maren, 'wenge has:link')).toEqual(['wenge from Maren https://wood.example']);
    await post(maren, { contactId: 3, message: 'padauk: see wood.example.com/oak, v2.5.md and node.js' });
    await post(maren, { contactId: 3, message: 'padauk: ask ada@wood.co' });
    await post(maren, { contactId: 3, message: 'padauk: v2.5.md, node.js and end.Now' });
    expect(await search(maren, 'padauk has:link')).toEqual([
      'padauk: ask ada@wood.co',
      'padauk: see wood.example.com/oak, v2.5.md and node.js',
    ]);
    expect(await search(maren, 'wenge has:attachment')).toEqual([]);
    expect(await search(maren, 'wenge before:2020-01-01')).toEqual([]);
    expect(await search(maren, 'wenge after:2020-01-01')).toHaveLength(3);
    expect((await maren.get('/api/v1/chat/search', { q: 'wenge subject:oak before:soon' })).body).toMatchObject({
      wrong: ['subject:oak', 'before:soon'],
    });
  });
  test('requires a search term', async () => {
    for (const q of ['', '  ', 'x'.repeat(201)]) expect((await maren.get('/api/v1/chat/search', { q })).status).toBe(400);
  });
});
