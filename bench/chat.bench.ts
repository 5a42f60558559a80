import { expect, test } from 'vitest';
import { fillThread } from '../tests/fill-thread.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const messageCount = 100_000;
const runs = 15;

test('a long thread', async () => {
  const atrium = await testApi();
  const { maren, threadId, firstId } = await fillThread(atrium, messageCount);
  const middle = firstId + messageCount;
  const since = new Date(atrium.clock.now.getTime() - 170 * 86_400_000).toISOString();
  const thread = `/api/v1/chat/threads/${threadId}/messages`;
  const cases: [what: string, path: string, query: Record<string, string | number>][] = [
    ['chat page: list, contacts, profile', '/api/v1/chat', {}],
    ['get-chat: the last 100', '/apps/chat/get-chat', { id: 3 }],
    ['get-chat: 100 before the middle', '/apps/chat/get-chat', { id: 3, before: middle }],
    ['the last 50', thread, {}],
    ['50 before the middle', thread, { before: middle }],
    ['50 after the middle', thread, { after: middle }],
    ['50 around the middle', thread, { around: middle }],
    ['50 from a day on', thread, { since }],
    ['search, a few match', '/api/v1/chat/search', { q: 'message 7770' }],
    ['search, 20,000 match', '/api/v1/chat/search', { q: 'walnut' }],
    ['search, none', '/api/v1/chat/search', { q: 'zanzibar' }],
    ['search, two characters', '/api/v1/chat/search', { q: 'zz' }],
  ];
  console.log('| call | API ms | slowest ms |\n|---|---|---|');
  for (const [what, path, query] of cases) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await timed(async () => expect((await maren.get(path, query)).status).toBe(200)));
    console.log(`| ${what} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`);
  }
  const sent = await timed(async () =>
    expect((await maren.post('/api/v1/chat/messages', { threadId, message: 'One more' })).status).toBe(201),
  );
  console.log(`| send a message | ${sent.toFixed(1)} | |`);
  await atrium.close();
});
