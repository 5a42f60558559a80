import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charsetOfLabel } from './charset-labels.ts';
import { codePages } from './code-pages.ts';
import { decodeText } from './decode-text.ts';
import { decodeWhole } from './decode-whole.ts';

/** Lists every character of a one- or two-byte character set with its bytes. */
function tableOf(charset: string): Map<string, number[]> {
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const text = decodeWhole(Uint8Array.from(bytes), charset);
    if (text !== null && [...text].length === 1 && !table.has(text) && text !== '\ufeff' && (text < '\u0080' || text > '\u009f'))
      table.set(text, bytes);
  };
  for (let byte = 0x20; byte < 0x100; byte++) add(byte);
  if (/^(?:gbk|gb18030|big5|shift_jis|euc)/.test(charset))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail);
  return table;
}

const encode = (text: string, charset: string): Uint8Array => {
  const table = tableOf(charset);
  return Uint8Array.from([...text].flatMap((one) => table.get(one) ?? []));
};
const bytes = (...given: number[]) => Uint8Array.from(given);
const ascii = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

const oneByte = [
  ...['ibm866', 'koi8-r', 'koi8-u', 'macintosh', 'x-mac-cyrillic', 'windows-874'],
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].map((part) => `iso-8859-${part}`),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `windows-125${page}`),
];
const twoByte = ['gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];

describe('a declared character set', () => {
  test.each([...oneByte, ...Object.keys(codePages), ...twoByte])('%s decodes any text', (charset) => {
    const table = tableOf(charset);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...table.keys()), { maxLength: 40 }), (characters) => {
        const given = Uint8Array.from(characters.flatMap((one) => table.get(one) ?? []));
        const isUtf8 = decodeWhole(given, 'utf-8') !== null;
        // Valid UTF-8 wins, and so does a byte order mark.
        if (isUtf8 || (given[0] ?? 0) > 0xfd) return;
        expect(decodeText(given, { declared: [charset] })).toBe(characters.join(''));
      }),
      { numRuns: 50 },
    );
  });
  test('UTF-8 round-trips any text, whatever is declared', () => {
    const labels = ['utf-8', 'iso-8859-1', 'us-ascii', 'unknown-8bit', 'utf8mb4', '', 'koi8-r', 'windows-1251', 'nonsense'];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...labels), (text, label) => {
        if (text.includes('\u001b') || text.includes('\ufeff')) return;
        expect(decodeText(new TextEncoder().encode(text), { declared: [label] })).toBe(text);
      }),
    );
  });
  test.each([
    ['utf-7', ascii('Gr+APwA3w-e +IKw- 5 +- 6'), 'Grüße € 5 + 6'],
    ['UTF-7', ascii('Hi Mom -+Jjo--!'), 'Hi Mom -☺-!'],
    ['hz-gb-2312', ascii('~{<:Ky2;S{~} ~~ end'), '己所不欲 ~ end'],
    ['iso-2022-kr', ascii('\u001b$)C\u000e>H3g\u000f ok'), '안녕 ok'],
    ['iso-2022-jp', ascii('\u001b$B$3$s$K$A$O\u001b(B'), 'こんにちは'],
    ['utf-16', bytes(0xff, 0xfe, 0x47, 0, 0xfc, 0), 'Gü'],
    ['utf-16', bytes(0xfe, 0xff, 0, 0x47, 0, 0xfc), 'Gü'],
    ['utf-16', bytes(0, 0x47, 0, 0xfc, 0, 0x21), 'Gü!'],
    ['utf-16le', bytes(0x47, 0, 0xfc, 0), 'Gü'],
    ['utf-32', bytes(0, 0, 0, 0x47, 0, 1, 0xf6, 0), 'G😀'],
    ['cp850', bytes(0x47, 0x72, 0x81, 0xe1, 0x65), 'Grüße'],
    ['ibm437', bytes(0x47, 0x72, 0x81, 0xe1, 0x65), 'Grüße'],
    ['iso-8859-1', bytes(0x80, 0x20, 0x93, 0x78, 0x94), '€ “x”'],
    ['gb2312', bytes(0xc4, 0xa3), '模'],
    ['x-gbk', bytes(0xc4, 0xe3, 0xba, 0xc3), '你好'],
  ])('%s reads %o', (label, given, text) => {
    expect(decodeText(given, { declared: [label] })).toBe(text);
  });
  test('is ignored when it cannot be right', () => {
    const grüße = bytes(0x47, 0x72, 0xfc, 0xdf, 0x65);
    for (const label of ['utf-8', 'us-ascii', 'utf-7', 'iso-2022-jp', 'shift_jis', 'utf-16', 'unknown-8bit', 'x-unknown', 'none', ''])
      expect(decodeText(grüße, { declared: [label] })).toBe('Grüße');
    expect(decodeText(grüße, { declared: ['unknown', 'iso-8859-15'] })).toBe('Grüße');
    expect(decodeText(ascii('plain'), { declared: ['utf-16'] })).toBe('plain');
  });
  test('keeps é when a double-byte set is declared but the bytes are UTF-8', () => {
    for (const label of twoByte) expect(decodeText(new TextEncoder().encode('café'), { declared: [label] })).toBe('café');
  });
  test('of UTF-8 with one damaged byte keeps all other characters', () => {
    const touched = [...new TextEncoder().encode('Grüße für Zoë'), 0x20, 0xfc];
    expect(decodeText(Uint8Array.from(touched), { declared: ['utf-8'] })).toBe('Grüße für Zoë ü');
  });
});

