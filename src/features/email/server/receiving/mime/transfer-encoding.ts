import { asciiOf } from '#contract/text/decode-whole.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const equals = 0x3d;
const lineFeed = 10;
const carriageReturn = 13;

const base64Values = new Int8Array(256).fill(-1);
for (const [value, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  base64Values[character.charCodeAt(0)] = value;
// base64url, used by some programs.
base64Values['-'.charCodeAt(0)] = 62;
base64Values['_'.charCodeAt(0)] = 63;

/** Decodes Base64, ignoring invalid characters; padding may be missing, or end every line. */
export function bytesOfBase64(encoded: Uint8Array): Bytes {
  const bytes = new Uint8Array(Math.ceil((encoded.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (const character of encoded) {
    const value = base64Values[character] ?? -1;
    if (value >= 0) {
      bits = (bits << 6) | value;
      count += 1;
      if (count < 4) continue;
    } else if (character !== equals || count === 0) continue;
    if (count > 1) bytes[length++] = (bits << (6 * (4 - count))) >> 16;
    if (count > 2) bytes[length++] = ((bits << (6 * (4 - count))) >> 8) & 255;
    if (count > 3) bytes[length++] = bits & 255;
    bits = 0;
    count = 0;
  }
  if (count > 1) bytes[length++] = (bits << (6 * (4 - count))) >> 16;
  if (count > 2) bytes[length++] = ((bits << (6 * (4 - count))) >> 8) & 255;
  return bytes.slice(0, length);
}

/** Decodes quoted-printable; an invalid escape stays as it is. */
export function bytesOfQuotedPrintable(encoded: Uint8Array, hasLines = true): Bytes {
  const bytes = new Uint8Array(encoded.length);
  let length = 0;
  let blanks = 0;
  for (let at = 0; at < encoded.length; at++) {
    const byte = encoded[at] ?? 0;
    if (byte === equals) {
      const [high, low] = [hexValue(encoded[at + 1]), hexValue(encoded[at + 2])];
      if (high >= 0 && low >= 0) {
        bytes[length++] = high * 16 + low;
        blanks = 0;
        at += 2;
        continue;
      }
      const end = hasLines ? lineEnd(encoded, at + 1) : -1;
      if (end >= 0) {
        at = end;
        blanks = 0;
        continue;
      }
    } else if (hasLines && (byte === lineFeed || byte === carriageReturn)) {
      // Trailing whitespace was added in transit.
      length -= blanks;
    }
    blanks = isBlank(byte) ? blanks + 1 : 0;
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

/** Decodes uuencode from its `begin` line on. */
function bytesOfUuencode(encoded: Uint8Array): Bytes {
  const bytes = new Uint8Array(encoded.length);
  let length = 0;
  let hasBegun = false;
  for (let at = 0; at < encoded.length; ) {
    const feed = encoded.indexOf(lineFeed, at);
    const end = feed < 0 ? encoded.length : feed;
    const line = encoded.subarray(at, encoded[end - 1] === carriageReturn ? end - 1 : end);
    at = end + 1;
    if (startsWith(line, 'begin ')) {
      hasBegun = true;
      continue;
    }
    if (startsWith(line, 'end')) break;
    if (!hasBegun || line.length === 0) continue;
    const most = uuValue(line[0]);
    let written = 0;
    for (let group = 1; group < line.length && written < most; group += 4) {
      const [a, b, c, d] = [uuValue(line[group]), uuValue(line[group + 1]), uuValue(line[group + 2]), uuValue(line[group + 3])];
      for (const byte of [(a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d])
        if (written++ < most) bytes[length++] = byte;
    }
  }
  return bytes.slice(0, length);
}

/** Decodes a body by its Content-Transfer-Encoding; an unknown encoding leaves it unchanged. */
export function decodeTransfer(body: Uint8Array, encoding: string, isText: boolean): Uint8Array {
  const known = /[a-z][\w -]*/.exec(encoding.replaceAll(/\([^)]*\)/g, '').toLowerCase())?.[0].replaceAll(/[ _-]/g, '') ?? '';
  if (/^(?:base64|b$)/.test(known)) return isText ? decodeBase64Text(body) : bytesOfBase64(body);
  if (/^(?:quotedprint|qp$|q$)/.test(known)) return bytesOfQuotedPrintable(body);
  if (/^x?uue?(?:ncode)?$/.test(known)) return bytesOfUuencode(body);
  return body;
}

/** Mailing lists and virus scanners append plain lines to a base64 text. */
function decodeBase64Text(body: Uint8Array): Uint8Array {
  if (!isBase64(body)) return body;
  const text = asciiOf(body);
  const footer = /\n[ \t]*\r?\n(?=[^\n]*(?:[^\sA-Za-z\d+/=]|\S[ \t]+\S))/.exec(text);
  if (!footer || isBase64(body.subarray(footer.index))) return bytesOfBase64(body);
  const encoded = bytesOfBase64(body.subarray(0, footer.index));
  const whole = new Uint8Array(encoded.length + body.length - footer.index);
  whole.set(encoded);
  whole.set(body.subarray(footer.index), encoded.length);
  return whole;
}

/** Text falsely declared as base64 has words separated by spaces. */
function isBase64(body: Uint8Array): boolean {
  const beginning = body.subarray(0, 4096);
  let blanks = 0;
  let strange = 0;
  for (const byte of beginning) {
    if (isBlank(byte)) blanks += 1;
    else if ((base64Values[byte] ?? -1) < 0 && byte !== equals && byte !== lineFeed && byte !== carriageReturn) strange += 1;
  }
  return blanks <= beginning.length / 20 && strange <= beginning.length / 4;
}

function lineEnd(encoded: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(encoded[at])) at += 1;
  if (at >= encoded.length) return at;
  if (encoded[at] === carriageReturn && encoded[at + 1] === lineFeed) return at + 1;
  return encoded[at] === lineFeed ? at : -1;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}

function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function uuValue(byte = 0x20): number {
  return (byte - 0x20) & 0x3f;
}

function startsWith(line: Uint8Array, text: string): boolean {
  return [...text].every((character, index) => line[index] === character.charCodeAt(0));
}

interface Split {
  /** The text before each file, and after the last. */
  texts: Uint8Array[];
  files: { name: string; bytes: Uint8Array }[];
}

const maxFiles = 50;
const begin = /^begin [0-7]{3,4} (\S[^\r\n]{0,300}?)\s*$/;
const data = /^[\x20-`]+$/;

/** Extracts the files that old programs put between the lines of a text (`begin 644 name … end`). */
export function splitUuencoded(body: Uint8Array): Split {
  const texts: Uint8Array[] = [];
  const files: Split['files'] = [];
  let from = 0;
  let opened: { name: string; start: number } | null = null;
  if (!asciiOf(body.subarray(0, 2_000_000)).includes('begin ')) return { texts: [body], files };
  for (let at = 0; at < body.length && files.length < maxFiles; ) {
    const feed = body.indexOf(10, at);
    const end = feed < 0 ? body.length : feed;
    const isCandidate: boolean = body[at] === 0x62 || opened !== null;
    const line: string = isCandidate ? asciiOf(body.subarray(at, Math.min(end, at + 400))).replace(/\r$/, '') : '';
    const name: string | undefined = begin.exec(line)?.[1];
    if (!opened && name !== undefined) opened = { name, start: at };
    else if (opened && line === 'end') {
      texts.push(body.subarray(from, opened.start));
      files.push({ name: opened.name, bytes: bytesOfUuencode(body.subarray(opened.start, end)) });
      from = Math.min(end + 1, body.length);
      opened = null;
    } else if (opened && line !== '' && !data.test(line)) opened = null;
    at = end + 1;
  }
  return { texts: [...texts, body.subarray(from)], files };
}
