import { detectMediaType, safeName } from '#platform/files/server/public-api.ts';
import { heavyTask } from '#server/heavy-work.ts';
import type { Recipient } from '../../contract.ts';
import type { Unsubscription } from '../../unsubscribe-contract.ts';
import { namedIn } from '../compose/attachments.ts';
import { textOfMessage } from '../compose/sanitize-message.ts';
import { messageIdOf, referencesOf } from '../delivery/message-ids.ts';
import { unsubscriptionOf } from '../unsubscription-of.ts';
import { attachedText, subjectOfMail } from './attached-text.ts';
import { contentHash } from './content-hash.ts';
import { mailDate, receivedDate } from './mail-date.ts';
import { messageOfSource } from './message-of-source.ts';
import type { HeadAddress } from './mime/address-list.ts';
import { readHead } from './mime/headers.ts';
import { isMailType, type MailFile, oneLine } from './mime/mail-pieces.ts';
import { namePictures } from './name-pictures.ts';
import { type ReadMail, readUnlessNoMail } from './read-mime.ts';

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
  /** What the mails attached to it say, for the search. */
  nestedText: string;
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

const mostRecipients = 500;
const mostAttachments = 200;
// The longest of RFC 5321.
const longestEmail = 320;
const beginningBytes = 65_536;

/**
 * Reads a mail as it came over the wire (RFC 5322), whatever the bytes are. Of one that cannot be taken apart, or of which only the
 * beginning is wanted, the head and the first lines are read.
 */
export const parseMail = heavyTask({
  name: 'read a mail',
  limitMs: 60_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array; isOnlyBeginning?: boolean }) => bytes.length,
  run: async ({ bytes, isOnlyBeginning = false }): Promise<ParsedMail> => {
    const whole = isOnlyBeginning ? null : readUnlessNoMail(bytes);
    const read = await readingOf(whole ?? parseBeginning(bytes), whole === null);
    return { ...read, contentHash: isOnlyBeginning ? '' : await contentHash(bytes) };
  },
});

/** What is read of a mail that nothing can be read of. */
export async function parseNothing(): Promise<ParsedMail> {
  return { ...(await readingOf(noMail, true)), contentHash: '' };
}

const noMail: ReadMail = {
  ...{
    headers: [],
    from: [],
    to: [],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: '',
    date: undefined,
    messageId: '',
    inReplyTo: '',
    references: '',
  },
  ...{ shown: [], files: [] },
};

/** Without its files, which may be cut off. */
function parseBeginning(bytes: Uint8Array): ReadMail {
  const lineEnd = bytes.lastIndexOf(10, beginningBytes - 1) + 1;
  const beginning = bytes.subarray(0, bytes.length <= beginningBytes ? bytes.length : lineEnd || beginningBytes);
  const { bodyStart } = readHead(bytes.subarray(0, beginningBytes));
  const parsed = readUnlessNoMail(beginning) ?? readUnlessNoMail(bytes.subarray(0, bodyStart)) ?? noMail;
  return { ...parsed, files: [], shown: parsed.shown.filter(({ kind }) => kind !== 'file') };
}

async function readingOf(mail: ReadMail, isBeginning: boolean): Promise<Omit<ParsedMail, 'contentHash'>> {
  namePictures(mail);
  const { message, whole } = messageOfSource(mail.shown);
  const from = recipientsIn(mail.from)[0];
  const attachments = namedIn(message, await attachmentsOf(mail.files));
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
    subject: oneLine(mail.subject, 998),
    message,
    messageText: textOfMessage(message),
    nestedText: attachedText(mail.files),
    date: mailDate(valuesOf(mail, 'date')[0] ?? ''),
    receivedAt: receivedDate(valuesOf(mail, 'received')),
    messageId: messageIdOf(mail.messageId, ''),
    referenceIds: referencesOf(mail),
    attachments,
    isSpam: isMarkedAsSpam(mail),
    isCut: isBeginning || mail.files.length > mostAttachments,
  };
}

function recipientsIn(addresses: HeadAddress[]): Recipient[] {
  return addresses
    .slice(0, mostRecipients)
    .map(({ name, address }) => ({ name: oneLine(name, 200), email: oneLine(address, longestEmail) }))
    .filter(({ name, email }) => name || email);
}

async function attachmentsOf(given: MailFile[]): Promise<ParsedAttachment[]> {
  const read: ParsedAttachment[] = [];
  for (const { fileName, mediaType: said, bytes: content, contentId } of given.slice(0, mostAttachments)) {
    const bytes = new Uint8Array(content);
    const mediaType = await mediaTypeOf(bytes, said);
    const id = mediaType.startsWith('image/') ? oneLine(contentId, 300) : '';
    read.push({
      fileName: safeName(fileName || usualName(mediaType, bytes)).toWellFormed(),
      mediaType,
      bytes,
      ...(id && { contentId: id }),
    });
  }
  return read;
}

/** Of files without a name: Outlook's invitations have none, nor have many reports and signatures. */
const usualNames: Record<string, string> = {
  'text/calendar': 'invite.ics',
  'text/rfc822-headers': 'headers.txt',
  'message/delivery-status': 'delivery-status.txt',
  'message/global-delivery-status': 'delivery-status.txt',
  'message/disposition-notification': 'disposition.txt',
  'message/global-disposition-notification': 'disposition.txt',
  'message/global-headers': 'headers.txt',
  'message/feedback-report': 'feedback-report.txt',
  'message/external-body': 'external-body.txt',
  'application/pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-mime': 'smime.p7m',
  'application/pkcs7-signature': 'smime.p7s',
  'application/x-pkcs7-signature': 'smime.p7s',
  'application/pgp-encrypted': 'version.txt',
  'application/pgp-signature': 'signature.asc',
  'application/pdf': 'document.pdf',
  'application/zip': 'archive.zip',
  'image/png': 'image.png',
  'image/jpeg': 'image.jpg',
  'image/gif': 'image.gif',
  'text/plain': 'text.txt',
  'text/html': 'page.html',
  'text/csv': 'table.csv',
};

function usualName(mediaType: string, bytes: Uint8Array): string {
  if (!isMailType(mediaType)) return usualNames[mediaType] ?? '';
  return `${subjectOfMail(bytes).replaceAll(/[\\/]/g, '-').slice(0, 120).trim() || 'message'}.eml`;
}

/** As the sender says, where they say it. */
async function mediaTypeOf(bytes: Uint8Array, said: string): Promise<string> {
  const isSaid = /^[a-z]+\/[\w.+-]{1,100}$/.test(said) && said !== 'application/octet-stream';
  return isSaid ? said : detectMediaType(bytes);
}

function valuesOf({ headers }: ReadMail, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

function isMarkedAsSpam({ headers }: ReadMail): boolean {
  return headers.some(({ key, value }) => (key === 'x-spam-flag' || key === 'x-spam-status') && /^yes\b/i.test(value));
}
