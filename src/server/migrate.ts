import { sha256Hex } from './bytes.ts';
import { isolationStatements } from './isolation.ts';

/** A connection of a user who can create roles and schemas, or was given them by an administrator. One statement per query. */
export interface MigrationConnection {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

/** A drizzle-kit file: statements separated by `--> statement-breakpoint` lines. `name` determines the order and is recorded. */
export interface Migration {
  name: string;
  sql: string;
}

/** A database's applied and pending migrations, in order. */
export interface MigrationState {
  applied: string[];
  pending: string[];
}

/** Called before anything is applied, while other servers wait. An error aborts the migration. */
type BeforeApplying = (state: MigrationState) => Promise<void>;

const extensions = ['pg_trgm', 'btree_gin'];

/**
 * Brings the database up to date in one transaction: roles, schemas, extensions, pending migrations, and the isolation of entities. Servers
 * that start at the same time wait, and then find nothing left to do.
 * @returns The names of the migrations applied now.
 */
export async function migrate(
  connection: MigrationConnection,
  migrations: Migration[],
  before: BeforeApplying = async () => {},
): Promise<string[]> {
  await connection.query('begin');
  try {
    const applied = await migrateWithin(connection, migrations, before);
    await connection.query('commit');
    return applied;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** Like `migrate`, within a transaction that the caller starts and ends. */
export async function migrateWithin(
  connection: MigrationConnection,
  migrations: Migration[],
  before: BeforeApplying = async () => {},
): Promise<string[]> {
  const run = (sql: string) => connection.query(sql);
  await run("select pg_advisory_xact_lock(hashtext('atrium migrations'))");
  await prepareRolesAndSchemas(run);
  await run('set local role atrium_owner');
  await run('create table if not exists public.atrium_migrations (name text primary key, applied_at timestamptz not null default now())');
  const applied = await applyNew(run, migrations, before);
  await run('reset role');
  return applied;
}

type Run = MigrationConnection['query'];

async function prepareRolesAndSchemas(run: Run): Promise<void> {
  for (const role of ['atrium_owner', 'atrium_app']) {
    // A managed database has no superuser: the creator of a role is its admin, but must be a member to act as it.
    await run(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      begin
        perform set_config('role', '${role}', true);
        perform set_config('role', 'none', true);
      exception when insufficient_privilege then grant ${role} to current_user;
      end;
    end $$`);
  }
  await run(`do $$ begin
    if not exists (select from pg_namespace where nspname = 'ext') then create schema ext; end if;
  end $$`);
  for (const extension of extensions) await run(`create extension if not exists ${extension} schema ext`);
  await run(`do $$ begin
    if not has_schema_privilege('atrium_owner', 'public', 'create') then grant usage, create on schema public to atrium_owner; end if;
    if not exists (select from pg_namespace where nspname = 'visible') then create schema visible authorization atrium_owner; end if;
    grant usage on schema ext to atrium_owner, atrium_app;
  end $$`);
  // Extensions that already exist may be in a different schema.
  await run(`select set_config('search_path', 'public, ' || string_agg(distinct quote_ident(nspname), ', '), true)
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname in (${extensions.map(quoted).join(', ')})`);
}

async function applyNew(run: Run, migrations: Migration[], before: BeforeApplying): Promise<string[]> {
  const { rows } = await run('select name from public.atrium_migrations order by name');
  const remembered = new Set(rows.map((row) => (row as { name: string }).name));
  const missing = migrations.filter(({ name }) => !remembered.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const applied = [...remembered].filter((name) => name.endsWith('.sql'));
  await before({ applied, pending: missing.map(({ name }) => name) });
  await run(`do $$ begin
    if exists (select from pg_collation where collname = 'names' and collnamespace = 'public'::regnamespace) then return; end if;
    begin
      create collation public.names (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
    exception when others then
      -- A build without ICU sorts names by their characters.
      create collation public.names from "C";
    end;
  end $$`);
  for (const { name, sql } of missing) {
    for (const statement of statementsOf(sql)) await run(statement);
    await run(`insert into public.atrium_migrations (name) values (${quoted(name)})`);
  }
  const isolation = `isolation ${await digest(isolationStatements.join(';'))}`;
  if (missing.length > 0 || !remembered.has(isolation)) {
    for (const statement of isolationStatements) await run(statement);
    await run(`insert into public.atrium_migrations (name) values (${quoted(isolation)}) on conflict do nothing`);
  }
  return missing.map(({ name }) => name);
}

/** drizzle-kit writes `"public".` before enum types and foreign key targets, although the search path already covers it. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll('"public".', '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function digest(text: string): Promise<string> {
  return (await sha256Hex(text)).slice(0, 16);
}
