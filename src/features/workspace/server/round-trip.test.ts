import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { pgliteDatabase } from '../../../../tests/pglite-database.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type TwoCompanies, twoCompanies } from '../../../../tests/walk/two-companies.ts';
import {
  type Bytes,
  type Entries,
  entityOf,
  entriesOf,
  exportedBy,
  found,
  takenInBy,
  workspaceRows,
} from '../../../../tests/workspace-archives.ts';

/** New companies start empty. */
const empty = { sampleData: false, settings: { sampleData: false } };

/** Tables that grow through export and import. */
const grows = ['audit_entries', 'counters'];

type Rows = Map<string, string[]>;

/**
 * Rows neither in the sample data nor added by the test: a document, pending and delivered mails, a scheduled one, notification settings.
 */
const restOfTheTables = [
  `insert into invoice_documents (entity, id, language, name, pdf, created_at)
   select 'juniper', max(id), 'en', 'A paper.pdf', '\\x255044460a00ff', now() from invoices where entity = 'juniper'`,
  ...["1, 'sent', null", "2, 'waiting', now() + interval '1 hour'"].map(
    (values) => `insert into mail_deliveries (id, state, due_at, entity, mail_id, owner_id, email, created_at, updated_at)
     select ${values}, 'juniper', id, owner_id, 'ada@world.example', now(), now() from mails where entity = 'juniper' and folder = 'sent' order by id limit 1`,
  ),
  `update mails set send_at = now() + interval '1 day' where entity = 'juniper' and id = (select max(id) from mails where is_draft and entity = 'juniper')`,
  `insert into shop_settings (entity, delivery_methods, updated_at)
   select 'juniper', '[{"key":"post","name":"Post","countries":[],"currency":"EUR","priceBy":"total","isFreeForMarked":false,"tiers":[{"from":0,"priceCents":500}]}]', now()`,
  `insert into notification_preferences (entity, person_id, updated_at) select entity, id, now() from people where entity = 'juniper' limit 1`,
];

/** Returns the rows that are in only one of the two, by table. */
function differing(before: Rows, after: Rows): Record<string, { lost: string[]; came: string[] }> {
  const found = [...before].map(([table, rows]) => {
    const now = after.get(table) ?? [];
    const [was, is] = [new Set(rows), new Set(now)];
    return [table, { lost: rows.filter((row) => !is.has(row)), came: now.filter((row) => !was.has(row)) }] as const;
  });
  return Object.fromEntries(found.filter(([, { lost, came }]) => lost.length + came.length > 0));
}

async function fileBytes(atrium: TestApi, entries: Entries): Promise<void> {
  const files = [...entries].filter(([name]) => name.startsWith('files/'));
  expect(files.length).toBeGreaterThan(30);
  for (const [name, bytes] of files)
    expect(Buffer.from((await atrium.deps.files.read(name.slice(6))) ?? '').equals(bytes as Bytes), name).toBe(true);
}

