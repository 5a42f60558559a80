import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { oneConnection } from '#hosts/demo/one-connection.ts';
import { tabChanges } from '#hosts/demo/tab-changes.ts';
import { migrate } from '#server/migrate.ts';
import type { ChosenDatabase } from './chosen-database.ts';
import { silentLog } from './silent-log.ts';

const extensions = { pg_trgm, btree_gin };

/** The result of initdb and the migrations is shared: each worker reads it once, and each database unpacks it. */
let template: Promise<Template> | undefined;

interface Template {
  cluster: Blob;
  engine: WebAssembly.Module;
  engineFiles: Blob;
}

type Row = Record<string, unknown>;

/** A migrated PGlite database, as superuser. Creating a cluster takes several times as long. */
export async function openPglite(): Promise<PGlite> {
  template ??= makeTemplate();
  const { cluster, engine, engineFiles } = await template;
  return PGlite.create({
    ...{ extensions, loadDataDir: cluster, pgliteWasmModule: engine, fsBundle: engineFiles },
    // Only initdb needs it, and that has already run.
    initdbWasmModule: engine,
  });
}

/** A database as in the demo's browser tab: one connection, with the API's role. */
export async function pgliteDatabase(): Promise<ChosenDatabase> {
  const pglite = await openPglite();
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  return {
    database: oneConnection(pglite),
    openChanges: async () => ({ ...(await tabChanges(pglite, silentLog)), close: async () => {} }),
    ownerQuery: ownerOf(pglite),
    close: () => pglite.close(),
  };
}

async function makeTemplate(): Promise<Template> {
  const file = (name: string) => readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')));
  const wasm = await file('pglite.wasm');
  const engine = await WebAssembly.compile(wasm);
  const engineFiles = new Blob([await file('pglite.data')]);
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = await Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
  const hash = createHash('sha256').update(wasm).update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const cluster = await keptCluster(`pglite-${hash}.tar`, async () => {
    const pglite = await PGlite.create({
      ...{ extensions, pgliteWasmModule: engine, fsBundle: engineFiles },
      initDbStartParams: ['--wal-segsize=1'],
    });
    await migrate({ query: (sql) => pglite.query(sql) }, migrations);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return dump;
  });
  return { cluster, engine, engineFiles };
}

/**
 * A cluster takes 7 s to create, so the first worker that needs it caches it for the others and for later runs, until there is a new
 * migration.
 */
async function keptCluster(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const folder = new URL('../.cache/', import.meta.url);
  const path = new URL(name, folder);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const made = await make();
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(folder)) if (/^pglite-.*\.tar$/.test(other)) await rm(new URL(other, folder), { force: true });
  // Renamed once complete, because another worker may be looking for it.
  const half = new URL(`${name}.${process.pid}`, folder);
  await writeFile(half, Buffer.from(await made.arrayBuffer()));
  await rename(half, path);
  return made;
}

/** Runs statements as superuser, like a separate session: its settings apply to its later statements, but not to the API. */
function ownerOf(pglite: PGlite): ChosenDatabase['ownerQuery'] {
  const settings: string[] = [];
  return async (sql, params) => {
    if (/^vacuum\b/.test(sql)) return vacuum(pglite, sql);
    return pglite.transaction(async (transaction) => {
      for (const setting of ['set local role none', ...settings]) await transaction.exec(setting);
      if (/^set \w+/.test(sql)) {
        settings.push(sql.replace(/^set /, 'set local '));
        return [];
      }
      if (params) return (await transaction.query<Row>(sql, params)).rows;
      // Without parameters it may be several statements.
      return ((await transaction.exec(sql)).at(-1)?.rows ?? []) as Row[];
    });
  };
}

/** Runs vacuum, which is not allowed in a transaction. */
async function vacuum(pglite: PGlite, sql: string): Promise<Row[]> {
  await pglite.exec('reset role');
  await pglite.exec(sql);
  await pglite.exec('set role atrium_app');
  return [];
}
