import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { newestNested } from './list-emails.ts';
import { namingsOf } from './receiving/related-mails.ts';

let atrium: TestApi;
/** Every tenth email is a conversation of five. */
beforeAll(async () => {
  atrium = await testApi();
  await atrium.ownerQuery(`
    insert into mails (entity, id, owner_id, folder, labels, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, reply_to_id, nested_in_id, is_nested, message_id, reference_ids, created_at, updated_at)
    select 'juniper', 1000 + n, 1, 'inbox', '{}', 'Sender ' || (n % 500), 's' || n || '@clients.example', '[]', '[]', '[]', 'Offer ' || n, '<p>Text</p>', repeat('Text ' || n, 20),
      '[]', now() - n * interval '5 minutes', now() - n * interval '5 minutes', 1000 + first, nullif(1000 + first, 1000 + n), nullif(1000 + first, 1000 + n), first <> n, '<m' || n || '@clients.example>',
      case when first = n then '{}' else array['<m' || first || '@clients.example>', '<lost' || n || '@clients.example>'] end, now(), now()
    from generate_series(0, 4999) n, lateral (select case when n % 10 < 5 then n - n % 10 else n end as first)`);
  await atrium.ownerQuery('vacuum analyze mails');
});
afterAll(() => atrium.close());

test('reads a page of conversations through the index of nested emails, in a mailbox of five thousand', async () => {
  const plan = await atrium.deps.database.reading('juniper', async (db) => {
    const scope = { db, entity: 'juniper', identity: { personId: 1 } } as Scope;
    const ids = Array.from({ length: 50 }, (_, index) => 1000 + index * 10);
    const lines = await queryRows<Record<string, string>>(db, sql`explain (analyze, costs off, timing off) ${newestNested(ids, scope)}`);
    return lines.map((line) => Object.values(line)[0]).join('\n');
  });
  expect(plan).toContain('mails_nested');
  expect(plan).not.toMatch(/Seq Scan on (public\.)?mails/u);
});

test('finds the thread of an incoming email through the indexes of message ids and references, in a mailbox of five thousand', async () => {
  const plan = await atrium.deps.database.reading('juniper', async (db) => {
    const messageIds = ['<m100@clients.example>', '<lost101@clients.example>', '<new@clients.example>'];
    const namings = namingsOf({ entity: 'juniper', ownerIds: [1], messageIds });
    const lines = await queryRows<Record<string, string>>(db, sql`explain (analyze, costs off, timing off) ${namings}`);
    return lines.map((line) => Object.values(line)[0]).join('\n');
  });
  expect(plan).toContain('mails_by_message_id');
  expect(plan).toContain('mails_by_reference');
  expect(plan).not.toMatch(/Seq Scan on (public\.)?mails/u);
});
