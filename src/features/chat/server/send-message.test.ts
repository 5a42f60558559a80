import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#platform/people/server/public-api.ts';
import { call } from '../../../../tests/chat-people.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { maxMessageCharacters } from '../contract.ts';

let atrium: TestApi;
let maren: Client;
let josephine: Client;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  josephine = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const contacts = async (): Promise<number[]> => (await maren.get('/api/v1/chat')).body.contacts.map(({ id }: { id: number }) => id);
const begin = async (memberIds: number[]): Promise<number> =>
  (await maren.post('/api/v1/chat/groups', { title: 'Fair', memberIds })).body.thread.id;
const write = (threadId: number, message: string, more: object = {}) => maren.post('/api/v1/chat/messages', { threadId, message, ...more });
const mentionsOf = async (who: Client, threadId: number): Promise<string[]> =>
  (await who.get('/api/v1/notifications')).body.notifications
    .filter((one: { kind: string; path: string }) => one.kind === 'mention' && one.path.includes(`thread=${threadId}`))
    .map(({ excerpt }: { excerpt: string }) => excerpt);

describe('a message', () => {
  test('without visible characters is rejected when sent or edited', async () => {
    const thread = await begin([3]);
    for (const message of ['\u200b', ' \u2060\u3164\n', '\u00ad\ufeff', '\u2800']) {
      const { status, body } = await write(thread, message);
      expect([status, body.error.reasons], JSON.stringify(message)).toEqual([400, { message: [{ code: 'required' }] }]);
      expect((await maren.post('/apps/chat/send-msg', { obj: { contact: { id: 3 }, message } })).status).toBe(400);
    }
    const { body } = await write(thread, 'Seen');
    expect((await call(atrium, maren, 'PUT', `/api/v1/chat/messages/${body.message.id}`, { message: '\u200b' })).status).toBe(400);
  });
  test('ignores mentions inside its code', async () => {
    const thread = await begin([3]);
    await write(thread, 'Run `@Josephine Okonkwo-Brandt`');
    await write(thread, '```\n@everyone\n```');
    expect(await mentionsOf(josephine, thread)).toEqual([]);
    await write(thread, 'Look, @Josephine Okonkwo-Brandt');
    expect(await mentionsOf(josephine, thread)).toEqual(['Look, @Josephine Okonkwo-Brandt']);
  });
  test('mentions all members by a word, and more than ten only when confirmed', async () => {
    const createdAt = atrium.clock.now;
    await atrium.deps.database.writing('juniper', async (db) => {
      for (let number = 0; number < 11; number++)
        await addPerson(db, {
          ...{
            entity: 'juniper',
            fullName: `Guest ${number}`,
            email: `guest${number}@juniper.example`,
            role: '',
            createdAt,
            updatedAt: createdAt,
          },
        });
    });
    const ids = (await contacts()).toSorted((a, b) => a - b);
    const few = await begin(ids.slice(0, 10));
    expect((await write(few, '@everyone, at nine')).status).toBe(201);
    const many = await begin(ids.slice(0, 11));
    const { status, body } = await write(many, '@everyone, at nine');
    expect([status, body.error.reasons]).toEqual([400, { message: [{ code: 'names_everyone', count: 11 }] }]);
    expect((await write(many, '@here')).status).toBe(400);
    expect((await write(many, '`@everyone`')).status).toBe(201);
    expect((await write(many, '@everyone, at nine', { namesEveryone: true })).status).toBe(201);
    expect(await mentionsOf(josephine, many)).toEqual(['@everyone, at nine']);
  });
  test('too long to send can be saved as a draft', async () => {
    const thread = await begin([3]);
    const text = 'x'.repeat(maxMessageCharacters + 1);
    expect((await write(thread, text)).status).toBe(400);
    expect((await call(atrium, maren, 'PUT', '/api/v1/chat/drafts', { threadId: thread, text })).status).toBe(200);
  });
});
