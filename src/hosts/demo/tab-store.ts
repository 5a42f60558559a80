/** What a tab keeps, in the database `atrium` of its origin. */
export const stores = {
  /** By name: the installation's secret, the cluster of which `blocks` are the changes, and its schema. */
  kept: 'kept',
  /** A page of 8 KiB of a file of the cluster, by `[path, number]`. */
  blocks: 'blocks',
  /** What was made, resized or removed of the cluster's files, by their path. */
  entries: 'entries',
  /** The bytes of uploaded files, by their SHA-256. */
  files: 'files',
} as const;

/** In `stores.kept`: the archive of the cluster, and the schema of what is kept. */
export const clusterName = 'cluster';
export const schemaName = 'schema';

const name = 'atrium';

/** @throws where the browser keeps nothing, as in some private windows */
export async function openTabStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const store of Object.values(stores)) opening.result.createObjectStore(store);
  };
  const store = await answerOf(opening);
  // Another tab starts over: nothing here may hold it up.
  store.onversionchange = () => store.close();
  return store;
}

/** Forgets all that was kept. */
export async function deleteTabStore(): Promise<void> {
  await answerOf(indexedDB.deleteDatabase(name));
}

/** What an IndexedDB request answers. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when all of a transaction is kept; rejects when none of it is. */
export function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing of it'));
  });
}
