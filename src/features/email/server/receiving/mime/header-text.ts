import { decodeText } from '#contract/text/decode-text.ts';
import { joinBytes } from '#server/join-bytes.ts';
import { bytesOfBase64, bytesOfQuotedPrintable } from './transfer-encoding.ts';

// `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`, also without its end, and with question marks that should have been encoded.
const encodedWord = /=\?([^?\s]{1,80})\?\s?([QqBb])\s?\?([^?]*(?:\?(?!=)[^?]*){0,20})(?:\?=|$)/g;

interface Word {
  charset: string;
  isBase64: boolean;
  encoded: string;
}

type Piece = { words: Word[] } | { plain: string };

/**
 * The text of a header field whose characters are bytes: with encoded words (RFC 2047), and with bytes that should have been encoded.
 * @param expected the character set of the mail's text
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

/** Words with nothing but white space between them belong together. */
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

/** Words of one character set are decoded together: some programs cut within a character. */
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

/** Base64 that is cut anywhere goes on in the next word. */
function bytesOf(words: Word[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let begun = '';
  for (const [index, { isBase64, encoded }] of words.entries()) {
    if (!isBase64) {
      begun += encoded;
      const isCutInEscape = /=[\dA-Fa-f]?$/.test(begun) && words[index + 1]?.isBase64 === false;
      if (isCutInEscape) continue;
      // Some programs leave spaces in; folded lines may have cut an escape.
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
