import { codePages } from './code-pages.ts';
import { decodeHz, decodeIso2022Cn, decodeIso2022Kr, decodeUtf7 } from './seven-bit-charsets.ts';

const decoders = new Map<string, TextDecoder>();

/** Decodes bytes with a character set (see `charsetOfLabel`); null if a byte isn't in it. */
export function decodeWhole(bytes: Uint8Array, charset: string): string | null {
  const page = codePages[charset];
  if (page) return decodeByPage(bytes, page);
  const sevenBit = sevenBitCharsets[charset];
  if (sevenBit) return isAscii(bytes) ? sevenBit(asciiOf(bytes)) : null;
  if (charset.startsWith('utf-32')) return decodeUtf32(bytes, charset !== 'utf-32le');
  let decoder = decoders.get(charset);
  if (!decoder) {
    decoder = new TextDecoder(charset, { fatal: true });
    decoders.set(charset, decoder);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Like `decodeWhole`, with U+FFFD for bytes that aren't in the character set. */
export function decodeLeniently(bytes: Uint8Array, charset: string): string {
  const whole = decodeWhole(bytes, charset);
  if (whole !== null) return whole;
  const page = codePages[charset];
  if (page) return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (page[byte - 0x80] ?? ''))).join('');
  if (sevenBitCharsets[charset] || charset.startsWith('utf-32')) return new TextDecoder('windows-1252').decode(bytes);
  return new TextDecoder(charset).decode(bytes);
}

export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

/** Converts each byte to the character with the same code. */
export function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const sevenBitCharsets: Record<string, (ascii: string) => string> = {
  'utf-7': decodeUtf7,
  hz: decodeHz,
  'iso-2022-kr': decodeIso2022Kr,
  'iso-2022-cn': decodeIso2022Cn,
};

function decodeByPage(bytes: Uint8Array, page: string): string | null {
  const codes = new Uint16Array(bytes.length);
  for (const [at, byte] of bytes.entries()) {
    const code = byte < 0x80 ? byte : page.charCodeAt(byte - 0x80);
    if (code === 0xfffd) return null;
    codes[at] = code;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(codes);
}

function decodeUtf32(bytes: Uint8Array, isBigEndian: boolean): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4));
  const pieces: string[] = [];
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = view.getUint32(at, !isBigEndian);
    if (code > 0x10ffff) return null;
    pieces.push(String.fromCodePoint(code));
  }
  return pieces.join('').replace(/^\ufeff/, '');
}
