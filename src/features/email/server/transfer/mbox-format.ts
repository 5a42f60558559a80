import { decodeText } from '#contract/text/decode-text.ts';
import { invalid } from '#server/refusal.ts';
import { labels as knownLabels } from '../../labels-contract.ts';
import { mailDate } from '../receiving/mail-date.ts';
import { fromQuotes, GrowingBytes, type Head, headOf, isFromLine, type Line, linesOf, lineText } from './mail-lines.ts';

/** An email within an mbox file: its bytes from `start` to `end`, still quoted. */
export interface MboxEntry {
  /** Position in the file, starting at 1. */
  index: number;
  start: number;
  end: number;
  /** Time from the separator line in milliseconds; NaN if it has none. */
  fromTime: number;
}

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
// `From ada@b.example Thu Jan  1 00:00:00 1970`; some programs omit the address, or put the zone before or after the year.
const separator = new RegExp(
  `^From (?:.*\\s)?${day},?\\s+${month}\\s+(\\d{1,2})\\s+(\\d{1,2}:\\d{2}(?::\\d{2})?)\\s+(?:([+-]\\d{4}|[A-Z]{1,5})\\s+)?(\\d{4})(?:\\s+([+-]\\d{4}|[A-Z]{1,5}))?\\s*$`,
);
// Without a date, a word of a text could be mistaken for it.
const bare = /^From(?: +[^\s:]*)?\s*$/;
// A date in another order or language: `From ada@b.example 12. März 2026 09:40:00 +0100`.
const dated = /^From \S+\s+(\S.*(?:\d{4}|\d{1,2}:\d{2}(?::\d{2})?)(?:\s+(?:[+-]\d{4}|[A-Z]{1,5}))?)\s*$/;
const letterF = 70;
/** Every email has at least one of these headers. */
export const fieldsOfMail = ['from', 'date', 'message-id', 'received', 'return-path'];
const longestLooked = 8192;
const headLine = /^[!-9;-~]+[ \t]*:/;
const longestSeparator = 1000;
// A file of two hundred megabytes has fewer, at two kilobytes per email.
export const maxMails = 100_000;

/**
 * Splits an mbox file into emails: mboxrd, mboxo, or mboxcl, which declares the length of each text. A line of text may start with `From `
 * too if a program did not quote it. It counts as a separator only with a date, and an empty line before it or headers after it; or with
 * nothing, one word, or a date in another format, if there is an empty line before it and email headers after it.
 * @returns null when it is not an mbox file
 * @throws 400 for too many emails
 */
export function splitMbox(bytes: Uint8Array): MboxEntry[] | null {
  const entries: MboxEntry[] = [];
  let isAfterEmptyLine = true;
  let insideUntil = 0;
  const isBlank = (end: number) =>
    lineText(bytes, { start: 0, end })
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trim() === '';
  for (const line of linesOf(bytes)) {
    const isInside = line.start < insideUntil;
    const fromTime = !isInside && isFromLine(bytes, startOf(bytes, line)) ? timeOfSeparator(bytes, startOf(bytes, line)) : undefined;
    const isSeparator = fromTime !== undefined && (isAfterEmptyLine || isHeadLine(bytes, line.next));
    const looseTime = isSeparator || isInside || !isAfterEmptyLine ? undefined : timeOfLooseSeparator(bytes, startOf(bytes, line));
    if (isSeparator || looseTime !== undefined) {
      const before = entries.at(-1);
      if (before) before.end = line.start;
      else if (line.start > longestSeparator || !isBlank(line.start)) return null;
      if (entries.length === maxMails) throw invalid('body', { code: 'too_many', max: maxMails });
      entries.push({ index: entries.length + 1, start: line.next, end: bytes.length, fromTime: looseTime ?? fromTime ?? Number.NaN });
      insideUntil = endByLength(bytes, line.next);
    }
    isAfterEmptyLine = line.end === line.start;
  }
  return entries.length > 0 ? entries : null;
}

