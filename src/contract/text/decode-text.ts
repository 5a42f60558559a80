import { charsetOfLabel } from './charset-labels.ts';
import { asciiOf, decodeLeniently, decodeWhole, isAscii } from './decode-whole.ts';
import { costOf, detectCharset } from './detect-charset.ts';

/** What is known about a text's character set. */
interface Declared {
  /** Declared labels in order of precedence: those of a header first, then those of the document itself. */
  declared?: readonly (string | null | undefined)[];
  /** The character set of the surrounding content, such as of a mail's text for its file names. */
  expected?: string | null | undefined;
}

/**
 * Decodes bytes from an outside source, even if they are mislabeled: a byte order mark wins, then valid UTF-8, then a plausible declared
 * charset, then detection. A byte becomes U+FFFD only when no character set can decode it.
 */
export function decodeText(bytes: Uint8Array, given: Declared = {}): string {
  return decodeBy(bytes, charsetOf(bytes, given));
}

/** Decodes with a character set found by `charsetOf`. */
export function decodeBy(bytes: Uint8Array, charset: string): string {
  if (charset !== 'utf-8') return decodeLeniently(bytes, charset);
  return decodeWhole(bytes, 'utf-8') ?? mendedUtf8(bytes);
}

/** Returns the character set to decode bytes with; plain ASCII counts as UTF-8. */
export function charsetOf(bytes: Uint8Array, { declared = [], expected }: Declared = {}): string {
  const marked = markedCharset(bytes);
  if (marked) return marked;
  const labels = declared.flatMap((label) => (label ? (charsetOfLabel(label) ?? []) : []));
  const expectedCharset = expected ? charsetOfLabel(expected) : null;
  if (isAscii(bytes)) return asciiCharset(bytes, labels, expectedCharset);
  const utf8 = decodeWhole(bytes, 'utf-8');
  if (utf8 !== null) return labels.find((label) => isTakenForUtf8(bytes, label, utf8)) ?? 'utf-8';
  const { valid, broken } = countUtf8(bytes);
  // Truncated or damaged in transit.
  if (valid >= 5 && broken <= 1 + valid / 50) return 'utf-8';
  for (const label of labels) if (canBe(bytes, label)) return withByteOrder(bytes, label);
  const maxBroken = labels.includes('utf-8') ? valid * 2 : valid / 2;
  return valid >= 2 && broken <= maxBroken ? 'utf-8' : detectCharset(bytes, expectedCharset);
}

function markedCharset([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32be';
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32le' : 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

const wide = /^utf-(?:16|32)/;
const sevenBit = /^(?:utf-7|hz|iso-2022-.*)$/;

const japaneseShifts = ['\u001b$@', '\u001b$B', '\u001b$(D'];

/** Treats ASCII as UTF-8, except for 7-bit encodings, UTF-16 and UTF-32. */
function asciiCharset(bytes: Uint8Array, labels: string[], expected: string | null): string {
  for (const label of labels) {
    if (sevenBit.test(label) && decodeWhole(bytes, label) !== null) return label;
    if (wide.test(label) && canBe(bytes, label)) return withByteOrder(bytes, label);
  }
  const text = asciiOf(bytes.subarray(0, 65_536));
  // Its escape sequences don't occur in ordinary text.
  if (japaneseShifts.some((shift) => text.includes(shift)) && decodeWhole(bytes, 'iso-2022-jp') !== null) return 'iso-2022-jp';
  if (text.includes('\u001b$)C')) return 'iso-2022-kr';
  if (text.includes('\u001b$)A')) return 'iso-2022-cn';
  if (expected === 'hz' && text.includes('~{')) return 'hz';
  if (text.includes('\0')) {
    const found = detectCharset(bytes);
    if (wide.test(found)) return found;
  }
  return 'utf-8';
}

/** Without a byte order mark, senders use either order; picks the one that yields the likelier text. */
function withByteOrder(bytes: Uint8Array, label: string): string {
  if (!label.startsWith('utf-16')) return label;
  const [little, big] = ['utf-16le', 'utf-16be'].map((one) => decodeWhole(bytes.subarray(0, 2000), one));
  if (little == null || big == null) return label;
  return costOf(big) < costOf(little) ? 'utf-16be' : 'utf-16le';
}

/** Checks whether a character set decodes all bytes without C1 control characters. */
function canBe(bytes: Uint8Array, label: string): boolean {
  if (label === 'utf-8') return false;
  if (wide.test(label) && (bytes.length % (label.startsWith('utf-32') ? 4 : 2) !== 0 || !bytes.includes(0))) {
    // Without any ASCII, not even a space, it can still be Chinese.
    const text = bytes.length % 2 === 0 ? decodeWhole(bytes, label) : null;
    return text !== null && !isAscii(bytes) && !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u.test(text);
  }
  const text = decodeWhole(bytes, label);
  return text !== null && !hasC1Control(text);
}

function hasC1Control(text: string): boolean {
  for (const character of text) if (character >= '\u0080' && character <= '\u009f' && character !== '\u0085') return true;
  return false;
}

/**
 * Checks whether bytes in a different character set are valid UTF-8 by accident. A short word in a double-byte character set can be, such
 * as 模 in GBK; longer text can't.
 */
function isTakenForUtf8(bytes: Uint8Array, label: string, utf8: string): boolean {
  if (label === 'utf-8' || sevenBit.test(label)) return false;
  if (wide.test(label)) return bytes.includes(0) && bytes.length % 2 === 0 && decodeWhole(bytes, label) !== null;
  if (!accidental.has(label) || utf8.replaceAll(/\p{ASCII}+/gu, '').length > 4) return false;
  const other = decodeWhole(bytes, label);
  return other !== null && costOf(other) < costOf(utf8) + accidentMargin;
}

const accidentMargin = 4;
const accidental = new Set(['gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-874']);

/** Counts non-ASCII characters that are valid UTF-8, and bytes that aren't. */
function countUtf8(bytes: Uint8Array): { valid: number; broken: number } {
  let valid = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes, at);
    if (length > 1) valid += 1;
    if (length === 0) broken += 1;
    at += length || 1;
  }
  return { valid, broken };
}

/** Returns the length of the UTF-8 character at an offset; 0 if there is none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (let more = 1; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  return isOverlong || (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f) ? 0 : length;
}

/** Decodes UTF-8 with invalid bytes as Windows-1252; a character truncated at the end becomes U+FFFD. */
function mendedUtf8(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const utf8 = new TextDecoder();
  const single = new TextDecoder('windows-1252');
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes, at);
    if (length === 0) {
      pieces.push(utf8.decode(bytes.subarray(from, at)));
      const first = bytes[at] ?? 0;
      const isCut = bytes.length - at < 4 && first >= 0xc2 && first <= 0xf4 && bytes.subarray(at).every((byte) => byte >= 0x80);
      if (isCut) return `${pieces.join('')}\ufffd`;
      pieces.push(single.decode(bytes.subarray(at, at + 1)));
      from = at + 1;
    }
    at += length || 1;
  }
  pieces.push(utf8.decode(bytes.subarray(from)));
  return pieces.join('');
}
