import { notices } from '#features/email/server/public-api.ts';
import { diskFiles, withSignedAddresses } from '#hosts/node/disk-files.ts';
import { composeLetter } from '#hosts/node/mail/compose-letter.ts';
import { argonPasswords } from '#hosts/node/passwords.ts';
import { pooledPdf } from '#hosts/node/pdf/pooled-pdf.ts';
import { sharpImages } from '#hosts/node/pictures/sharp-images.ts';
import { zlibCompression } from '#hosts/node/zlib-compression.ts';
import type { ApiSettings, Dependencies, ProviderHost } from '#server/dependencies.ts';
import { Exports } from '#server/exports.ts';
import { type HeavyWork, inlineHeavyWork } from '#server/heavy-work.ts';
import { ImapFailure, type MailHost } from '#server/mail-host.ts';
import type { FileBytes } from '#server/signed-files.ts';
import { oneScopeAtOnce } from './one-scope-at-once.ts';
import { silentLog } from './silent-log.ts';

export interface HostOptions {
  /** Where heavy work runs; in the test's own thread by default. */
  heavy?: HeavyWork;
  /** Overrides of the mail host; by default nothing is sent and no IMAP server is contacted. */
  mail?: Partial<MailHost>;
  /** The client for identity providers; by default none is contacted. */
  providers?: ProviderHost;
  settings?: Partial<ApiSettings>;
  sampleAccountsAllowed?: boolean;
  /** The secret and file folder, if they must outlive the API; files are in memory by default. */
  kept?: { secret: Uint8Array; filesFolder: string };
  /** The clock's start: `testsBegin`, unless something here runs on the real clock. */
  now?: string | Date;
  /** The initial files, by key. */
  files?: StoredFile[] | undefined;
}

export type StoredFile = readonly [key: string, content: Uint8Array];

/** The initial time of every API clock: one timestamp for the whole run, shared with the sample data in the template. */
export const testsBegin = process.env.TESTS_BEGIN ?? new Date().toISOString();

interface TestHost {
  deps: Dependencies;
  clock: { now: Date; advance(ms: number): void };
  /** Resolves when all work deferred by requests is done. */
  afterwards(): Promise<void>;
}

/** The same in each run, because secrets in the template's sample data must be readable by every API on a clone of it. */
const secret = new Uint8Array(32).fill(7);

/** The dependencies of an API under test: an adjustable clock, files in memory, and cheap password hashing. */
export function testHost(
  { database, changes }: Pick<Dependencies, 'database' | 'changes'>,
  {
    heavy = inlineHeavyWork,
    mail,
    providers,
    settings,
    sampleAccountsAllowed = true,
    kept,
    now = testsBegin,
    files = [],
  }: HostOptions = {},
): TestHost {
  const clock = {
    now: new Date(now),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const afterwards: Promise<void>[] = [];
  const pdf = { ...pooledPdf(heavy), warmUp: async () => undefined, boundTo: () => pdf };
  const deps: Dependencies = {
    database: oneScopeAtOnce(database),
    clock: () => clock.now,
    secret: kept?.secret ?? secret,
    passwords: argonPasswords({ memoryKib: 64, passes: 1 }),
    files: kept
      ? diskFiles({ folder: kept.filesFolder, secret: kept.secret, clock: () => clock.now })
      : withSignedAddresses(
          inMemory(files, () => clock.now),
          secret,
          () => clock.now,
        ),
    images: sharpImages,
    heavy,
    compression: zlibCompression,
    exports: new Exports(),
    pdf,
    mail: {
      compose: composeLetter,
      lookUp: null,
      outgoing: null,
      outbox: null,
      openImap: () => Promise.reject(new ImapFailure('host', { code: 'imap_not_imap' })),
      fetchOutside: async () => null,
      postOutside: async () => ({ status: null, text: '', failure: 'unreached' }),
      isInward: async () => false,
      ...mail,
    },
    notices,
    providers: providers ?? null,
    changes,
    log: silentLog,
    afterwards: (work) => void afterwards.push(work()),
    caller: () => ({ address: '127.0.0.1', sampleAccountsAllowed }),
    settings: {
      registration: 'open',
      setupCode: 'ABCDE-FGHIJ',
      sampleData: true,
      showcase: true,
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
  return { deps, clock, afterwards: async () => void (await Promise.all(afterwards.splice(0))) };
}

function inMemory(files: StoredFile[], clock: () => Date): FileBytes {
  const at = clock();
  const kept = new Map(files.map(([key, content]) => [key, { content, at }]));
  return {
    write: async (key, content) => void kept.set(key, { content, at: clock() }),
    read: async (key) => kept.get(key)?.content ?? null,
    keysOf: async (part) => [...kept.keys()].filter((key) => key.startsWith(part)),
    remove: async (key, before) => {
      const found = kept.get(key);
      if (found && found.at < before) kept.delete(key);
    },
  };
}
