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
  /** Set for an image the message refers to. */
  contentId?: string;
  /** Set on the file with the full message when the email shows only its beginning. */
  isWholeMessage?: boolean;
}

/** An outside email, parsed and sanitized, ready to be filed. */
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
  /** Text of the emails attached to it, for the search. */
  nestedText: string;
  /** When the email says it was written; null without a valid date. */
  date: Date | null;
  /** When the newest server received it. */
  receivedAt: Date | null;
  /** Empty if it has none that other emails could reference. */
  messageId: string;
  referenceIds: string[];
  /** See `contentHash`; empty when only part of the email was given. */
  contentHash: string;
  attachments: ParsedAttachment[];
  /** A server along the way marked it as spam. */
  isSpam: boolean;
  /** Whether only part of the email was parsed. */
  isCut: boolean;
  /** The original bytes, if a converted form was parsed. */
  source?: Uint8Array<ArrayBuffer>;
}

const maxRecipients = 500;
const maxAttachments = 200;
// The maximum of RFC 5321.
const longestEmail = 320;
const beginningBytes = 65_536;

/**
 * Parses a raw email (RFC 5322), whatever the bytes are. If it cannot be parsed, or only its beginning is wanted, parses just the headers
 * and the first lines.
 */
export const parseMail = heavyTask({
  name: 'read a mail',
  limitMs: 60_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array; isOnlyBeginning?: boolean }) => bytes.length,
  run: async ({ bytes, isOnlyBeginning = false }): Promise<ParsedMail> => {
    const whole = isOnlyBeginning ? null : readUnlessNoMail(bytes);
    const read = await createCardContext(whole ?? parseBeginning(bytes), whole === null);
    return { ...read, contentHash: isOnlyBeginning ? '' : await contentHash(bytes) };
  },
});

/** Returns the result for an email that cannot be parsed at all. */
export async function parseNothing(): Promise<ParsedMail> {
  return { ...(await createCardContext(noMail, true)), contentHash: '' };
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

/** Ignores files, which may be cut off. */
function parseBeginning(bytes: Uint8Array): ReadMail {
  const lineEnd = bytes.lastIndexOf(10, beginningBytes - 1) + 1;
  const beginning = bytes.subarray(0, bytes.length <= beginningBytes ? bytes.length : lineEnd || beginningBytes);
  const { bodyStart } = readHead(bytes.subarray(0, beginningBytes));
  const parsed = readUnlessNoMail(beginning) ?? readUnlessNoMail(bytes.subarray(0, bodyStart)) ?? noMail;
  return { ...parsed, files: [], shown: parsed.shown.filter(({ kind }) => kind !== 'file') };
}

async function createCardContext(mail: ReadMail, isBeginning: boolean): Promise<Omit<ParsedMail, 'contentHash'>> {
  namePictures(mail);
  const { message, whole } = messageOfSource(mail.shown);
  const from = recipientsIn(mail.from)[0];
  const attachments = namedIn(message, await attachmentsOf(mail.files));
  // If only the beginning is parsed, the email itself is attached as a file instead.
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
    isCut: isBeginning || mail.files.length > maxAttachments,
  };
}

function recipientsIn(addresses: HeadAddress[]): Recipient[] {
  return addresses
    .slice(0, maxRecipients)
    .map(({ name, address }) => ({ name: oneLine(name, 200), email: oneLine(address, longestEmail) }))
    .filter(({ name, email }) => name || email);
}

async function attachmentsOf(given: MailFile[]): Promise<ParsedAttachment[]> {
  const read: ParsedAttachment[] = [];
  for (const { fileName, mediaType: said, bytes: content, contentId } of given.slice(0, maxAttachments)) {
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

/** Names for files without one, common in Outlook invitations, reports and signatures. */
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

/** Uses the declared type if there is one. */
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
