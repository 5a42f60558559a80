import type { Address, Email } from 'postal-mime';
import { detectMediaType, safeName } from '#features/files/server/offers.ts';
import { heavyTask } from '#server/heavy-work.ts';
import type { Recipient } from '../../contract.ts';
import type { Unsubscription } from '../../unsubscribe-contract.ts';
import { namedIn } from '../compose/message-pictures.ts';
import { textOfMessage } from '../compose/sanitize-message.ts';
import { messageIdOf, referencesOf } from '../delivery/message-ids.ts';
import { unsubscriptionOf } from '../unsubscribe/unsubscription-of.ts';
import { contentHash } from './content-hash.ts';
import { mailDate, receivedDate } from './mail-date.ts';
import { messageOfSource } from './message-of-source.ts';
import { oneLine } from './one-line.ts';
import { headLength, withReadableHead } from './source-head.ts';

interface ParsedAttachment {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Set for a picture that the message names. */
  contentId?: string;
  /** All of a message of which the mail shows the beginning. */
  isWholeMessage?: boolean;
}

/** A mail of the world, read and cleaned: fit to be filed. */
export interface ParsedMail {
  fromName: string;
  fromEmail: string;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  replyTo: Recipient[];
  unsubscription: Unsubscription | null;
  subject: string;
  /** Sanitized HTML. */
  message: string;
  messageText: string;
  /** When it was written, as the mail says; null for no moment. */
  date: Date | null;
  /** When the newest server on its way got it. */
  receivedAt: Date | null;
  /** Empty for none that other mails could refer to. */
  messageId: string;
  referenceIds: string[];
  /** See `contentHash`; empty when not all of the mail was given. */
  contentHash: string;
  attachments: ParsedAttachment[];
  /** A server on its way has marked it. */
  isSpam: boolean;
  /** Whether there is more in the mail than what was read. */
  isCut: boolean;
  /** The mail over the wire, when what was read is another form of it. */
  source?: Uint8Array<ArrayBuffer>;
}

const noAddress: Address = { name: '', address: '' };
const mostRecipients = 500;
const mostAttachments = 200;
// The longest of RFC 5321.
const longestEmail = 320;
const beginningBytes = 65_536;

/** What takes mails apart is large, and wanted when one comes as its source. */
const takeApart = async (source: Uint8Array): Promise<Email> => (await import('./lean-mime.ts')).parseLean(source);

/**
 * Reads a mail as it came over the wire (RFC 5322), whatever the bytes are. Of one that cannot be taken apart, or of which only the
 * beginning is wanted, the head and the first lines are read.
 */
export const parseMail = heavyTask({
  name: 'read a mail',
  limitMs: 60_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array; isOnlyBeginning?: boolean }) => bytes.length,
  run: async ({ bytes, isOnlyBeginning = false }): Promise<ParsedMail> => {
    const readable = withReadableHead(bytes);
    const whole = isOnlyBeginning ? null : await takeApart(readable).catch(() => null);
    const read = await readingOf(whole ?? (await parseBeginning(readable)), whole === null);
    return { ...read, contentHash: isOnlyBeginning ? '' : await contentHash(bytes) };
  },
});

/** What is read of a mail that nothing can be read of. */
export async function parseNothing(): Promise<ParsedMail> {
  return { ...(await readingOf(noMail, true)), contentHash: '' };
}

const noMail: Email = { headers: [], headerLines: [], attachments: [] };

/** Without its files, which may be cut off. */
async function parseBeginning(readable: Uint8Array): Promise<Email> {
  const lineEnd = readable.lastIndexOf(10, beginningBytes - 1) + 1;
  const beginning = readable.slice(0, readable.length <= beginningBytes ? readable.length : lineEnd || beginningBytes);
  const head = readable.slice(0, Math.min(headLength(readable), beginningBytes));
  const parsed = await takeApart(beginning).catch(() => takeApart(head).catch(() => noMail));
  return { ...parsed, attachments: [] };
}

async function readingOf(mail: Email, isBeginning: boolean): Promise<Omit<ParsedMail, 'contentHash'>> {
  const { message: kept, whole } = messageOfSource(mail);
  const message = withPlainContentIds(kept);
  const from = recipientsIn([mail.from ?? mail.sender ?? noAddress])[0];
  const attachments = namedIn(message, await attachmentsOf(mail.attachments));
  // The mail itself stands for it when it is a file already.
  if (whole && !isBeginning) {
    const { text, ...file } = whole;
    attachments.unshift({ ...file, bytes: new TextEncoder().encode(text), isWholeMessage: true });
  }
  return {
    fromName: from?.name ?? '',
    fromEmail: from?.email ?? '',
    to: recipientsIn(mail.to),
    cc: recipientsIn(mail.cc),
    bcc: recipientsIn(mail.bcc),
    replyTo: recipientsIn(mail.replyTo),
    unsubscription: unsubscriptionOf(mail.headers),
    subject: oneLine(mail.subject ?? '', 998),
    message,
    messageText: textOfMessage(message),
    date: mailDate(valuesOf(mail, 'date')[0] ?? ''),
    receivedAt: receivedDate(valuesOf(mail, 'received')),
    messageId: messageIdOf(mail.messageId, ''),
    referenceIds: referencesOf(mail),
    attachments,
    isSpam: isMarkedAsSpam(mail),
    isCut: isBeginning || mail.attachments.length > mostAttachments,
  };
}

function recipientsIn(addresses: Address[] = []): Recipient[] {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .slice(0, mostRecipients)
    .map(({ name, address }) => ({ name: oneLine(name, 200), email: oneLine(address, longestEmail).replaceAll(/[\s<>]/g, '') }))
    .filter(({ name, email }) => name || email);
}

async function attachmentsOf(given: Email['attachments']): Promise<ParsedAttachment[]> {
  const read: ParsedAttachment[] = [];
  for (const { filename, mimeType, content, contentId } of given.slice(0, mostAttachments)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const mediaType = await mediaTypeOf(bytes, mimeType);
    const id = mediaType.startsWith('image/') ? oneLine(contentId ?? '', 300).replaceAll(/^<|>$/g, '') : '';
    // Outlook's invitations have no name, by which their readers would know them.
    const name = filename ?? (mediaType === 'text/calendar' ? 'invite.ics' : '');
    read.push({ fileName: safeName(name).toWellFormed(), mediaType, bytes, ...(id && { contentId: id }) });
  }
  return read;
}

/** As the sender says, where they say it. */
async function mediaTypeOf(bytes: Uint8Array, said: string): Promise<string> {
  const isSaid = /^[a-z]+\/[\w.+-]{1,100}$/.test(said) && said !== 'application/octet-stream';
  return isSaid ? said : detectMediaType(bytes);
}

/** Some senders write the marks of a content id as in an address. */
function withPlainContentIds(message: string): string {
  return message.replaceAll(/(\ssrc="cid:)([^"]*%[^"]*)(?=")/g, (whole, before: string, id: string) => {
    const plain = decodeMarks(id);
    return /["<>&\p{Cc}]/u.test(plain) ? whole : `${before}${plain}`;
  });
}

function decodeMarks(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

function isMarkedAsSpam({ headers }: Email): boolean {
  return headers.some(({ key, value }) => (key === 'x-spam-flag' || key === 'x-spam-status') && /^yes\b/i.test(value));
}
