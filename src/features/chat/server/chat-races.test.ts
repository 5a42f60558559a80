import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../tests/chat-people.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const post = (who: Client, body: object) => who.post('/api/v1/chat/messages', body);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const threadOf = async (id: number) =>
  (await atrium.ownerQuery(`select * from chat_threads where entity = 'juniper' and id = $1`, [id]))[0];
const messagesOf = (id: number) =>
  atrium.ownerQuery(`select * from chat_messages where entity = 'juniper' and thread_id = $1 order by id`, [id]);
const unseenOf = async (who: Client, id: number) => (await who.get(`/api/v1/chat/threads/${id}/messages`)).body.thread.unseen;
/** Expects the stored counts to match the messages. */
const expectExact = async (threadId: number) => {
  const rows = await atrium.ownerQuery(
    `select person_id, unseen, (select count(*)::int from chat_messages m where m.entity = c.entity and m.thread_id = c.thread_id
      and m.id > c.seen_id and m.sender_id <> c.person_id and m.deleted_at is null) as exact
    from chat_members c where entity = 'juniper' and thread_id = $1 and left_at is null`,
    [threadId],
  );
  expect(rows.map(({ unseen }) => unseen)).toEqual(rows.map(({ exact }) => exact));
};

describe('concurrent requests', () => {
  test('store a hundred messages from both sides once, in order, with exact counts', async () => {
    const { threadId } = (await post(maren, { contactId: 3, message: 'begin' })).body;
    for (const [who, id] of [
      [maren, 3],
      [josephine, 1],
    ] as const)
      await who.get('/apps/chat/get-chat', { id });
    const before = (await messagesOf(threadId)).length;
    const answers = await times(100, (index) =>
      index % 2
        ? post(maren, { threadId, message: `n${index}` })
        : josephine.post('/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: `n${index}` } }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const added = (await messagesOf(threadId)).slice(before);
    expect(added.map(({ message }) => message).toSorted()).toEqual(Array.from({ length: 100 }, (_, index) => `n${index}`).toSorted());
    const moments = added.map(({ time }) => Number(time));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(await threadOf(threadId)).toMatchObject({ last_message_id: added.at(-1)?.id });
    expect([await unseenOf(maren, threadId), await unseenOf(josephine, threadId)]).toEqual([50, 50]);
  });
  test('create one chat when two people message each other for the first time', async () => {
    await atrium.ownerQuery(
      `delete from chat_members where entity = 'juniper' and thread_id in (select id from chat_threads where pair = '1-3')`,
    );
    await atrium.ownerQuery(
      `delete from chat_messages where entity = 'juniper' and thread_id in (select id from chat_threads where pair = '1-3')`,
    );
    await atrium.ownerQuery(`delete from chat_threads where entity = 'juniper' and pair = '1-3'`);
    const answers = await times(10, (index) =>
      post(index % 2 ? maren : josephine, { contactId: index % 2 ? 3 : 1, message: `first ${index}` }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const threadIds = new Set(answers.map(({ body }) => body.threadId));
    expect(threadIds.size).toBe(1);
    const [threadId = 0] = threadIds;
    expect(await messagesOf(threadId)).toHaveLength(10);
    expect(
      await atrium.ownerQuery(`select person_id from chat_members where entity = 'juniper' and thread_id = $1`, [threadId]),
    ).toHaveLength(2);
    expect([await unseenOf(maren, threadId), await unseenOf(josephine, threadId)]).toEqual([5, 5]);
  });
  test('add a retried message once', async () => {
    const answers = await times(10, () => post(maren, { contactId: 9, message: 'once', clientId: 'race' }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await messagesOf(answers[0]?.body.threadId)).toHaveLength(1);
    await expectExact(answers[0]?.body.threadId);
  });
  test('add one message for a client id used in several chats', async () => {
    const answers = await times(6, (index) => post(maren, { contactId: [5, 6, 7][index % 3], message: 'where', clientId: 'wanderer' }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await atrium.ownerQuery(`select id from chat_messages where client_id = 'wanderer'`)).toHaveLength(1);
  });
  test('keep exact counts when seeing, deleting and restoring race with sending', async () => {
    const { threadId, message } = (await post(maren, { contactId: 3, message: 'begin' })).body;
    const ids: number[] = [message.id];
    const answers = await times(120, async (index) => {
      if (index % 4 === 0) {
        const answer = await post(maren, { threadId, message: `m${index}` });
        ids.push(answer.body.message.id);
        return answer;
      }
      if (index % 4 === 1) return josephine.post(`/api/v1/chat/threads/${threadId}/seen`, { messageId: ids.at(-1) });
      if (index % 4 === 2) return josephine.get('/apps/chat/get-chat', { id: 1 });
      const path = `/api/v1/chat/messages/${ids[index % ids.length]}`;
      await call(atrium, maren, 'DELETE', path);
      return index % 8 === 3 ? call(atrium, maren, 'POST', `${path}/restore`) : post(josephine, { threadId, message: `j${index}` });
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await expectExact(threadId);
    const last = (await messagesOf(threadId)).filter(({ deleted_at }) => deleted_at === null).at(-1);
    expect(await threadOf(threadId)).toMatchObject({ last_message_id: last?.id, last_time: last?.time });
  });
  test('keep exact counts when members join, leave and write', async () => {
    const { thread } = (await maren.post('/api/v1/chat/groups', { title: 'Race', memberIds: [3, 4] })).body;
    const answers = await times(60, async (index) => {
      if (index % 5 === 0) return maren.post(`/api/v1/chat/groups/${thread.id}`, { addIds: [5], removeIds: [4] });
      if (index % 5 === 1) return maren.post(`/api/v1/chat/groups/${thread.id}`, { addIds: [4], removeIds: [5] });
      if (index % 5 === 2) return josephine.post(`/api/v1/chat/groups/${thread.id}/leave`, { value: index % 2 === 0 });
      return post(index % 2 ? maren : josephine, { threadId: thread.id, message: `g${index}` });
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await expectExact(thread.id);
  });
});
