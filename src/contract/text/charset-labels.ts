import { codePages } from './code-pages.ts';

/** Character sets decoded here because `TextDecoder` doesn't support them. */
const ownCharsets = new Set([...Object.keys(codePages), 'utf-7', 'hz', 'iso-2022-kr', 'iso-2022-cn', 'utf-32', 'utf-32le', 'utf-32be']);

// Spellings found in mail that the Encoding Standard doesn't list, without `x-`, `cs` and separators.
const aliases: Record<string, string> = {
  hzgb2312: 'hz',
  unicode11utf7: 'utf-7',
  utf7: 'utf-7',
  utf32: 'utf-32',
  utf32le: 'utf-32le',
  utf32be: 'utf-32be',
  ucs4: 'utf-32',
  iso10646ucs4: 'utf-32',
  iso2022kr: 'iso-2022-kr',
  iso2022cn: 'iso-2022-cn',
  iso2022cnext: 'iso-2022-cn',
  iso2022jp: 'iso-2022-jp',
  iso2022jp1: 'iso-2022-jp',
  iso2022jp2: 'iso-2022-jp',
  iso2022jp3: 'iso-2022-jp',
  iso2022jp2004: 'iso-2022-jp',
  iso2022jpms: 'iso-2022-jp',
  junet: 'iso-2022-jp',
  jis: 'iso-2022-jp',
  eucjp: 'euc-jp',
  ujis: 'euc-jp',
  eucjpms: 'euc-jp',
  sjis: 'shift_jis',
  shiftjis: 'shift_jis',
  shiftjisx0213: 'shift_jis',
  mskanji: 'shift_jis',
  euckr: 'euc-kr',
  uhc: 'euc-kr',
  ksc5601: 'euc-kr',
  ksx1001: 'euc-kr',
  euccn: 'gbk',
  gb231280: 'gbk',
  euctw: 'big5',
  big5hkscs: 'big5',
  tis620: 'windows-874',
  iso885911: 'windows-874',
  thai: 'windows-874',
  iso88598i: 'iso-8859-8-i',
  iso88598e: 'iso-8859-8',
  koi8u: 'koi8-u',
  koi8r: 'koi8-r',
  koi8: 'koi8-r',
  macroman: 'macintosh',
  macosroman: 'macintosh',
  macce: 'mac-ce',
  maccentraleurope: 'mac-ce',
  maccentraleurroman: 'mac-ce',
  macturkish: 'mac-turkish',
  macgreek: 'mac-greek',
  maccyrillic: 'x-mac-cyrillic',
  unicode: 'utf-16le',
  utf8mb4: 'utf-8',
  utf8mb3: 'utf-8',
  utf8n: 'utf-8',
  unicode20utf8: 'utf-8',
  ansi: 'windows-1252',
  iso: 'windows-1252',
  western: 'windows-1252',
  latin: 'windows-1252',
};

const codePageNumbers: Record<string, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  878: 'koi8-r',
  1200: 'utf-16le',
  1201: 'utf-16be',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  10029: 'mac-ce',
  20127: 'us-ascii',
  20866: 'koi8-r',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  50225: 'iso-2022-kr',
  51932: 'euc-jp',
  51936: 'gbk',
  51949: 'euc-kr',
  52936: 'hz',
  54936: 'gb18030',
  65000: 'utf-7',
  65001: 'utf-8',
};

// Labels that only indicate that the sender doesn't know. ASCII can't be right either if there is anything to decode.
const unknown =
  /^(?:unknown.*|default|8bit|7bit|binary|none|null|undefined|auto|usascii|ascii|ansix34.*|iso646us|us|userdefined|replacement|)$/;

const known = new Map<string, string | null>();

/** Returns the character set of a label, by the Encoding Standard plus labels used in mail; null if unknown. */
export function charsetOfLabel(label: string): string | null {
  const written = label
    .replaceAll(/["'\s]/g, '')
    .toLowerCase()
    .slice(0, 60);
  const found = known.get(written);
  if (found !== undefined) return found;
  const charset = find(written);
  // Bounded, because mail can contain any number of made-up labels.
  if (known.size < 1000) known.set(written, charset);
  return charset;
}

function find(written: string): string | null {
  const plain = written
    .replace(/\*.*$/, '')
    .replace(/^(?:x-ms-|x-|cs)/, '')
    .replaceAll(/[._:-]+/g, '');
  if (unknown.test(plain)) return null;
  if (ownCharsets.has(written)) return written;
  const encoding = encodingOf(written);
  if (encoding) return encoding;
  const alias = aliases[plain];
  if (alias) return alias;
  const number = /^(?:cp|windows|win|ms|ibm|dos|oem|codepage|)0*(\d{3,5})$/.exec(plain)?.[1];
  const page =
    number &&
    (codePageNumbers[number] ??
      (codePages[`cp${number}`] ? `cp${number}` : (encodingOf(`windows-${number}`) ?? encodingOf(`ibm${number}`))));
  if (page) return page;
  // `iso_8859_15`, `8859-2`, `ISO8859-1-Windows-3.1-Latin-1`
  const part = /^(?:iso|)8859(1[0-6]|\d)/.exec(plain)?.[1];
  if (part) return encodingOf(`iso-8859-${part}`);
  if (/^utf8/.test(plain)) return 'utf-8';
  return encodingOf(plain);
}

function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
