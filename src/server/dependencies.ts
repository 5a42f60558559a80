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

/** Keeps the bytes of files by their key; knows nothing of who may see them. */
export interface FileStore {
  /** Writing the same key again is harmless: keys name the content (its SHA-256). */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | null>;
  /** All that it has in one of its 256 parts, named by the first two digits of the keys. */
  keysOf(part: string): Promise<string[]>;
  /** Takes the bytes away, unless they were written, or written again, after `before`. */
  remove(key: string, before: Date): Promise<void>;
  /**
   * The address under which a page shows the file: signed, the same all day long, and good for at least a day while the session lives to
   * which it is given. The server's is `/api/v1/files/{entity}/{id}/{name}?expires=…&session=…&signature=…`; the demo gives others.
   * Of a store that is bound to no session the address opens nothing.
   */
  address(file: { entity: string; id: number; name: string }): string;
  /** The same store, whose addresses are for a session. */
  boundTo(sessionId: string): FileStore;
  /** To which session this installation gave such an address; null when it did not, or it has expired. Whether that lives is still to be asked. */
  sessionOf(file: { entity: string; id: number }, signed: SignedPart): string | null;
}

/** What an address says after its path. */
interface SignedPart {
  expires: string;
  session: string;
  signature: string;
}

/** Re-encodes an uploaded picture: upright, without metadata, no larger than a screen. */
export interface Images {
  /** @throws when the bytes are no picture that it can decode in the time that it has; 503 when too many others wait. */
  reencode(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string; width: number; height: number }>;
  /**
   * A JPEG of a kept picture, or of a drawing, in the shape in which others preview a page: `picture-address.ts`, its middle where it is of another.
   * @throws as `reencode`; a browser tab draws no drawings
   */
  preview(bytes: Uint8Array): Promise<Uint8Array>;
  /** The same for an entity: the pictures of each have their turn. */
  boundTo(entity: string): Images;
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
  /** What tokens mean: the feed makes it forget what has changed. */
  sessions: SessionCache;
}

/** A line of the log: never a password, token, name, address or text of a person. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  warn(event: string, facts?: Record<string, string | number | boolean | undefined>): void;
  error(event: string, facts?: Record<string, string | number | boolean | undefined>, error?: unknown): void;
}

/** Where a request comes from, as far as the host can tell. */
export interface Caller {
  /** Where they call from; behind a proxy only when the host trusts it. */
  address: string;
  /** Whether the seed accounts may sign in: all is loopback, or the operator wanted sample data. */
  sampleAccountsAllowed: boolean;
}

/** Asks the providers of identities that companies sign in by. */
export interface ProviderHost {
  /**
   * Posts a form, or reads. Never asks a server of the own networks that the operator has not allowed; follows no redirection.
   * @throws for what is not reached in time, or is larger than any answer of a provider
   */
  fetch(address: string, asked: { method: string; headers: Record<string, string>; body: string | null }): Promise<Response>;
}

export interface ApiSettings {
  registration: 'open' | 'first' | 'closed';
  /** What the first admin must type while `registration` is `first`. */
  setupCode: string;
  /** Whether a new entity gets the sample data. */
  sampleData: boolean;
  /** Whether the menu has the component gallery; its pages open by their addresses either way. */
  showcase: boolean;
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
  /** To how many addresses outside an account of less than a week writes within an hour; 0 for any number. */
  newAccountHourlyRecipients: number;
  /** Whether mail of the world comes in. */
  receivesMail: boolean;
  /** IMAP servers of the own network that may be connected, also without encryption; those of the world always may, with it. */
  imapHosts: readonly string[];
  /** Hosts of the own network that webhooks may tell, also without encryption; those of the world always may be told, with it. */
  webhookHosts: readonly string[];
  keepDays: KeepDays;
  /** How many bytes the files of an entity may have together; 0 for any number. */
  quotaBytes: number;
  /** Whether what a company has and does is limited by its plan. */
  planLimits: boolean;
}

/** Writes to people in the caller's transaction. The mail area does so; what it builds on can't import it and gets it as a dependency. */
export interface Notices {
  /** Sends a mail out into the world, also when the address is one of the entity. */
  send(db: Db, deps: Dependencies, notice: Notice, now: Date): Promise<void>;
  /** Delivers to an inbox here, or sends outside. The mail is in no one's *Sent*. */
  tell(db: Db, deps: Dependencies, mail: CompanyMail, now: Date): Promise<void>;
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
