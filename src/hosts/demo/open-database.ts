import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { type Migration, migrate } from '#server/migrate.ts';
import { artifacts, download } from './artifacts.ts';
import { KeptCluster } from './kept-cluster.ts';
import type { Parts } from './load-parts.ts';
import { moveDates, weeksSince } from './move-dates.ts';
import { keepSchema } from './stored-state.ts';

/** Where PGlite has its cluster. */
const clusterFolder = '/pglite/data';

/** How many of the last lines that PostgreSQL said are told where it does not start. */
const toldLines = 20;

/**
 * Segments of WAL are neither filled ahead nor kept for later: all that is written is kept anew in the browser. Shared memory is cleared as the
 * database starts, and none of it is shared with anybody: one connection, and locks for a migration that touches every table.
 */
const parameters = [
  ...['wal_init_zero=off', 'wal_recycle=off', 'max_wal_size=8MB', 'min_wal_size=2MB', 'wal_buffers=1MB'],
  ...['shared_buffers=4MB', 'max_connections=4', 'max_locks_per_transaction=512', 'max_wal_senders=0'],
].flatMap((setting) => ['-c', setting]);

/** Told after each change whether all is kept: false where the browser has no more room, until it has. */
type OnKept = (isAllKept: boolean) => void;

/** What runs, and how to keep what its start has changed: the first change need not wait for that. */
export interface TabDatabase {
  pglite: PGlite;
  keepStart: () => Promise<void>;
}

/** Starts the database of the tab: from what is kept, or from the cluster that the build has prepared. */
export async function openDatabase({ engine, begun, cluster }: Parts, onKept: OnKept): Promise<TabDatabase> {
  const [{ program, files: fsBundle, extensions }, { store, schema }] = await Promise.all([engine, begun]);
  const files = store && new ClusterFiles(new KeptCluster(store, cluster, schema === null ? artifacts.schema : null), onKept);
  let said: string[] = [];
  const pglite = await PGlite.create({
    pgliteWasmModule: program,
    // Only initdb would need it, and that ran at build time.
    initdbWasmModule: program,
    fsBundle,
    extensions,
    startParams: [...PGlite.defaultStartParams, ...parameters],
    onStderr(line) {
      said = [...said, line].slice(-toldLines);
      return false;
    },
    ...(files ? { fs: files } : { loadDataDir: await cluster }),
  }).catch((error: unknown) => {
    throw said.length === 0 ? error : new Error(said.join('\n'), { cause: error });
  });
  if (store && schema !== null && schema !== artifacts.schema) {
    await files?.keepStart();
    const migrations = (await (await download(artifacts.migrations)).json()) as Migration[];
    await migrate({ query: (sql) => pglite.query(sql) }, migrations);
    await keepSchema(store, artifacts.schema);
  }
  if (schema === null) await moveDates(pglite, weeksSince(new Date(artifacts.builtAt), new Date()));
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  return { pglite, keepStart: async () => files?.keepStart() };
}

/** The files in memory, of which what changed is kept after each transaction. */
class ClusterFiles extends MemfsFrontendFS {
  readonly #cluster: KeptCluster;
  readonly #onKept: OnKept;
  /** Until it runs nothing is kept: no call was answered, and a start can be made anew. */
  #isRunning = false;

  constructor(cluster: KeptCluster, onKept: OnKept) {
    super(cluster);
    this.#cluster = cluster;
    this.#onKept = onKept;
  }

  keepStart(): Promise<void> {
    this.#isRunning = true;
    return this.syncToFs();
  }

  /** What finds no room stays to be kept with the next change, in one piece: nothing is half-written, and the pages say so. */
  override async syncToFs(relaxedDurability?: boolean): Promise<void> {
    if (!this.#isRunning) return;
    const isFull = await super.syncToFs(relaxedDurability).then(() => false, orThrow);
    this.#onKept(!isFull);
  }

  override init(...given: Parameters<MemfsFrontendFS['init']>): ReturnType<MemfsFrontendFS['init']> {
    const [pglite] = given;
    this.#cluster.readLive = (path, from, to) => readFile(pglite, clusterFolder + path, from, to);
    return super.init(...given);
  }
}

function orThrow(error: unknown): true {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return true;
  throw error;
}

function readFile({ Module: { FS } }: PGlite, path: string, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, to - from));
  const file = FS.open(path, 'r');
  FS.read(file, bytes, 0, bytes.byteLength, from);
  FS.close(file);
  return bytes;
}
