import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rebuildSearch } from '#hosts/node/rebuild-search.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
let client: pg.Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  const [row] = await atrium.ownerQuery('select current_database() as name');
  client = new pg.Client({ host: inject('postgresSocket'), user: 'postgres', database: String(row?.name) });
  await client.connect();
  await client.query('set role atrium_owner');
});
afterAll(async () => {
  await client.end();
  await atrium.close();
});

const columns = 'id, part, kind, title, detail, author, author_id, owner_id, room, reader_ids, shown_from, moved_at, facts';

async function sources(): Promise<{ source: string; table: string; texts: string[]; deletes: boolean }[]> {
  const rows = await atrium.ownerQuery(`
    select substr(proname, 16) as source, relname as table, relname not in ('orders') as deletes,
      array(select quote_ident(attname) from pg_attribute where attrelid = tgrelid and attgenerated = '' and atttypid = 'text'::regtype
        and attname in ('title', 'subject', 'message', 'message_text', 'description_text', 'name', 'company', 'full_name', 'service', 'excerpt', 'location', 'brand')) as texts
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where proname like 'keep_search_of_%' and tgname like '%_search_on_insert' order by 1`);
  return rows as Awaited<ReturnType<typeof sources>>;
}

/** Returns the differences between the index and a rebuilt one, in both directions. */
async function differences(): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const { source, table } of await sources()) {
    const kept = `select entity, ${columns} from search_entries where source = '${source}'`;
    const made = `select given.entity, ${columns.replaceAll(/\w+/g, 'made.$&')}
      from (select entity, array_agg(id) as ids from ${table} group by entity) given, search_lines_of_${source}(given.entity, given.ids) made`;
    all.push(...(await atrium.ownerQuery(`(${kept} except ${made}) union all (${made} except ${kept})`)));
  }
  return all;
}

test('the index equals a rebuilt one after any writes', async () => {
  expect((await sources()).map(({ source }) => source)).toEqual([
    'card',
    'client',
    'event',
    'help',
    'invoice',
    'mail',
    'message',
    'order',
    'person',
    'post',
    'product',
    'todo',
    'user',
  ]);
  expect(await differences()).toEqual([]);
  const count = async () => Number((await atrium.ownerQuery('select count(*) as count from search_entries'))[0]?.count);
  const whole = await count();
  for (const { table, texts } of await sources()) {
    if (texts.length === 0) continue;
    await atrium.ownerQuery(`update ${table} set ${texts.map((one) => `${one} = ${one} || ' Überarbeitet'`).join(', ')} where id % 2 = 0`);
  }
  expect(await differences()).toEqual([]);
  for (const { table } of await sources()) await atrium.ownerQuery(`update ${table} set deleted_at = now() where id % 3 = 0`);
  expect(await differences()).toEqual([]);
  expect(await count()).toBeLessThan(whole);
  for (const { table } of await sources()) await atrium.ownerQuery(`update ${table} set deleted_at = null where deleted_at is not null`);
  expect(await differences()).toEqual([]);
  await atrium.ownerQuery('update mails set attachments = attachments || \'[{"fileId": 1, "fileName": "added.pdf"}]\'');
  await atrium.ownerQuery("update kanban_tasks set attachments = '[]', board_id = board_id");
  await atrium.ownerQuery("update mails set folder = 'trash' where id % 5 = 0");
  expect(await differences()).toEqual([]);
  await atrium.ownerQuery('delete from mails where id % 7 = 0 and reply_to_id is null');
  await atrium.ownerQuery('delete from todo_tasks where id % 2 = 0');
  expect(await differences()).toEqual([]);
});

test('writes without searchable changes leave the index untouched', async () => {
  const stamps = () =>
    atrium.ownerQuery("select source, id, part, xmin::text from search_entries where source in ('mail', 'todo') order by 1, 2, 3");
  const before = await stamps();
  await atrium.ownerQuery('update mails set is_read = not is_read, is_starred = not is_starred');
  await atrium.ownerQuery('update todo_tasks set position = position + 1, is_completed = true');
  expect(await stamps()).toEqual(before);
});

test('a to-do is found within its own transaction and disappears with a rollback', async () => {
  const found = async (q: string) => {
    const { groups } = (await admin.get('/api/v1/search', { q })).body;
    return groups.flatMap(({ hits }: { hits: { title: string }[] }) => hits.map(({ title }) => title));
  };
  const { body } = await admin.post('/apps/todo/add-tasks', { task: { title: 'Wax the Käpälä bench' } });
  expect(await found('kapala')).toEqual(['Wax the Käpälä bench']);
  expect(await found('kapla')).toEqual(['Wax the Käpälä bench']);
  await admin.post('/apps/todo/update-task', { task: { ...body.task, title: 'Oil the Käpälä bench' } });
  expect(await found('wax kapala')).toEqual([]);
  expect(await found('"kapala bench" oil')).toEqual(['Oil the Käpälä bench']);
});

test('reindexing repairs the index during concurrent writes', async () => {
  await atrium.ownerQuery("delete from search_entries where id % 2 = 0; update search_entries set title = 'wrong' where id % 3 = 0");
  await atrium.ownerQuery(
    "insert into search_entries (entity, source, id, part, kind, title, detail, author, reader_ids, moved_at, facts) values ('juniper', 'todo', 987654, 0, 'todo', 'ghost', '', '', '{}', now(), '{}')",
  );
  await atrium.ownerQuery('delete from search_words where word < $1', ['m']);
  let isDone = false;
  const writing = (async () => {
    for (let turn = 0; !isDone; turn++) {
      await atrium.ownerQuery(`update todo_tasks set title = 'turn ${turn} of ' || id, position = position + 1 where id % 2 = ${turn % 2}`);
      await atrium.ownerQuery(`update mails set subject = 'turn ${turn}' where id % 3 = ${turn % 3}`);
    }
  })();
  const counts = await rebuildSearch(client);
  isDone = true;
  await writing;
  expect(counts.get('mail')).toBeGreaterThan(5);
  expect(await differences()).toEqual([]);
  const [words] = await atrium.ownerQuery(`
    select count(*) filter (where word = 'ghost')::int as stale, count(*)::int - count(distinct (entity, word))::int as twice from search_words`);
  expect(words).toEqual({ stale: 0, twice: 0 });
  expect((await atrium.ownerQuery("select from search_words where word < 'm' limit 1")).length).toBe(1);
});
