import { isAddress } from '#web/parse-addresses.ts';
import type { Attachment, Email, Recipient } from '../../contract.ts';
import { splitQuote } from './quote.ts';

/** What is written in a window. Recipients may be no addresses yet; `quote` is the original below the text, which is not edited. */
export interface DraftContent {
  /** Which of the own addresses it leaves from; empty while that is not known. */
  from: string;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  message: string;
  quote: string;
  attachments: Attachment[];
}

export type RecipientField = 'to' | 'cc' | 'bcc';
export const recipientFields = ['to', 'cc', 'bcc'] as const;

export const emptyContent: DraftContent = { from: '', to: [], cc: [], bcc: [], subject: '', message: '', quote: '', attachments: [] };

/** A draft of the server as it is written on. */
export function contentOf({ from, to, cc, bcc, subject, message, attachments }: Email): DraftContent {
  return { from: from.email, to, cc, bcc, subject, ...splitQuote(message), attachments };
}

/** As the server takes it: without what is no address yet. */
function wireContent({ from, to, cc, bcc, subject, message, quote, attachments }: DraftContent) {
  const sendable = (list: Recipient[]) => list.filter(({ email }) => isAddress(email)).slice(0, 100);
  return {
    ...(from && { from }),
    to: sendable(to),
    cc: sendable(cc),
    bcc: sendable(bcc),
    subject: subject.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 998),
    message: message + quote,
    attachments,
  };
}

export type WireContent = ReturnType<typeof wireContent>;

/** What differs from `saved`, or all without one. */
export function changedParts(content: DraftContent, saved: DraftContent | null): Partial<WireContent> {
  const now = wireContent(content);
  if (!saved) return now;
  const before = wireContent(saved);
  const changed = (Object.keys(now) as (keyof WireContent)[]).filter((name) => comparable(now[name]) !== comparable(before[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** Whether the server would keep the same of both. */
export const isSameContent = (one: DraftContent, other: DraftContent) => Object.keys(changedParts(one, other)).length === 0;

/** As `isSameContent`, where one of them was written by the server, which spells its HTML in its own way. */
export function isSameText(one: DraftContent, other: DraftContent): boolean {
  // Whoever does not know the address leaves it to the server.
  const isKnown = one.from !== '' && other.from !== '';
  const spelled = (content: DraftContent) => ({
    ...content,
    ...(!isKnown && { from: '' }),
    message: asRead(content.message + content.quote),
    quote: '',
  });
  return isSameContent(spelled(one), spelled(other));
}

const asRead = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

/** Whether there is nothing in it that somebody wrote or chose. */
export const isEmptyContent = (content: DraftContent) =>
  [...content.to, ...content.cc, ...content.bcc, ...content.attachments].length === 0 &&
  !content.subject.trim() &&
  !content.quote &&
  !hasText(content.message);

/** Whether a message shows anything. */
export const hasText = (html: string) => /<img\b/i.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';

// The signature in the address of a file is of its day: the same file has another one tomorrow.
const comparable = (part: unknown) => JSON.stringify(part).replaceAll(/(\/api\/v1\/files\/[^?"\\]*)\?(?:expires|signature)=[^"\\]*/g, '$1');
