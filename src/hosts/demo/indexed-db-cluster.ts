import type { ChangeSet, FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { readTar } from './read-tar.ts';
import { answerOf, clusterName, kept, schemaName, stores } from './tab-store.ts';

/** The size of a PostgreSQL page. */
const blockBytes = 8192;

/** How a path differs from the initial cluster. With `isOwn`, the file takes nothing from it: all content is in its blocks. */
type Entry = { kind: 'dir' } | { kind: 'gone' } | { kind: 'file'; sizeBytes: number; isOwn: boolean };

interface Block {
  path: string;
  number: number;
  data: Uint8Array;
}

/** Reads a byte range of a file of the running database. */
type ReadLive = (path: string, from: number, to: number) => Uint8Array;

/**
 * The database's files in IndexedDB: the initial cluster as one archive, plus the pages changed since. Each flush is one transaction, so
 * after a crash exactly the acknowledged changes are there.
 */
export class IndexedDbCluster implements StorageBackend {
  readonly #store: IDBDatabase;
  readonly #first: Promise<Blob>;
  #schema: string | null;
  #firstPaths: readonly string[] = [];
  /** Set before the database starts. */
  readLive: ReadLive = () => {
    throw new Error('the database does not run');
  };

  /**
   * @param first The initial cluster as an archive, stored or new.
   * @param schema The schema of a new cluster; null if the cluster is already stored.
   */
  constructor(store: IDBDatabase, first: Promise<Blob>, schema: string | null) {
    this.#store = store;
    this.#first = first;
    this.#schema = schema;
  }

  async init(): Promise<void> {}
  async close(): Promise<void> {}

  /** Stores the initial cluster that all changes build on. */
  async #keepFirst(): Promise<void> {
    if (this.#schema === null) return;
    const first = await this.#first;
    const transaction = this.#store.transaction(stores.kept, 'readwrite');
    const values = transaction.objectStore(stores.kept);
    values.put(first, clusterName);
    values.put(this.#schema, schemaName);
    await kept(transaction);
    this.#schema = null;
  }

  async *load(): AsyncIterable<StorageEntry> {
    const transaction = this.#store.transaction([stores.blocks, stores.entries]);
    const entries = transaction.objectStore(stores.entries);
    const [paths, changed, blocks] = await Promise.all([
      answerOf(entries.getAllKeys()) as Promise<string[]>,
      answerOf(entries.getAll()) as Promise<Entry[]>,
      answerOf(transaction.objectStore(stores.blocks).getAll()) as Promise<Block[]>,
    ]);
    const files = readTar(new Uint8Array(await (await this.#first).arrayBuffer()));
    this.#firstPaths = [...files.keys()];
    for (const [index, entry] of changed.entries()) putEntry(files, paths[index] ?? '', entry);
    for (const { path, number, data } of blocks) {
      const file = files.get(path);
      if (file?.kind === 'file') file.data.set(data, number * blockBytes);
    }
    yield* [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  async apply({ ops, files }: ChangeSet): Promise<void> {
    const written = [...files.wal, ...files.data, ...files.control].map((file) => ({ ...file, blocks: this.#blocksOf(file) }));
    await this.#keepFirst();
    const transaction = this.#store.transaction([stores.blocks, stores.entries], 'readwrite');
    const done = kept(transaction);
    const blocks = transaction.objectStore(stores.blocks);
    const entries = transaction.objectStore(stores.entries);
    const put = (path: string, entry: Entry) => entries.put(entry, path);
    for (const { op, path } of ops) {
      if (op === 'mkdir') put(path, { kind: 'dir' });
      else {
        for (const range of [at(path), below(path)]) blocks.delete(range);
        entries.delete(IDBKeyRange.bound(`${path}/`, `${path}0`));
        entries.delete(path);
        for (const one of this.#firstPaths) if (one === path || one.startsWith(`${path}/`)) put(one, { kind: 'gone' });
      }
    }
    for (const { path, size, full, blocks: fresh } of written) {
      const before = full ? undefined : await answerOf<Entry | undefined>(entries.get(path));
      put(path, { kind: 'file', sizeBytes: size, isOwn: full || (before?.kind === 'file' && before.isOwn) });
      blocks.delete(at(path, full ? 0 : Math.ceil(size / blockBytes)));
      for (const block of fresh) blocks.put(block, [path, block.number]);
    }
    await done;
  }

  /** Returns the modified pages with their current content. */
  #blocksOf({ path, size, chunks }: FileWrite): Block[] {
    const numbers = new Set<number>();
    for (const { at: from, data } of chunks)
      for (let number = Math.floor(from / blockBytes); number * blockBytes < from + data.byteLength; number++) numbers.add(number);
    return [...numbers].map((number) => {
      const data = this.readLive(path, number * blockBytes, Math.min(size, (number + 1) * blockBytes));
      return { path, number, data };
    });
  }
}

/** Key range of a file's pages, starting at a page number: an empty list sorts after every number. */
const at = (path: string, from = 0) => IDBKeyRange.bound([path, from], [path, []]);
/** Key range of the pages of all files in a folder: `0` sorts right after `/`. */
const below = (path: string) => IDBKeyRange.bound([`${path}/`], [`${path}0`]);

function putEntry(files: Map<string, StorageEntry>, path: string, entry: Entry): void {
  if (entry.kind === 'gone') files.delete(path);
  else if (entry.kind === 'dir') files.set(path, { kind: 'dir', path });
  else {
    const before = entry.isOwn ? undefined : files.get(path);
    const data = new Uint8Array(entry.sizeBytes);
    if (before?.kind === 'file') data.set(before.data.subarray(0, entry.sizeBytes));
    files.set(path, { kind: 'file', path, data });
  }
}
