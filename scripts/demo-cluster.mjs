// The initial state of the demo as tar archives: a migrated and seeded cluster, and the contents of the sample files.
import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { packTar, unpackTar } from 'modern-tar';
import { addSampleData } from '../src/app/sample-data.ts';
import { settleSampleAccounts } from '../src/app/settle-sample-accounts.ts';
import { oneConnection } from '../src/hosts/demo/one-connection.ts';
import { memoryFiles } from '../src/hosts/demo/tab-files.ts';
import { tabPasswords } from '../src/hosts/demo/tab-passwords.ts';
import { tabSettings } from '../src/hosts/demo/tab-settings.ts';
import { migrate } from '../src/server/migrate.ts';

/** Unused templates, and files PostgreSQL recreates on start. */
const needless = /^\/?(base\/[14]\/|pg_stat_tmp\/.|postmaster\.(pid|opts)$|.*\/pg_internal\.init$)/;

/** Config files with a dozen lines of settings; the rest is comments. */
const explained = /(^|\/)(postgresql|pg_hba|pg_ident)\.conf$/;

/**
 * Half of the incompressible data in the catalog is definitions of unused views, descriptions of functions, or statistics about the
 * catalog itself.
 */
const slimmer = `
  set allow_system_table_mods = on;
  drop schema information_schema cascade;
  do $$
  declare
    unasked text;
  begin
    for unasked in
      select relname from pg_class where relkind = 'v' and relnamespace = 'pg_catalog'::regnamespace and relname not in ('pg_roles', 'pg_settings')
    loop
      execute format('drop view if exists pg_catalog.%I cascade', unasked);
    end loop;
  end
  $$;
  delete from pg_description;
  delete from pg_shdescription;
  delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'pg_catalog'::regnamespace);
  reset allow_system_table_mods;
`;

export async function readMigrations() {
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}

/**
 * @param migrations as returned by `readMigrations`
 * @returns {Promise<{ cluster: Uint8Array, files: Uint8Array }>}
 */
export async function makeCluster(migrations) {
  const pglite = await PGlite.create({
    extensions: { pg_trgm, btree_gin },
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  await migrate({ query: (sql) => pglite.query(sql) }, migrations);
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  const kept = new Map();
  const clock = () => new Date();
  const bytes = memoryFiles(clock);
  const files = { ...bytes, write: (key, content) => bytes.write(key, content).then(() => void kept.set(key, content)) };
  const deps = {
    database: oneConnection(pglite),
    clock,
    passwords: tabPasswords,
    files,
    images: { reencode: () => Promise.reject(new Error('the sample has no photographs')) },
    settings: tabSettings,
    log: console,
    afterwards: (work) => work(),
  };
  await addSampleData(deps);
  await settleSampleAccounts(deps, { mode: 'keep', isPublic: false });
  await pglite.exec('reset role');
  await pglite.exec(slimmer);
  await pglite.exec('vacuum full');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const dumped = await pglite.dumpDataDir('none');
  await pglite.close();
  return { cluster: await withoutNeedless(new Uint8Array(await dumped.arrayBuffer())), files: await packed(kept) };
}

async function withoutNeedless(archive) {
  const entries = await unpackTar(archive);
  return packTar(
    entries
      .filter(({ header }) => !needless.test(header.name))
      .map(({ header, data }) => entryOf(header, data && explained.test(header.name) ? withoutComments(data) : data)),
  );
}

function entryOf(header, data) {
  return { header: { ...header, mtime: new Date(0), size: data?.byteLength ?? 0 }, ...(data && { body: data }) };
}

function withoutComments(bytes) {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const said = lines.map((line) => line.replace(/\s+#.*/, '')).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new TextEncoder().encode(`${said.join('\n')}\n`);
}

function packed(files) {
  const names = [...files.keys()].sort();
  return packTar(
    names.map((name) => ({ header: { name, size: files.get(name).byteLength, type: 'file', mtime: new Date(0) }, body: files.get(name) })),
  );
}
