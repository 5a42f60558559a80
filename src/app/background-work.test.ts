import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { changeHub } from '#server/change-hub.ts';
import { storedFiles } from '../../tests/chosen-database.ts';
import { copyRows } from '../../tests/copy-row.ts';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { silentLog } from '../../tests/silent-log.ts';
import { statementsOf } from '../../tests/statements-of.ts';
import { type TestApi, testApiOn } from '../../tests/test-api.ts';
import { withoutTimeouts } from '../../tests/without-timeouts.ts';
import { backgroundWork } from './background-work.ts';

const backlog = 1200;
const works = backgroundWork();
const workNamed = (name: string) => works.filter((one) => one.name === name);

let own: TestDatabase;
let atrium: TestApi;
let sent: ReturnType<typeof statementsOf>;
let close: () => Promise<void>;
beforeAll(async () => {
  own = await testDatabase('atrium_sample');
  const pool = openPool({ ...own.app, ...withoutTimeouts }, silentLog, { size: 1 });
  sent = statementsOf(pool);
  const on = { database: pooledDatabase(pool), changes: changeHub(silentLog) };
  atrium = { ...(await testApiOn(on, { files: await storedFiles() })), ownerQuery: own.ownerQuery };
  close = () => pool.end();
  atrium.clock.now = new Date('2040-05-07T12:00:00Z');
  await atrium.ownerQuery('update recurring_invoices set is_paused = true');
  for (let turn = 0; turn < 3; turn++) for (const { work } of works) await work(atrium.deps);
  await addBacklog();
});
afterAll(async () => {
  await close();
  await own.close();
});

/** Adds a backlog of each kind, due at 13:00. */
async function addBacklog(): Promise<void> {
  const dueAt = '2040-05-07T13:00:00Z';
  await copyRows(
    atrium,
    'mails',
    backlog,
    `jsonb_build_object('id', 100000 + n, 'folder', 'inbox', 'snoozed_until', '${dueAt}', 'send_at', null)`,
  );
  await copyRows(
    atrium,
    'blog_posts',
    backlog,
    `jsonb_build_object('id', 100000 + n, 'slug', 'post-' || n, 'status', 'Scheduled', 'published_at', '${dueAt}', 'deleted_at', null)`,
  );
  await copyRows(
    atrium,
    'calendar_events',
    backlog,
    `jsonb_build_object('id', 100000 + n, 'uid', 'event-' || n, 'owner_id', 1, 'master_id', null, 'occurrence', null, 'own_calendar_id', null,
      'deleted_at', null, 'all_day', false, 'time_zone', 'UTC', 'rrule', 'FREQ=DAILY', 'start_date', null, 'end_date', null,
      'starts_at', '2040-05-07T13:30:00Z', 'ends_at', '2040-05-07T14:00:00Z', 'span_from', '2040-05-07T13:30:00Z', 'span_until', null)`,
  );
  await atrium.ownerQuery(`insert into calendar_reminders (entity, event_id, person_id, minutes_before)
    select 'juniper', 100000 + n, 1, '{30}' from generate_series(1, ${backlog}) n`);
  // People who want notification mails and have unread notifications.
  await copyRows(atrium, 'people', backlog, `jsonb_build_object('id', 100000 + n, 'email', 'person-' || n || '@juniper.example')`);
  await atrium.ownerQuery(`insert into notification_preferences (entity, person_id, mail_every, updated_at)
    select 'juniper', 100000 + n, 'hourly', '2040-05-07T12:00:00Z' from generate_series(1, ${backlog}) n`);
  await atrium.ownerQuery(`insert into notifications (entity, id, person_id, kind, area, target_id, title, path, time, mail_at)
    select 'juniper', 900000 + n, 100000 + n, 'mention', 'board', 1, 'Oak', '/', '2040-05-07T12:00:00Z', '2040-05-07T13:00:00Z'
    from generate_series(1, ${backlog}) n`);
  const remind = (area: string) =>
    atrium.ownerQuery(`insert into reminders (entity, id, person_id, area, target_id, title, path, due_at, at)
      select 'juniper', ${area.length} * 100000 + n, 1, '${area}', 100000 + n, 'Soon', '/', '${dueAt}', '${dueAt}' from generate_series(1, ${backlog}) n`);
  for (const area of ['calendar', 'todo', 'board']) await remind(area);
  await atrium.ownerQuery('analyze');
}

/** Returns the number of statements one turn of the given work sends. */
async function turnOf(name: string): Promise<number> {
  sent.length = 0;
  for (const { work } of workNamed(name)) await work(atrium.deps);
  return sent.length;
}

describe('before anything is due', () => {
  test.each([...new Set(works.map(({ name }) => name))])('%s: a run makes one query at most', async (name) => {
    await turnOf(name);
    expect(await turnOf(name), sent.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(1);
  });

  test('polling reads only a few blocks, no matter how many rows will become due', async () => {
    const at = atrium.clock.now.toISOString();
    const named = (await atrium.ownerQuery(`select proname as name, pronargs as args from pg_proc
      where proname like 'entities_with_%' and proname <> 'entities_with_published_posts'`)) as {
      name: string;
      args: number;
    }[];
    expect(named.length).toBeGreaterThan(6);
    for (const { name, args } of named) {
      const question = `explain (analyze, buffers, format json) select entity from ${name}(${args === 0 ? '' : `'${at}'`}) as entity`;
      await atrium.ownerQuery(question);
      const [answer = {}] = await atrium.ownerQuery(question);
      const [{ Plan: plan }] = answer['QUERY PLAN'] as [{ Plan: Record<string, number> }];
      expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), name).toBeLessThan(60);
    }
  });
});

describe(`processes ${backlog} due items of one kind in a few statements`, () => {
  beforeAll(() => {
    atrium.clock.now = new Date('2040-05-07T13:00:00Z');
  });
  const left = async (sql: string) => (await atrium.ownerQuery(sql))[0]?.n;

  test('snoozed mails', async () => {
    const statements = (await turnOf('send due mails')) + (await turnOf('send due mails'));
    expect(await left('select count(*)::int as n from mails where snoozed_until is not null')).toBe(0);
    expect(statements).toBeLessThan(20);
  });

  test('scheduled posts', async () => {
    expect(await turnOf('tell of published posts')).toBeLessThan(30);
    expect(await left(`select count(*)::int as n from blog_posts where status = 'Scheduled'`)).toBe(0);
  });

  test('reminders, including those of recurring events, which are rescheduled', async () => {
    let statements = 0;
    const due = `select count(*)::int as n from reminders where due_at <= '${atrium.clock.now.toISOString()}'`;
    while ((await left(due)) !== 0) statements += await turnOf('fire reminders');
    expect(statements).toBeLessThan(300);
    expect(await left(`select count(*)::int as n from reminders where area = 'calendar' and due_at = '2040-05-08T13:00:00Z'`)).toBe(
      backlog,
    );
    expect(await left(`select count(*)::int as n from notifications where title = 'Soon'`)).toBe(2 * backlog);
  });
});
