import type { Change } from '#contract/change.ts';
import type { Database } from './database.ts';
import type { MailHost } from './mail-host.ts';
import type { PdfMaker } from './pdf-document.ts';

/** Keeps the bytes of files by their key; knows nothing of who may see them. */
export interface FileStore {
  /** Writing the same key again is harmless: keys name the content (its SHA-256). */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | null>;
  /**
   * The address under which a page shows the file: signed, good for at least a day and the same all day long.
   * The server's is `/api/v1/files/{entity}/{id}/{name}?expires=…&signature=…`; the demo gives others.
   */
  address(file: { entity: string; id: number; name: string }): string;
  /** Whether such an address was given out by this installation and has not expired. */
  isAddressValid(file: { entity: string; id: number }, expires: string, signature: string): boolean;
}

/** Makes a clean picture of an uploaded one: decoded, turned upright, without metadata, encoded anew. */
export interface Images {
  /** @throws when the bytes are no picture that it can decode. */
  reencode(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string; width: number; height: number }>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The committed changes of all servers, as they come from the database. */
export interface ChangeFeed {
  /**
   * `tell` gets each change of the entity, and `resync` after changes may have been lost; answers how to stop.
   * @param missedMs also tells, at once, what was announced in that time before: `resync` when that is not known any more.
   */
  subscribe(entity: string, tell: (change: Change | 'resync') => void, missedMs?: number): () => void;
}

/** A line of the log: never a password, token, name, address or text of a person. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  warn(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  error(event: string, facts?: Record<string, string | number | boolean | undefined>, error?: unknown): void;
}

/** Where a request comes from, as far as the host can tell. */
export interface Caller {
  /** The address for rate limits; behind a proxy only when the host trusts it. */
  address: string;
  /** Whether the seed accounts may sign in: all is loopback, or the operator wanted sample data. */
  sampleAccountsAllowed: boolean;
}

export interface ApiSettings {
  registration: 'open' | 'first' | 'closed';
  /** What the first admin must type while `registration` is `first`. */
  setupCode: string;
  /** Whether a new entity gets the sample data. */
  sampleData: boolean;
  rateLimit: boolean;
  /** Where the world reaches this installation, without a slash at the end; not given: where the caller does. */
  publicUrl: string | undefined;
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
  rememberTtlSeconds: number;
  /** The largest upload. */
  uploadLimitBytes: number;
  /** The largest mail that is taken from outside. */
  mailLimitBytes: number;
  /** IMAP servers of the own network that may be connected, also without encryption; those of the world always may, with it. */
  imapHosts: readonly string[];
}

/** All that the API is given by its host; it takes nothing else from the world. */
export interface Dependencies {
  database: Database;
  clock: () => Date;
  /** 32 random bytes of this installation: signs access and refresh tokens. */
  secret: Uint8Array;
  passwords: Passwords;
  files: FileStore;
  images: Images;
  pdf: PdfMaker;
  mail: MailHost;
  changes: ChangeFeed;
  log: Log;
  caller: (request: Request) => Caller;
  settings: ApiSettings;
}
