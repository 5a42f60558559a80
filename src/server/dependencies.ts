import type { Change } from '#contract/change.ts';
import type { Compression } from './compression.ts';
import type { Database, Db } from './database.ts';
import type { Exports } from './exports.ts';
import type { HeavyWork } from './heavy-work.ts';
import type { MailHost } from './mail-host.ts';
import type { CompanyMail, Notice } from './notice.ts';
import type { PdfMaker } from './pdf-document.ts';
import type { SessionCache } from './session-cache.ts';
import type { KeepDays } from './sweep.ts';

/** Stores file contents by key; permissions are checked elsewhere. */
export interface FileStore {
  /** Writing the same key again is harmless: the key is the SHA-256 of the content. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | null>;
  /** Lists the keys in one of 256 parts, named by the keys' first two digits. */
  keysOf(part: string): Promise<string[]>;
  /** Removes the content unless it was written, or rewritten, after `before`. */
  remove(key: string, before: Date): Promise<void>;
  /**
   * Returns the address under which a page shows the file: signed, stable all day, and valid for at least a day while its session lives.
   * The server's is `/api/v1/files/{entity}/{id}/{name}?expires=…&session=…&signature=…`; the demo's differs. Addresses of a store without
   * a session open nothing.
   */
  address(file: { entity: string; id: number; name: string }): string;
  /** Returns the same store with addresses for a session. */
  boundTo(sessionId: string): FileStore;
  /**
   * Returns the session a signed address was issued to; null if it wasn't issued here or has expired. The caller still has to check that
   * the session is alive.
   */
  sessionOf(file: { entity: string; id: number }, signed: SignedPart): string | null;
}

/** The query parameters of a signed address. */
interface SignedPart {
  expires: string;
  session: string;
  signature: string;
}

/** Re-encodes an uploaded picture: upright, without metadata, no larger than a screen. */
export interface Images {
  /** @throws if the bytes can't be decoded as a picture in time; 503 if too many are waiting */
  reencode(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string; width: number; height: number }>;
  /**
   * Creates a JPEG link preview of a stored picture or SVG, cropped to the center in the shape of `picture-address.ts`.
   * @throws as `reencode`; a browser tab can't render SVGs
   */
  preview(bytes: Uint8Array): Promise<Uint8Array>;
  /** Returns the same for an entity; entities take turns. */
  boundTo(entity: string): Images;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The committed changes of all servers, as announced by the database. */
export interface ChangeFeed {
  /**
   * Calls `tell` with each change of the entity, and with `resync` after changes may have been lost; returns the unsubscribe function.
   * @param missedMs Also replays the changes of that long ago, immediately; `resync` if they are no longer remembered.
   */
  subscribe(entity: string, tell: (change: Change | 'resync') => void, missedMs?: number): () => void;
  /** Cache of what tokens mean; the feed invalidates what has changed. */
  sessions: SessionCache;
}

/** The log. Never log a password, token, name, address or a user's text. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  warn(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  error(event: string, facts?: Record<string, string | number | boolean | undefined>, error?: unknown): void;
}

/** Where a request comes from, as far as the host knows. */
export interface Caller {
  /** The client address; taken from a proxy's headers only if the host trusts it. */
  address: string;
  /** Whether seed accounts may sign in: everything is on loopback, or the operator enabled sample data. */
  sampleAccountsAllowed: boolean;
}

/** Sends requests to the identity providers companies use for sign-in. */
export interface ProviderHost {
  /**
   * Posts a form or reads. Never connects to private networks that the operator hasn't allowed; follows no redirects.
   * @throws if the provider isn't reached in time, or the response is larger than any provider's
   */
  fetch(address: string, asked: { method: string; headers: Record<string, string>; body: string | null }): Promise<Response>;
}

export interface ApiSettings {
  registration: 'open' | 'first' | 'closed';
  /** The code the first admin must enter while `registration` is `first`. */
  setupCode: string;
  /** Whether a new entity gets the sample data. */
  sampleData: boolean;
  /** Whether the menu shows the component gallery; its pages can be opened by address either way. */
  showcase: boolean;
  rateLimit: boolean;
  /** The public address of this installation, without a trailing slash; undefined to use the caller's. */
  publicUrl: string | undefined;
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
  rememberTtlSeconds: number;
  uploadLimitBytes: number;
  /** The largest accepted incoming mail. */
  mailLimitBytes: number;
  /** How many outside addresses an account younger than a week may write to per hour; 0 for no limit. */
  newAccountHourlyRecipients: number;
  receivesMail: boolean;
  /**
   * IMAP servers of private networks that users may connect to, also without encryption; public ones are always allowed, with encryption.
   */
  imapHosts: readonly string[];
  /** Hosts of private networks that webhooks may post to, also without encryption; public ones are always allowed, with encryption. */
  webhookHosts: readonly string[];
  keepDays: KeepDays;
  /** Storage quota per entity in bytes; 0 for no limit. */
  quotaBytes: number;
  planLimits: boolean;
}

/**
 * Writes to users in the caller's transaction. Implemented by the mail area and passed as a dependency, because the areas it builds on
 * can't import it.
 */
export interface Notices {
  /** Sends a mail outside, even if the address belongs to the entity. */
  send(db: Db, deps: Dependencies, notice: Notice, now: Date): Promise<void>;
  /** Delivers to an inbox here, or sends outside. The mail isn't added to anyone's *Sent*. */
  tell(db: Db, deps: Dependencies, mail: CompanyMail, now: Date): Promise<void>;
}

/** Everything the host provides to the API, which has no other access to the outside. */
export interface Dependencies {
  database: Database;
  clock: () => Date;
  /** 32 random bytes of this installation; signs access and refresh tokens. */
  secret: Uint8Array;
  passwords: Passwords;
  files: FileStore;
  images: Images;
  heavy: HeavyWork;
  compression: Compression;
  exports: Exports;
  pdf: PdfMaker;
  mail: MailHost;
  notices: Notices;
  /** Null on a host without network access. */
  providers: ProviderHost | null;
  changes: ChangeFeed;
  log: Log;
  caller: (request: Request) => Caller;
  /** Runs work after the response was sent; failures are logged. */
  afterwards: (work: () => Promise<void>) => void;
  settings: ApiSettings;
}
