import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { type Migration, migrate } from '#server/migrate.ts';
import { artifacts, download } from './artifacts.ts';
import { IndexedDbCluster } from './indexed-db-cluster.ts';
import type { Parts } from './load-parts.ts';
import { moveDates, weeksSince } from './move-dates.ts';
import { keepSchema } from './stored-state.ts';

const clusterFolder = '/pglite/data';

/** How many of the last lines of PostgreSQL's output to report if it doesn't start. */
const toldLines = 20;

/**
 * WAL segments are neither zero-filled nor recycled, because the browser has to store everything written. Shared memory, which is cleared
 * at startup, is small: there is one connection, and locks suffice for a migration that touches every table.
 */
const parameters = [
  ...['wal_init_zero=off', 'wal_recycle=off', 'max_wal_size=8MB', 'min_wal_size=2MB', 'wal_buffers=1MB'],
  ...['shared_buffers=4MB', 'max_connections=4', 'max_locks_per_transaction=512', 'max_wal_senders=0'],
].flatMap((setting) => ['-c', setting]);

/** Called after each change; false while the browser is out of storage. */
type OnKept = (isAllKept: boolean) => void;

/** The running database, and a function that persists what startup changed; the first change doesn't have to wait for that. */
export interface TabDatabase {
  pglite: PGlite;
  keepStart: () => Promise<void>;
}

/** Starts the tab's database from the stored cluster, or from the one prepared by the build. */
export async function openDatabase({ engine, begun, cluster }: Parts, onKept: OnKept): Promise<TabDatabase> {
  const [{ program, files: fsBundle, extensions }, { store, schema }] = await Promise.all([engine, begun]);
  const files = store && new ClusterFiles(new IndexedDbCluster(store, cluster, schema === null ? artifacts.schema : null), onKept);
  let said: string[] = [];
  const pglite = await PGlite.create({
    pgliteWasmModule: program,
    // Only initdb needs it, and that ran at build time.
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

/** Keeps the files in memory and persists the changes after each transaction. */
class ClusterFiles extends MemfsFrontendFS {
  readonly #cluster: IndexedDbCluster;
  readonly #onKept: OnKept;
  /** Nothing is persisted before startup completes: no request has been answered, and startup can be repeated. */
  #isRunning = false;

  constructor(cluster: IndexedDbCluster, onKept: OnKept) {
    super(cluster);
    this.#cluster = cluster;
    this.#onKept = onKept;
  }

  keepStart(): Promise<void> {
    this.#isRunning = true;
    return this.syncToFs();
  }

  /**
   * Changes that don't fit into storage are persisted as a whole with the next change: nothing is half-written, and the pages report it.
   */
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
