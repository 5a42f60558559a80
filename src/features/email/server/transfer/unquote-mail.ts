import { GrowingBytes } from './growing-bytes.ts';
import { headOf } from './head-of.ts';
import { fromQuotes, linesOf } from './lines-of.ts';
import { markFields } from './mail-marks.ts';

const lineFeed = 10;
const carriageReturn = 13;
const lineEnd = new TextEncoder().encode('\r\n');

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
    mail.add(lineEnd);
  }
}

/** Where the entry ends without the empty line that goes before the next one. */
function withoutLastEmptyLine(entry: Uint8Array, from: number): number {
  const end = entry.length;
  if (entry[end - 1] !== lineFeed) return end;
  const start = entry[end - 2] === carriageReturn ? end - 2 : end - 1;
  return start > from && entry[start - 1] === lineFeed ? start : end;
}
