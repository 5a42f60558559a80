import { asciiOf } from '#contract/text/decode-whole.ts';
import { type Field, fieldOf, type Parameterized, readHead, readParameters } from './headers.ts';
import { signedContent } from './signed-content.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** An email or one of its parts. */
export interface MimePart {
  fields: Field[];
  type: Parameterized;
  disposition: Parameterized;
  /** Decoded bytes; for a multipart, the whole body. */
  body: Uint8Array;
  parts: MimePart[];
}

/** The content between two boundary lines. */
interface Piece {
  body: Uint8Array;
  /** Whether the boundary line after it closes the parts. */
  isLast: boolean;
  /** Whether it claims to be a multipart itself. */
  isHolder: boolean;
}

const maxParts = 1000;
const deepest = 50;

/** An email that no program writes; it is not parsed. */
export class MimeLimitError extends Error {}

/**
 * Parses an email (RFC 5322, MIME), tolerating any errors, in time and memory proportional to its size: parts are ranges of its bytes.
 * @throws MimeLimitError when it has more parts, or deeper nesting, than any real email.
 */
export function readMimeTree(source: Uint8Array): MimePart {
  return readPart(withoutFalseStart(withLineFeeds(withoutUtf16(source))), { parts: 0 }, 0, 'text/plain');
}

/** An email saved as a text file on Windows. */
function withoutUtf16(bytes: Uint8Array): Uint8Array {
  const charset = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  return charset ? new TextEncoder().encode(new TextDecoder(charset).decode(bytes)) : bytes;
}

/** Converts lines that end in CR alone, as on old Macs. */
function withLineFeeds(bytes: Uint8Array): Uint8Array {
  const beginning = bytes.subarray(0, 65_536);
  return beginning.includes(10) || !beginning.includes(13) ? bytes : bytes.map((byte) => (byte === 13 ? 10 : byte));
}

/** Skips content before the headers: a byte order mark, empty lines, the line of an mbox file. */
function withoutFalseStart(bytes: Uint8Array): Uint8Array {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (;;) {
    const isFrom = /^>?From [^:]*\S/.test(asciiOf(bytes.subarray(at, at + 200)).split('\n')[0] ?? '');
    const isEmpty = bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] === 10);
    const feed = bytes.indexOf(10, at);
    // An email without headers starts with an empty line too, but no field follows.
    if (feed < 0 || !(isFrom || (isEmpty && hasHead(bytes, feed + 1)))) return bytes.subarray(at);
    at = feed + 1;
  }
}

function hasHead(bytes: Uint8Array, at: number): boolean {
  const lines = asciiOf(bytes.subarray(at, at + 1000)).split(/\r?\n/);
  const first = lines.find((line) => line !== '') ?? '';
  return /^(?:From:|To:|Subject:|Date:|Received:|Return-Path:|Message-ID:|MIME-Version:|Content-|X-|DKIM-|>?From )/i.test(first);
}

function readPart(bytes: Uint8Array, read: { parts: number }, depth: number, usualType: string): MimePart {
  if (++read.parts > maxParts) throw new MimeLimitError('has too many parts');
  if (depth > deepest) throw new MimeLimitError('is nested too deeply');
  const { fields, bodyStart } = readHead(bytes);
  const type = inRightOrder(readParameters(fieldOf(fields, 'content-type') || usualType));
  const disposition = readParameters(fieldOf(fields, 'content-disposition'));
  const raw = bytes.subarray(bodyStart);
  const encoding = fieldOf(fields, 'content-transfer-encoding');
  const isText = !/^(?:application|image|audio|video|font)\//.test(type.value) && !/^attachment/.test(disposition.value);
  const signed = /^application\/(?:x-)?pkcs7-mime$/.test(type.value) ? signedContent(decodeTransfer(raw, encoding, false)) : null;
  // A document can be signed like this too; it stays a file.
  if (signed && fieldOf(readHead(signed.subarray(0, 65_536)).fields, 'content-type'))
    return {
      ...{ fields, type: { ...type, value: 'multipart/signed' }, disposition, body: signed },
      parts: [readPart(signed, read, depth + 1, 'text/plain')],
    };
  const holder = multipartOf(type, raw, encoding);
  if (!holder) {
    // A multipart without parts can only be text.
    const bare = /^multipart\b/.test(type.value) ? { ...type, value: 'text/plain' } : type;
    return { fields, type: bare, disposition, body: decodeTransfer(raw, encoding, isText), parts: [] };
  }
  const childType = holder.type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const parts = readParts(holder.pieces, holder.boundary, (body, level) => readPart(body, read, depth + level, childType));
  return { fields, type: holder.type, disposition, body: holder.body, parts };
}

/** Some programs write `plain/text`. */
function inRightOrder(type: Parameterized): Parameterized {
  return { ...type, value: type.value.replace(/^(plain|html)\/(text)$|^(mixed|alternative|related)\/(multipart)$/, '$2$4/$1$3') };
}

/** A nested multipart may reuse the boundary: then it has no body of its own, and the parts after it belong to it. */
function readParts(pieces: Piece[], boundary: string, readOne: (body: Uint8Array, level: number) => MimePart, level = 1): MimePart[] {
  if (pieces.length > maxParts) throw new MimeLimitError('has too many parts');
  const parts: MimePart[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const { body, isLast, isHolder } = pieces[at] as Piece;
    const part = readOne(body, level);
    const type = isLast || !isHolder || level > deepest ? null : typeOfEmpty(body, boundary);
    if (type) {
      const held = pieces.slice(at + 1, at + 1 + heldBy(type, pieces.slice(at + 1)));
      parts.push({ ...part, type, parts: readParts(held, boundary, readOne, level + 1) });
      at += held.length;
    } else parts.push(part);
  }
  return parts;
}

