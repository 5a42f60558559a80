import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepAll } from '#app/sweep-work.ts';
import { queryRows } from '#server/query-rows.ts';
import { type Client, registerUser } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { exportedTables, readCatalogue } from '../catalogue.ts';
import { findRemovableRows } from './removable-rows.ts';
import { namedWithoutKey, partOf } from './sample-parts.ts';

const yearSeconds = 365 * 24 * 3600;

let atrium: TestApi;
let owner: Client;
let entity: string;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds } });
  owner = await registerUser(atrium, { sampleData: true });
  entity = await entityOf(owner);
});
afterAll(() => atrium.close());

const path = '/api/v1/workspace/sample';
const entityOf = async (who: Client): Promise<string> => (await who.get('/api/v1/session')).body.userData.eid.split('-')[0];
const hasSample = async () => (await owner.get('/api/v1/session')).body.userData.hasSample;
const rowsIn = (rows: { table: string; rows: number }[], table: string) => rows.find((one) => one.table === table)?.rows ?? 0;
const read = <R extends object>(query: ReturnType<typeof sql>) => atrium.deps.database.reading(entity, (db) => queryRows<R>(db, query));

/** Returns all exportable rows of the company as text, without authors and timestamps. */
async function dump(): Promise<Record<string, string[]>> {
  return atrium.deps.database.reading(entity, async (db) => {
    const all: Record<string, string[]> = {};
    for (const { name } of exportedTables(await readCatalogue(db))) {
      if (['audit_entries', 'counters', 'people'].includes(name)) continue;
      const rows = await queryRows<{ row: string }>(
        db,
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where entity = ${entity}`,
      );
      all[name] = rows.map(({ row }) => row).sort();
    }
    return all;
  });
}

test('reports sample data and previews its removal without changing anything', async () => {
  expect(await hasSample()).toBe(true);
  const before = await dump();
  const { status, body } = await owner.get(path);
  expect([status, body.state, body.kept, body.removedAt]).toEqual([200, 'here', [], null]);
  expect(
    ['invoices', 'clients', 'people', 'mails', 'kanban_tasks', 'files', 'sellers'].map((table) => rowsIn(body.rows, table) > 0),
  ).toEqual([...[true, true, true, true, true], ...[false, false]]);
  expect(await dump()).toEqual(before);
});

test('a removal keeps own records with what they reference, and a restore brings everything back unchanged', async () => {
  const { clients } = (await owner.get('/api/v1/clients', { perPage: 1 })).body;
  const line = { description: 'Chair', priceCents: 9000, quantityMilli: 1000, discountBasisPoints: 0, taxBasisPoints: 0 };
  const dates = { issuedOn: '2031-03-01', dueOn: '2031-03-31', currency: 'EUR' };
  const invoice = (await owner.post('/api/v1/invoices', { clientId: clients[0].id, ...dates, lines: [line] })).body.invoice;
  const [card] = await read<{ id: string }>(sql`select id from kanban_tasks where entity = ${entity} order by id limit 1`);
  expect((await owner.post(`/api/v1/kanban/tasks/${card?.id}/comments`, { comment: 'Own words' })).status).toBe(201);
  const [moved] = await read<{ id: string }>(
    sql`select id from invoices where entity = ${entity} and balance_cents > 0 and kind = 'invoice' and number is not null order by id limit 1`,
  );
  const payment = { amountCents: 100, paidOn: atrium.clock.now.toISOString().slice(0, 10), method: 'cash' };
  expect((await owner.post(`/api/v1/invoices/${moved?.id}/payments`, payment)).status).toBe(200);
  const before = await dump();

  const preview = (await owner.get(path)).body;
  const kept = Object.fromEntries(preview.kept.map(({ table, rows }: { table: string; rows: number }) => [table, rows]));
  expect(kept).toMatchObject({ clients: 1, kanban_tasks: 1, kanban_boards: 1, kanban_spaces: 1 });
  expect(kept.invoices).toBeUndefined();
  const removed = await owner.post(`${path}/remove`);
  expect([removed.status, removed.body.state]).toEqual([200, 'removed']);
  expect(removed.body.rows.filter(({ table }: { table: string }) => table !== 'people')).toEqual(
    expect.arrayContaining(preview.rows.filter(({ table }: { table: string }) => table !== 'people' && table !== 'audit_entries')),
  );

  expect(await hasSample()).toBeUndefined();
  const { invoices, total } = (await owner.get('/apps/invoice/invoices', { perPage: 100 })).body;
  expect([invoices.map(({ id }: { id: number }) => id), total]).toEqual([[invoice.id], 1]);
  expect((await owner.get(`/api/v1/invoices/${invoice.id}`)).body.invoice.clientId).toBe(clients[0].id);
  expect((await owner.get('/api/v1/clients', { perPage: 100 })).body.clients.map(({ id }: { id: number }) => id)).toEqual([clients[0].id]);
  const left = await dump();
  for (const table of ['mails', 'products', 'blog_posts', 'help_articles', 'invoice_payments', 'orders', 'employees'])
    expect(left[table], table).toEqual([]);
  expect([left.kanban_tasks?.length, left.kanban_comments?.length, left.sellers, left.users?.length]).toEqual([1, 1, before.sellers, 1]);
  const searched = await read<{ source: string }>(sql`select distinct source from search_entries where entity = ${entity} order by source`);
  expect(searched.map(({ source }) => source)).toEqual(expect.not.arrayContaining(['mail', 'product', 'post', 'article', 'order']));
  const [entry] = (await owner.get('/api/v1/audit', { action: 'workspace.sample-removed' })).body.entries;
  expect(entry?.action).toBe('workspace.sample-removed');
  expect((await owner.post(`${path}/remove`)).body.error.reason.code).toBe('no_sample');
  expect((await owner.post(path)).body.error.reason.code).toBe('sample_there');

  const restored = await owner.post(`${path}/restore`);
  expect([restored.status, restored.body.state]).toEqual([200, 'here']);
  expect(await dump()).toEqual(before);
  expect((await owner.get('/apps/invoice/invoices', { perPage: 100 })).body.total).toBe(before.invoices?.length);
  expect(await hasSample()).toBe(true);
  expect((await owner.post(`${path}/restore`)).body.error.reason.code).toBe('no_sample');
});

test('keeps a sample user who has joined', async () => {
  const [joined] = await read<{ id: string; person: string }>(
    sql`select id, person_id as person from users where entity = ${entity} and person_id is not null order by id desc limit 1`,
  );
  await atrium.ownerQuery(
    `insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
      values ($1, 900, $2, 'joined@own.example', 'joined', '', 'staff', 'editor', now())`,
    [entity, joined?.person],
  );
  const { kept } = (await owner.get(path)).body;
  expect([rowsIn(kept, 'users'), rowsIn(kept, 'people')]).toEqual([1, expect.any(Number)]);
  await atrium.ownerQuery('delete from accounts where entity = $1 and id = 900', [entity]);
});

test('a restore is refused without changes when a sample number has been taken', async () => {
  const numbered = sql`select number from invoices where entity = ${entity} and number is not null order by id limit 1`;
  const [first] = await read<{ number: string }>(numbered);
  await owner.post(`${path}/remove`);
  const take = (number: string | null) =>
    atrium.ownerQuery(`update invoices set number = $1, issued_at = $2 where entity = $3`, [
      number,
      number && atrium.clock.now.toISOString(),
      entity,
    ]);
  await take(first?.number ?? '');
  const { status, body } = await owner.post(`${path}/restore`);
  expect([status, body.error.reason.code, await hasSample()]).toEqual([409, 'sample_in_the_way', undefined]);
  await take(null);
  expect((await owner.post(`${path}/restore`)).status).toBe(200);
});

test('after thirty days removed data and its files are deleted permanently', async () => {
  await owner.post(`${path}/remove`);
  const files = async () => Number((await read<{ n: string }>(sql`select count(*) as n from files where entity = ${entity}`))[0]?.n);
  const whole = await files();
  const began = atrium.clock.now;
  const sweepOn = async (day: number) => {
    atrium.clock.now = new Date(began.getTime() + day * 86_400_000);
    await sweepAll(atrium.deps);
  };
  await sweepOn(0);
  await sweepOn(29);
  expect([(await owner.get(path)).body.state, await files()]).toEqual(['removed', whole]);
  for (const day of [31, 32, 70]) await sweepOn(day);
  expect((await owner.get(path)).body.state).toBe('none');
  expect((await owner.post(`${path}/restore`)).body.error.reason.code).toBe('no_sample');
  expect(await files()).toBeLessThan(whole);
  atrium.clock.now = began;
});

test('adds sample data to a company without records and keeps its seller details', async () => {
  const other = await registerUser(atrium);
  await other.post('/api/v1/seller', { name: 'Oak & Son', address: '28 Ferry Road' });
  expect((await other.get(path)).body.state).toBe('empty');
  const { status, body } = await other.post(path);
  expect([status, body.state, rowsIn(body.rows, 'invoices') > 0]).toEqual([200, 'here', true]);
  expect((await other.get('/api/v1/seller')).body.seller).toMatchObject({ name: 'Oak & Son', address: '28 Ferry Road' });
  expect((await other.post(`${path}/remove`)).status).toBe(200);
  expect((await other.get('/api/v1/seller')).body.seller.name).toBe('Oak & Son');
});

test('refuses to add it to a company with records', async () => {
  const other = await registerUser(atrium);
  await other.post('/apps/todo/add-tasks', { task: { title: 'Own' } });
  const [state, added] = [await other.get(path), await other.post(path)];
  expect([state.body.state, added.status, added.body.error.reason.code]).toEqual(['none', 409, 'not_empty_for_sample']);
});

test('the columns checked by a removal exist', async () => {
  await atrium.deps.database.reading(entity, async (db) => {
    const catalogue = await readCatalogue(db);
    const known = new Set(catalogue.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
    const named = [
      ...Object.entries(partOf).map(([table, { column }]) => `${table}.${column}`),
      ...namedWithoutKey.map(({ table, column }) => `${table}.${column}`),
    ];
    expect(named.filter((one) => !known.has(one))).toEqual([]);
    expect((await findRemovableRows(db, catalogue, entity, {})).keys).toEqual({});
  });
});
