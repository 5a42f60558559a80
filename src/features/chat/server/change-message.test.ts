import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, changesDuring, signInColleague } from '../../../../tests/chat-people.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
let rui: Client;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
  rui = await signInColleague(atrium, 5);
});
afterAll(() => atrium.close());

const post = async (message: string) => {
  const { body } = await maren.post('/api/v1/chat/messages', { contactId: 3, message });
  return { id: body.message.id as number, threadId: body.threadId as number };
};
const react = (who: Client, id: number, emoji: string, value = true) => who.post(`/api/v1/chat/messages/${id}/reactions`, { emoji, value });
const reactionsOf = async (who: Client, threadId: number, id: number) => {
  const { body } = await who.get(`/api/v1/chat/threads/${threadId}/messages`);
  return contract.listMessages.answer?.parse(body).messages.find((message) => message.id === id)?.reactions;
};
const pin = (who: Client, id: number, value = true) => who.post(`/api/v1/chat/messages/${id}/pin`, { value });
const pinned = async (who: Client, threadId: number) => {
  const { body } = await who.get(`/api/v1/chat/threads/${threadId}/pinned`);
  return contract.listPinned.answer?.parse(body).messages.map(({ id }) => id);
};

test('lets each member react once per emoji, in the order added, and notifies everyone', async () => {
  const { id, threadId } = await post('The oak is dry.');
  const told = await changesDuring(atrium, 'juniper', async () => {
    const { status, body } = await react(josephine, id, '🎉');
    expect([status, body.message.reactions]).toEqual([200, [{ emoji: '🎉', personIds: [3] }]]);
  });
  expect(told).toEqual([1, 3].map((person) => ({ kind: 'chat', ids: [threadId], person })));
  atrium.clock.advance(1000);
  await react(maren, id, '👍🏽');
  atrium.clock.advance(1000);
  await react(maren, id, '🎉');
  expect(await changesDuring(atrium, 'juniper', () => react(maren, id, '🎉'))).toEqual([]);
  const all = [
    { emoji: '🎉', personIds: [3, 1] },
    { emoji: '👍🏽', personIds: [1] },
  ];
  expect([await reactionsOf(maren, threadId, id), await reactionsOf(josephine, threadId, id)]).toEqual([all, all]);
});

test('lets people remove only their own reaction', async () => {
  const { id, threadId } = await post('Coffee?');
  await react(maren, id, '☕');
  await react(josephine, id, '☕');
  expect((await react(josephine, id, '☕', false)).body.message.reactions).toEqual([{ emoji: '☕', personIds: [1] }]);
  expect((await react(josephine, id, '☕', false)).status).toBe(200);
  await react(maren, id, '☕', false);
  expect(await reactionsOf(maren, threadId, id)).toEqual([]);
});

test('accepts exactly one emoji and at most twenty different ones per message', async () => {
  const { id } = await post('Many');
  for (const emoji of ['', 'x', ':smile:', '👍👍', '👍 ', '<b>', '7']) expect((await react(maren, id, emoji)).status, emoji).toBe(400);
  const twenty = [...'😀😃😄😁😆😅😂🤣😊🙂😉😇🥰😍😘😋😜🤪🤗🤭'];
  for (const emoji of twenty) expect((await react(maren, id, emoji)).status).toBe(200);
  const { status, body } = await react(josephine, id, '🤫');
  expect([status, body.error.fields?.emoji ?? body.error.reason]).toMatchObject([400, expect.anything()]);
  expect((await react(josephine, id, '🤭')).status).toBe(200);
});

test('rejects reactions from non-members and on deleted messages; a restored message keeps its reactions', async () => {
  const { id, threadId } = await post('Between us');
  await react(josephine, id, '👍');
  expect((await react(rui, id, '👍')).status).toBe(404);
  expect((await react(rui, id, '👍', false)).status).toBe(404);
  await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${id}`);
  expect((await react(josephine, id, '🎉')).status).toBe(404);
  expect(await reactionsOf(josephine, threadId, id)).toEqual([]);
  await call(atrium, maren, 'POST', `/api/v1/chat/messages/${id}/restore`);
  expect(await reactionsOf(josephine, threadId, id)).toEqual([{ emoji: '👍', personIds: [3] }]);
});

test('pins for all members, newest pin first; pinning twice changes and announces nothing', async () => {
  const [first, second] = [await post('The code of the door is 4711'), await post('Van: Tuesday')];
  const told = await changesDuring(atrium, 'juniper', async () => {
    expect((await pin(josephine, second.id)).body.message.isPinned).toBe(true);
  });
  expect(told).toEqual([1, 3].map((person) => ({ kind: 'chat', ids: [second.threadId], person })));
  atrium.clock.advance(1000);
  await pin(maren, first.id);
  expect(await changesDuring(atrium, 'juniper', () => pin(josephine, first.id))).toEqual([]);
  expect([await pinned(maren, first.threadId), await pinned(josephine, first.threadId)]).toEqual([
    [first.id, second.id],
    [first.id, second.id],
  ]);
  const { body } = await maren.get(`/api/v1/chat/threads/${first.threadId}/messages`);
  expect(body.messages.slice(-2).map(({ isPinned }: contract.ChatMessage) => isPinned)).toEqual([true, true]);
  // Any member can unpin, not only the one who pinned.
  expect((await pin(maren, second.id, false)).body.message.isPinned).toBe(false);
  expect(await pinned(josephine, first.threadId)).toEqual([first.id]);
});

test('does not pin deleted messages; a restored message keeps its pin', async () => {
  const { id, threadId } = await post('Gone soon');
  await pin(maren, id);
  await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${id}`);
  expect(await pinned(josephine, threadId)).not.toContain(id);
  expect((await pin(josephine, id)).status).toBe(404);
  await call(atrium, maren, 'POST', `/api/v1/chat/messages/${id}/restore`);
  expect(await pinned(josephine, threadId)).toContain(id);
});

test('lets only members pin and list pinned messages', async () => {
  const { id, threadId } = await post('Between us');
  expect((await pin(rui, id)).status).toBe(404);
  expect((await rui.get(`/api/v1/chat/threads/${threadId}/pinned`)).status).toBe(404);
});

test('limits a chat to fifty pins, even under concurrent requests', async () => {
  const { threadId } = await post('Many');
  const left = 50 - ((await pinned(maren, threadId))?.length ?? 0);
  const posted = [];
  for (let at = 0; at < left + 1; at += 1) posted.push(await post(`pin ${at}`));
  for (const { id } of posted.slice(2)) expect((await pin(maren, id)).status).toBe(200);
  const last = await Promise.all(posted.slice(0, 2).map(({ id }) => pin(josephine, id)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await pinned(maren, threadId)).toHaveLength(50);
});
