import { charsetOfLabel } from './charset-labels.ts';
import { asciiOf, decodeLeniently, decodeWhole, isAscii } from './decode-whole.ts';
import { costOf, detectCharset } from './detect-charset.ts';

/** What is known of the character set of a text. */
interface Declared {
  /** By whoever wrote it, the most binding first: what a head says, what a page says of itself. */
  declared?: readonly (string | null | undefined)[];
  /** The character set of what came with it, such as of a mail's text for the names of its files. */
  expected?: string | null | undefined;
}

/**
 * The text of bytes that others wrote, whatever they say about them: a byte order mark wins, then valid UTF-8, then what was declared where
 * it can be right, then what the bytes look like. A byte becomes U+FFFD only when no character set can read it.
 */
export function decodeText(bytes: Uint8Array, given: Declared = {}): string {
  return decodeBy(bytes, charsetOf(bytes, given));
}

/** By a character set that `charsetOf` found. */
export function decodeBy(bytes: Uint8Array, charset: string): string {
  if (charset !== 'utf-8') return decodeLeniently(bytes, charset);
  return decodeWhole(bytes, 'utf-8') ?? mendedUtf8(bytes);
}

/** The character set that bytes are read by; plain ASCII is UTF-8. */
export function charsetOf(bytes: Uint8Array, { declared = [], expected }: Declared = {}): string {
  const marked = markedCharset(bytes);
  if (marked) return marked;
  const labels = declared.flatMap((label) => (label ? (charsetOfLabel(label) ?? []) : []));
  const expectedCharset = expected ? charsetOfLabel(expected) : null;
  if (isAscii(bytes)) return asciiCharset(bytes, labels, expectedCharset);
  const utf8 = decodeWhole(bytes, 'utf-8');
  if (utf8 !== null) return labels.find((label) => isTakenForUtf8(bytes, label, utf8)) ?? 'utf-8';
  const { valid, broken } = countUtf8(bytes);
  // Cut or touched on its way.
  if (valid >= 5 && broken <= 1 + valid / 50) return 'utf-8';
  for (const label of labels) if (canBe(bytes, label)) return withByteOrder(bytes, label);
  const mostBroken = labels.includes('utf-8') ? valid * 2 : valid / 2;
  return valid >= 2 && broken <= mostBroken ? 'utf-8' : detectCharset(bytes, expectedCharset);
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

/** ASCII is UTF-8, but for character sets that write everything in it, and for UTF-16 and UTF-32. */
function asciiCharset(bytes: Uint8Array, labels: string[], expected: string | null): string {
  for (const label of labels) {
    if (sevenBit.test(label) && decodeWhole(bytes, label) !== null) return label;
    if (wide.test(label) && canBe(bytes, label)) return withByteOrder(bytes, label);
  }
  const text = asciiOf(bytes.subarray(0, 65_536));
  // Its escape sequences are in no text.
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

/** Without a mark its senders mean either order; the less likely text is the wrong one. */
function withByteOrder(bytes: Uint8Array, label: string): string {
  if (!label.startsWith('utf-16')) return label;
  const [little, big] = ['utf-16le', 'utf-16be'].map((one) => decodeWhole(bytes.subarray(0, 2000), one));
  if (little == null || big == null) return label;
  return costOf(big) < costOf(little) ? 'utf-16be' : 'utf-16le';
}

/** Whether it reads all the bytes, and no control characters that nobody writes. */
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
 * Whether bytes in another character set are UTF-8 by accident. A short word in a double-byte character set can be, such as 模 in GBK; any
 * more of it can't.
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

/** How many characters beyond ASCII are valid UTF-8, and how many bytes are none. */
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

/** Of the character that begins there; 0 for none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (let more = 1; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  return isOverlong || (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f) ? 0 : length;
}

/** UTF-8 with the bytes that are none as Windows-1252; a character that the end cut is U+FFFD. */
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
