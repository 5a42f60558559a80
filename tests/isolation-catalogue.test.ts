import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

/** The tables in the sources, with their column names. */
async function declaredTables(): Promise<Map<string, string[]>> {
  const files = globSync(['src/server/tables.ts', 'src/{features,platform}/*/tables.ts']);
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
  return new Map(
    tables.map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table))
        .map(({ name }) => name)
        .sort(),
    ]),
  );
}

interface Table extends Record<string, unknown> {
  name: string;
  secured: boolean;
  policies: number;
  leading_key: string | null;
  has_view: boolean;
  app_owns: boolean;
}

test('gives every table with an entity row-level security, one policy, a view, and a key that starts with the entity', async () => {
  const tables = (await atrium.ownerQuery(`
    select c.relname as name, c.relrowsecurity as secured, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as leading_key,
      exists (select 1 from pg_class v join pg_namespace n on n.oid = v.relnamespace where n.nspname = 'visible' and v.relname = c.relname and v.relkind = 'v') as has_view,
      pg_get_userbyid(c.relowner) = 'atrium_app' as app_owns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'entity' and not a.attisdropped)
    order by 1`)) as Table[];
  const bound = [...(await declaredTables())].filter(([, columns]) => columns.includes('entity'));
  expect(tables.map(({ name }) => name)).toEqual(bound.map(([name]) => name).sort());
  for (const { name, ...facts } of tables) {
    expect(facts, name).toEqual({ secured: true, policies: 1, leading_key: 'entity', has_view: true, app_owns: false });
  }
});

test('the migrations create the tables as the sources declare them', async () => {
  const rows = (await atrium.ownerQuery(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'atrium_migrations'
    group by 1`)) as { name: string; columns: string[] }[];
  const made = new Map(rows.map(({ name, columns }) => [name, columns]));
  for (const [name, columns] of await declaredTables()) expect(made.get(name), `${name}: npm run migration`).toEqual(columns);
});

test('lists every function of the owner, each with a fixed search path', async () => {
  const functions = await atrium.ownerQuery(`
    select proname as name, coalesce(array_to_string(proconfig, ','), '') as settings from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace order by 1`);
  expect(functions.map(({ name }) => name)).toEqual([
    'count_unverified_accounts',
    'end_known_sample_accounts',
    'end_sample_accounts',
    'entities_to_sweep',
    'entities_with_calendars_to_refresh',
    'entities_with_invoice_work',
    'entities_with_mail_work',
    'entities_with_mails_to_clean',
    'entities_with_notices_to_mail',
    'entities_with_posts_due',
    'entities_with_published_posts',
    'entities_with_reminders',
    'entities_with_untold_changes',
    'entities_with_webhook_deliveries',
    'find_account_for_login',
    'find_calendar_feed',
    'find_mailbox',
    'find_sign_on_of',
    'find_signing_key',
    'find_subdomain',
    'has_any_account',
    'has_known_sample_account',
    'has_real_account',
    'is_mail_address_of_others',
    'is_mail_address_taken',
    'is_mail_domain_of_others',
    'offered_sign_ons',
    'owns_mail_domain',
    'search_words_like',
    'taken_login_names',
    'unnamed_file_keys',
  ]);
  for (const { settings } of functions) expect(settings).toMatch(/search_path=/);
});
