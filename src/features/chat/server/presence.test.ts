import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changesDuring } from '../../../../tests/chat-people.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../presence-contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
beforeAll(async () => {
  const longSeconds = 30 * 86_400;
  atrium = await testApi({ settings: { accessTtlSeconds: longSeconds, refreshTtlSeconds: longSeconds } });
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());
beforeEach(() => atrium.clock.advance(600_000));

const here = async (who: Client, isLeaving = false): Promise<Record<string, string>> => {
  const { status, body } = await who.post('/api/v1/chat/presence', { isLeaving });
  expect(status).toBe(200);
  contract.tellPresence.answer?.parse(body);
  return body.statuses;
};
const profile = (who: Client, body: object) => who.post('/api/v1/chat/profile', body);
const josephinesStatus = async () =>
  (await maren.get('/api/v1/chat')).body.contacts.find(({ id }: { id: number }) => id === 3).status as string;

describe('presence', () => {
  test('lasts 90 seconds after a heartbeat', async () => {
    expect(await josephinesStatus()).toBe('offline');
    await here(josephine);
    expect(await josephinesStatus()).toBe('online');
    atrium.clock.advance(89_000);
    expect([await josephinesStatus(), (await here(maren))[3]]).toEqual(['online', 'online']);
    atrium.clock.advance(2000);
    expect([await josephinesStatus(), (await here(maren))[3]]).toEqual(['offline', 'offline']);
  });
  test('ends at once when the page closes', async () => {
    await here(josephine);
    await here(josephine, true);
    expect(await josephinesStatus()).toBe('offline');
  });
  test('is announced only when others see a change', async () => {
    const tell = (isLeaving = false) => changesDuring(atrium, 'juniper', () => here(josephine, isLeaving));
    const changed = [{ kind: 'chat', ids: [] }];
    expect(await tell()).toEqual(changed);
    expect(await tell()).toEqual([]);
    atrium.clock.advance(30_000);
    expect(await tell()).toEqual([]);
    atrium.clock.advance(89_000);
    expect(await josephinesStatus()).toBe('online');
    expect(await tell(true)).toEqual(changed);
    expect(await tell(true)).toEqual([]);
  });
  test('is written at most every 20 seconds', async () => {
    const written = async () =>
      (await atrium.ownerQuery(`select xmin::text, seen_at from chat_profiles where entity = 'juniper' and person_id = 3`))[0];
    await here(josephine);
    const before = await written();
    atrium.clock.advance(19_000);
    await here(josephine);
    expect(await written()).toEqual(before);
    atrium.clock.advance(1000);
    await here(josephine);
    expect(await written()).not.toEqual(before);
  });
  test('is fixed for sample people and omitted for the caller', async () => {
    const statuses = await here(maren);
    expect(Object.keys(statuses)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect([statuses[4], statuses[5], statuses[7], statuses[10]]).toEqual(['online', 'busy', 'away', 'offline']);
  });
});

describe('the own profile', () => {
  test('has a status that others see while the person is online', async () => {
    const { body } = await profile(josephine, { status: 'busy' });
    contract.updateChatProfile.answer?.parse(body);
    expect([body.profile.status, await josephinesStatus()]).toEqual(['busy', 'busy']);
    atrium.clock.advance(600_000);
    expect(await josephinesStatus()).toBe('offline');
    expect((await josephine.get('/apps/chat/users/profile-user')).body.status).toBe('busy');
    await here(josephine);
    expect(await josephinesStatus()).toBe('busy');
    await profile(josephine, { status: 'offline' });
    await here(josephine);
    expect(await josephinesStatus()).toBe('offline');
    expect((await profile(josephine, { status: 'asleep' })).status).toBe(400);
    await profile(josephine, { status: 'online' });
  });
  test('shares its text with the person everywhere', async () => {
    const told = await changesDuring(atrium, 'juniper', () => profile(josephine, { about: ' Knows where the key is. ' }));
    expect(told).toEqual([
      { kind: 'person', ids: [3] },
      { kind: 'profile', ids: [] },
      { kind: 'chat', ids: [] },
    ]);
    expect((await maren.get('/api/v1/people/3')).body.person).toMatchObject({ about: 'Knows where the key is.', version: 2 });
    expect((await maren.get('/apps/chat/get-chat', { id: 3 })).body.contact.about).toBe('Knows where the key is.');
    expect((await profile(josephine, { about: 'x'.repeat(501) })).status).toBe(400);
  });
  test('keeps fields not in the request and does not announce settings', async () => {
    const told = await changesDuring(atrium, 'juniper', () => profile(josephine, { isNotificationsOn: false }));
    expect(told).toEqual([{ kind: 'chat', ids: [], person: 3 }]);
    const { body } = await profile(josephine, {});
    expect(body.profile).toMatchObject({ status: 'online', about: 'Knows where the key is.', settings: { isNotificationsOn: false } });
    await profile(josephine, { isNotificationsOn: true });
  });
});

describe('notifications', () => {
  const told = async (who: Client, unreadOnly = 'true') =>
    (await who.get('/api/v1/notifications', { unreadOnly })).body.notifications.filter(({ area }: { area: string }) => area === 'chat');
  const write = async (message: string, more: object = { contactId: 3 }) =>
    (await maren.post('/api/v1/chat/messages', { message, ...more })).body as { threadId: number; message: { id: number } };
  const openChat = () => josephine.get('/apps/chat/get-chat', { id: 1 });

  test('go to people who are away, one per chat, and are settled when the chat is opened', async () => {
    const { threadId, message } = await write('The kettle?');
    await write('Hello?');
    const [notification, ...more] = await told(josephine);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      kind: 'chat',
      title: 'Maren Lindqvist',
      excerpt: 'The kettle?',
      actor: { id: 1 },
      path: `/apps/chat?thread=${threadId}&message=${message.id}`,
    });
    await maren.get('/apps/chat/get-chat', { id: 3 });
    expect(await told(josephine)).toHaveLength(1);
    await openChat();
    expect(await told(josephine)).toEqual([]);
    await write('Still there?');
    expect(await told(josephine)).toHaveLength(1);
    await josephine.post(`/api/v1/chat/threads/${threadId}/seen`, { messageId: 999_999 });
    expect(await told(josephine)).toEqual([]);
    expect(await told(maren)).toEqual([]);
  });
  test('skip people who are online, have muted the chat or want none', async () => {
    await here(josephine);
    atrium.clock.advance(59_000);
    const { threadId } = await write('You are here');
    expect(await told(josephine)).toEqual([]);
    atrium.clock.advance(2000);
    await josephine.post(`/api/v1/chat/threads/${threadId}/mute`, { value: true });
    await write('Muted');
    expect(await told(josephine)).toEqual([]);
    await josephine.post(`/api/v1/chat/threads/${threadId}/mute`, { value: false });
    await profile(josephine, { isNotificationsOn: false });
    atrium.clock.advance(600_000);
    await write('Off');
    expect(await told(josephine)).toEqual([]);
    await profile(josephine, { isNotificationsOn: true });
    atrium.clock.advance(600_000);
    await write('On');
    expect(await told(josephine)).toHaveLength(1);
    await openChat();
  });
  test('for a group mention reach members who are online or have muted it, as plain text', async () => {
    const { thread } = (await maren.post('/api/v1/chat/groups', { title: 'Bergen', memberIds: [3, 4] })).body;
    await josephine.post(`/api/v1/chat/threads/${thread.id}/mute`, { value: true });
    await here(josephine);
    await write('Nobody named', { threadId: thread.id });
    expect(await told(josephine)).toEqual([]);
    const { message } = await write('@josephine okonkwo-brandt, **the** `kettle`?', { threadId: thread.id });
    expect(await told(josephine)).toMatchObject([
      {
        kind: 'mention',
        title: 'Bergen',
        excerpt: '@josephine okonkwo-brandt, the kettle?',
        path: `/apps/chat?thread=${thread.id}&message=${message.id}`,
      },
    ]);
    await josephine.post(`/api/v1/chat/threads/${thread.id}/seen`, { messageId: message.id });
    expect(await told(josephine)).toEqual([]);
  });
  test('list the files of a message without text', async () => {
    const { body } = await maren.post('/api/v1/chat/groups', { title: 'Files', memberIds: [3] });
    const response = await atrium.request('/api/v1/files?name=plan.txt', {
      method: 'POST',
      headers: { Authorization: `Bearer ${maren.accessToken}` },
      body: 'x',
    });
    const { file } = (await response.json()) as { file: { id: number } };
    await write('', { threadId: body.thread.id, fileIds: [file.id] });
    expect(await told(josephine)).toMatchObject([{ title: 'Files', excerpt: 'plan.txt' }]);
  });
});