describe('no declared character set', () => {
  test.each([
    ['windows-1252', 'Grüße ohne charset'],
    ['windows-1252', 'café'],
    ['windows-1252', 'Größe: 12 m²'],
    ['windows-1252', 'Prix : 12 € – déjà payé'],
    ['windows-1252', 'São João, informação'],
    ['windows-1252', 'Smörgåsbord på fredag'],
    ['windows-1251', 'Привет'],
    ['windows-1251', 'Счёт.pdf'],
    ['windows-1251', 'Договор № 15'],
    ['koi8-r', 'Привет'],
    ['koi8-r', 'Здравствуйте, высылаю документы'],
    ['ibm866', 'Здравствуйте, высылаю документы'],
    ['windows-1250', 'Zażółć gęślą jaźń'],
    ['windows-1250', 'Příliš žluťoučký kůň'],
    ['iso-8859-2', 'Zażółć gęślą jaźń'],
    ['windows-1253', 'Καλημέρα σας'],
    ['windows-1253', 'Τιμολόγιο'],
    ['windows-1254', 'Teşekkürler, iyi günler'],
    ['windows-1255', 'שלום'],
    ['windows-1256', 'مرحبا'],
    ['windows-874', 'สวัสดีครับ'],
    ['gbk', '你好，实解<br>文件'],
    ['gbk', '发票'],
    ['gbk', '附件是本月的发票，请查收。'],
    ['big5', '您好，附件是發票'],
    ['shift_jis', 'こんにちは'],
    ['shift_jis', '請求書.pdf'],
    ['euc-jp', 'お世話になっております。'],
    ['euc-kr', '안녕하세요'],
    ['euc-kr', '견적서를 보내드립니다.'],
    ['cp850', 'Größe und Maße für München'],
    ['cp852', 'Zażółć gęślą jaźń'],
  ])('detects %s: %s', (charset, text) => {
    expect(decodeText(encode(text, charset))).toBe(text);
  });
  test('detects ISO-2022-JP and UTF-16 by their structure', () => {
    expect(decodeText(ascii('\u001b$B$3$s$K$A$O\u001b(B'))).toBe('こんにちは');
    expect(decodeText(bytes(0x47, 0, 0x72, 0, 0xfc, 0, 0xdf, 0, 0x65, 0))).toBe('Grüße');
  });
  test('decodes a short word with the expected charset', () => {
    expect(decodeText(bytes(0xcf, 0xd4), { expected: 'koi8-r' })).toBe('от');
  });
  test('decodes any bytes to text without U+FFFD', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (given) => {
        expect(typeof decodeText(given)).toBe('string');
      }),
    );
  });
});

test.each([
  ['UTF-8', 'utf-8'],
  ['"utf8"', 'utf-8'],
  ['utf8mb4', 'utf-8'],
  ['cp1252', 'windows-1252'],
  ['Windows-31J', 'shift_jis'],
  ['cp936', 'gbk'],
  ['IBM850', 'cp850'],
  ['CP-866', 'ibm866'],
  ['iso8859_15', 'iso-8859-15'],
  ['x-mac-roman', 'macintosh'],
  ['unicode-1-1-utf-7', 'utf-7'],
  ['iso-8859-8-i', 'iso-8859-8-i'],
  ['unknown-8bit', null],
  ['us-ascii', null],
  ['', null],
])('maps the label %s to %s', (label, charset) => {
  expect(charsetOfLabel(label)).toBe(charset);
});
