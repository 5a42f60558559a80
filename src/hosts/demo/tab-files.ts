import type { FileBytes } from '#server/signed-files.ts';
import { answerOf, kept, stores } from './tab-store.ts';

interface Kept {
  bytes: Blob;
  at: number;
}

/** File storage in IndexedDB. */
export function tabFiles(store: IDBDatabase, clock: () => Date): FileBytes {
  const reading = () => store.transaction(stores.files).objectStore(stores.files);
  const writing = async (work: (files: IDBObjectStore) => Promise<void> | void) => {
    const transaction = store.transaction(stores.files, 'readwrite');
    const done = kept(transaction);
    await work(transaction.objectStore(stores.files));
    await done;
  };
  return {
    write: (key, content) =>
      writing((files) => void files.put({ bytes: new Blob([new Uint8Array(content)]), at: clock().getTime() } satisfies Kept, key)),
    async read(key) {
      const found: Kept | undefined = await answerOf(reading().get(key));
      return found ? new Uint8Array(await found.bytes.arrayBuffer()) : null;
    },
    async keysOf(part) {
      return (await answerOf(reading().getAllKeys(IDBKeyRange.bound(part, `${part}g`)))) as string[];
    },
    remove: (key, before) =>
      writing(async (files) => {
        const found: Kept | undefined = await answerOf(files.get(key));
        if (found && found.at < before.getTime()) files.delete(key);
      }),
  };
}

/** In-memory file storage, for browsers that store nothing. */
export function memoryFiles(clock: () => Date): FileBytes {
  const all = new Map<string, { bytes: Uint8Array; at: Date }>();
  return {
    write: async (key, bytes) => void all.set(key, { bytes, at: clock() }),
    read: async (key) => all.get(key)?.bytes ?? null,
    keysOf: async (part) => [...all.keys()].filter((key) => key.startsWith(part)),
    remove: async (key, before) => {
      const found = all.get(key);
      if (found && found.at < before) all.delete(key);
    },
  };
}