/** Skips a byte order mark on the first line. */
function startOf(bytes: Uint8Array, line: Line): Line {
  const hasMark = line.start === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark ? { ...line, start: 3 } : line;
}

/** Returns the time of a separator line; undefined for any other line. */
function timeOfSeparator(bytes: Uint8Array, line: Line): number | undefined {
  if (line.end - line.start > longestSeparator) return undefined;
  const [found, monthName, date, time, zoneBefore, year, zoneAfter] = separator.exec(lineText(bytes, line)) ?? [];
  return found === undefined ? undefined : Date.parse(`${date} ${monthName} ${year} ${time} ${zoneBefore ?? zoneAfter ?? 'UTC'}`);
}

/** Returns the time of `From `, `From ada@b.example`, or a line with an unusual date, if email headers follow. NaN without a date. */
function timeOfLooseSeparator(bytes: Uint8Array, line: Line): number | undefined {
  if (bytes[line.start] !== letterF || line.end - line.start > longestSeparator || !isHeadLine(bytes, line.next)) return undefined;
  const text = decodeText(bytes.subarray(line.start, line.end));
  const time = mailDate(dated.exec(text)?.[1] ?? '')?.getTime();
  if (time === undefined && !bare.test(text)) return undefined;
  const { fields } = headOf(bytes.subarray(line.next, line.next + longestLooked));
  return fields.some(({ name }) => fieldsOfMail.includes(name)) ? (time ?? Number.NaN) : undefined;
}

/** Returns the end of an email's text by its `Content-Length`, if the file ends or another email starts there; otherwise 0. */
function endByLength(bytes: Uint8Array, start: number): number {
  const head = headOf(bytes.subarray(start, start + longestLooked));
  const length = Number(head.fields.find(({ name }) => name === 'content-length')?.value || Number.NaN);
  const [emptyLine] = linesOf(bytes, start + head.end);
  if (!Number.isSafeInteger(length) || length <= 0 || !emptyLine) return 0;
  const end = emptyLine.next + length;
  for (const line of linesOf(bytes, end)) {
    if (line.end === line.start && line.start < end + 4) continue;
    return isFromLine(bytes, line) ? line.start : 0;
  }
  return end >= bytes.length - 4 && end <= bytes.length ? bytes.length : 0;
}

function isHeadLine(bytes: Uint8Array, start: number): boolean {
  const [line] = linesOf(bytes, start);
  return line !== undefined && headLine.test(lineText(bytes, { start, end: Math.min(line.end, start + longestSeparator) }));
}

interface Kept extends MailMarks {
  fromEmail: string;
  time: Date;
  messageId: string;
}

const encoder = new TextEncoder();
const lineEnd = encoder.encode('\n');
const quote = encoder.encode('>');

/**
 * Formats an email as an mbox entry (mboxrd): the separator line, the email with LF line endings and an extra `>` before each `From `, and
 * an empty line. Adds its flags to the headers, and its message id if they have none.
 */
export function quoteMail(source: Uint8Array, kept: Kept): Uint8Array<ArrayBuffer> {
  const { fields, end: headEnd } = headOf(source);
  const entry = new GrowingBytes(source.length + 1000);
  entry.add(encoder.encode(separatorOf(kept)));
  const dropped = new Set(fields.filter(({ name }) => markFields.includes(name)).map(({ start }) => start));
  const named = kept.messageId && !fields.some(({ name }) => name === 'message-id');
  const added = encoder.encode(`${named ? `Message-ID: ${kept.messageId}\n` : ''}${fieldsOfMarks(kept)}`);
  for (const { start, next } of fields) if (!dropped.has(start)) addQuoted(entry, source.subarray(start, next));
  entry.add(added);
  if (headEnd === source.length) entry.add(lineEnd);
  addQuoted(entry, source.subarray(headEnd));
  entry.add(lineEnd);
  return entry.whole();
}

function addQuoted(entry: GrowingBytes, bytes: Uint8Array): void {
  for (const line of linesOf(bytes)) {
    if (fromQuotes(bytes, line) >= 0) entry.add(quote);
    entry.add(bytes.subarray(line.start, line.end));
    entry.add(lineEnd);
  }
}

