import { randomBytes } from 'node:crypto';
import { createApi } from '#app/api.ts';
import { addSampleData } from '#app/sample-data.ts';
import { openChangeFeed } from '#hosts/node/change-feed.ts';
import { signedAddresses } from '#hosts/node/disk-files.ts';
import { composeLetter } from '#hosts/node/mail/compose-letter.ts';
import { argonPasswords } from '#hosts/node/passwords.ts';
import { lazyPdf } from '#hosts/node/pdf/lazy-pdf.ts';
import { sharpImages } from '#hosts/node/sharp-images.ts';
import type { ApiSettings, Dependencies } from '#server/dependencies.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import type { MailHost } from '#server/mail-host.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';

interface Options {
  /** What of mail's host is another than usual: nothing leaves, no IMAP server is reached. */
  mail?: Partial<MailHost>;
  settings?: Partial<ApiSettings>;
  /** Whether the demo company is there; it is. */
  sampleData?: boolean;
  sampleAccountsAllowed?: boolean;
}

export interface TestApi extends Pick<TestDatabase, 'ownerQuery' | 'close'> {
  deps: Dependencies;
  clock: { now: Date; advance(ms: number): void };
  /** Calls the API without a port. */
  request(path: string, init: RequestInit): Promise<Response>;
}

/** The API on a database of its own, with a clock that one sets and files in memory. */
export async function testApi(options: Options = {}): Promise<TestApi> {
  const { database, app, ownerQuery, close } = await testDatabase();
  const changes = await openChangeFeed(app, silentLog);
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
  { mail, settings, sampleData = true, sampleAccountsAllowed = true }: Options = {},
): Promise<TestApi> {
  const clock = {
    now: new Date(),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const secret = randomBytes(32);
  const kept = new Map<string, Uint8Array>();
  const deps: Dependencies = {
    database,
    clock: () => clock.now,
    secret,
    passwords: argonPasswords({ memoryKib: 64, passes: 1 }),
    files: {
      write: async (key, bytes) => void kept.set(key, bytes),
      read: async (key) => kept.get(key) ?? null,
      ...signedAddresses(secret, () => clock.now),
    },
    images: sharpImages,
    pdf: { ...lazyPdf(), warmUp: () => undefined },
    mail: {
      compose: composeLetter,
      outgoing: null,
      openImap: () => Promise.reject(new ImapFailure('host', 'there is no IMAP server here')),
      ...mail,
    },
    changes,
    log: silentLog,
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
      imapHosts: [],
      ...settings,
    },
  };
  if (sampleData) await addSampleData(deps);
  const api = createApi(deps);
  return {
    deps,
    clock,
    request: async (path, init) => api.fetch(new Request(new URL(path, 'http://atrium.test'), init)),
    ownerQuery: () => Promise.reject(new Error('not on this database')),
    close: () => Promise.resolve(),
  };
}
