import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesDuring, signInColleague } from '../../../../tests/chat-people.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';
import { chatStatuses, getProfileUser } from '../presence-contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const wirePage = async (who: Client) => {
  const { status, body } = await who.get('/apps/chat/chats-and-contacts');
  expect(status).toBe(200);
  contract.listChatsAndContacts.answer?.parse(body);
  return body;
};
const open = (who: Client, id: number, query: Record<string, number | string> = {}, headers = {}) =>
  who.get('/apps/chat/get-chat', { id, ...query }, headers);
const sendTo = (who: Client, id: number, message: string, clientId?: string) =>
  who.post('/apps/chat/send-msg', { obj: { contact: { id }, message, clientId } });
const withId = (id: number) => (thing: { id: number }) => thing.id === id;
const unseenOf = async (who: Client, id: number) => (await wirePage(who)).chatsContacts.find(withId(id))?.chat.unseenMsgs;

describe('initial state', () => {
  test('lists ten contacts by name, without the caller and clients', async () => {
    const { contacts, chatsContacts, profileUser } = await wirePage(maren);
    expect(contacts).toHaveLength(10);
    expect(contacts.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const latin = contacts.map(({ fullName }: { fullName: string }) => fullName).filter((name: string) => /^\p{Script=Latin}/u.test(name));
    expect(latin).toEqual(latin.toSorted(new Intl.Collator('und', { sensitivity: 'base' }).compare));
    expect(new Set(contacts.map(({ status }: { status: string }) => status))).toEqual(new Set(chatStatuses));
    expect(chatsContacts.map((row: { id: number; chat: { unseenMsgs: number } }) => [row.id, row.chat.unseenMsgs])).toEqual([
      [4, 2],
      [3, 0],
    ]);
    expect(Object.keys(profileUser).toSorted()).toEqual(['avatar', 'fullName', 'id', 'status']);
    expect([profileUser.id, profileUser.status]).toEqual([1, 'online']);
  });
  test('lists one chat for the other staff account', async () => {
    const { contacts, chatsContacts } = await wirePage(josephine);
    expect(contacts).toHaveLength(10);
    expect(contacts.some(withId(1))).toBe(true);
    expect(chatsContacts.map(({ id }: { id: number }) => id)).toEqual([1]);
  });
  test('gives a new account the same chats, in place of Maren', async () => {
    const owner = await registerUser(atrium, { sampleData: true });
    const { contacts, chatsContacts } = await wirePage(owner);
    expect([contacts.length, chatsContacts.length]).toEqual([10, 2]);
    const { body } = await open(owner, 4, { prefetch: 'true' });
    expect([body.chat.unseenMsgs, body.chat.chat.some(({ senderId }: { senderId: number }) => senderId === owner.userData.id)]).toEqual([
      2,
      true,
    ]);
    expect(JSON.stringify(body.chat)).not.toContain('Maren');
  });
  test('returns the caller’s profile', async () => {
    const { body } = await maren.get('/apps/chat/users/profile-user');
    getProfileUser.answer?.parse(body);
    expect(body).toMatchObject({
      fullName: 'Maren Lindqvist',
      settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
    });
    const page = await maren.get('/api/v1/chat');
    contract.readChatPage.answer?.parse(page.body);
    expect([page.body.threads.length, page.body.contacts.length, page.body.profile]).toEqual([2, 10, body]);
  });
});

describe('opening a chat', () => {
  test('changes nothing on prefetch; opening resets the unseen count and notifies both people', async () => {
    for (const [query, headers] of [
      [{ prefetch: 'true' }, {}],
      [{}, { 'Sec-Purpose': 'prefetch' }],
      [{}, { Purpose: 'prefetch' }],
      [{}, { 'Sec-Purpose': 'prefetch;prerender' }],
    ] as const) {
      const told = await changesDuring(atrium, 'juniper', async () => {
        const { body } = await open(maren, 4, query, headers);
        expect([body.chat.unseenMsgs, body.chat.userId, body.contact.id]).toEqual([2, 4, 4]);
      });
      expect(told).toEqual([]);
      expect(await unseenOf(maren, 4)).toBe(2);
    }
    const told = await changesDuring(atrium, 'juniper', async () => {
      const { body } = await open(maren, 4);
      contract.getChat.answer?.parse(body);
      expect([body.chat.unseenMsgs, body.chat.chat.length]).toEqual([0, 12]);
    });
    const { id } = (await open(maren, 4)).body.chat;
    expect(told).toEqual([1, 4].map((person) => ({ kind: 'chat', ids: [id], person })));
    expect(await unseenOf(maren, 4)).toBe(0);
    expect(await changesDuring(atrium, 'juniper', () => open(maren, 4))).toEqual([]);
  });
  test('returns the last 100 messages, oldest first, in pages of 100', async () => {
    for (let number = 1; number <= 230; number++) await sendTo(maren, 12, `Message ${number}`);
    const last = (await open(maren, 12)).body.chat.chat;
    const numbers = (messages: { message: string }[]) => [messages.length, messages[0]?.message, messages.at(-1)?.message];
    expect(numbers(last)).toEqual([100, 'Message 131', 'Message 230']);
    const before = (await open(maren, 12, { before: last[0].id })).body.chat.chat;
    expect(numbers(before)).toEqual([100, 'Message 31', 'Message 130']);
    const first = (await open(maren, 12, { before: before[0].id })).body.chat.chat;
    expect(numbers(first)).toEqual([30, 'Message 1', 'Message 30']);
    expect((await open(maren, 12, { before: first[0].id })).body.chat.chat).toEqual([]);
    expect(numbers((await open(maren, 12, { after: first[29].id })).body.chat.chat)).toEqual([100, 'Message 31', 'Message 130']);
  });
  test('returns only the contact when there are no messages', async () => {
    const { status, body } = await open(maren, 9);
    expect([status, Object.keys(body), body.contact.fullName]).toEqual([200, ['contact'], 'Ewa Wiśniewska']);
  });
  test('returns 404 for an unknown id, the caller or a client, and 400 for an invalid id', async () => {
    for (const id of [999, 1, 2]) {
      expect((await open(maren, id)).status).toBe(404);
      expect((await sendTo(maren, id, 'Hello')).status).toBe(404);
    }
    expect((await maren.get('/apps/chat/get-chat', { id: 'x' })).status).toBe(400);
    expect((await maren.get('/apps/chat/get-chat')).status).toBe(400);
  });
});

describe('sending', () => {
  test('creates the chat with the first message and returns it only then', async () => {
    const { status, body } = await sendTo(maren, 7, '  Good morning ');
    expect(status).toBe(201);
    contract.sendMsg.answer?.parse(body);
    expect(body.response).toMatchObject({
      newMessageData: { message: 'Good morning', senderId: 1 },
      id: 7,
      chat: { userId: 7, unseenMsgs: 0, chat: [{ message: 'Good morning' }] },
    });
    const next = await sendTo(maren, 7, 'Again');
    expect([next.status, Object.keys(next.body.response)]).toEqual([201, ['newMessageData', 'id']]);
    expect(next.body.response.newMessageData.id).toBe(body.response.newMessageData.id + 1);
  });
  test('moves the chat to the top and counts as unseen only for the other person', async () => {
    await sendTo(maren, 3, 'The kettle is packed.');
    expect((await wirePage(maren)).chatsContacts[0]).toMatchObject({
      id: 3,
      chat: { unseenMsgs: 0, lastMessage: { message: 'The kettle is packed.' } },
    });
    expect(await unseenOf(josephine, 1)).toBe(1);
    await sendTo(maren, 3, 'And the lamps.');
    expect(await unseenOf(josephine, 1)).toBe(2);
    expect((await open(josephine, 1)).body.chat.unseenMsgs).toBe(0);
  });
  test('returns the same message on retry; client ids of different senders do not collide', async () => {
    const first = await sendTo(maren, 8, 'Once', 'retry-1');
    const again = await sendTo(maren, 8, 'Once', 'retry-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    const own = await maren.post('/api/v1/chat/messages', { contactId: 8, message: 'Once', clientId: 'retry-1' });
    expect([own.status, own.body.message.id]).toEqual([201, first.body.response.newMessageData.id]);
    expect((await open(maren, 8)).body.chat.chat).toHaveLength(1);
    const hers = await sendTo(josephine, 8, 'Mine', 'retry-1');
    expect(hers.body.response.newMessageData).toMatchObject({ message: 'Mine', senderId: 3 });
  });
  test('rejects empty and overlong messages', async () => {
    for (const message of ['', '   ', 'x'.repeat(20_001)]) expect((await sendTo(maren, 5, message)).status).toBe(400);
    for (const body of [
      { contactId: 5, message: ' ' },
      { message: 'To whom?' },
      { contactId: 5, threadId: 1, message: 'Both' },
      { contactId: 5 },
    ])
      expect((await maren.post('/api/v1/chat/messages', body)).status, JSON.stringify(body)).toBe(400);
    expect((await open(maren, 5)).body.chat).toBeUndefined();
  });
  test('notifies each member separately', async () => {
    const told = await changesDuring(atrium, 'juniper', () => sendTo(maren, 3, 'Told'));
    const { id } = (await open(maren, 3)).body.chat;
    expect(told.filter(({ kind }) => kind === 'chat')).toEqual([1, 3].map((person) => ({ kind: 'chat', ids: [id], person })));
    expect(told.every(({ person }) => person !== undefined)).toBe(true);
  });
});

describe('drafts', () => {
  test('are saved per thread, visible to their writer only, and cleared on send', async () => {
    const draft = async (who: Client, body: object) => {
      const { request } = atrium;
      const answer = await request('/api/v1/chat/drafts', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { threadId: number } };
    };
    const told = await changesDuring(atrium, 'juniper', async () => {
      const { status, body } = await draft(josephine, { contactId: 10, text: 'Dear Cal' });
      expect(status).toBe(200);
      const { threads } = (await josephine.get('/api/v1/chat')).body;
      expect(threads.find(withId(body.threadId))).toMatchObject({ draft: 'Dear Cal', lastMessage: null, unseen: 0 });
      expect((await wirePage(josephine)).chatsContacts.some(withId(10))).toBe(false);
      expect((await open(josephine, 10)).body.chat).toBeUndefined();
      expect((await draft(josephine, { threadId: body.threadId, text: 'Dear Callum' })).body).toEqual(body);
    });
    expect(told.map(({ kind, person }) => [kind, person])).toEqual([
      ['chat', 3],
      ['chat', 3],
    ]);
    const callum = await signInColleague(atrium, 10);
    expect((await callum.get('/api/v1/chat')).body.threads).toEqual([]);
    expect((await open(callum, 3)).body.chat).toBeUndefined();
    const [{ id }] = (await josephine.get('/api/v1/chat')).body.threads.filter(({ draft }: { draft: string }) => draft);
    const sent = await sendTo(josephine, 10, 'Dear Callum, hello');
    expect(sent.body.response.chat.id).toBe(id);
    expect((await josephine.get('/api/v1/chat')).body.threads.find(withId(id)).draft).toBe('');
    await draft(josephine, { threadId: id, text: ' \n ' });
    expect((await josephine.get('/api/v1/chat')).body.threads.find(withId(id)).draft).toBe('');
    for (const body of [
      { contactId: 2, text: 'x' },
      { threadId: 999, text: 'x' },
    ])
      expect((await draft(josephine, body)).status).toBe(404);
    for (const body of [{ text: 'x' }, { contactId: 5, threadId: 1, text: 'x' }]) expect((await draft(josephine, body)).status).toBe(400);
  });
});

test('returns 403 to clients and 401 to visitors', async () => {
  const client = await signInAs(atrium, 'client');
  for (const path of ['/apps/chat/users/profile-user', '/apps/chat/chats-and-contacts', '/apps/chat/get-chat?id=1', '/api/v1/chat']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await clientWith(atrium, null).get(path)).status).toBe(401);
  }
});
