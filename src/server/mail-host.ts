import type { FieldReason } from '#contract/reason.ts';
import { fieldMessage } from './refusal.ts';

/** Somebody in a mail's head. */
export interface Address {
  name: string;
  email: string;
}

/** A mail to be written as RFC 5322. */
export interface Letter {
  /** With its angle brackets, as the ones below. */
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  from: Address;
  /** Where answers go, when not to `from`. */
  replyTo: Address | null;
  to: Address[];
  cc: Address[];
  /** Only where the sender keeps it: never in what leaves. */
  bcc: Address[];
  subject: string;
  date: Date;
  html: string;
  /** The same without markup. */
  text: string;
  attachments: {
    fileName: string;
    mediaType: string;
    bytes: Uint8Array /** Set for a picture that the HTML names. */;
    contentId?: string;
  }[];
}

/** How one address took a mail. */
export interface HandedOver {
  email: string;
  /** `refused` is for good; `delayed` may be tried again; `unsure` broke off when the other server may have taken it already. */
  outcome: 'taken' | 'refused' | 'delayed' | 'unsure';
  /** What the other server said, or why it could not be reached; one line. */
  answer: string;
}

/** Hands mail over to the world. */
export interface OutgoingMail {
  /** `MAIL_FROM`: what mail that leaves comes from. */
  from: Address;
  /** The server that it is handed over to. */
  host?: string;
  /** One transaction for all the recipients. Never throws: what went wrong is in each outcome. */
  handOver(source: Uint8Array, recipients: string[]): Promise<HandedOver[]>;
}

/** A mail that would have left, where none does. */
export interface KeptMessage {
  at: Date;
  to: string[];
  subject: string;
  /** Without markup, links written out. */
  text: string;
}

/** Keeps the mail that would have been sent, for a developer to read, newest first. */
export interface Outbox {
  /** Proves that the reader may see the start's output. */
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

/** A message on an IMAP server. */
export interface ImapMessage {
  uid: number;
  isRead: boolean;
  isStarred: boolean;
}

/** A message as it is on an IMAP server. */
export interface FetchedMessage {
  source: Uint8Array;
  /** When the server got it: `INTERNALDATE`. */
  receivedAt: Date | null;
}

/** An open connection to a person's IMAP mailbox. Its calls throw an `ImapFailure`. */
export interface ImapSession {
  /** The server's mailboxes: their paths, and which folder each stands for where the server says so. */
  listMailboxes(): Promise<{ path: string; folder: 'inbox' | 'sent' | 'draft' | 'archive' | 'spam' | 'trash' | null }[]>;
  /** Turns to a mailbox; the calls below are about it. */
  select(path: string): Promise<{ uidValidity: string; messages: number }>;
  /** All its messages with their flags, in the order of their uids. */
  listMessages(): Promise<ImapMessage[]>;
  /** The uids of its messages with this message id. */
  findMessages(messageId: string): Promise<number[]>;
  /** One message as it is; null when it is gone or larger than `limitBytes`. */
  fetchSource(uid: number, limitBytes: number): Promise<FetchedMessage | null>;
  setFlags(uid: number, flags: { isRead: boolean; isStarred: boolean }): Promise<void>;
  /** Moves a message to another mailbox. @returns its uid there; null when the server does not tell. */
  move(uid: number, path: string): Promise<{ uid: number; uidValidity: string } | null>;
  close(): Promise<void>;
}

/** What is asked of another server. */
export interface AskedOutside {
  address: string;
  /** What is larger is not taken. */
  limitBytes: number;
  /** What is posted, as a form; without it the address is only read. */
  form?: string;
  /** What the server said of what it gave before: unchanged, it answers 304 with nothing. */
  known?: Validators;
}

/** What a server says of a file, so that it can be asked whether that changed: the headers `ETag` and `Last-Modified`. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FoundOutside {
  status: number;
  bytes: Uint8Array;
  validators?: Validators;
}

/** What is told to another server. */
export interface PostedOutside {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Why nothing was answered. */
export type PostFailure = 'own-network' | 'not-encrypted' | 'unknown-host' | 'certificate' | 'slow' | 'unreached';

/** What came of it: an answer with the beginning of its text, or why there is none. */
export type AnsweredOutside = { status: number; text: string; failure: null } | { status: null; text: ''; failure: PostFailure };

/** The records of a name, as Node's `dns.resolve` answers them: texts in pieces, addresses, or mail servers. */
export type DnsRecords = string[] | string[][] | { exchange: string; priority: number }[];

/** Asks the DNS. @throws an error with Node's code: ENOTFOUND or ENODATA for what is not there, others for what was not answered */
export type LookUp = (name: string, type: 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR' | 'CNAME') => Promise<DnsRecords>;

/** By what a mail is signed (DKIM). */
export interface SigningKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

/** What the host gives for mail beyond this installation. */
export interface MailHost {
  /** Writes a mail as RFC 5322, as it goes over the wire; signed, where there is a key. */
  compose(letter: Letter, key?: SigningKey): Promise<Uint8Array>;
  /** Null on a host without network access. */
  lookUp: LookUp | null;
  /** Null without `SMTP_URL`: then no mail leaves. */
  outgoing: OutgoingMail | null;
  /** Keeps what would have been sent; null unless the operator set `DEV_OUTBOX=on`. */
  outbox: Outbox | null;
  /** @throws an `ImapFailure`: not reached, or refused. */
  openImap(login: ImapLogin): Promise<ImapSession>;
  /** Requests a public server, never a private network; returns null on failure. Null on a host without network access. */
  fetchOutside: ((asked: AskedOutside) => Promise<FoundOutside | null>) | null;
  /** Tells a server of the world something, once, and never one of the own networks unless the operator allows it. Itself null as above. */
  postOutside: ((posted: PostedOutside) => Promise<AnsweredOutside>) | null;
  /** Whether `postOutside` would refuse this address because its host is, or its name resolves to, a machine of the server's own networks. */
  isInward(address: string): Promise<boolean>;
}

/** Why an IMAP server can't be used. Its message is safe to show and names no one. */
export class ImapFailure extends Error {
  /** `host`: not reached, or not to be reached; `login`: it refused the name or the password; `server`: it failed later. */
  readonly reason: 'host' | 'security' | 'login' | 'server';
  readonly why: FieldReason;

  constructor(reason: ImapFailure['reason'], why: FieldReason) {
    super(fieldMessage(why));
    this.reason = reason;
    this.why = why;
  }
}
