import { randomBytes } from 'node:crypto';
import { createApi } from '#app/api.ts';
import { addSampleData } from '#app/sample-data.ts';
import { settleSampleAccounts } from '#app/settle-sample-accounts.ts';
import { diskFiles, withSignedAddresses } from '#hosts/node/disk-files.ts';
import { composeLetter } from '#hosts/node/mail/compose-letter.ts';
import { argonPasswords } from '#hosts/node/passwords.ts';
import { pooledPdf } from '#hosts/node/pdf/pooled-pdf.ts';
import { sharpImages } from '#hosts/node/pictures/sharp-images.ts';
import { zlibCompression } from '#hosts/node/zlib-compression.ts';
import type { ApiSettings, Dependencies, FileStore, ProviderHost } from '#server/dependencies.ts';
import { Exports } from '#server/exports.ts';
import { doneHere, type HeavyWork } from '#server/heavy-work.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import type { MailHost } from '#server/mail-host.ts';
import type { FileBytes } from '#server/signed-files.ts';
import { type ChosenDatabase, chosenDatabase } from './chosen-database.ts';
import { oneScopeAtOnce } from './one-scope-at-once.ts';
import { silentLog } from './silent-log.ts';

interface Options {
  /** Which kind of PostgreSQL it is on. */
  database?: () => Promise<ChosenDatabase>;
  /** Where heavy work is done: in the test's own thread. */
  heavy?: HeavyWork;
  /** What of mail's host is another than usual: nothing leaves, no IMAP server is reached. */
  mail?: Partial<MailHost>;
  /** What asks providers of identities: none is asked otherwise. */
  providers?: ProviderHost;
  settings?: Partial<ApiSettings>;
  /** Whether the demo company is there; it is. */
  sampleData?: boolean;
  sampleAccountsAllowed?: boolean;
  /** Where secrets and files are, when they are to outlive the API: files are in memory otherwise. */
  kept?: { secret: Uint8Array; filesFolder: string };
  /** Whether the seed accounts end beside real ones, as they do; tests sign in with them, so that here they are kept. */
  sampleAccounts?: 'end' | 'keep';
}

export interface TestApi extends Pick<ChosenDatabase, 'ownerQuery' | 'close'> {
  deps: Dependencies;
  clock: { now: Date; advance(ms: number): void };
  /** Calls the API without a port. */
  request(path: string, init: RequestInit): Promise<Response>;
}

/** The API on a database of its own, with a clock that one sets and files in memory. */
export async function testApi({ database: open = chosenDatabase, ...options }: Options = {}): Promise<TestApi> {
  const { database, openChanges, ownerQuery, close } = await open();
  const changes = await openChanges();
  const api = await testApiOn({ database, changes }, options);
  return {
    ...api,
    ownerQuery,
    async close() {
      await changes.close();
      await close();
    },
  };
}

/** The same on a database that is there already. */
export async function testApiOn(
  { database, changes }: Pick<Dependencies, 'database' | 'changes'>,
  {
    heavy = doneHere,
    mail,
    providers,
    settings,
    sampleData = true,
    sampleAccountsAllowed = true,
    sampleAccounts = 'keep',
    kept,
  }: Omit<Options, 'database'> = {},
): Promise<TestApi> {
  const clock = {
    now: new Date(),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const secret = kept?.secret ?? randomBytes(32);
  const afterwards: Promise<void>[] = [];
  const pdf = { ...pooledPdf(heavy), warmUp: async () => undefined, boundTo: () => pdf };
  const deps: Dependencies = {
    database: oneScopeAtOnce(database),
    clock: () => clock.now,
    secret,
    passwords: argonPasswords({ memoryKib: 64, passes: 1 }),
    files: kept ? diskFiles({ folder: kept.filesFolder, secret, clock: () => clock.now }) : filesInMemory(secret, () => clock.now),
    images: sharpImages,
    heavy,
    compression: zlibCompression,
    exports: new Exports(),
    pdf,
    mail: {
      compose: composeLetter,
      outgoing: null,
      outbox: null,
      openImap: () => Promise.reject(new ImapFailure('host', { code: 'imap_not_imap' })),
      fetchOutside: async () => null,
      postOutside: async () => ({ status: null, text: '', failure: 'unreached' }),
      isInward: async () => false,
      ...mail,
    },
    providers: providers ?? null,
    changes,
    log: silentLog,
    afterwards: (work) => void afterwards.push(work()),
    caller: () => ({ address: '127.0.0.1', sampleAccountsAllowed }),
    settings: {
      registration: 'open',
      setupCode: 'ABCDE-FGHIJ',
      sampleData: true,
      rateLimit: false,
      publicUrl: undefined,
      accessTtlSeconds: 600,
      refreshTtlSeconds: 12 * 3600,
      rememberTtlSeconds: 30 * 24 * 3600,
      uploadLimitBytes: 25 * 1024 * 1024,
      mailLimitBytes: 25 * 1024 * 1024,
      newAccountHourlyRecipients: 100,
      receivesMail: false,
      imapHosts: [],
      webhookHosts: [],
      keepDays: { audit: 730, notifications: 90, sessions: 30, deleted: 30, files: 7 },
      quotaBytes: 0,
      planLimits: true,
      ...settings,
    },
  };
  if (sampleData) {
    await addSampleData(deps);
    await settleSampleAccounts(deps, { mode: sampleAccounts, isPublic: false });
  }
  const api = createApi(deps);
  return {
    deps,
    clock,
    async request(path, init) {
      const answer = await api.fetch(new Request(new URL(path, 'http://atrium.test'), init));
      await Promise.all(afterwards.splice(0));
      return answer;
    },
    ownerQuery: () => Promise.reject(new Error('not on this database')),
    close: () => Promise.resolve(),
  };
}

function filesInMemory(secret: Uint8Array, clock: () => Date): FileStore {
  const kept = new Map<string, { content: Uint8Array; at: Date }>();
  const bytes: FileBytes = {
    write: async (key, content) => void kept.set(key, { content, at: clock() }),
    read: async (key) => kept.get(key)?.content ?? null,
    keysOf: async (part) => [...kept.keys()].filter((key) => key.startsWith(part)),
    remove: async (key, before) => {
      const found = kept.get(key);
      if (found && found.at < before) kept.delete(key);
    },
  };
  return withSignedAddresses(bytes, secret, clock);
}
