import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesDuring, signInColleague } from '../../../../tests/chat-people.ts';
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

const begin = async (memberIds = [3]) => {
  const { status, body } = await maren.post('/api/v1/chat/groups', { title: ' Bergen ', memberIds });
  expect(status).toBe(201);
  contract.addGroup.answer?.parse(body);
  return body.thread as contract.ChatThread;
};
const write = async (who: Client, threadId: number, message: string) =>
  (await who.post('/api/v1/chat/messages', { threadId, message })).status;
const threadFor = async (who: Client, id: number): Promise<contract.ChatThread | undefined> =>
  (await who.get('/api/v1/chat')).body.threads.find((thread: contract.ChatThread) => thread.id === id);
const idsOf = (thread: contract.ChatThread | undefined) => thread?.members.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id);
const update = (who: Client, id: number, body: object) => who.post(`/api/v1/chat/groups/${id}`, body);

describe('a group', () => {
  test('is created with contacts, who all see it at once', async () => {
    const told = await changesDuring(atrium, 'juniper', async () => {
      const thread = await begin([3, 5, 3]);
      expect(thread).toMatchObject({ isGroup: true, title: 'Bergen', unseen: 0, lastMessage: null, draft: '', isMuted: false });
      expect(idsOf(thread)).toEqual([3, 5]);
      for (const who of [maren, josephine, rui]) expect((await threadFor(who, thread.id))?.title).toBe('Bergen');
    });
    expect(told.map(({ kind, person }) => [kind, person])).toEqual([
      ['chat', 1],
      ['chat', 3],
      ['chat', 5],
    ]);
  });
  test('needs a name and members who are contacts', async () => {
    for (const [body, expected] of [
      [{ title: ' ', memberIds: [3] }, 400],
      [{ title: 'x', memberIds: [] }, 400],
      [{ title: 'x' }, 400],
      [{ title: 'x'.repeat(101), memberIds: [3] }, 400],
      [{ title: 'x', memberIds: [3, 2] }, 404],
      [{ title: 'x', memberIds: [1] }, 400],
      [{ title: 'x', memberIds: [999] }, 404],
    ] as const)
      expect((await maren.post('/api/v1/chat/groups', body)).status, JSON.stringify(body)).toBe(expected);
  });
  test('does not appear in the specification’s endpoints', async () => {
    const { id } = await begin([3]);
    await write(maren, id, 'In the group');
    const text = JSON.stringify([
      (await josephine.get('/apps/chat/chats-and-contacts')).body.chatsContacts,
      (await josephine.get('/apps/chat/get-chat', { id: 1 })).body.chat,
    ]);
    expect(text).not.toContain('In the group');
    expect((await threadFor(josephine, id))?.unseen).toBe(1);
  });
  test('is renamed and extended by any member, and only by members', async () => {
    const { id } = await begin([3]);
    expect((await update(rui, id, { title: 'Mine' })).status).toBe(404);
    await write(maren, id, 'Before Rui came');
    const { status, body } = await update(josephine, id, { title: 'Nordlys', addIds: [5, 4, 3] });
    expect([status, body.thread.title, idsOf(body.thread)]).toEqual([200, 'Nordlys', [1, 5, 4]]);
    // New members can read earlier messages, but those don't count as unseen.
    expect(await threadFor(rui, id)).toMatchObject({ unseen: 0, lastMessage: { message: 'Before Rui came' } });
    await write(maren, id, 'Welcome');
    expect((await threadFor(rui, id))?.unseen).toBe(1);
    for (const [given, expected] of [
      [{ addIds: [2] }, 404],
      [{ addIds: [999] }, 404],
      [{ title: '' }, 400],
      [{ removeIds: [3] }, 400],
      [{ removeIds: [999] }, 200],
    ] as const)
      expect((await update(josephine, id, given)).status, JSON.stringify(given)).toBe(expected);
    expect((await update(maren, 1, { title: 'A chat of two' })).status).toBe(404);
  });
  test('is closed to a removed member until they are added again', async () => {
    const { id } = await begin([3, 5]);
    await write(maren, id, 'zanzibar');
    const told = await changesDuring(atrium, 'juniper', () => update(maren, id, { removeIds: [5] }));
    expect(told.filter(({ kind }) => kind === 'chat').map(({ person }) => person)).toEqual([1, 3, 5]);
    const others = (await threadFor(maren, id))?.members.map((member) => [member.id, member.hasLeft]);
    expect(others).toEqual([
      [3, false],
      [5, true],
    ]);
    const tries = await Promise.all([
      rui.get(`/api/v1/chat/threads/${id}/messages`),
      rui.post(`/api/v1/chat/threads/${id}/seen`, { messageId: 1 }),
      rui.post(`/api/v1/chat/threads/${id}/typing`),
      rui.post('/api/v1/chat/messages', { threadId: id, message: 'Still here' }),
      rui.post(`/api/v1/chat/groups/${id}/leave`, { value: false }),
      rui.post(`/api/v1/chat/groups/${id}/leave`, {}),
      update(rui, id, { addIds: [5] }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect(await threadFor(rui, id)).toBeUndefined();
    expect((await rui.get('/api/v1/chat/search', { q: 'zanzibar' })).body.messages).toEqual([]);
    const after = await changesDuring(atrium, 'juniper', () => write(maren, id, 'Without Rui'));
    expect(after.some(({ person }) => person === 5)).toBe(false);
    await update(josephine, id, { addIds: [5] });
    expect(await threadFor(rui, id)).toMatchObject({ unseen: 0, lastMessage: { message: 'Without Rui' } });
  });
  test('shows messages sent in the meantime to a member who left and came back', async () => {
    const { id } = await begin([3, 5]);
    await write(maren, id, 'one');
    expect((await rui.post(`/api/v1/chat/groups/${id}/leave`, {})).status).toBe(200);
    expect(await threadFor(rui, id)).toBeUndefined();
    await write(maren, id, 'two');
    expect((await rui.post(`/api/v1/chat/groups/${id}/leave`, { value: false })).status).toBe(200);
    expect((await threadFor(rui, id))?.unseen).toBe(2);
    expect(idsOf(await threadFor(maren, id))).toEqual([3, 5]);
    expect((await rui.post(`/api/v1/chat/groups/${id}/leave`, { value: false })).status).toBe(404);
    expect((await rui.post('/api/v1/chat/groups/1/leave', {})).status).toBe(404);
    await rui.post(`/api/v1/chat/groups/${id}/leave`, {});
    await update(maren, id, { removeIds: [5] });
    expect((await rui.post(`/api/v1/chat/groups/${id}/leave`, { value: false })).status).toBe(404);
  });
});

test('announces typing to the other members without storing it', async () => {
  const { id } = await begin([3, 5]);
  const told = await changesDuring(atrium, 'juniper', () => josephine.post(`/api/v1/chat/threads/${id}/typing`));
  expect(told).toEqual([1, 5].map((person) => ({ kind: 'chat', ids: [id], person, signal: 'typing', from: 3 })));
});
