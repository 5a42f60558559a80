import { charsetOf, decodeBy, decodeText } from '#contract/text/decode-text.ts';
import { decodeWhole } from '#contract/text/decode-whole.ts';

const feed = 10;
const carriage = 13;

/**
 * Decodes an iCalendar file in any charset and with any line endings, and joins its folded lines (RFC 5545, 3.1). Lines are folded by
 * bytes, sometimes within a character. A joined line is followed by as many empty lines as it lost, to preserve line
 * numbers.
 */
export function calendarText(bytes: Uint8Array): string {
  const isWide = bytes.subarray(0, 4).includes(0) || (bytes[0] ?? 0) > 0xfd;
  return isWide ? decodeText(unfolded(new TextEncoder().encode(decodeText(bytes)))) : decodedByLine(unfolded(bytes));
}

/** Concatenated files can mix UTF-8 lines with lines in an older charset. */
function decodedByLine(bytes: Uint8Array): string {
  const charset = charsetOf(bytes);
  if (!/^(?:windows-125|iso-8859|koi8|macintosh)/.test(charset)) return decodeBy(bytes, charset);
  const lines: string[] = [];
  for (let at = 0; at <= bytes.length; ) {
    const found = bytes.indexOf(feed, at);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(at, end);
    lines.push(decodeWhole(line, 'utf-8') ?? decodeBy(line, charset));
    at = end + 1;
  }
  return lines.join('\n');
}

function unfolded(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  let folds = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    const end = lineEndAt(bytes, at);
    if (end === at) {
      joined[length++] = byte;
      at++;
      continue;
    }
    const next = bytes[end];
    if (next === 0x20 || next === 0x09) {
      folds++;
      at = end + 1;
      continue;
    }
    for (; folds >= 0; folds--) joined[length++] = feed;
    folds = 0;
    at = end;
  }
  return joined.subarray(0, length);
}

/**
 * Returns the position after the line ending at `at`: a line feed, or carriage returns with or without one. Returns `at` if there is none.
 */
function lineEndAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] === feed) return at + 1;
  if (bytes[at] !== carriage) return at;
  let end = at + 1;
  // Files converted twice have more than one carriage return.
  while (bytes[end] === carriage && (bytes[end + 1] === carriage || bytes[end + 1] === feed)) end++;
  return bytes[end] === feed ? end + 1 : at + 1;
}
