import { answerOf, clusterName, kept, openTabStore, schemaName, stores } from './tab-store.ts';

/** What this browser keeps of earlier visits. */
export interface StoredState {
  /** Null where the browser keeps nothing, as in some private windows. */
  store: IDBDatabase | null;
  secret: Uint8Array<ArrayBuffer>;
  /** The cluster on which all that was done since builds, as an archive; null at the first visit. */
  cluster: Blob | null;
  /** The schema of what is kept; null at the first visit. */
  schema: string | null;
}

/** Reads what is kept, and makes the installation's secret at the first visit. */
export async function readStoredState(): Promise<StoredState> {
  const store = await openTabStore().catch(() => null);
  if (!store) return { store, secret: newSecret(), cluster: null, schema: null };
  const transaction = store.transaction(stores.kept, 'readwrite');
  const done = kept(transaction);
  const values = transaction.objectStore(stores.kept);
  const [found, cluster, schema] = await Promise.all([
    answerOf<Uint8Array<ArrayBuffer> | undefined>(values.get('secret')),
    answerOf<Blob | Uint8Array<ArrayBuffer> | undefined>(values.get(clusterName)),
    answerOf<string | undefined>(values.get(schemaName)),
  ]);
  const secret = found ?? newSecret();
  if (!found) values.put(secret, 'secret');
  await done;
  return { store, secret, cluster: cluster ? new Blob([cluster]) : null, schema: schema ?? null };
}

/** Writes down which schema what is kept has come to. */
export async function keepSchema(store: IDBDatabase, schema: string): Promise<void> {
  const transaction = store.transaction(stores.kept, 'readwrite');
  transaction.objectStore(stores.kept).put(schema, schemaName);
  await kept(transaction);
}

const newSecret = () => crypto.getRandomValues(new Uint8Array(32));
