import { decodeText } from '#contract/text/decode-text.ts';
import { invalid } from '#server/refusal.ts';
import { labels as knownLabels } from '../../labels-contract.ts';
import { mailDate } from '../receiving/mail-date.ts';
import { fromQuotes, GrowingBytes, type Head, headOf, isFromLine, type Line, linesOf, lineText } from './mail-lines.ts';

/** A mail within an mbox file: its bytes are from `start` to `end`, still quoted. */
export interface MboxEntry {
  /** Of the file, from 1. */
  index: number;
  start: number;
  end: number;
  /** The moment that the line before the mail names, in milliseconds; NaN for none. */
  fromTime: number;
}

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
// `From ada@b.example Thu Jan  1 00:00:00 1970`; some write no address, or the zone before or after the year.
const separator = new RegExp(
  `^From (?:.*\\s)?${day},?\\s+${month}\\s+(\\d{1,2})\\s+(\\d{1,2}:\\d{2}(?::\\d{2})?)\\s+(?:([+-]\\d{4}|[A-Z]{1,5})\\s+)?(\\d{4})(?:\\s+([+-]\\d{4}|[A-Z]{1,5}))?\\s*$`,
);
// Without a moment a word of a text would be taken for it.
const bare = /^From(?: +[^\s:]*)?\s*$/;
// The moment in another order or language: `From ada@b.example 12. März 2026 09:40:00 +0100`.
const dated = /^From \S+\s+(\S.*(?:\d{4}|\d{1,2}:\d{2}(?::\d{2})?)(?:\s+(?:[+-]\d{4}|[A-Z]{1,5}))?)\s*$/;
const letterF = 70;
/** One of these is in the head of every mail. */
export const fieldsOfMail = ['from', 'date', 'message-id', 'received', 'return-path'];
const longestLooked = 8192;
const headLine = /^[!-9;-~]+[ \t]*:/;
const longestSeparator = 1000;
// A file of two hundred megabytes has fewer, at two kilobytes a mail.
export const mostMails = 100_000;

/**
 * Finds the mails of an mbox file: mboxrd, mboxo, or mboxcl, which says how long each text is. A line in a text may begin with `From ` too,
 * where a program did not quote it: it separates mails only when it has a moment, and an empty line stands before it or a head after it;
 * or when it has nothing, one word, or a moment in another form, with an empty line before it and a mail's head after it.
 * @returns null when it is no mbox file
 * @throws 400 for too many mails
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
      if (entries.length === mostMails) throw invalid('body', { code: 'too_many', max: mostMails });
      entries.push({ index: entries.length + 1, start: line.next, end: bytes.length, fromTime: looseTime ?? fromTime ?? Number.NaN });
      insideUntil = endByLength(bytes, line.next);
    }
    isAfterEmptyLine = line.end === line.start;
  }
  return entries.length > 0 ? entries : null;
}

/** The first line without a byte order mark. */
function startOf(bytes: Uint8Array, line: Line): Line {
  const hasMark = line.start === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark ? { ...line, start: 3 } : line;
}

/** The moment that a separating line names; undefined when the line is none. */
function timeOfSeparator(bytes: Uint8Array, line: Line): number | undefined {
  if (line.end - line.start > longestSeparator) return undefined;
  const [found, monthName, date, time, zoneBefore, year, zoneAfter] = separator.exec(lineText(bytes, line)) ?? [];
  return found === undefined ? undefined : Date.parse(`${date} ${monthName} ${year} ${time} ${zoneBefore ?? zoneAfter ?? 'UTC'}`);
}

/** Of `From `, `From ada@b.example`, or one with an unusual moment, with the head of a mail after it. Without a moment it is NaN. */
function timeOfLooseSeparator(bytes: Uint8Array, line: Line): number | undefined {
  if (bytes[line.start] !== letterF || line.end - line.start > longestSeparator || !isHeadLine(bytes, line.next)) return undefined;
  const text = decodeText(bytes.subarray(line.start, line.end));
  const time = mailDate(dated.exec(text)?.[1] ?? '')?.getTime();
  if (time === undefined && !bare.test(text)) return undefined;
  const { fields } = headOf(bytes.subarray(line.next, line.next + longestLooked));
  return fields.some(({ name }) => fieldsOfMail.includes(name)) ? (time ?? Number.NaN) : undefined;
}

/** Where the text of a mail ends by its `Content-Length`, when it is the end of the file or another mail begins there; else 0. */
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
 * A mail as an entry of an mbox file (mboxrd): the separating line, the mail with LF for its lines' ends and one `>` more before each
 * `From `, an empty line. Its marks, and its message id where its head names none, are put into the head.
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

/** `From ada@b.example Thu Jan  1 00:00:00 1970`, the moment in UTC. */
function separatorOf({ fromEmail, time }: Kept): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = time.toUTCString().replace(',', '').split(' ');
  return `From ${fromEmail.replaceAll(/[\s\p{Cc}]/gu, '') || 'MAILER-DAEMON'} ${day} ${month} ${String(Number(date)).padStart(2)} ${clock} ${year}\n`;
}

const lineFeed = 10;
const carriageReturn = 13;
const wireLineEnd = new TextEncoder().encode('\r\n');

/**
 * The mail of an mbox entry as it goes over the wire: without the empty line after it, one `>` less before each quoted `From `, CRLF for
 * its lines' ends, and without the marks that mailboxes put into the head.
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

/** Where the entry ends without the empty line that goes before the next one. */
function withoutLastEmptyLine(entry: Uint8Array, from: number): number {
  const end = entry.length;
  if (entry[end - 1] !== lineFeed) return end;
  const start = entry[end - 2] === carriageReturn ? end - 2 : end - 1;
  return start > from && entry[start - 1] === lineFeed ? start : end;
}

/** The marks that a mailbox keeps of a mail and that are not in the mail itself. */
interface MailMarks {
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
}

/** The marks of a mail that is imported, with all words that may be labels of the person. */
export interface FoundMarks extends MailMarks {
  keywords: string[];
}

/** The fields in which this and most other programs keep the marks. */
const markFields: readonly string[] = ['status', 'x-status', 'x-keywords'];

const readOfMozilla = 0x1;
const starredOfMozilla = 0x4;

/** The marks in a mail's head: of most programs, of Thunderbird, or of Gmail. What has none is unread. */
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

/** The marks as fields of a head, each with its line's end. */
function fieldsOfMarks({ isRead, isStarred, labels }: MailMarks): string {
  return [
    `Status: ${isRead ? 'RO' : 'O'}\n`,
    ...(isStarred ? ['X-Status: F\n'] : []),
    ...(labels.length > 0 ? [`X-Keywords: ${labels.join(' ')}\n`] : []),
  ].join('');
}
