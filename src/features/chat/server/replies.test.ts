import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signInColleague } from '../../../../tests/chat-people.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
let rui: Client;
let group: number;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
  rui = await signInColleague(atrium, 5);
  group = (await maren.post('/api/v1/chat/groups', { title: 'The fair', memberIds: [3, 5] })).body.thread.id;
});
afterAll(() => atrium.close());

const post = async (who: Client, message: string, more: object = {}) => {
  const { status, body } = await who.post('/api/v1/chat/messages', { threadId: group, message, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.message as contract.ChatMessage;
};
const window = async (who: Client) => {
  const { body } = await who.get(`/api/v1/chat/threads/${group}/messages`);
  contract.listMessages.answer?.parse(body);
  return body as { thread: contract.ChatThread; messages: contract.ChatMessage[] };
};
const sumOf = async (who: Client, id: number) => (await window(who)).messages.find((message) => message.id === id)?.replies;
const repliesOf = async (who: Client, id: number) => {
  const { body } = await who.get(`/api/v1/chat/messages/${id}/replies`);
  return contract.listReplies.answer?.parse(body);
};
const newReplies = async (who: Client) => {
  const { unseen, unseenReplies } = (await window(who)).thread;
  return [unseen, unseenReplies];
};

test('replies are summarized under their message and listed in order when opened', async () => {
  const root = await post(maren, 'Who drives?');
  const one = await post(josephine, 'I do', { rootId: root.id });
  const two = await post(rui, 'So do I', { rootId: root.id });
  const { messages, thread } = await window(maren);
  expect(messages.map(({ message }) => message)).toEqual(['Who drives?']);
  expect(thread.lastMessage?.id).toBe(root.id);
  expect(messages[0]?.replies).toMatchObject({ count: 2, personIds: [5, 3], lastTime: two.time });
  const opened = await repliesOf(josephine, root.id);
  expect([opened?.threadId, opened?.root.id, opened?.replies.map(({ id, rootId }) => [id, rootId])]).toEqual([
    group,
    root.id,
    [one, two].map(({ id }) => [id, root.id]),
  ]);
  await call(atrium, josephine, 'DELETE', `/api/v1/chat/messages/${one.id}`);
  expect(await sumOf(maren, root.id)).toMatchObject({ count: 1, personIds: [5] });
});

test('replies count as unseen for participants until seen, apart from the chat', async () => {
  const root = await post(maren, 'Lunch?');
  for (const who of [josephine, rui]) await who.post(`/api/v1/chat/threads/${group}/seen`, { messageId: root.id });
  const before = await newReplies(maren);
  await post(josephine, 'At noon', { rootId: root.id });
  const late = await post(josephine, 'Or later', { rootId: root.id });
  expect(await sumOf(maren, root.id)).toMatchObject({ unseen: 2 });
  expect(await sumOf(rui, root.id)).toMatchObject({ unseen: 0 });
  expect([await newReplies(maren), (await newReplies(rui))[0]]).toEqual([[before[0], (before[1] ?? 0) + 2], 0]);
  // A deleted reply no longer counts; a restored one does.
  await call(atrium, josephine, 'DELETE', `/api/v1/chat/messages/${late.id}`);
  expect(await sumOf(maren, root.id)).toMatchObject({ count: 1, unseen: 1 });
  await call(atrium, josephine, 'POST', `/api/v1/chat/messages/${late.id}/restore`);
  expect(await sumOf(maren, root.id)).toMatchObject({ count: 2, unseen: 2 });
  expect((await maren.post(`/api/v1/chat/messages/${root.id}/replies/seen`, { messageId: late.id })).status).toBe(200);
  expect(await newReplies(maren)).toEqual(before);
  await maren.post(`/api/v1/chat/messages/${root.id}/replies/seen`, { messageId: 1 });
  expect(await newReplies(maren)).toEqual(before);
  // A mentioned person takes part from then on.
  const name = (await window(maren)).thread.members.find(({ id }) => id === 5)?.fullName;
  await post(maren, `Ask @${name}`, { rootId: root.id });
  expect(await sumOf(rui, root.id)).toMatchObject({ unseen: 1 });
});

test('a reply notifies only participants who are away, with a link to it', async () => {
  atrium.clock.advance(120_000);
  const root = await post(rui, 'The van is back');
  for (const who of [maren, josephine, rui]) await who.post(`/api/v1/chat/threads/${group}/seen`, { messageId: root.id });
  const reply = await post(maren, 'Thanks', { rootId: root.id });
  const toldOf = async (person: number) => {
    const rows = await atrium.ownerQuery(
      `select path from notifications where entity = 'juniper' and person_id = ${person} and area = 'chat' and target_id = ${group} and read_at is null`,
    );
    return rows.map(({ path }) => path);
  };
  expect(await toldOf(5)).toEqual([`/apps/chat?thread=${group}&message=${root.id}&replies=${root.id}`]);
  expect(await toldOf(3)).toEqual([]);
  expect(reply.rootId).toBe(root.id);
});

test('a message quotes another from its chat; a deleted quote has no text', async () => {
  const first = await post(maren, 'The oak is dry.');
  const second = await post(josephine, 'Good', { quotedId: first.id });
  const quoted = { id: first.id, senderId: 1, rootId: null, message: 'The oak is dry.', isDeleted: false };
  expect(second.quoted).toEqual(quoted);
  const reply = await post(rui, 'Indeed', { rootId: second.id, quotedId: first.id });
  expect(reply.quoted).toEqual(quoted);
  await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${first.id}`);
  const { messages } = await window(rui);
  expect(messages.find(({ id }) => id === second.id)?.quoted).toEqual({ ...quoted, message: '', isDeleted: true });
});

test('replies and quotes stay in their chat, and replies cannot have replies', async () => {
  const root = await post(maren, 'Here');
  const reply = await post(maren, 'And here', { rootId: root.id });
  const elsewhere = (await maren.post('/api/v1/chat/messages', { contactId: 3, message: 'There' })).body.message.id;
  const tried = (more: object) => maren.post('/api/v1/chat/messages', { threadId: group, message: 'x', ...more });
  for (const more of [{ rootId: elsewhere }, { quotedId: elsewhere }, { rootId: reply.id }, { rootId: 999_999 }])
    expect((await tried(more)).status, JSON.stringify(more)).toBe(404);
  expect((await maren.get(`/api/v1/chat/messages/${reply.id}/replies`)).status).toBe(404);
  expect((await maren.get(`/api/v1/chat/messages/${elsewhere}/replies`)).status).toBe(200);
  expect((await rui.get(`/api/v1/chat/messages/${elsewhere}/replies`)).status).toBe(404);
});
