import { type Client, signInAs } from './client.ts';
import type { TestApi } from './test-api.ts';

const words = `array['oak', 'walnut', 'ash', 'linen', 'brass']`;

/**
 * Writes many messages, one every five minutes up to now: `count` into Maren's chat with Josephine, and as many into another thread
 * without them. @returns the thread and its smallest new id; the others follow in steps of two
 */
export async function fillThread(atrium: TestApi, count: number): Promise<{ maren: Client; threadId: number; firstId: number }> {
  const maren = await signInAs(atrium, 'admin');
  const { body } = await maren.get('/apps/chat/get-chat', { id: 3 });
  const threadId: number = body.chat.id;
  await atrium.ownerQuery(
    `insert into chat_threads (entity, id, is_group, title, created_by, created_at) values ('juniper', 900, true, 'Others', 5, now())`,
  );
  const firstId = 1002;
  await atrium.ownerQuery(
    `insert into chat_messages (entity, id, thread_id, sender_id, message, time)
    select 'juniper', 1000 + n, case when n % 2 = 0 then $1::bigint else 900 end, case when n % 4 = 0 then 1 else 3 end,
      'Message ' || n || ' about ' || (${words})[1 + n % 5] || ': ' || repeat(md5(n::text) || ' ', 3),
      now() - (${count} * 2 - n) * interval '150 seconds'
    from generate_series(1, ${count} * 2) n`,
    [threadId],
  );
  await atrium.ownerQuery(
    `update chat_threads set last_message_id = ${1000 + count * 2}, last_time = now() where entity = 'juniper' and id = $1`,
    [threadId],
  );
  await atrium.ownerQuery(
    `insert into counters (entity, kind, last_id) values ('juniper', 'chat message', $1)
    on conflict (entity, kind) do update set last_id = excluded.last_id`,
    [1000 + count * 2],
  );
  await atrium.ownerQuery('vacuum analyze chat_messages');
  return { maren, threadId, firstId };
}