/** `From ada@b.example Thu Jan  1 00:00:00 1970`, with the time in UTC. */
function separatorOf({ fromEmail, time }: Kept): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = time.toUTCString().replace(',', '').split(' ');
  return `From ${fromEmail.replaceAll(/[\s\p{Cc}]/gu, '') || 'MAILER-DAEMON'} ${day} ${month} ${String(Number(date)).padStart(2)} ${clock} ${year}\n`;
}

const lineFeed = 10;
const carriageReturn = 13;
const wireLineEnd = new TextEncoder().encode('\r\n');

/**
 * Restores the raw email from an mbox entry: removes the empty line after it, one `>` before each quoted `From `, and the flags that
 * mailboxes add to the headers; line endings become CRLF.
 */
export function unquoteMail(entry: Uint8Array): Uint8Array<ArrayBuffer> {
  const mail = new GrowingBytes(entry.length + entry.length / 16);
  const { fields, end: headEnd } = headOf(entry);
  for (const { name, start, next } of fields) if (!markFields.includes(name)) addUnquoted(mail, entry.subarray(start, next));
  addUnquoted(mail, entry.subarray(headEnd, withoutLastEmptyLine(entry, headEnd)));
  return mail.whole();
}

function addUnquoted(mail: GrowingBytes, bytes: Uint8Array): void {
  for (const line of linesOf(bytes)) {
    const start = fromQuotes(bytes, line) > 0 ? line.start + 1 : line.start;
    mail.add(bytes.subarray(start, line.end));
    mail.add(wireLineEnd);
  }
}

/** Returns the end of the entry without the empty line before the next one. */
function withoutLastEmptyLine(entry: Uint8Array, from: number): number {
  const end = entry.length;
  if (entry[end - 1] !== lineFeed) return end;
  const start = entry[end - 2] === carriageReturn ? end - 2 : end - 1;
  return start > from && entry[start - 1] === lineFeed ? start : end;
}

/** Flags a mailbox stores for an email, separate from its content. */
interface MailMarks {
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
}

/** Flags of an imported email, with all keywords that may be labels of the person. */
export interface FoundMarks extends MailMarks {
  keywords: string[];
}

/** The headers in which this and most other programs store flags. */
const markFields: readonly string[] = ['status', 'x-status', 'x-keywords'];

const readOfMozilla = 0x1;
const starredOfMozilla = 0x4;

/** Reads the flags from an email's headers: the usual ones, Thunderbird's, or Gmail's. Unread if there are none. */
export function marksOf({ fields }: Pick<Head, 'fields'>): FoundMarks {
  const valuesOf = (name: string) =>
    fields
      .filter((field) => field.name === name)
      .map(({ value }) => value)
      .join(' ');
  const status = `${valuesOf('status')} ${valuesOf('x-status')}`;
  const mozilla = Number.parseInt(valuesOf('x-mozilla-status') || '0', 16);
  const gmail = valuesOf('x-gmail-labels')
    .split(',')
    .map((label) => label.trim().toLowerCase());
  const keywords = new Set([
    ...valuesOf('x-keywords')
      .split(/[\s,]+/)
      .map((word) => word.toLowerCase()),
    ...gmail,
  ]);
  return {
    isRead: /R/.test(status) || (mozilla & readOfMozilla) !== 0 || gmail.includes('opened'),
    isStarred: /F/.test(valuesOf('x-status')) || (mozilla & starredOfMozilla) !== 0 || gmail.includes('starred'),
    labels: knownLabels.filter((label) => keywords.has(label)),
    keywords: [...keywords].filter(Boolean),
  };
}

/** Formats the flags as header lines. */
function fieldsOfMarks({ isRead, isStarred, labels }: MailMarks): string {
  return [
    `Status: ${isRead ? 'RO' : 'O'}\n`,
    ...(isStarred ? ['X-Status: F\n'] : []),
    ...(labels.length > 0 ? [`X-Keywords: ${labels.join(' ')}\n`] : []),
  ].join('');
}
