import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { type Migration, migrate } from '#server/migrate.ts';
import { artifacts } from './artifacts.ts';
import { keepSchema } from './begun.ts';
import { download } from './download.ts';
import { KeptCluster } from './kept-cluster.ts';
import type { Parts } from './load-parts.ts';
import { moveDates, weeksSince } from './move-dates.ts';

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
  ...['shared_buffers=16MB', 'max_connections=4', 'max_locks_per_transaction=512', 'max_wal_senders=0'],
].flatMap((setting) => ['-c', setting]);

interface Opened {
  pglite: PGlite;
  /** Keeps what the tab began with, so that the first change need not wait for it. */
  keepFirst: () => Promise<void>;
}

/** Told after each change whether all is kept: false where the browser has no more room, until it has. */
type OnKept = (isAllKept: boolean) => void;

/** Starts the database of the tab: from what is kept, or from the cluster that the build has prepared. */
export async function openDatabase({ store, cluster, schema, prepared, ...parts }: Parts, onKept: OnKept): Promise<Opened> {
  const first = cluster ?? prepared?.cluster ?? new Uint8Array();
  const keeping = store && new KeptCluster(store, first, cluster ? null : artifacts.schema);
  let said: string[] = [];
  const pglite = await PGlite.create({
    pgliteWasmModule: parts.engine,
    // Only initdb would need it, and that ran at build time.
    initdbWasmModule: parts.engine,
    fsBundle: parts.engineFiles,
    extensions: parts.extensions,
    startParams: [...PGlite.defaultStartParams, ...parameters],
    onStderr(line) {
      said = [...said, line].slice(-toldLines);
      return false;
    },
    ...(keeping ? { fs: new ClusterFiles(keeping, onKept) } : { loadDataDir: new Blob([first]) }),
  }).catch((error: unknown) => {
    throw new Error(said.join('\n'), { cause: error });
  });
  if (store && cluster && schema !== artifacts.schema) {
    const migrations = (await (await download(artifacts.migrations)).json()) as Migration[];
    await migrate({ query: (sql) => pglite.query(sql) }, migrations);
    await keepSchema(store, artifacts.schema);
  }
  if (prepared) await moveDates(pglite, weeksSince(new Date(artifacts.builtAt), new Date()));
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  return { pglite, keepFirst: async () => keeping?.keepFirst() };
}

/** The files in memory, of which what changed is kept after each transaction. */
class ClusterFiles extends MemfsFrontendFS {
  readonly #cluster: KeptCluster;
  readonly #onKept: OnKept;

  constructor(cluster: KeptCluster, onKept: OnKept) {
    super(cluster);
    this.#cluster = cluster;
    this.#onKept = onKept;
  }

  /** What finds no room stays to be kept with the next change, in one piece: nothing is half-written, and the pages say so. */
  override async syncToFs(relaxedDurability?: boolean): Promise<void> {
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
