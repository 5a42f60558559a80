import { createHMAC, createSHA256 } from 'hash-wasm';
import type { Hono } from 'hono';
import { createApi } from '#app/api.ts';
import { backgroundWork } from '#app/background-work.ts';
import { notices } from '#features/email/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Exports } from '#server/exports.ts';
import { inlineHeavyWork } from '#server/heavy-work.ts';
import { startJobs } from '#server/job-loop.ts';
import { type FileBytes, signedFiles } from '#server/signed-files.ts';
import { placeOf } from './artifacts.ts';
import { oneConnection } from './one-connection.ts';
import type { TabDatabase } from './open-database.ts';
import { tabPdf } from './pdf/tab-pdf.ts';
import { readTar } from './read-tar.ts';
import type { StoredState } from './stored-state.ts';
import { tabChanges } from './tab-changes.ts';
import { tabCompression } from './tab-compression.ts';
import { memoryFiles, tabFiles } from './tab-files.ts';
import { tabImages } from './tab-images.ts';
import { tabLog } from './tab-log.ts';
import { tabMail } from './tab-mail.ts';
import { tabPasswords } from './tab-passwords.ts';
import { tabSettings } from './tab-settings.ts';

/** Background jobs start late so that they don't compete with the queries of the first page. */
const jobsEveryMs = 2000;

interface Given {
  begun: StoredState;
  database: Promise<TabDatabase>;
  sampleFiles: () => Promise<Uint8Array>;
}

/** Starts the whole API in this worker, using the tab's database once it runs. */
export async function openApi({ begun, database, sampleFiles }: Given): Promise<Hono> {
  const { store, secret, schema } = begun;
  const clock = () => new Date();
  const bytes = store ? tabFiles(store, clock) : memoryFiles(clock);
  // The first hash compiles the WebAssembly code, so do that while the rest is downloading.
  void tabPasswords.hash('');
  const [{ pglite, keepStart }] = await Promise.all([
    database,
    schema === null && sampleFiles().then((archive) => fillFiles(bytes, archive)),
  ]);
  const deps: Dependencies = {
    database: oneConnection(pglite),
    clock,
    secret,
    passwords: tabPasswords,
    files: signedFiles(bytes, { clock, sign: await signer(secret, 'file addresses') }),
    images: tabImages,
    heavy: inlineHeavyWork,
    compression: tabCompression,
    exports: new Exports(),
    pdf: tabPdf(placeOf('fonts/')),
    mail: tabMail,
    notices,
    providers: null,
    changes: await tabChanges(pglite, tabLog),
    log: tabLog,
    afterwards: (work) =>
      void setTimeout(() => void work().catch((error: unknown) => tabLog.error('work after an answer failed', {}, error))),
    caller: () => ({ address: '127.0.0.1', sampleAccountsAllowed: true }),
    settings: tabSettings,
  };
  const api = createApi(deps);
  setTimeout(() => {
    startJobs(
      backgroundWork().map(({ name, work, pauseMs }) => ({ name, run: () => work(deps), pauseMs })),
      { log: tabLog, wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, jobsEveryMs))) },
    );
  }, jobsEveryMs);
  keepStart().catch((error: unknown) => tabLog.error('what the start has changed was not kept', {}, error));
  return api;
}

async function fillFiles(files: FileBytes, archive: Uint8Array): Promise<void> {
  for (const entry of readTar(archive).values()) if (entry.kind === 'file') await files.write(entry.path.slice(1), entry.data);
}

/** Creates a synchronous HMAC-SHA-256 signer (base64url) for file addresses. */
async function signer(secret: Uint8Array, purpose: string): Promise<(text: string) => string> {
  const derived = (await createHMAC(createSHA256(), secret)).init().update(purpose).digest('binary');
  const hmac = await createHMAC(createSHA256(), derived);
  return (text) =>
    btoa(String.fromCharCode(...hmac.init().update(text).digest('binary')))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
}
