import { charsetOfLabel } from '#contract/text/charset-labels.ts';
import { decodeBy } from '#contract/text/decode-text.ts';
import { asciiOf } from '#contract/text/decode-whole.ts';
import { bytesOfBinary } from '../mime/headers.ts';

interface ReadRtf {
  /** The original HTML if the RTF was made from HTML (MS-OXRTFEX). */
  html: string;
  /** The RTF's text otherwise. */
  text: string;
}

interface Group {
  isSkipped: boolean;
  /** Inside an HTML tag. */
  isTag: boolean;
  isHtmlHidden: boolean;
  /** Number of fallback characters after each `\u`. */
  skipped: number;
  charset: string;
}

const token = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\dA-Fa-f]{2})|\\([^a-zA-Z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/g;
const skippedGroups = new Set([
  ...['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'header', 'footer', 'headerl', 'headerr', 'footerl', 'footerr'],
  ...['listtable', 'listoverridetable', 'rsidtbl', 'generator', 'themedata', 'datastore', 'xmlnstbl', 'fldinst', 'mmathPr', 'latentstyles'],
]);
const signs: Record<string, string> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
};
const deepest = 1000;
const fontCharsets: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Returns the HTML that an RTF was made from, or else its text, in a single pass. */
export function readRtf(bytes: Uint8Array): ReadRtf {
  const rtf = asciiOf(bytes);
  if (!rtf.startsWith('{\\rtf')) return { html: '', text: '' };
  const isHtml = /\\fromhtml1\b/.test(rtf.slice(0, 4000));
  const out = read(rtf, isHtml);
  return isHtml ? { html: out, text: '' } : { html: '', text: out.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

function read(rtf: string, isHtml: boolean): string {
  const pieces: string[] = [];
  const groups: Group[] = [];
  const fonts = new Map<number, string>();
  let group: Group = { isSkipped: false, isTag: false, isHtmlHidden: false, skipped: 1, charset: 'windows-1252' };
  let fontTable = -1;
  let font = -1;
  let pending: number[] = [];
  let toSkip = 0;
  let isAfterStar = false;
  const flush = () => {
    if (pending.length > 0) pieces.push(decodeBy(Uint8Array.from(pending), group.charset));
    pending = [];
  };
  const isShown = () => !group.isSkipped && !(isHtml && group.isHtmlHidden && !group.isTag);
  const write = (text: string) => {
    flush();
    if (isShown()) pieces.push(text);
  };
  const writeByte = (byte: number) => {
    if (toSkip > 0) toSkip -= 1;
    else if (isShown()) pending.push(byte);
  };
  for (const [whole, word, number, hex, symbol, brace, run] of rtf.matchAll(token)) {
    if (brace === '{') {
      flush();
      groups.push(group);
      if (groups.length > deepest) break;
      group = { ...group };
    } else if (brace === '}') {
      flush();
      if (groups.length === fontTable) fontTable = -1;
      group = groups.pop() ?? group;
    } else if (hex !== undefined) writeByte(Number.parseInt(hex, 16));
    else if (run !== undefined) {
      const said = toSkip > 0 ? run.slice(toSkip) : run;
      toSkip = Math.max(0, toSkip - run.length);
      if (said) write(said);
    } else if (symbol !== undefined) {
      if (symbol === '*') isAfterStar = true;
      else if (symbol === '~') write(isHtml ? '&nbsp;' : '\u00a0');
      else if (symbol === '_') write('‑');
      else if (/[\\{}]/.test(symbol)) {
        if (toSkip > 0) toSkip -= 1;
        else write(symbol);
      } else if (symbol === '\n' || symbol === '\r') write('\n');
    } else if (word !== undefined) {
      const value = number === undefined ? undefined : Number(number);
      flush();
      if (fontTable >= 0 && word === 'f') font = value ?? -1;
      else if (fontTable >= 0 && word === 'fcharset') fonts.set(font, fontCharsets[value ?? 0] ?? 'windows-1252');
      else if (word === 'fonttbl') fontTable = groups.length;
      else if (word === 'f') group.charset = fonts.get(value ?? -1) ?? group.charset;
      if (word === 'htmltag') {
        group.isTag = true;
        group.isSkipped = false;
      } else if (skippedGroups.has(word) || (isAfterStar && word !== 'mhtmltag')) group.isSkipped = true;
      else if (word === 'mhtmltag') group.isSkipped = true;
      else if (word === 'htmlrtf') group.isHtmlHidden = value !== 0;
      else if (word === 'ansicpg') group.charset = charsetOfLabel(`cp${value ?? 1252}`) ?? 'windows-1252';
      else if (word === 'uc') group.skipped = Math.min(value ?? 1, 10);
      else if (word === 'u' && value !== undefined) {
        write(String.fromCharCode(value < 0 ? value + 65_536 : value));
        toSkip = group.skipped;
      } else if (word === 'bin') break;
      else if (signs[word]) write(isHtml && word === 'tab' ? '\t' : (signs[word] ?? ''));
      isAfterStar = false;
      continue;
    } else if (whole === '\\') continue;
    if (symbol !== '*') isAfterStar = false;
  }
  flush();
  return pieces.join('');
}

const compressed = 0x75465a4c;
const uncompressed = 0x414c454d;
const maxBytes = 16 * 1024 * 1024;
// Initial content of the dictionary (MS-OXRTFCP, 2.1.2.1).
const prefix = bytesOfBinary(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);

/** Decompresses RTF; empty for anything else. The result is at most 17 times as long as the input. */
export function decompressRtf(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 16) return new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Math.min(view.getUint32(4, true), maxBytes);
  const kind = view.getUint32(8, true);
  if (kind === uncompressed) return bytes.subarray(16, 16 + size);
  if (kind !== compressed) return new Uint8Array();
  const out = new Uint8Array(Math.min(size, bytes.length * 17));
  const dictionary = new Uint8Array(4096);
  dictionary.set(prefix);
  let written = 0;
  let place = prefix.length;
  const write = (byte: number) => {
    if (written < out.length) out[written++] = byte;
    dictionary[place] = byte;
    place = (place + 1) % 4096;
  };
  for (let at = 16; at < bytes.length && written < out.length; ) {
    const flags = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < bytes.length && written < out.length; bit++) {
      if ((flags & (1 << bit)) === 0) {
        write(bytes[at++] ?? 0);
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      if (from === place) return out.subarray(0, written);
      for (let one = 0; one < (reference & 15) + 2; one++) write(dictionary[(from + one) % 4096] ?? 0);
    }
  }
  return out.subarray(0, written);
}