describe('a company with rows in every table, imported into another installation', () => {
  let world: TwoCompanies;
  let server: TestApi;
  let founder: Client;
  let archive: Bytes;
  let before: Rows;
  beforeAll(async () => {
    world = await twoCompanies();
    server = await testApi(empty);
    const { atrium, owner } = world;
    for (const statement of restOfTheTables) await atrium.ownerQuery(statement);
    archive = await exportedBy(atrium, owner);
    before = await workspaceRows(atrium, 'juniper');
    const [person] = await atrium.ownerQuery("select email from people where entity = 'juniper' and id = $1", [owner.userData.id]);
    founder = await found(server, String(person?.email));
  }, 240_000);
  afterAll(async () => {
    await world.atrium.close();
    await server.close();
  });

  test('keeps every row and file, and the importing person keeps their identity', async () => {
    expect(
      [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table),
      'nothing is proved of these',
    ).toEqual([]);
    const answer = await takenInBy(server, founder, archive);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    const after = await workspaceRows(server, entityOf(founder));
    const {
      audit_entries: audit,
      counters,
      mail_deliveries: deliveries,
      mail_counts: counts,
      search_entries: entries,
      ...others
    } = differing(before, after);
    expect(others).toEqual({});
    // The scheduled mail became a draft.
    expect(counts?.lost.map((row) => JSON.parse(row).folder).sort()).toEqual(['draft', 'scheduled']);
    expect(counts?.came.map((row) => JSON.parse(row).folder)).toEqual(['draft']);
    const places = (rows: string[] = []) => rows.map((row) => JSON.parse(row)).map(({ kind, facts }) => `${kind} in ${facts.folder}`);
    expect(places(entries?.lost)).toEqual(['file in scheduled', 'mail in scheduled']);
    expect(places(entries?.came)).toEqual(['file in draft', 'mail in draft']);
    expect(deliveries).toEqual({ lost: [expect.stringContaining('"state": "waiting"')], came: [] });
    expect(audit?.lost).toEqual([]);
    expect(audit?.came.map((row) => JSON.parse(row).action)).toEqual(['account.registered', 'workspace.imported']);
    expect(counters?.lost.map((row) => JSON.parse(row).kind)).toEqual(['audit']);
    await fileBytes(server, await entriesOf(archive));
    const me = (await founder.get('/api/v1/session')).body.userData;
    expect([me.id, me.role]).toEqual([world.owner.userData.id, 'admin']);
  });
});

describe('from demo to server and back', () => {
  let demo: TestApi;
  let server: TestApi;
  let first: Entries;
  let before: Rows;
  beforeAll(async () => {
    demo = await testApi({ database: pgliteDatabase, settings: { sampleData: false } });
    server = await testApi(empty);
  }, 240_000);
  afterAll(async () => {
    await demo.close();
    await server.close();
  });

  test('the demo company is identical on a server, and so is its export', async () => {
    const archive = await exportedBy(demo, await signInAs(demo, 'admin'));
    first = await entriesOf(archive);
    before = await workspaceRows(demo, 'juniper');
    const founder = await found(server, 'admin@demo.com');
    expect((await takenInBy(server, founder, archive, 'check')).body.problems).toEqual([]);
    expect((await takenInBy(server, founder, archive)).status).toBe(200);
    const differences = differing(before, await workspaceRows(server, entityOf(founder)));
    expect(Object.keys(differences).sort()).toEqual(grows);
    await fileBytes(server, first);

    const again = await entriesOf(await exportedBy(server, founder));
    const rowsOf = (entries: Entries) =>
      [...entries].filter(([name]) => !grows.some((table) => name.includes(table)) && !/^(atrium|manifest)/.test(name));
    expect(rowsOf(again)).toEqual(rowsOf(first));
    const added = await founder.post('/apps/todo/add-tasks', { task: { title: 'The next one' } });
    expect(added.body.task.id).toBe(25);
  });

  test('and identical in a demo again, with the importing person added', async () => {
    const archive = await exportedBy(server, await signedInAgain());
    const founder = await found(demo, 'nora@quill.example');
    const answer = await takenInBy(demo, founder, archive);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    const differences = differing(before, await workspaceRows(demo, entityOf(founder)));
    const came = Object.fromEntries(Object.entries(differences).map(([table, { came }]) => [table, came.length]));
    expect(Object.keys(came).sort()).toEqual(
      [...grows, 'people', 'search_entries', 'todo_counts', 'todo_tasks', 'user_counts', 'users'].sort(),
    );
    expect([came.people, came.users, came.todo_tasks]).toEqual([1, 1, 1]);
    await fileBytes(demo, first);
    const { body } = await founder.get('/api/v1/session');
    expect([body.userData.id, body.userData.email, body.userData.role]).toEqual([13, 'nora@quill.example', 'admin']);
    expect((await founder.get('/apps/email/emails', { folder: 'inbox' })).body.total).toBe(0);
    expect((await founder.get('/api/v1/people', { q: 'Maren' })).status).toBe(200);
  });

  async function signedInAgain(): Promise<Client> {
    const { body } = await clientWith(server, null).post('/jwt/login', { email: 'admin', password: 'a long password' });
    return clientWith(server, body);
  }
});
