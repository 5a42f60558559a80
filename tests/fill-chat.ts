import { expect } from 'vitest';
import { call } from './chat-people.ts';
import { type Client, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** Appears in everything that is private. */
export const chatSecret = 'zanzibar';

/** Maren's chats that Josephine cannot read, each with the secret in it. */
export interface ChatThings {
  /** A direct chat. */
  pair: number;
  /** A group Josephine was never in. */
  group: number;
  /** A group Josephine was removed from. */
  former: number;
  /** Messages of all chats, one of them deleted. */
  messages: number[];
  deleted: number;
  file: { id: number; url: string };
}

/** Creates one of each thing a person can have in the chat, through the API. Ids of another company are lower. */
export async function fillChat(atrium: TestApi, maren: Client): Promise<ChatThings> {
  const uploaded = await send(atrium, `/api/v1/files?name=${chatSecret}.txt`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${maren.accessToken}` },
    body: `${chatSecret} file`,
  });
  const { file } = uploaded.body;
  const post = async (body: object) => {
    const answer = await maren.post('/api/v1/chat/messages', { message: `${chatSecret} text`, fileIds: [file.id], ...body });
    expect(answer.status).toBe(201);
    return answer.body as { message: { id: number }; threadId: number };
  };
  const begin = async (title: string, memberIds: number[]) => {
    const { body } = await maren.post('/api/v1/chat/groups', { title: `${chatSecret} ${title}`, memberIds });
    return body.thread.id as number;
  };
  const first = await post({ contactId: 4 });
  for (let number = 0; number < 5; number++) await begin('spare', [4]);
  const group = await begin('group', [4, 5]);
  const former = await begin('former', [3, 4]);
  const messages = [first.message.id];
  for (const threadId of [first.threadId, group, former]) messages.push((await post({ threadId })).message.id);
  const { message: gone } = await post({ threadId: first.threadId });
  const done = [
    await call(atrium, maren, 'DELETE', `/api/v1/chat/messages/${gone.id}`),
    await call(atrium, maren, 'PUT', '/api/v1/chat/drafts', { threadId: first.threadId, text: `${chatSecret} draft` }),
    await maren.post(`/api/v1/chat/groups/${former}`, { removeIds: [3] }),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { pair: first.threadId, group, former, messages: [...messages, gone.id], deleted: gone.id, file };
}
