import { expect } from 'vitest';
import { call } from './chat-people.ts';
import { type Client, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** In everything that is theirs. */
export const chatSecret = 'zanzibar';

/** What Maren has in the chat, in which Josephine is not: each with the secret in it. */
export interface ChatThings {
  /** A chat of two. */
  pair: number;
  /** A group in which Josephine never was. */
  group: number;
  /** One that Josephine was taken out of. */
  former: number;
  /** Messages of all of them, one of them deleted. */
  messages: number[];
  deleted: number;
  file: { id: number; url: string };
}

/** One of each thing that a person can have in the chat, made by the API. Ids of another company do not reach so far. */
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
