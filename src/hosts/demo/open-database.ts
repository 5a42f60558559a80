import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { type Migration, migrate } from '#server/migrate.ts';
import { artifacts, placeOf } from './artifacts.ts';
import { bytesOf, download } from './download.ts';
import { KeptCluster } from './kept-cluster.ts';

/** Where PGlite has its cluster. */
const clusterFolder = '/pglite/data';

/** Segments of WAL are neither filled ahead nor kept for later: all that is written is kept anew in the browser. */
const parameters = ['-c', 'wal_init_zero=off', '-c', 'wal_recycle=off', '-c', 'max_wal_size=8MB', '-c', 'min_wal_size=2MB'];

export interface OpenedDatabase {
  pglite: PGlite;
  /** Keeps what the tab began with, so that the first change need not wait for it. */
  keepFirst(): Promise<void>;
}

/**
 * Starts the database of the tab: from what is kept, or from the cluster that the build has prepared.
 * @param store null where the browser keeps nothing: then all is gone with the tab
 */
export async function openDatabase(
  store: IDBDatabase | null,
  keptSchema: string | null,
  came: (bytes: number) => void,
): Promise<OpenedDatabase> {
  const [engine, engineFiles, cluster] = await Promise.all([
    WebAssembly.compileStreaming(download(artifacts.engine, came)),
    download(artifacts.engineFiles, came).then((answer) => answer.blob()),
    clusterOf(store, came),
  ]);
  const said: string[] = [];
  const pglite = await PGlite.create({
    pgliteWasmModule: engine,
    // Only initdb would need it, and that ran at build time.
    initdbWasmModule: engine,
    fsBundle: engineFiles,
    extensions: { pg_trgm: placeOf(artifacts.trigrams), btree_gin: placeOf(artifacts.gin) },
    startParams: [...PGlite.defaultStartParams, ...parameters],
    onStderr: (line) => {
      said.push(line);
      return said.length < 0;
    },
    ...(cluster instanceof KeptCluster ? { fs: new ClusterFiles(cluster) } : { loadDataDir: new Blob([cluster]) }),
  }).catch((error: unknown) => {
    throw new Error(said.slice(-20).join('\n'), { cause: error });
  });
  if (keptSchema !== null && keptSchema !== artifacts.schema) await bringUpToDate(pglite, came);
  await pglite.exec('set search_path = public, ext; set role atrium_app');
  return { pglite, keepFirst: async () => void (cluster instanceof KeptCluster && (await cluster.keepFirst())) };
}

async function clusterOf(store: IDBDatabase | null, came: (bytes: number) => void): Promise<KeptCluster | Uint8Array<ArrayBuffer>> {
  const prepared = () => bytesOf(download(artifacts.cluster, came));
  return store ? KeptCluster.open(store, prepared) : prepared();
}

/** The files in memory, of which what changed is kept after each transaction. */
class ClusterFiles extends MemfsFrontendFS {
  readonly #cluster: KeptCluster;

  constructor(cluster: KeptCluster) {
    super(cluster);
    this.#cluster = cluster;
  }

  override init(...given: Parameters<MemfsFrontendFS['init']>): ReturnType<MemfsFrontendFS['init']> {
    const [pglite] = given;
    this.#cluster.readLive = (path, from, to) => readFile(pglite, clusterFolder + path, from, to);
    return super.init(...given);
  }
}

function readFile({ Module: { FS } }: PGlite, path: string, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, to - from));
  const file = FS.open(path, 'r');
  FS.read(file, bytes, 0, bytes.byteLength, from);
  FS.close(file);
  return bytes;
}

async function bringUpToDate(pglite: PGlite, came: (bytes: number) => void): Promise<void> {
  const migrations = (await (await download(artifacts.migrations, came)).json()) as Migration[];
  await migrate({ query: (sql) => pglite.query(sql) }, migrations);
}
