import type { Hono } from 'hono';
import { createApi } from '#app/api.ts';
import { backgroundWork } from '#app/background-work.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { doneHere } from '#server/heavy-work.ts';
import { startJobs } from '#server/job-loop.ts';
import { signedFiles } from '#server/signed-files.ts';
import { artifacts, placeOf } from './artifacts.ts';
import { bytesOf, download } from './download.ts';
import { answerOf, kept } from './indexed.ts';
import { oneConnection } from './one-connection.ts';
import { openDatabase } from './open-database.ts';
import { tabPdf } from './pdf/tab-pdf.ts';
import { readTar } from './read-tar.ts';
import { signer } from './signer.ts';
import { tabChanges } from './tab-changes.ts';
import { memoryFiles, tabFiles } from './tab-files.ts';
import { tabImages } from './tab-images.ts';
import { tabLog } from './tab-log.ts';
import { tabMail } from './tab-mail.ts';
import { tabPasswords } from './tab-passwords.ts';
import { tabSettings } from './tab-settings.ts';
import { stores } from './tab-store.ts';

/** The background work waits for the page that is looked at. */
const jobsEveryMs = 2000;

interface Kept {
  secret: Uint8Array<ArrayBuffer>;
  /** Of the cluster that is kept; null when none is yet. */
  schema: string | null;
}

/**
 * The whole API in this worker.
 * @param store null where the browser keeps nothing
 * @param came is told how many bytes more have come of what is loaded first
 */
export async function openApi(store: IDBDatabase | null, came: (bytes: number) => void): Promise<Hono> {
  const { secret, schema } = store ? await readKept(store) : { secret: newSecret(), schema: null };
  const clock = () => new Date();
  const bytes = store ? tabFiles(store, clock) : memoryFiles(clock);
  const [{ pglite, keepFirst }] = await Promise.all([openDatabase(store, schema, came), schema === null && fillFiles(bytes, came)]);
  const deps: Dependencies = {
    database: oneConnection(pglite),
    clock,
    secret,
    passwords: tabPasswords,
    files: signedFiles(bytes, { clock, sign: await signer(secret, 'file addresses') }),
    images: tabImages,
    heavy: doneHere,
    pdf: tabPdf(placeOf('fonts/')),
    mail: tabMail,
    changes: await tabChanges(pglite, tabLog),
    log: tabLog,
    afterwards: (work) =>
      void setTimeout(() => void work().catch((error: unknown) => tabLog.error('work after an answer failed', {}, error))),
    caller: () => ({ address: '127.0.0.1', sampleAccountsAllowed: true }),
    settings: tabSettings,
  };
  const api = createApi(deps);
  startJobs(
    backgroundWork().map(({ name, work }) => ({ name, run: () => work(deps) })),
    { log: tabLog, wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, jobsEveryMs))) },
  );
  if (store && schema !== artifacts.schema) void keepFirst().then(() => keepSchema(store));
  return api;
}

async function readKept(store: IDBDatabase): Promise<Kept> {
  const transaction = store.transaction(stores.kept, 'readwrite');
  const done = kept(transaction);
  const values = transaction.objectStore(stores.kept);
  const [found, schema] = await Promise.all([
    answerOf<Uint8Array<ArrayBuffer> | undefined>(values.get('secret')),
    answerOf<string | undefined>(values.get('schema')),
  ]);
  const secret = found ?? newSecret();
  if (!found) values.put(secret, 'secret');
  await done;
  return { secret, schema: schema ?? null };
}

async function keepSchema(store: IDBDatabase): Promise<void> {
  const transaction = store.transaction(stores.kept, 'readwrite');
  transaction.objectStore(stores.kept).put(artifacts.schema, 'schema');
  await kept(transaction);
}

const newSecret = () => crypto.getRandomValues(new Uint8Array(32));

async function fillFiles(files: ReturnType<typeof memoryFiles>, came: (bytes: number) => void): Promise<void> {
  const archive = readTar(await bytesOf(download(artifacts.files, came)));
  for (const entry of archive.values()) if (entry.kind === 'file') await files.write(entry.path.slice(1), entry.data);
}