function typeOfEmpty(body: Uint8Array, boundary: string): Parameterized | null {
  const { fields, bodyStart } = readHead(body);
  const type = readParameters(fieldOf(fields, 'content-type'));
  const isSame = /^multipart\b/.test(type.value) && type.parameters.get('boundary')?.trim() === boundary;
  return isSame && asciiOf(body.subarray(bodyStart)).trim() === '' ? type : null;
}

/** Returns how many of the following pieces belong to a part: up to its end, if both it and its parent have one. */
function heldBy({ value }: Parameterized, following: Piece[]): number {
  const ends = following.flatMap(({ isLast }, index) => (isLast ? [index + 1] : []));
  // Nested multiparts end first.
  const inside = following.slice(0, ends[0]).filter(({ isHolder }) => isHolder).length;
  const own = ends[inside];
  if (own !== undefined && ends.length > inside + 1) return own;
  if (value !== 'multipart/alternative') return following.length;
  const other = following.findIndex(
    ({ body }) => !/^text\/(?!calendar)/.test(readParameters(fieldOf(readHead(body).fields, 'content-type')).value),
  );
  return other < 0 ? following.length : other;
}

/** Splits a body into its parts: by its boundary, or by what looks like one if that is missing or wrong. */
function multipartOf(
  type: Parameterized,
  raw: Uint8Array,
  encoding: string,
): { type: Parameterized; body: Uint8Array; boundary: string; pieces: Piece[] } | null {
  const isNamed = /^multipart\b/.test(type.value);
  if (!isNamed && /^[a-z]+\/./.test(type.value) && !looksMultipart(type, raw)) return null;
  const body = isNamed ? decodeTransfer(raw, encoding, true) : raw;
  const named = type.parameters.get('boundary') ?? type.texts.get('boundary') ?? '';
  const bare = named.replaceAll(/^['"<\s]+|['">\s]+$/g, '');
  // `boundary=b charset=utf-8`
  for (const boundary of [named, bare, /^[^\s,]*/.exec(bare)?.[0] ?? '', guessBoundary(body)]) {
    const pieces = boundary.trim() ? piecesBetween(body, boundary) : [];
    if (pieces.length > 0) return { type: isNamed ? type : { ...type, value: 'multipart/mixed' }, body, boundary: boundary.trim(), pieces };
  }
  return null;
}

/** Only an email without any other declaration is split by its looks. */
function looksMultipart(type: Parameterized, raw: Uint8Array): boolean {
  if (type.value !== 'text/plain' || type.parameters.size > 0) return false;
  return /^\s*(?:This is a multi-?part message in MIME format\.?\s*)?--\S+\r?\nContent-[\w-]+:/i.test(asciiOf(raw.subarray(0, 1000)));
}

/** The first line that looks like a boundary, with part headers below it. */
function guessBoundary(body: Uint8Array): string {
  const beginning = asciiOf(body.subarray(0, 65_536));
  return /^--(\S[^\r\n]{0,200}?)[ \t]*\r?\n(?:[^\r\n]*\r?\n){0,5}?Content-[\w-]+[ \t]*:/im.exec(beginning)?.[1] ?? '';
}

/** Returns the content between boundary lines; content after the last one belongs to no part, unless another boundary follows. */
function piecesBetween(body: Uint8Array, boundary: string): Piece[] {
  const wanted = `--${boundary.trim()}`;
  const pieces: Piece[] = [];
  let start = -1;
  for (let at = 0; at < body.length; ) {
    const feed = body.indexOf(10, at);
    const end = feed < 0 ? body.length : feed;
    const found = body[at] === 0x2d && body[at + 1] === 0x2d ? delimiterIn(body.subarray(at, end), wanted) : null;
    // `--b--` is also the opening line of a nested multipart with the boundary `b--`.
    if (found === 'next' || (found === 'last' && !beginsPart(body, end + 1))) {
      if (start >= 0) pieces.push(pieceOf(body.subarray(start, beforeLineEnd(body, start, at)), found === 'last'));
      start = found === 'last' ? -1 : end + 1;
    }
    at = end + 1;
  }
  // The end of the email is missing.
  if (start >= 0 && start < body.length) pieces.push(pieceOf(body.subarray(start), false));
  return pieces;
}

function pieceOf(body: Uint8Array, isLast: boolean): Piece {
  return { body, isLast, isHolder: /^Content-Type[ \t]*:\s*multipart\//im.test(asciiOf(body.subarray(0, 1000))) };
}

function beginsPart(body: Uint8Array, at: number): boolean {
  return /^Content-[\w-]+[ \t]*:/i.test(asciiOf(body.subarray(at, at + 100)));
}

function delimiterIn(line: Uint8Array, wanted: string): 'next' | 'last' | null {
  if (line.length < wanted.length || line.length > wanted.length + 200) return null;
  const text = asciiOf(line).trim();
  return text === wanted ? 'next' : text.replace(/\s+--$/, '--') === `${wanted}--` ? 'last' : null;
}

/** The line ending before a delimiter belongs to the delimiter. */
function beforeLineEnd(body: Uint8Array, start: number, at: number): number {
  if (at <= start) return start;
  const end = body[at - 1] === 10 ? at - 1 : at;
  return end > start && body[end - 1] === 13 ? end - 1 : end;
}
