import { decodeText } from '#contract/text/decode-text.ts';
import { asciiOf } from '#contract/text/decode-whole.ts';
import { joinBytes } from '#server/bytes.ts';
import { bytesOfBase64, bytesOfQuotedPrintable } from './transfer-encoding.ts';

export interface Field {
  /** Lowercase. */
  name: string;
  /** Unfolded; each character is a byte, because the character set is not known yet. */
  value: string;
}

interface Head {
  fields: Field[];
  /** Offset of the body. */
  bodyStart: number;
}

const maxFields = 2000;
const longestField = 200_000;
const fieldStart = /^([!-9;-~]{1,200})[ \t]*:/;

/**
 * Parses headers. Skips a line that is no field if fields follow; otherwise the body starts there, because some programs omit the empty
 * line.
 */
export function readHead(bytes: Uint8Array): Head {
  const fields: Field[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { text, next } = lineAt(bytes, at);
    if (text === '') return { fields: trimmed(fields), bodyStart: next };
    const last = fields.at(-1);
    const name = fieldStart.exec(text);
    if (last && /^[ \t]/.test(text)) {
      if (last.value.length < longestField) last.value += text;
    } else if (name) {
      if (fields.length < maxFields) fields.push({ name: (name[1] ?? '').toLowerCase(), value: text.slice(name[0].length) });
    } else if (!fieldStart.test(lineAt(bytes, next).text)) {
      return { fields: trimmed(fields), bodyStart: at };
    }
    at = next;
  }
  return { fields: trimmed(fields), bodyStart: bytes.length };
}

function trimmed(fields: Field[]): Field[] {
  return fields.map(({ name, value }) => ({ name, value: value.trim() }));
}

