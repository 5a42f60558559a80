/** Object stores of the tab, in the database `atrium` of its origin. */
export const stores = {
  /** By name: the installation's secret, the initial cluster that `blocks` changes, and its schema. */
  kept: 'kept',
  /** 8 KiB pages of the cluster's files, by `[path, number]`. */
  blocks: 'blocks',
  /** Created, resized or removed files of the cluster, by path. */
  entries: 'entries',
  /** Contents of uploaded files, by SHA-256. */
  files: 'files',
} as const;

/** Keys in `stores.kept`: the cluster archive, and the schema of what is stored. */
export const clusterName = 'cluster';
export const schemaName = 'schema';

const name = 'atrium';

/** @throws if the browser stores nothing, as in some private windows */
export async function openTabStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const store of Object.values(stores)) opening.result.createObjectStore(store);
  };
  const store = await answerOf(opening);
  // Closes when another tab starts over, so as not to block it.
  store.onversionchange = () => store.close();
  return store;
}

export async function deleteTabStore(): Promise<void> {
  await answerOf(indexedDB.deleteDatabase(name));
}

/** Converts an IndexedDB request to a promise. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the whole transaction is committed; rejects if it is aborted. */
export function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing of it'));
  });
}
