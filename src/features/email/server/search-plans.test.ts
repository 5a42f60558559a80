import { and, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '#server/query-rows.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { parseSearch } from '../search/parse-search.ts';
import { mailsView as mails } from '../tables.ts';
import { searchCondition } from './mail-place.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await atrium.ownerQuery(`
    insert into mails (entity, id, owner_id, folder, labels, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
    select 'juniper', 1000 + n, 1, 'inbox', '{}', 'Sender ' || (n % 500), 's' || n || '@clients.example',
      '[{"name":"Maren","email":"maren@juniper.example"}]', '[]', '[]', 'Offre n° ' || n, '<p>Text</p>', repeat('Livré à ' || md5(n::text) || '. ', 6),
      case when n % 40 = 0 then '[{"fileName":"Plan ' || n || '.pdf"}]' else '[]' end::jsonb, now() - n * interval '5 minutes', now() - n * interval '5 minutes', 1000 + n, now(), now()
    from generate_series(1, 5000) n`);
  await atrium.ownerQuery('vacuum analyze mails');
});
afterAll(() => atrium.close());

const planOf = (q: string) =>
  atrium.deps.database.reading('juniper', async (db) => {
    const terms = parseSearch(q).terms.map((term) =>
      searchCondition(term, {
        entity: 'juniper',
        zone: 'UTC',
        identity: { personId: 1 } as Parameters<typeof searchCondition>[1]['identity'],
      }),
    );
    const where: SQL | undefined = and(
      sql`${mails.entity} = 'juniper'`,
      sql`${mails.ownerId} = 1`,
      sql`${mails.listedIn} = 'inbox'`,
      ...terms,
    );
    const rows = db.select({ id: mails.id }).from(mails).where(where);
    const lines = await queryRows<Record<string, string>>(db, sql`explain (analyze, costs off, timing off) ${rows}`);
    return lines.map((line) => Object.values(line)[0]).join('\n');
  });

test.each([
  'livre "n° 777"',
  'Livré 4777',
  'from:s1777',
  'subject:1777 -roof',
  'filename:"plan 1760"',
  'to:nobody',
  'in:anywhere clients.example 1777',
])('%s uses the trigram index', async (q) => {
  const plan = await planOf(q);
  expect(plan).toContain('mails_by_text');
  expect(plan).not.toMatch(/Seq Scan on (public\.)?mails/u);
});
