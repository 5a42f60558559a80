import PostalMime, { type Address, type Email } from 'postal-mime';
import { type Content, detectMediaType, keepContent, safeName } from '#features/files/server/offers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Recipient } from '../contract.ts';
import type { Arrival } from './file-arrivals.ts';
import { messageIdOf, referencesOf } from './message-ids.ts';
import { messageOfSource } from './message-of-source.ts';
import { namedIn } from './message-pictures.ts';
import { oneLine } from './one-line.ts';
import { textOfMessage } from './sanitize-message.ts';
import { headLength, withReadableHead } from './source-head.ts';

type Head =
  | 'fromName'
  | 'fromEmail'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'replyTo'
  | 'subject'
  | 'message'
  | 'messageText'
  | 'time'
  | 'messageId'
  | 'referenceIds';

interface PreparedAttachment {
  fileName: string;
  content: Content;
  /** Set for a picture that the message names. */
  contentId?: string;
}

/** A mail of the world, read and cleaned: fit to be filed in any mailbox. Its files are in the file store already. */
export interface PreparedMail extends Pick<Arrival, Head> {
  attachments: PreparedAttachment[];
  /** The mail as it came. */
  source: Content;
  /** A server on its way has marked it. */
  isSpam: boolean;
}

const noAddress: Address = { name: '', address: '' };
const mostRecipients = 500;
const mostAttachments = 200;
// The longest of RFC 5321.
const longestEmail = 320;

/** Reads a mail as it came over the wire (RFC 5322), outside of any transaction. Whatever the bytes are, it throws only when they cannot be kept. */
export async function prepareSource(deps: Dependencies, bytes: Uint8Array): Promise<PreparedMail> {
  const source = await keepContent(deps, { bytes, mediaType: 'message/rfc822' });
  const mail = await parse(bytes);
  const message = withPlainContentIds(messageOfSource(mail));
  const attachments = namedIn(message, await keepAttachments(deps, mail.attachments));
  const from = recipientsIn([mail.from ?? mail.sender ?? noAddress])[0];
  const now = deps.clock();
  return {
    fromName: from?.name ?? '',
    fromEmail: from?.email ?? '',
    to: recipientsIn(mail.to),
    cc: recipientsIn(mail.cc),
    bcc: recipientsIn(mail.bcc),
    replyTo: recipientsIn(mail.replyTo),
    subject: oneLine(mail.subject ?? '', 998),
    message,
    messageText: textOfMessage(message),
    time: sane(mail.date, now),
    messageId: messageIdOf(mail.messageId, `<${source.key}@atrium.invalid>`),
    referenceIds: referencesOf(mail),
    attachments,
    source,
    isSpam: isMarkedAsSpam(mail),
  };
}

/** What is nested deeper or has a longer head than any mail becomes a mail with itself as a file. */
async function parse(bytes: Uint8Array): Promise<Email> {
  const readable = withReadableHead(bytes);
  return PostalMime.parse(readable).catch(async () => {
    const head = await PostalMime.parse(readable.slice(0, Math.min(headLength(readable), 65_536))).catch(() => null);
    const whole = { filename: 'mail.eml', mimeType: 'message/rfc822', disposition: 'attachment', content: bytes };
    return { headers: [], headerLines: [], ...head, attachments: [whole] };
  });
}

function recipientsIn(addresses: Address[] = []): Recipient[] {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .slice(0, mostRecipients)
    .map(({ name, address }) => ({ name: oneLine(name, 200), email: oneLine(address, longestEmail).replaceAll(/[\s<>]/g, '') }))
    .filter(({ name, email }) => name || email);
}

async function keepAttachments(deps: Dependencies, given: Email['attachments']): Promise<PreparedAttachment[]> {
  const kept: PreparedAttachment[] = [];
  // One after the other: each is copied while it is kept, and together they may be large.
  for (const { filename, mimeType, content, contentId } of given.slice(0, mostAttachments)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const mediaType = await mediaTypeOf(bytes, mimeType);
    const id = mediaType.startsWith('image/') ? oneLine(contentId ?? '', 300).replaceAll(/^<|>$/g, '') : '';
    kept.push({
      fileName: safeName(filename ?? '').toWellFormed(),
      content: await keepContent(deps, { bytes, mediaType }),
      ...(id && { contentId: id }),
    });
  }
  return kept;
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

/** A moment that nobody can have written it at is now. */
function sane(date: string | undefined, now: Date): Date {
  const time = new Date(date ?? '');
  return time.getTime() > 0 && time <= now ? time : now;
}

function isMarkedAsSpam({ headers }: Email): boolean {
  return headers.some(({ key, value }) => (key === 'x-spam-flag' || key === 'x-spam-status') && /^yes\b/i.test(value));
}
