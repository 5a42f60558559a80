import type { FieldReason } from '#contract/reason.ts';
import { fieldMessage } from './refusal.ts';

/** An address in a mail header. */
export interface Address {
  name: string;
  email: string;
}

/** A mail to be composed per RFC 5322. */
export interface Letter {
  /** With angle brackets, like the ids below. */
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  from: Address;
  /** Address for replies, if different from `from`. */
  replyTo: Address | null;
  to: Address[];
  cc: Address[];
  /** Only in the sender's own copy, never in what is sent. */
  bcc: Address[];
  subject: string;
  date: Date;
  html: string;
  /** The same as plain text. */
  text: string;
  attachments: {
    fileName: string;
    mediaType: string;
    bytes: Uint8Array /** Set for a picture referenced in the HTML. */;
    contentId?: string;
  }[];
}

/** The delivery result for one address. */
export interface HandedOver {
  email: string;
  /** `refused` is final; `delayed` may be retried; `unsure` was interrupted when the server may already have accepted the mail. */
  outcome: 'taken' | 'refused' | 'delayed' | 'unsure';
  /** The server's response, or why it could not be reached; one line. */
  answer: string;
}

export interface OutgoingMail {
  /** `MAIL_FROM`: the sender of outgoing mail. */
  from: Address;
  /** The server that accepts outgoing mail. */
  host?: string;
  /** Sends in one transaction for all recipients. Never throws: errors are in each outcome. */
  handOver(source: Uint8Array, recipients: string[]): Promise<HandedOver[]>;
}

/** A mail that would have been sent, on a host that sends none. */
export interface KeptMessage {
  at: Date;
  to: string[];
  subject: string;
  /** Plain text with links written out. */
  text: string;
}

/** Holds unsent mail for a developer to read, newest first. */
export interface Outbox {
  /** Proves that the reader has access to the startup output. */
  readonly token: string;
  keep(message: KeptMessage): void;
  read(): KeptMessage[];
}

export interface ImapLogin {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  username: string;
  password: string;
}

export interface ImapMessage {
  uid: number;
  isRead: boolean;
  isStarred: boolean;
}

export interface FetchedMessage {
  source: Uint8Array;
  /** When the server received it: `INTERNALDATE`. */
  receivedAt: Date | null;
}

/** An open connection to a user's IMAP mailbox. Its methods throw an `ImapFailure`. */
export interface ImapSession {
  /** Lists the server's mailboxes with their paths, and the folder each one represents if the server reports it. */
  listMailboxes(): Promise<{ path: string; folder: 'inbox' | 'sent' | 'draft' | 'archive' | 'spam' | 'trash' | null }[]>;
  /** Selects the mailbox that the methods below use. */
  select(path: string): Promise<{ uidValidity: string; messages: number }>;
  /** Lists all messages with their flags, in uid order. */
  listMessages(): Promise<ImapMessage[]>;
  /** Finds the uids of messages with this message id. */
  findMessages(messageId: string): Promise<number[]>;
  /** Fetches a message's source; null if it no longer exists or is larger than `limitBytes`. */
  fetchSource(uid: number, limitBytes: number): Promise<FetchedMessage | null>;
  setFlags(uid: number, flags: { isRead: boolean; isStarred: boolean }): Promise<void>;
  /** Moves a message to a different mailbox. @returns its uid there; null if the server doesn't report it */
  move(uid: number, path: string): Promise<{ uid: number; uidValidity: string } | null>;
  close(): Promise<void>;
}

export interface AskedOutside {
  address: string;
  /** Larger responses are rejected. */
  limitBytes: number;
  /** The form to post; without it, the address is only read. */
  form?: string;
  /** Validators from an earlier response: the server returns an empty 304 if unchanged. */
  known?: Validators;
}

/** Cache validators of a file: the headers `ETag` and `Last-Modified`. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FoundOutside {
  status: number;
  bytes: Uint8Array;
  validators?: Validators;
}

/** A JSON post to an outside server. */
export interface PostedOutside {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type PostFailure = 'own-network' | 'not-encrypted' | 'unknown-host' | 'certificate' | 'slow' | 'unreached';

/** The result: a response with the start of its text, or the reason there is none. */
export type AnsweredOutside = { status: number; text: string; failure: null } | { status: null; text: ''; failure: PostFailure };

/** DNS records as returned by Node's `dns.resolve`: text chunks, addresses, or mail servers. */
export type DnsRecords = string[] | string[][] | { exchange: string; priority: number }[];

/** Queries the DNS. @throws an error with Node's code: ENOTFOUND or ENODATA for missing names, others if there was no answer */
export type LookUp = (name: string, type: 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR' | 'CNAME') => Promise<DnsRecords>;

/** The DKIM key that signs a mail. */
export interface SigningKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

/** What the host provides for mail beyond this installation. */
export interface MailHost {
  /** Composes a mail per RFC 5322, as sent over the network; signed if there is a key. */
  compose(letter: Letter, key?: SigningKey): Promise<Uint8Array>;
  /** Null on a host without network access. */
  lookUp: LookUp | null;
  /** Null without `SMTP_URL`: then no mail is sent. */
  outgoing: OutgoingMail | null;
  /** Holds unsent mail; null unless the operator set `DEV_OUTBOX=on`. */
  outbox: Outbox | null;
  /** @throws an `ImapFailure` if the server isn't reached or refuses */
  openImap(login: ImapLogin): Promise<ImapSession>;
  /** Requests a public server, never a private network; returns null on failure. Null on a host without network access. */
  fetchOutside: ((asked: AskedOutside) => Promise<FoundOutside | null>) | null;
  /** Posts to a public server once, or to a private network if the operator allows it. Null as above. */
  postOutside: ((posted: PostedOutside) => Promise<AnsweredOutside>) | null;
  /** Checks whether `postOutside` would reject this address because its host is, or resolves to, a machine of the server's own networks. */
  isInward(address: string): Promise<boolean>;
}

/** Why an IMAP server can't be used. The message is safe to show and contains no personal data. */
export class ImapFailure extends Error {
  /** `host`: not reached, or not allowed; `login`: the name or password was refused; `server`: failed later. */
  readonly reason: 'host' | 'security' | 'login' | 'server';
  readonly why: FieldReason;

  constructor(reason: ImapFailure['reason'], why: FieldReason) {
    super(fieldMessage(why));
    this.reason = reason;
    this.why = why;
  }
}