/** Returns the first field with a name; later ones are ignored. */
export function fieldOf(fields: readonly Field[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}

function lineAt(bytes: Uint8Array, start: number): { text: string; next: number } {
  const feed = bytes.indexOf(10, start);
  const end = feed < 0 ? bytes.length : feed;
  const text = asciiOf(bytes.subarray(start, Math.min(end, start + longestField))).replace(/\r+$/, '');
  return { text: text.replaceAll('\0', '').replaceAll('\r', ' '), next: feed < 0 ? bytes.length : feed + 1 };
}

// `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`, even without its end or with unencoded question marks.
const encodedWord = /=\?([^?\s]{1,80})\?\s?([QqBb])\s?\?([^?]*(?:\?(?!=)[^?]*){0,20})(?:\?=|$)/g;

interface Word {
  charset: string;
  isBase64: boolean;
  encoded: string;
}

type Piece = { words: Word[] } | { plain: string };

/**
 * Decodes the text of a raw header field: encoded words (RFC 2047), and bytes that should have been encoded.
 * @param expected the character set of the email's text
 */
export function headerText(value: string, expected?: string | null): string {
  return piecesOf(value)
    .map((piece) => ('plain' in piece ? plainText(piece.plain, expected) : textOfWords(piece.words, expected)))
    .join('');
}

export function bytesOfBinary(binary: string): Uint8Array {
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function plainText(binary: string, expected?: string | null): string {
  return decodeText(bytesOfBinary(binary), { expected });
}

/** Encoded words separated only by whitespace belong together. */
function piecesOf(value: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of value.matchAll(encodedWord)) {
    const [whole, label = '', encoding = '', encoded = ''] = found;
    const between = value.slice(at, found.index);
    const last = pieces.at(-1);
    const word = { charset: label.replace(/\*.*$/, '').toLowerCase(), isBase64: /b/i.test(encoding), encoded };
    if (last && 'words' in last && between.trim() === '') last.words.push(word);
    else {
      if (between) pieces.push({ plain: between });
      pieces.push({ words: [word] });
    }
    at = found.index + whole.length;
  }
  if (at < value.length) pieces.push({ plain: value.slice(at) });
  return pieces;
}

/** Words in the same character set are decoded together: some programs split in the middle of a character. */
function textOfWords(words: Word[], expected?: string | null): string {
  let text = '';
  for (let from = 0; from < words.length; ) {
    const charset = words[from]?.charset ?? '';
    const next = words.findIndex((word, index) => index > from && word.charset !== charset);
    const same = words.slice(from, next < 0 ? words.length : next);
    const decode = (parts: Uint8Array[]) => decodeText(joinBytes(parts), { declared: [charset], expected });
    const together = decode(bytesOf(same));
    const apart = together.includes('\ufffd')
      ? bytesOf(same)
          .map((bytes) => decode([bytes]))
          .join('')
      : '';
    text += apart && !apart.includes('\ufffd') ? apart : together;
    from += same.length;
  }
  return text;
}

/** Base64 split at any point continues in the next word. */
function bytesOf(words: Word[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let begun = '';
  for (const [index, { isBase64, encoded }] of words.entries()) {
    if (!isBase64) {
      begun += encoded;
      const isCutInEscape = /=[\dA-Fa-f]?$/.test(begun) && words[index + 1]?.isBase64 === false;
      if (isCutInEscape) continue;
      // Some programs leave spaces in; folding may have split an escape.
      parts.push(bytesOfQuotedPrintable(bytesOfBinary(begun.replaceAll('_', ' ').replaceAll(/=\s+(?=[\dA-Fa-f])/g, '=')), false));
      begun = '';
      continue;
    }
    begun += encoded.replaceAll(/[^A-Za-z0-9+/=_-]/g, '');
    const goesOn = begun.length % 4 !== 0 && !begun.endsWith('=') && words[index + 1]?.isBase64;
    if (goesOn) continue;
    parts.push(bytesOfBase64(bytesOfBinary(begun)));
    begun = '';
  }
  return parts;
}

/** A field with parameters, such as `text/plain; charset=utf-8`. */
export interface Parameterized {
  /** Lowercase. */
  value: string;
  /** By lowercase name; each character is a byte, except in values encoded with RFC 2231. */
  parameters: ReadonlyMap<string, string>;
  /** The values decoded with RFC 2231. */
  texts: ReadonlyMap<string, string>;
}

// File names are often written with spaces and without quotes.
const parameter = /([\w!#$%&'*+.^`|~-]{1,100})\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|$)|([^;]*))/g;

/** Parses a field with parameters, tolerating any errors. */
export function readParameters(field: string, expected?: string | null): Parameterized {
  const value = /^[^;,\s("=]*/.exec(field.trim())?.[0] ?? '';
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of field.slice(0, 20_000).matchAll(parameter)) {
    const key = name.toLowerCase();
    const plain = quoted === undefined ? bareValue(key, bare) : quoted.replaceAll(/\\(["\\])/g, '$1');
    if (!parameters.has(key)) parameters.set(key, plain);
  }
  return { value: value.toLowerCase(), parameters, texts: extendedTexts(parameters, expected) };
}

/** Returns the text of a parameter, whether the program used RFC 2231, encoded words, or raw bytes. */
export function parameterText({ parameters, texts }: Parameterized, name: string, expected?: string | null): string {
  return withoutPercents(texts.get(name) ?? headerText(parameters.get(name) ?? '', expected));
}

/** Programs that half implement RFC 2231 write `filename="Gr%C3%BC%C3%9Fe.pdf"`. Leaves ASCII alone: `100%25.pdf` may be literal. */
function withoutPercents(text: string): string {
  if (!/%[89A-F][\dA-F]/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function bareValue(name: string, bare: string): string {
  const value = bare.trim();
  if (/name/.test(name)) return /^'[^']+'$/.test(value) ? value.slice(1, -1) : value;
  if (/^boundary/.test(name)) return value;
  // `charset=utf-8 format=flowed`, `charset=utf-8, name=x`
  return /^[^\s,]*/.exec(value)?.[0] ?? '';
}

/** `name*0*=utf-8''Gr%C3%BC; name*1=sse.pdf`: parts in order, some of them encoded. */
function extendedTexts(parameters: ReadonlyMap<string, string>, expected?: string | null): Map<string, string> {
  const parts = new Map<string, { order: number; value: string; isEncoded: boolean }[]>();
  for (const [key, value] of parameters) {
    const [, name = '', number = '0', mark = ''] = /^([^*]+)(?:\*(\d{1,4}))?(\*?)$/.exec(key) ?? [];
    if (!name || !key.includes('*')) continue;
    parts.set(name, [...(parts.get(name) ?? []), { order: Number(number), value, isEncoded: mark === '*' }]);
  }
  return new Map([...parts].map(([name, given]) => [name, extendedText(given, expected)]));
}

function extendedText(given: { order: number; value: string; isEncoded: boolean }[], expected?: string | null): string {
  const parts = given.toSorted((a, b) => a.order - b.order);
  const isAnyEncoded = parts.some(({ isEncoded }) => isEncoded);
  const whole = parts.map(({ value }) => value).join('');
  if (!isAnyEncoded) return headerText(whole, expected);
  // Some programs write a single quote, or double quotes instead of it or around the text.
  const [, charset = '', first] = /^([\w.:-]*)(?:'[^']*'|['"])"?(.*?)"?$/s.exec(parts[0]?.value ?? '') ?? [];
  const binary = parts
    .map(({ value, isEncoded }, index) => {
      const text = index === 0 && first !== undefined ? first : value;
      return isEncoded ? text.replaceAll(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
    })
    .join('');
  const text = decodeText(bytesOfBinary(binary), { declared: [charset], expected });
  return text.includes('=?') ? headerText(binary, expected) : text;
}

/** Removes comments from a header, including nested ones (RFC 5322, 3.2.2). */
export function withoutComments(text: string): string {
  let bare = text;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, ' ');
  }
  return bare;
}
