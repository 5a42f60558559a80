import { isAddress } from '#web/parse-addresses.ts';
import type { Attachment, Email, Recipient } from '../../contract.ts';
import { splitQuote } from './quote.ts';

/** Content of a compose window. Recipients may be incomplete addresses; `quote` is the original below the text, which is not edited. */
export interface DraftContent {
  /** The address to send from; empty while unknown. */
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

/** Converts a server draft to editable content. */
export function contentOf({ from, to, cc, bcc, subject, message, attachments }: Email): DraftContent {
  return { from: from.email, to, cc, bcc, subject, ...splitQuote(message), attachments };
}

/** Converts content to the API format, without incomplete addresses. */
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

/** Returns the parts that differ from `saved`, or all of them without one. */
export function changedParts(content: DraftContent, saved: DraftContent | null): Partial<WireContent> {
  const now = wireContent(content);
  if (!saved) return now;
  const before = wireContent(saved);
  const changed = (Object.keys(now) as (keyof WireContent)[]).filter((name) => comparable(now[name]) !== comparable(before[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** Checks whether the server would store the same for both. */
export const isSameContent = (one: DraftContent, other: DraftContent) => Object.keys(changedParts(one, other)).length === 0;

/** Like `isSameContent`, if one of them comes from the server, which normalizes HTML. */
export function isSameText(one: DraftContent, other: DraftContent): boolean {
  // An unknown address is left to the server.
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

/** Checks that it contains nothing written or chosen by the person. */
export const isEmptyContent = (content: DraftContent) =>
  [...content.to, ...content.cc, ...content.bcc, ...content.attachments].length === 0 &&
  !content.subject.trim() &&
  !content.quote &&
  !hasText(content.message);

/** Checks whether a message has visible content. */
export const hasText = (html: string) => /<img\b/i.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';

// The signature in a file's URL is valid for a day: the same file has a different one tomorrow.
const comparable = (part: unknown) => JSON.stringify(part).replaceAll(/(\/api\/v1\/files\/[^?"\\]*)\?(?:expires|signature)=[^"\\]*/g, '$1');
