import { answerOf, clusterName, kept, openTabStore, schemaName, stores } from './tab-store.ts';

/** What this browser has stored from earlier visits. */
export interface StoredState {
  /** Null if the browser stores nothing, as in some private windows. */
  store: IDBDatabase | null;
  secret: Uint8Array<ArrayBuffer>;
  /** The initial cluster as an archive, which all later changes build on; null on the first visit. */
  cluster: Blob | null;
  /** The schema of the stored cluster; null on the first visit. */
  schema: string | null;
}

/** Reads the stored state, and creates the installation's secret on the first visit. */
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

/** Stores the schema the stored cluster was migrated to. */
export async function keepSchema(store: IDBDatabase, schema: string): Promise<void> {
  const transaction = store.transaction(stores.kept, 'readwrite');
  transaction.objectStore(stores.kept).put(schema, schemaName);
  await kept(transaction);
}

const newSecret = () => crypto.getRandomValues(new Uint8Array(32));
