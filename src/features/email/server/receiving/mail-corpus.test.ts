import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonOfNothing } from '../../web/message/nothing-shown.ts';
import { signedContent } from './mime/signed-content.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

// Emails as found in the wild, with the expected result for each. Built byte by byte, modeled on real programs.

interface Right {
  subject?: string;
  from?: string;
  to?: string[];
  /** All of the text, with whitespace collapsed. */
  text?: string;
  /** Matches the sanitized HTML. */
  html?: RegExp;
  /** File names, with the size or content of each where it matters. */
  files?: (string | [name: string, content: string | number])[];
  date?: Date;
  references?: string[];
  /** Matches the searchable text of attached emails. */
  nested?: RegExp;
}

type Part = string | number[] | Uint8Array;

/** Joins lines with CRLF; byte arrays stay as they are. */
function mail(...lines: Part[]): Uint8Array {
  return joined(lines, '\r\n');
}
function joined(lines: Part[], lineEnd: string): Uint8Array {
  const parts = lines.flatMap((line, index) => [
    typeof line === 'string' ? Buffer.from(line) : Buffer.from(line),
    Buffer.from(index < lines.length - 1 ? lineEnd : ''),
  ]);
  return new Uint8Array(Buffer.concat(parts));
}
const bytes = (...given: (string | number[])[]): Uint8Array =>
  Buffer.concat(given.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one))));
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const base64 = (data: string | Uint8Array): string =>
  (
    Buffer.from(data)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
const b = (charset: string, data: string | Uint8Array): string => `=?${charset}?B?${Buffer.from(data).toString('base64')}?=`;
const cp1251 = latin('\xcf\xf0\xe8\xe2\xe5\xf2');
const koi8 = latin('\xf0\xd2\xc9\xd7\xc5\xd4');
const gbk = latin('\xc4\xe3\xba\xc3');
const big5 = latin('\xb1z\xa6n\xa1A\xaa\xfe\xa5\xf3\xacO\xb5o\xb2\xbc');
const shiftJis = latin('\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd');
const eucKr = latin('\xbe\xc8\xb3\xe7\xc7\xcf\xbc\xbc\xbf\xe4');
const text = (type: string, body: Part, ...head: string[]) => mail(...head, `Content-Type: ${type}`, '', body);
const pdf = [
  'Content-Type: application/pdf; name="a.pdf"',
  'Content-Disposition: attachment; filename="a.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('%PDF-1.4'),
];
const multi = (kind: string, ...parts: Part[][]): Part[] => [
  `Content-Type: multipart/${kind}; boundary="=_b_${kind}"`,
  '',
  ...parts.flatMap((part) => [`--=_b_${kind}`, ...part]),
  `--=_b_${kind}--`,
  '',
];
const plain = (body: Part, type = 'text/plain; charset=utf-8'): Part[] => [`Content-Type: ${type}`, '', body];
const html = (body: Part, type = 'text/html; charset=utf-8'): Part[] => [`Content-Type: ${type}`, '', body];
const named = (disposition: string, type = 'application/octet-stream'): Uint8Array =>
  mail(...multi('mixed', plain('Text'), [`Content-Type: ${type}`, disposition, '', 'x']));

/** Builds a winmail.dat: attributes with their checksums; MAPI properties by number and type. */
function tnef(...attributes: [level: number, id: number, data: Uint8Array][]): Uint8Array {
  const parts = attributes.map(([level, id, data]) => {
    const head = Buffer.alloc(9);
    head.writeUInt8(level);
    head.writeUInt32LE(id, 1);
    head.writeUInt32LE(data.length, 5);
    const sum = Buffer.alloc(2);
    sum.writeUInt16LE(data.reduce((total, byte) => (total + byte) & 0xffff, 0));
    return Buffer.concat([head, data, sum]);
  });
  return Buffer.concat([Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]), ...parts]);
}
function properties(...given: [id: number, type: number, data: Uint8Array][]): Uint8Array {
  const number = (value: number) => {
    const written = Buffer.alloc(4);
    written.writeUInt32LE(value);
    return written;
  };
  const parts = given.map(([id, type, data]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type);
    head.writeUInt16LE(id, 2);
    return type === 3
      ? Buffer.concat([head, data])
      : Buffer.concat([head, number(1), number(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  });
  return Buffer.concat([number(given.length), ...parts]);
}
const utf16 = (value: string): Uint8Array => Buffer.from(`${value}\0`, 'utf16le');
/** Builds uncompressed RTF as Outlook stores it: the header, then the text. */
function storedRtf(rtf: string): Uint8Array {
  const head = Buffer.alloc(16);
  head.writeUInt32LE(rtf.length + 12);
  head.writeUInt32LE(rtf.length, 4);
  head.writeUInt32LE(0x414c454d, 8);
  return Buffer.concat([head, Buffer.from(rtf, 'latin1')]);
}
const winmail = (data: Uint8Array): Part[] => [
  'Content-Type: application/ms-tnef; name="winmail.dat"',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: attachment; filename="winmail.dat"',
  '',
  base64(data),
];
const rtfOfHtml =
  "{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}\r\n{\\*\\htmltag19 <html>}{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Gr\\'fc\\'dfe \\u8364?{\\*\\htmltag84 <b>}\\htmlrtf \\b \\htmlrtf0 fett{\\*\\htmltag92 </b>}\\htmlrtf\\par}\\htmlrtf0 {\\*\\htmltag72 </p>}{\\*\\htmltag27 </html>}}";
// The example in the standard (MS-OXRTFCP, 4.1.1).
const compressedRtf = Uint8Array.from(
  Buffer.from('2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0', 'hex'),
);

// Output of `openssl cms -sign -nodetach`, with definite lengths and without (`-stream`), and of `openssl cms -encrypt`.
const signedDer =
  'MIIBQAYJKoZIhvcNAQcCoIIBMTCCAS0CAQExDTALBglghkgBZQMEAgEwSwYJKoZIhvcNAQcBoD4EPENvbnRlbnQtVHlwZTogdGV4dC9wbGFpbjsgY2hhcnNldD11dGYtOA0KDQpHcsO8w59lLCBzaWduZWQNCjGByzCByAIBATAkMAwxCjAIBgNVBAMMAWECFDkj8WJI3NXvRUx8Fv22VPleTvezMAsGCWCGSAFlAwQCATANBgkqhkiG9w0BAQEFAASBgA3cHfP7bSl5P5h9D8DLuAQ+VImmXWj6xcQJqW4UrJTpXTedhMwdI/UEv0oCgMqOY+rcNa0VVdE/GCt4qnVGvHqT0J9/n0rvpW+tHA7b87luFd73AYrmqrQDnMvNbkfevXTi14dPWWxdAAVoiT3NJuac6RV87kJKeWJJ670/1Szx';
const signedBer =
  'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgAQ8Q29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNCkdyw7zDn2UsIHNpZ25lZA0KAAAAAAAAMYHLMIHIAgEBMCQwDDEKMAgGA1UEAwwBYQIUOSPxYkjc1e9FTHwW/bZU+V5O97MwCwYJYIZIAWUDBAIBMA0GCSqGSIb3DQEBAQUABIGADdwd8/ttKXk/mH0PwMu4BD5UiaZdaPrFxAmpbhSslOldN52EzB0j9QS/SgKAyo5j6tw1rRVV0T8YK3iqdUa8epPQn3+fSu+lb60cDtvzuW4V3vcBiuaqtAOcy81uR969dOLXh09ZbF0ABWiJPc0m5pzpFXzuQkp5YknrvT/VLPEAAAAAAAA=';
const encrypted =
  'MIIBPAYJKoZIhvcNAQcDoIIBLTCCASkCAQAxgb4wgbsCAQAwJDAMMQowCAYDVQQDDAFhAhQ5I/FiSNzV70VMfBb9tlT5Xk73szANBgkqhkiG9w0BAQEFAASBgK+v6VW553mG4sgQ/fKIT0WQwe3nlin002DpQ457/GDQH2TVUMNybquafy/q7g2ABIR/eOV8F1YmU1ci9W7zCPWXEoiebGA2dOoN+u7RT3IJzCRvq6Q4rvrobmoa1oTnm5vV3vVqQTZ77sImRoXhIXFfiIbzZpWEwpGFOkLeGLsAMGMGCSqGSIb3DQEHATAUBggqhkiG9w0DBwQIIfUxbbZHO3GAQJ1mD/5RGU3v0DI0PrEbhW1qWTDLssJ0Bhkx+FN02GIn/FtuAne/cDK2yr2/6kryWxC7pHUXNf7r8ufPPai3zb8=';
const smime = (content: string, type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m') =>
  mail(
    ...[`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', 'Content-Disposition: attachment; filename=smime.p7m', ''],
    content.replaceAll(/.{76}/g, '$&\r\n'),
  );
/** A signed document, such as an Italian invoice. */
const signedDocument = Buffer.from(signedDer, 'base64').toString('latin1').replace('Content-Type:', '<Fattura xml>');

const corpus: [name: string, source: Uint8Array, right: Right][] = [
  // Character sets
  ['no character set, UTF-8', text('text/plain', 'Grüße €'), { text: 'Grüße €' }],
  [
    'no character set, Latin-1 (PHP mail())',
    text('text/plain', latin('Gr\xfc\xdfe ohne charset'), 'Subject: Test', 'X-Mailer: PHP/5.2'),
    { text: 'Grüße ohne charset' },
  ],
  ['no type at all, Latin-1', mail('From: a@example.com', '', latin('D\xe9j\xe0 vu')), { text: 'Déjà vu' }],
  [
    'empty character set, GBK in base64',
    mail('Content-Type: text/html; charset=""', 'Content-Transfer-Encoding: base64', '', base64(bytes([...gbk], '<br>x'))),
    { text: '你好 x' },
  ],
  ['wrong character set: UTF-8 as Latin-1', text('text/plain; charset=iso-8859-1', 'Grüße'), { text: 'Grüße' }],
  ['wrong character set: UTF-8 as US-ASCII', text('text/plain; charset=us-ascii', 'Grüße'), { text: 'Grüße' }],
  ['wrong character set: UTF-8 as KOI8-R', text('text/plain; charset=koi8-r', 'Привет'), { text: 'Привет' }],
  ['wrong character set: Latin-1 as UTF-8', text('text/plain; charset=utf-8', latin('Gr\xfc\xdfe')), { text: 'Grüße' }],
  ['wrong character set: Windows-1251 as UTF-8', text('text/plain; charset=utf-8', cp1251), { text: 'Привет' }],
  ['wrong character set: GBK as US-ASCII', text('text/plain; charset=us-ascii', gbk), { text: '你好' }],
  [
    'Windows-1252 as ISO-8859-1 (Outlook Express)',
    text('text/plain; charset="iso-8859-1"', latin('\x84Preis\x93 10 \x80 \x96 ok')),
    { text: '„Preis“ 10 € – ok' },
  ],
  [
    'in <meta> only',
    text(
      'text/html',
      bytes(
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head><body>',
        [...cp1251],
        '</body></html>',
      ),
    ),
    { text: 'Привет' },
  ],
  ['in <meta charset> only', text('text/html', bytes('<meta charset=koi8-r><p>', [...koi8], '</p>')), { text: 'Привет' }],
  [
    '<meta> wrong, the head right',
    text('text/html; charset=koi8-r', bytes('<meta charset=utf-8><p>', [...koi8], '</p>')),
    { text: 'Привет' },
  ],
  ['unknown-8bit (sendmail)', text('text/plain; charset=unknown-8bit', latin('Stra\xdfe')), { text: 'Straße' }],
  ['x-unknown, KOI8-R', text('text/plain; charset=x-unknown', koi8), { text: 'Привет' }],
  ['UTF-7', text('text/plain; charset=utf-7', 'Gr+APwA3w-e +IKw- 5 +- 6'), { text: 'Grüße € 5 + 6' }],
  [
    'UTF-16 with a mark',
    mail(
      'Content-Type: text/plain; charset=utf-16',
      'Content-Transfer-Encoding: base64',
      '',
      base64(Buffer.from('\ufeffGrüße', 'utf16le')),
    ),
    { text: 'Grüße' },
  ],
  [
    'UTF-16 with a mark, big endian',
    mail(
      'Content-Type: text/plain; charset=utf-16',
      'Content-Transfer-Encoding: base64',
      '',
      base64(Buffer.from('\ufeffGrüße', 'utf16le').swap16()),
    ),
    { text: 'Grüße' },
  ],
  [
    'UTF-16 without a mark',
    mail('Content-Type: text/plain; charset=utf-16le', 'Content-Transfer-Encoding: base64', '', base64(Buffer.from('Grüße', 'utf16le'))),
    { text: 'Grüße' },
  ],
  ['UTF-8 with a mark', text('text/plain; charset=utf-8', '\ufeffHallo'), { text: 'Hallo' }],
  ['cp850 (a cash register)', text('text/plain; charset=cp850', latin('Gr\x81\xe1e')), { text: 'Grüße' }],
  ['ibm437', text('text/plain; charset=IBM437', latin('Gr\x81\xe1e')), { text: 'Grüße' }],
  ['cp852', text('text/plain; charset=cp852', latin('\x88\xa2d\xab')), { text: 'łódź' }],
  ['cp866', text('text/plain; charset=cp866', latin('\x8f\xe0\xa8\xa2\xa5\xe2')), { text: 'Привет' }],
  ['ISO-8859-15', text('text/plain; charset=iso-8859-15', latin('10 \xa4')), { text: '10 €' }],
  ['macintosh (old Eudora)', text('text/plain; charset=x-mac-roman', latin('Gr\x9f\xa7e')), { text: 'Grüße' }],
  ['KOI8-R (mail.ru)', text('text/plain; charset=koi8-r', koi8), { text: 'Привет' }],
  ['ISO-2022-JP', text('text/plain; charset=iso-2022-jp', '\u001b$B$3$s$K$A$O\u001b(B'), { text: 'こんにちは' }],
  ['ISO-2022-JP, undeclared', text('text/plain', '\u001b$B$3$s$K$A$O\u001b(B'), { text: 'こんにちは' }],
  ['HZ', text('text/plain; charset=hz-gb-2312', '~{<:Ky2;S{~}'), { text: '己所不欲' }],
  ['GB2312 (QQ Mail)', text('text/plain; charset="gb2312"', gbk), { text: '你好' }],
  [
    'GB18030',
    mail('Content-Type: text/plain; charset=gb18030', 'Content-Transfer-Encoding: base64', '', base64(bytes([...gbk], '\x81\x30\x84\x36'))),
    { text: '你好¥' },
  ],
  ['Big5', text('text/plain; charset=big5', big5), { text: '您好，附件是發票' }],
  ['Shift_JIS', text('text/plain; charset=shift_jis', shiftJis), { text: 'こんにちは' }],
  ['EUC-KR (ks_c_5601-1987, Outlook)', text('text/plain; charset="ks_c_5601-1987"', eucKr), { text: '안녕하세요' }],
  ['utf8mb4', text('text/plain; charset=utf8mb4', 'Grüße €'), { text: 'Grüße €' }],
  ['quoted label with a comment', text('text/plain; charset="utf-8" (Plain text); format=fixed', 'Grüße'), { text: 'Grüße' }],
  ['labels without a semicolon', text('text/plain charset=windows-1251 format=flowed', cp1251), { text: 'Привет' }],
  [
    'UTF-8 with one broken byte',
    text('text/plain; charset=utf-8', bytes('Gr\xc3\xbc\xc3\x9fe und K\xc3\xa4se, sch\xc3\xb6ne \xc3\x9cbergabe \xfc')),
    { text: 'Grüße und Käse, schöne Übergabe ü' },
  ],
  ['NUL bytes', text('text/plain; charset=utf-8', 'a\0b'), { text: 'ab' }],

  // Headers
  [
    'raw UTF-8 subject',
    mail('Subject: Größe', 'From: Jürgen <j@example.com>', '', 'x'),
    { subject: 'Größe', from: 'Jürgen <j@example.com>' },
  ],
  [
    'raw Latin-1 subject',
    mail(bytes('Subject: Gr\xf6\xdfe raw latin1'), 'Content-Type: text/plain', '', 'x'),
    { subject: 'Größe raw latin1' },
  ],
  [
    'raw KOI8-R subject and text',
    mail(bytes('Subject: ', [...koi8]), 'Content-Type: text/plain; charset=koi8-r', '', koi8),
    { subject: 'Привет', text: 'Привет' },
  ],
  [
    'raw Windows-1251 sender, UTF-8 subject',
    mail(bytes('From: ', [...cp1251], ' <a@example.ru>'), 'Subject: Счёт', 'Content-Type: text/plain; charset=windows-1251', '', cp1251),
    { subject: 'Счёт', from: 'Привет <a@example.ru>' },
  ],
  [
    'words cut within a character',
    mail(`Subject: ${b('utf-8', latin('Gr\xc3'))} ${b('utf-8', latin('\xbc\xc3\x9fe'))}`, '', 'x'),
    { subject: 'Grüße' },
  ],
  ['words cut within base64', mail('Subject: =?utf-8?B?R3LDvMO?= =?utf-8?B?fZQ==?=', '', 'x'), { subject: 'Grüße' }],
  ['words in lower case, without padding', mail('Subject: =?UTF-8?b?R3LDvMOfZQ?=', '', 'x'), { subject: 'Grüße' }],
  ['a word with spaces in it', mail('Subject: =?iso-8859-1?q?Gr=FC=DFe aus M=FCnchen?=', '', 'x'), { subject: 'Grüße aus München' }],
  ['a word with a wrong character set', mail('Subject: =?iso-8859-1?Q?Gr=C3=BC=C3=9Fe?=', '', 'x'), { subject: 'Grüße' }],
  ['a word in an unknown character set', mail(`Subject: ${b('unknown-8bit', cp1251)}`, '', 'x'), { subject: 'Привет' }],
  ['a word with a language', mail('Subject: =?utf-8*de?Q?Gr=C3=BC=C3=9Fe?=', '', 'x'), { subject: 'Grüße' }],
  ['a word without its end', mail('Subject: =?utf-8?B?R3LDvMOfZQ', '', 'x'), { subject: 'Grüße' }],
  ['a word with a question mark', mail('Subject: =?utf-8?Q?Wann?_Wo=3F?=', '', 'x'), { subject: 'Wann? Wo?' }],
  ['words of two character sets', mail(`Subject: ${b('koi8-r', koi8)}\r\n ${b('gb2312', gbk)}`, '', 'x'), { subject: 'Привет你好' }],
  ['a word right after text', mail('Subject: Re:=?utf-8?Q?Gr=C3=BC=C3=9Fe?=', '', 'x'), { subject: 'Re:Grüße' }],
  ['an ISO-2022-JP word', mail('Subject: =?ISO-2022-JP?B?GyRCOzNFRBsoQg==?=', '', 'x'), { subject: '山田' }],
  ['a cp850 word', mail('Subject: =?cp850?Q?Gr=81=E1e?=', '', 'x'), { subject: 'Grüße' }],
  [
    'a comma in an encoded name',
    mail('From: =?utf-8?Q?M=C3=BCller=2C_Ana?= <ana@example.com>', 'To: =?utf-8?Q?A=2C_B?= <a@example.com>, c@example.com', '', 'x'),
    { from: 'Müller, Ana <ana@example.com>', to: ['a@example.com', 'c@example.com'] },
  ],
  ['an encoded name in quotes', mail('From: "=?utf-8?Q?M=C3=BCller?=" <m@example.com>', '', 'x'), { from: 'Müller <m@example.com>' }],
  ['To on two lines', mail('To: a@example.com', 'To: b@example.com', '', 'x'), { to: ['a@example.com', 'b@example.com'] }],
  ['a folded subject', mail('Subject: one', '  two', '\tthree', '', 'x'), { subject: 'one two three' }],
  ['a byte order mark before the head', joined(['\ufeffSubject: Marked', '', 'x'], '\n'), { subject: 'Marked', text: 'x' }],
  [
    'a line of an mbox file first',
    joined(['From a@example.com Fri Nov 27 10:00:00 2026', 'Subject: Mbox', '', 'x'], '\n'),
    { subject: 'Mbox', text: 'x' },
  ],
  ['an empty line first', joined(['', 'Subject: Late', 'From: a@example.com', '', 'x'], '\r\n'), { subject: 'Late', text: 'x' }],
  ['bare CR', joined(['Subject: Mac', '', 'one', 'two'], '\r'), { subject: 'Mac', text: 'one two' }],
  ['bare LF', joined(['Subject: Unix', '', 'one', 'two'], '\n'), { subject: 'Unix', text: 'one two' }],
  [
    'a huge head',
    mail(...Array.from({ length: 5000 }, (_, index) => `X-Noise-${index}: ${'x'.repeat(50)}`), '', 'still read'),
    { text: 'still read' },
  ],
  [
    'a line in the head that is no field',
    mail('Subject: x', 'this is nothing', 'From: a@example.com', '', 'Text'),
    { subject: 'x', from: 'a@example.com', text: 'Text' },
  ],
  [
    'no empty line after the head',
    mail('Subject: x', 'Hello there,', 'this is the text'),
    { subject: 'x', text: 'Hello there, this is the text' },
  ],
  [
    'references and date (GitHub)',
    mail(
      'Date: Fri, 27 Nov 2026 02:00:00 -0800',
      'In-Reply-To: <o/r/issues/1@github.com>',
      'References: <o/r/issues/1@github.com> <o/r/issues/1/2@github.com>',
      '',
      'x',
    ),
    { references: ['<o/r/issues/1/2@github.com>', '<o/r/issues/1@github.com>'], date: new Date('2026-11-27T10:00:00Z') },
  ],

  // Structure
  ['Content-Type: text', mail('Content-Type: text', 'Content-Transfer-Encoding: 8-bit', '', 'Grüße'), { text: 'Grüße' }],
  ['Content-Type: html', text('html', '<p>Hi <b>there</b></p>'), { html: /<b>there<\/b>/ }],
  ['Content-Type: plain/text', text('plain/text; charset=iso-8859-1', latin('Gr\xfc\xdfe')), { text: 'Grüße', files: [] }],
  ['Content-Type: html/text', text('html/text', '<p>Hi <b>there</b></p>'), { html: /<b>there<\/b>/, files: [] }],
  ['Content-Type: application/text', text('application/text', 'Grüße'), { text: 'Grüße', files: [] }],
  [
    'Content-Type: mixed/multipart',
    mail('Content-Type: mixed/multipart; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Not lost', '--b', ...pdf, '--b--'),
    { text: 'Not lost', files: [['a.pdf', '%PDF-1.4']] },
  ],
  [
    'a type of nothing that is known stays a file',
    text('binary/octet-stream', bytes([1, 0, 2])),
    { text: '', files: [['file', '\x01\0\x02']] },
  ],
  ['an invalid type with HTML', text('foo', '<!doctype html><p>Hi</p>'), { html: /^<p>Hi<\/p>$/ }],
  ['no type but HTML stays text', mail('Subject: x', '', '<b>not bold</b>'), { text: '<b>not bold</b>' }],
  ['two Content-Types: the first', mail('Content-Type: text/plain', 'Content-Type: text/html', '', '<b>x</b>'), { text: '<b>x</b>' }],
  [
    'boundary mismatched',
    mail('Content-Type: multipart/alternative; boundary="AAA"', '', '--BBB', 'Content-Type: text/plain', '', 'Not lost', '--BBB--'),
    { text: 'Not lost' },
  ],
  [
    'boundary missing',
    mail('Content-Type: multipart/mixed', '', '--xyz', 'Content-Type: text/plain', '', 'Not lost', '--xyz', ...pdf, '--xyz--'),
    { text: 'Not lost', files: [['a.pdf', '%PDF-1.4']] },
  ],
  ['boundary missing, and no parts', mail('Content-Type: multipart/mixed', '', 'Just text'), { text: 'Just text' }],
  [
    'boundary with a space at its end',
    mail('Content-Type: multipart/mixed; boundary="abc "', '', '--abc ', 'Content-Type: text/plain', '', 'Here', '--abc --', ''),
    { text: 'Here' },
  ],
  [
    'spaces after the boundary lines',
    mail('Content-Type: multipart/mixed; boundary=abc', '', '--abc  \t', 'Content-Type: text/plain', '', 'Here', '--abc--   '),
    { text: 'Here' },
  ],
  [
    'boundary in single quotes',
    mail("Content-Type: multipart/mixed; boundary='abc'", '', '--abc', 'Content-Type: text/plain', '', 'Here', '--abc--'),
    { text: 'Here' },
  ],
  [
    'boundary whose quote is not closed',
    mail('Content-Type: multipart/mixed; boundary="abc', '', '--abc', 'Content-Type: text/plain', '', 'Here', '--abc--'),
    { text: 'Here' },
  ],
  [
    'the last boundary missing',
    mail('Content-Type: multipart/mixed; boundary=abc', '', '--abc', 'Content-Type: text/plain', '', 'Here', '--abc', ...pdf),
    { text: 'Here', files: [['a.pdf', '%PDF-1.4']] },
  ],
  [
    'parts after the last boundary',
    mail('Content-Type: multipart/mixed; boundary=abc', '', '--abc', '', 'One', '--abc--', '', '--abc', ...pdf, '--abc--'),
    { text: 'One', files: ['a.pdf'] },
  ],
  [
    'inner boundary not closed',
    mail(
      'Content-Type: multipart/mixed; boundary=o',
      '',
      '--o',
      'Content-Type: multipart/alternative; boundary=oi',
      '',
      '--oi',
      'Content-Type: text/plain',
      '',
      'In',
      '--o',
      ...pdf,
      '--o--',
    ),
    { text: 'In', files: ['a.pdf'] },
  ],
  [
    'a multipart body without its type',
    mail('Subject: x', '', '--abc', 'Content-Type: text/plain', '', 'Here', '--abc--'),
    { text: 'Here' },
  ],
  [
    'text, PDF, text (Apple Mail)',
    mail(
      ...multi(
        'mixed',
        plain('Above'),
        ['Content-Type: application/pdf; name=a.pdf', 'Content-Disposition: inline; filename=a.pdf', '', 'PDF'],
        plain('Below'),
      ),
    ),
    { html: /Above<\/p><p>📎 a\.pdf<\/p><p>Below/, files: [['a.pdf', 'PDF']] },
  ],
  [
    'HTML, PDF, HTML as one alternative (iOS)',
    mail(
      ...multi(
        'alternative',
        plain('ONE\r\nTWO'),
        multi(
          'mixed',
          html('<html><body>ONE</body></html>'),
          ['Content-Type: application/pdf; name=a.pdf', 'Content-Disposition: inline; filename=a.pdf', '', 'PDF'],
          html('<html><body>TWO <br> THREE</body></html>'),
        ),
      ),
    ),
    { html: /ONE.*📎 a\.pdf.*TWO/, files: ['a.pdf'] },
  ],
  [
    'text, picture, text (Apple Mail)',
    mail(
      ...multi(
        'mixed',
        plain('Above'),
        ['Content-Type: image/png; name=p.png', 'Content-Disposition: inline; filename=p.png', '', 'PNG'],
        plain('Below'),
      ),
    ),
    { html: /Above.*<img src="cid:inline-0@atrium\.invalid" \/>.*Below/, files: ['p.png'] },
  ],
  [
    'a list with its footer (Mailman)',
    mail(...multi('mixed', plain('The text'), plain('_______\r\nlist mailing list'))),
    { html: /The text<\/p><hr \/><p>_______/ },
  ],
  [
    'text and the same HTML in mixed',
    mail(...multi('mixed', plain('Hello, world'), html('<p>Hello, <b>world</b></p>'))),
    { text: 'Hello, world' },
  ],
  [
    'an alternative whose HTML is empty',
    mail(...multi('alternative', plain('Only here'), html('<html><body></body></html>'))),
    { text: 'Only here' },
  ],
  [
    'an alternative whose HTML has only a style',
    mail(...multi('alternative', plain('Only here'), html('<style>p{color:red}</style>'))),
    { text: 'Only here' },
  ],
  ['an alternative whose text is empty', mail(...multi('alternative', plain(''), html('<p>Only here</p>'))), { text: 'Only here' }],
  ['an alternative of one part', mail(...multi('alternative', plain('Only here'))), { text: 'Only here' }],
  [
    'an alternative with the HTML first',
    mail(...multi('alternative', html('<p>As <i>HTML</i></p>'), plain('As text'))),
    { html: /<i>HTML<\/i>/ },
  ],
  [
    'an Apple Watch part',
    mail(...multi('alternative', plain('Text'), html('<p>Watch</p>', 'text/watch-html'), html('<p>Page</p>'))),
    { text: 'Page' },
  ],
  [
    'an invitation (Outlook)',
    mail(
      ...multi('alternative', plain('Come'), html('<p>Come</p>'), [
        'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
        '',
        'BEGIN:VCALENDAR',
      ]),
    ),
    { text: 'Come', files: [['invite.ics', 'BEGIN:VCALENDAR']] },
  ],
  [
    'related with its root named',
    mail(
      'Content-Type: multipart/related; boundary=r; start="<root@x>"',
      '',
      '--r',
      'Content-Type: image/png',
      'Content-ID: <p@x>',
      '',
      'PNG',
      '--r',
      'Content-Type: text/html',
      'Content-ID: <root@x>',
      '',
      '<p>Root <img src="cid:p@x"></p>',
      '--r--',
    ),
    { html: /Root <img src="cid:p@x"/, files: ['image.png'] },
  ],
  [
    'related without a root named',
    mail(...multi('related', html('<p><img src="cid:a@x"></p>'), ['Content-Type: image/gif', 'Content-ID: <a@x>', '', 'GIF'])),
    { html: /cid:a@x/ },
  ],
  [
    'related with text and HTML side by side (Lotus Notes)',
    mail(...multi('related', plain('Text'), html('<p>Page</p>'))),
    { text: 'Page' },
  ],
  ['an attachment without a name', named('Content-Disposition: attachment'), { text: 'Text', files: [['text.txt', 'x']] }],
  [
    'a text as an attachment',
    named('Content-Disposition: attachment; filename=log.txt', 'text/plain'),
    { text: 'Text', files: [['log.txt', 'x']] },
  ],
  ['an HTML file without a disposition', named('X: y', 'text/html; name=page.html'), { text: 'Text', files: ['page.html'] }],
  [
    'HTML with a name in an alternative',
    mail(...multi('alternative', plain('Text'), html('<p>Page</p>', 'text/html; name="mail.html"; charset=utf-8'))),
    { text: 'Page', files: [] },
  ],
  ['a PDF as the whole mail (scanner)', mail('Subject: Scan', ...pdf), { text: '', files: [['a.pdf', '%PDF-1.4']] }],
  [
    'a vCard beside the text',
    mail(...multi('mixed', plain('Text'), ['Content-Type: text/x-vcard; name="me.vcf"', '', 'BEGIN:VCARD'])),
    { text: 'Text', files: ['me.vcf'] },
  ],
  [
    'deeply nested',
    mail(
      ...Array.from({ length: 10 }, (_, depth) => [`Content-Type: multipart/mixed; boundary=d${depth}`, '', `--d${depth}`]).flat(),
      'Content-Type: text/plain',
      '',
      'Deep',
    ),
    { text: 'Deep' },
  ],
  [
    'a base64 multipart',
    mail(
      'Content-Type: multipart/mixed; boundary=b64',
      'Content-Transfer-Encoding: base64',
      '',
      base64('--b64\r\nContent-Type: text/plain\r\n\r\nInside\r\n--b64--'),
    ),
    { text: 'Inside' },
  ],

  // Transfer encodings
  [
    'base64 with garbage',
    mail('Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', 'R3L!!Dv\r\n#MOfZQ=='),
    { text: 'Grüße' },
  ],
  [
    'base64 padded in every line',
    mail('Content-Type: text/plain', 'Content-Transfer-Encoding: base64', '', 'YQ==', 'Yg==', 'Yw=='),
    { text: 'abc' },
  ],
  [
    'base64 that is plain text',
    mail('Content-Type: text/plain', 'Content-Transfer-Encoding: base64', '', 'This is not encoded at all, it is plain.'),
    { text: 'This is not encoded at all, it is plain.' },
  ],
  [
    '8-bit in base64',
    mail('Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: base64', '', base64(latin('Stra\xdfe'))),
    { text: 'Straße' },
  ],
  [
    'BASE64 with a comment',
    mail('Content-Type: text/plain', 'Content-Transfer-Encoding: (x) BASE64', '', base64('Hello')),
    { text: 'Hello' },
  ],
  [
    'quoted-printable that is broken',
    mail('Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable', '', 'a=ZZb 100=% =C3=BC=', 'c  ', 'd='),
    { text: 'a=ZZb 100=% üc d' },
  ],
  ...['quoted printable', 'Quoted_Printable', 'quoted-printeable'].map((encoding): [string, Uint8Array, Right] => [
    `the encoding "${encoding}"`,
    mail('Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', 'Gr=C3=BC=C3=9Fe'),
    { text: 'Grüße' },
  ]),
  ...['base-64', 'base64 encoded', 'BASE_64'].map((encoding): [string, Uint8Array, Right] => [
    `the encoding "${encoding}"`,
    mail('Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', base64('Grüße')),
    { text: 'Grüße' },
  ]),
  [
    'an unknown encoding',
    mail('Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: x-what', '', 'Grüße'),
    { text: 'Grüße' },
  ],
  [
    'uuencode between lines',
    text('text/plain', mail('Before', 'begin 644 a.txt', '#0V%T', '`', 'end', 'After')),
    { text: 'Before 📎 a.txt After', files: [['a.txt', 'Cat']] },
  ],
  [
    'uuencode as an encoding',
    mail(
      ...multi('mixed', plain('Text'), [
        'Content-Type: application/octet-stream; name=a.txt',
        'Content-Transfer-Encoding: x-uuencode',
        '',
        'begin 644 a.txt',
        '#0V%T',
        '`',
        'end',
      ]),
    ),
    { text: 'Text', files: [['a.txt', 'Cat']] },
  ],
  [
    'a text that begins a line with "begin"',
    text('text/plain', 'begin 644 times\r\nand again'),
    { text: 'begin 644 times and again', files: [] },
  ],
  [
    'yEnc stays text',
    text('text/plain', '=ybegin line=128 size=3 name=a\r\nabc\r\n=yend size=3'),
    { text: '=ybegin line=128 size=3 name=a abc =yend size=3' },
  ],
  [
    'a binary attachment',
    mail(
      ...multi('mixed', plain('Text'), [
        'Content-Type: application/x; name=a.bin',
        'Content-Transfer-Encoding: binary',
        '',
        [13, 10, 0, 255, 13, 13, 10],
      ]),
    ),
    { files: [['a.bin', '\r\n\0\xff\r\r\n']] },
  ],

  // File names
  [
    'RFC 2231 in parts',
    named("Content-Disposition: attachment; filename*1*=%D1%91%D1%82.pdf; filename*0*=utf-8''%D0%A1%D1%87"),
    { files: ['Счёт.pdf'] },
  ],
  [
    'RFC 2231 cut within a character',
    named("Content-Disposition: attachment; filename*0*=utf-8''Gr%C3; filename*1*=%BC%C3%9Fe.pdf"),
    { files: ['Grüße.pdf'] },
  ],
  [
    'RFC 2231, plain and encoded',
    named('Content-Disposition: attachment; filename*0*=iso-8859-1\'\'Gr%FC; filename*1="sse.pdf"'),
    { files: ['Grüsse.pdf'] },
  ],
  ['RFC 2231 in GBK', named("Content-Disposition: attachment; filename*=gb2312''%C4%E3%BA%C3.txt"), { files: ['你好.txt'] }],
  [
    'RFC 2047 in a parameter (Outlook)',
    named('Content-Disposition: attachment; filename="=?utf-8?B?UGzDpG5lLnBkZg==?="'),
    { files: ['Pläne.pdf'] },
  ],
  [
    'RFC 2047 over two words',
    named(`Content-Disposition: attachment; filename="${b('utf-8', 'Plä')} ${b('utf-8', 'ne.pdf')}"`),
    { files: ['Pläne.pdf'] },
  ],
  [
    'both ways',
    named(
      `Content-Type: x/y; name="${b('utf-8', 'wrong.pdf')}"\r\nContent-Disposition: attachment; filename="plain.pdf"; filename*=utf-8''r%C3%A4ight.pdf`,
    ),
    { files: ['räight.pdf'] },
  ],
  ['raw UTF-8', named('Content-Disposition: attachment; filename="Pläne.pdf"'), { files: ['Pläne.pdf'] }],
  [
    'raw Latin-1',
    mail(
      ...multi('mixed', plain('Text'), [
        'Content-Type: application/pdf',
        bytes('Content-Disposition: attachment; filename="Pl\xe4ne.pdf"'),
        '',
        'x',
      ]),
    ),
    { files: ['Pläne.pdf'] },
  ],
  [
    'raw KOI8-R, as the text is',
    mail(
      ...multi('mixed', plain(koi8, 'text/plain; charset=koi8-r'), [
        'Content-Type: application/pdf',
        bytes('Content-Disposition: attachment; filename="', [...koi8], '.pdf"'),
        '',
        'x',
      ]),
    ),
    { text: 'Привет', files: ['Привет.pdf'] },
  ],
  [
    'with spaces and without quotes',
    named('Content-Disposition: attachment; filename=my new file.pdf; size=3'),
    { files: ['my new file.pdf'] },
  ],
  ['with a path', named('Content-Disposition: attachment; filename="C:\\Users\\me\\a.pdf"'), { files: ['a.pdf'] }],
  ['with a semicolon and a quote', named('Content-Disposition: attachment; filename="a; \\"b\\".pdf"'), { files: ['a; "b".pdf'] }],
  ['of the type only (Eudora)', named('X: y', 'application/pdf; name="a.pdf"'), { files: ['a.pdf'] }],

  // winmail.dat
  [
    'winmail.dat with a file',
    mail(
      ...multi(
        'mixed',
        plain('Outlook rich text'),
        winmail(tnef([2, 0x00069002, new Uint8Array(14)], [2, 0x00018010, latin('Quarter.txt\0')], [2, 0x0006800f, latin('hello')])),
      ),
    ),
    { text: 'Outlook rich text', files: [['Quarter.txt', 'hello']] },
  ],
  [
    'winmail.dat with a long name',
    mail(
      ...multi(
        'mixed',
        plain('Text'),
        winmail(
          tnef(
            [2, 0x00069002, new Uint8Array(14)],
            [2, 0x00018010, latin('GRE~1.PDF\0')],
            [2, 0x0006800f, latin('%PDF-')],
            [2, 0x00069005, properties([0x3707, 0x1f, utf16('Grüße für alle.pdf')])],
          ),
        ),
      ),
    ),
    { files: [['Grüße für alle.pdf', '%PDF-']] },
  ],
  [
    'winmail.dat with HTML',
    mail(...winmail(tnef([1, 0x00069003, properties([0x1013, 0x102, Buffer.from('<p>Rich <b>text</b></p>')])]))),
    { html: /Rich <b>text<\/b>/, files: [] },
  ],
  [
    'winmail.dat with HTML in RTF',
    mail(...winmail(tnef([1, 0x00069003, properties([0x1009, 0x102, storedRtf(rtfOfHtml)])]))),
    { html: /<p>Grüße €<b>fett<\/b><\/p>/, files: [] },
  ],
  [
    'winmail.dat with compressed RTF',
    mail(...winmail(tnef([1, 0x00069003, properties([0x1009, 0x102, compressedRtf])]))),
    { text: 'hello world' },
  ],
  [
    'winmail.dat with a text in cp1251',
    mail(...winmail(tnef([1, 0x00069007, Buffer.from([0xe3, 4, 0, 0, 0, 0, 0, 0])], [1, 0x0002800c, bytes([...cp1251], '\0')]))),
    { text: 'Привет' },
  ],
  [
    'winmail.dat that is cut',
    mail(
      ...multi(
        'mixed',
        plain('Text'),
        winmail(
          tnef([2, 0x00069002, new Uint8Array(14)], [2, 0x00018010, latin('a.txt\0')], [2, 0x0006800f, latin('hello world')]).subarray(
            0,
            60,
          ),
        ),
      ),
    ),
    { text: 'Text' },
  ],
  ['winmail.dat that is none', mail(...multi('mixed', plain('Text'), winmail(latin('nonsense')))), { files: ['winmail.dat'] }],

  // Attached emails, reports, signatures
  [
    'an attached mail',
    mail(
      ...multi('mixed', plain('See below'), [
        'Content-Type: message/rfc822',
        '',
        'From: Ana <ana@example.com>',
        'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
        'Content-Type: text/plain',
        '',
        'Walnut table',
      ]),
    ),
    { text: 'See below', files: ['Grüße.eml'], nested: /Grüße Ana ana@example\.com Walnut table/ },
  ],
  [
    'an attached mail in an attached mail',
    mail(
      ...multi('mixed', plain('Out'), [
        'Content-Type: message/rfc822',
        '',
        'Subject: One',
        ...multi('mixed2', plain('In one'), ['Content-Type: message/rfc822', '', 'Subject: Two', '', 'In two']),
      ]),
    ),
    { files: ['One.eml'], nested: /In one.*In two/ },
  ],
  [
    'an attached mail in base64 (Exchange)',
    mail(
      ...multi('mixed', plain('Out'), [
        'Content-Type: message/rfc822',
        'Content-Transfer-Encoding: base64',
        '',
        base64('Subject: Coded\r\n\r\nFound'),
      ]),
    ),
    { files: ['Coded.eml'], nested: /Found/ },
  ],
  [
    'an attached mail that is said to be bytes (Gmail)',
    mail(
      ...multi('mixed', plain('Out'), [
        'Content-Type: application/octet-stream; name="old.eml"',
        '',
        'From: a@example.com',
        'Subject: Old',
        'Date: x',
        '',
        'Beech',
      ]),
    ),
    { files: ['old.eml'], nested: /Old.*Beech/ },
  ],
  [
    'a digest',
    mail(...multi('digest', ['', 'Subject: First', '', 'One'], ['', 'Subject: Second', '', 'Two'])),
    { files: ['First.eml', 'Second.eml'], nested: /One.*Two/ },
  ],
  [
    'a bounce (DSN)',
    mail(
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      '',
      'Not delivered',
      '--r',
      'Content-Type: message/delivery-status',
      '',
      'Status: 5.1.1',
      '--r',
      'Content-Type: text/rfc822-headers',
      '',
      'Subject: Lost',
      '--r--',
    ),
    { text: 'Not delivered', files: ['delivery-status.txt', 'headers.txt'] },
  ],
  [
    'a read receipt (MDN)',
    mail(
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=r',
      '',
      '--r',
      'Content-Type: text/plain',
      '',
      'It was read',
      '--r',
      'Content-Type: message/disposition-notification',
      '',
      'Disposition: manual-action; displayed',
      '--r--',
    ),
    { text: 'It was read' },
  ],
  [
    'S/MIME, signed in the open',
    mail(
      'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary=s',
      '',
      '--s',
      'Content-Type: text/plain',
      '',
      'Signed',
      '--s',
      'Content-Type: application/pkcs7-signature; name=smime.p7s',
      'Content-Transfer-Encoding: base64',
      '',
      'MIIx',
      '--s--',
    ),
    { text: 'Signed', files: ['smime.p7s'] },
  ],
  [
    'S/MIME, cut off',
    mail(
      'Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=smime.p7m',
      '',
      'MIIx',
    ),
    { text: '', files: ['smime.p7m'] },
  ],
  ['S/MIME, signed and closed', smime(signedDer), { text: 'Grüße, signed', files: [] }],
  ['S/MIME, signed and closed, written as a stream', smime(signedBer, 'application/x-pkcs7-mime'), { text: 'Grüße, signed', files: [] }],
  ['S/MIME, encrypted', smime(encrypted, 'application/pkcs7-mime; smime-type=enveloped-data'), { text: '', files: ['smime.p7m'] }],
  [
    'a signed document',
    smime(Buffer.from(signedDocument, 'latin1').toString('base64'), 'application/pkcs7-mime; name=invoice.xml.p7m'),
    { files: ['smime.p7m'] },
  ],
  [
    'PGP between the lines',
    text('text/plain', '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEM\r\n-----END PGP MESSAGE-----'),
    { text: '-----BEGIN PGP MESSAGE----- hQEM -----END PGP MESSAGE-----' },
  ],
  [
    'PGP/MIME',
    mail(
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=p',
      '',
      '--p',
      'Content-Type: application/pgp-encrypted',
      '',
      'Version: 1',
      '--p',
      'Content-Type: application/octet-stream; name=encrypted.asc',
      '',
      '-----BEGIN PGP MESSAGE-----',
      '--p--',
    ),
    { text: '', files: ['version.txt', 'encrypted.asc'] },
  ],

  // Plain texts
  [
    'flowed',
    text(
      'text/plain; format=flowed',
      'A paragraph that \r\ngoes on \r\nuntil here.\r\n\r\n> quoted that \r\n> goes on\r\n>> deeper\r\n From here',
    ),
    {
      html: /^<p>A paragraph that goes on until here\.<\/p><blockquote type="cite"><p>quoted that goes on<\/p><blockquote type="cite"><p>deeper<\/p><\/blockquote><\/blockquote><p>From here<\/p>$/,
    },
  ],
  [
    'flowed with DelSp',
    text('text/plain; format=flowed; delsp=yes', 'Donau \r\ndampf \r\nschiff  \r\nfahrt'),
    { text: 'Donaudampfschiff fahrt' },
  ],
  [
    'a signature',
    text('text/plain', 'Hello\r\n\r\n-- \r\nAna\r\n+49 1'),
    { html: /^<p>Hello<\/p><div>-- <br \/>Ana<br \/>\+49 1<\/div>$/ },
  ],
  [
    'quotes of a fixed text',
    text('text/plain', 'Yes.\r\n\r\n> > old\r\n> new'),
    { html: /^<p>Yes\.<\/p><blockquote type="cite"><blockquote type="cite"><p>old<\/p><\/blockquote><p>new<\/p><\/blockquote>$/ },
  ],
  ['a ">From " of an mbox file', text('text/plain', '>From here on'), { text: '>From here on' }],
  ['enriched text (old Eudora)', text('text/enriched', '<bold>Big</bold> news'), { text: 'Big news' }],
  ['an empty mail', mail('Subject: Nothing', '', ''), { subject: 'Nothing', text: '' }],

  // From bug reports of other mail programs: file names
  ...(
    [
      ['RFC 2231 without a character set', 'filename*=Gr%C3%BC%C3%9Fe.txt', 'Grüße.txt'],
      ['RFC 2231 in quotes', 'filename*="utf-8\'\'Gr%C3%BC%C3%9Fe.txt"', 'Grüße.txt'],
      ['RFC 2231 with quotes around the text', 'filename*=UTF-8\'\'"Gr%C3%BC%C3%9Fe.txt"', 'Grüße.txt'],
      ['RFC 2231 with one quote', "filename*=UTF-8'Gr%C3%BC%C3%9Fe.txt", 'Grüße.txt'],
      ['RFC 2231 with a quotation mark for quotes', 'filename*=utf-8"Gr%C3%BC%C3%9Fe.txt', 'Grüße.txt'],
      ['RFC 2231 counted from 1', "filename*1*=utf-8''Gr%C3%BC; filename*2*=%C3%9Fe.txt", 'Grüße.txt'],
      ['RFC 2231 whose encoded parts have no star', 'filename*0="Rechnung "; filename*1="M%C3%BC.pdf"', 'Rechnung Mü.pdf'],
      ['RFC 2231 with a part missing', 'filename*0=ab; filename*2=ef.txt', 'abef.txt'],
      ['RFC 2231 out of order', 'filename*10=k; filename*2=c; filename*1=b; filename*0=a', 'abck'],
      ['RFC 2231 with a wrong character set', "filename*=iso-8859-1''Gr%C3%BC%C3%9Fe.txt", 'Grüße.txt'],
      ['RFC 2231 with raw UTF-8', "filename*=utf-8''Grüße.txt", 'Grüße.txt'],
      ['percent signs in a plain name', 'filename="Gr%C3%BC%C3%9Fe.pdf"', 'Grüße.pdf'],
      ['percent signs that are a name', 'filename="100%25 sure.pdf"', '100%25 sure.pdf'],
      ['single quotes', "filename='a b.pdf'", 'a b.pdf'],
      ['RFC 2047 without quotes', 'filename==?utf-8?B?R3LDvMOf?=\r\n =?utf-8?B?ZS5wZGY=?=', 'Grüße.pdf'],
      ['a name that turns the direction', 'filename="=?utf-8?Q?invoice=E2=80=AEfdp.exe?="', 'invoicefdp.exe'],
      ['a name with a line end', 'filename="=?utf-8?Q?a=0D=0Ab.pdf?="', 'ab.pdf'],
      ['a path upwards', 'filename="../../etc/passwd"', 'passwd'],
      ['two names', 'filename="a.pdf"; filename="b.pdf"', 'a.pdf'],
    ] as const
  ).map(([name, field, file]): [string, Uint8Array, Right] => [
    name,
    named(`Content-Disposition: attachment; ${field}`),
    { files: [file] },
  ]),

  // Headers
  ['words cut within an escape', mail('Subject: =?utf-8?Q?Gr=C3=?=\r\n =?utf-8?Q?BC=C3=9Fe?=', '', 'x'), { subject: 'Grüße' }],
  ['a word with a raw byte', mail(latin('Subject: =?iso-8859-1?Q?Gr\xfc=DFe?='), '', 'x'), { subject: 'Grüße' }],
  ['a line end in a word', mail('Subject: =?utf-8?Q?a=0D=0ABcc:_b@example.com?=', '', 'x'), { subject: 'a Bcc: b@example.com' }],
  ['GBK in a word that says GB2312', mail(`Subject: ${b('gb2312', Uint8Array.of(0xe9, 0x46, 0xb4, 0xba))}`, '', 'x'), { subject: '镕春' }],
  ['two subjects: the first', mail('Subject: First', 'Subject: Second', '', 'x'), { subject: 'First' }],
  ['a comma in a name without quotes', mail('From: Müller, Max <m@example.com>', '', 'x'), { from: 'Müller, Max <m@example.com>' }],
  ['double angle brackets', mail('From: <<m@example.com>>', '', 'x'), { from: 'm@example.com' }],
  [
    'quotes in an encoded name',
    mail('From: "=?utf-8?Q?Jos=C3=A9_\\"Pepe\\"?=" <j@example.com>', '', 'x'),
    { from: 'José "Pepe" <j@example.com>' },
  ],
  [
    'recipients with semicolons, a name alone, and mailto',
    mail('To: a@example.com; Doe, Jane <b@example.com>; <mailto:c@example.com>', '', 'x'),
    { to: ['a@example.com', 'b@example.com', 'c@example.com'] },
  ],
  ['an empty group', mail('To: undisclosed-recipients:;', '', 'x'), { to: [] }],
  [
    'references without brackets, and folded within one',
    mail('References: <a@\r\n b.example> <c@d.example>', 'In-Reply-To: e@f.example', '', 'x'),
    { references: ['<a@b.example>', '<c@d.example>', '<e@f.example>'] },
  ],
  [
    '3,000 references',
    mail(`References: ${Array.from({ length: 3000 }, (_, index) => `<${index}@b.example>`).join('\r\n ')}`, '', 'x'),
    { references: ['<0@b.example>', ...Array.from({ length: 49 }, (_, index) => `<${2951 + index}@b.example>`)] },
  ],
  ['a mail saved as UTF-16', Buffer.from('\ufeffSubject: Grüße\r\n\r\nText', 'utf16le'), { subject: 'Grüße', text: 'Text' }],

  // Structure
  [
    'a boundary in parts',
    mail('Content-Type: multipart/mixed; boundary*0=ab; boundary*1=cd', '', '--abcd', '', 'Text', '--abcd--'),
    { text: 'Text' },
  ],
  [
    'a boundary with a space and no quotes',
    mail('Content-Type: multipart/mixed; boundary=--=_Part:1 2', '', '----=_Part:1 2', '', 'Text', '----=_Part:1 2--'),
    { text: 'Text' },
  ],
  ...(
    [
      ['', ['--b--', '--b', ...pdf, '--b--']],
      [', whose end is missing', ['--b', ...pdf, '--b--']],
      [' and no end', ['--b', ...pdf]],
    ] as const
  ).map(([how, rest]): [string, Uint8Array, Right] => [
    `an inner multipart with the boundary of the outer one${how}`,
    mail(
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: multipart/alternative; boundary=b', ''],
      ...['--b', ...plain('Plain'), '--b', ...html('<p>Rich</p>')],
      ...rest,
    ),
    { text: 'Rich', files: ['a.pdf'] },
  ]),
  [
    'three multiparts with one boundary',
    mail(
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: multipart/related; boundary=b', ''],
      ...['--b', 'Content-Type: multipart/alternative; boundary=b', '', '--b', ...plain('Plain'), '--b', ...html('<p>Rich</p>'), '--b--'],
      ...['--b', 'Content-Type: image/png; name=a.png', '', 'x', '--b--', '--b', ...pdf, '--b--'],
    ),
    { text: 'Rich', files: ['a.png', 'a.pdf'] },
  ],
  ...(
    [
      ['b', 'b--'],
      ['b--', 'b'],
      ['b', '-b'],
      ['b1', 'b'],
      ['b', 'B'],
    ] as const
  ).map(([outer, inner]): [string, Uint8Array, Right] => [
    `an inner boundary ${inner} within ${outer}`,
    mail(
      ...[`Content-Type: multipart/mixed; boundary="${outer}"`, '', `--${outer}`],
      ...[
        `Content-Type: multipart/alternative; boundary="${inner}"`,
        '',
        `--${inner}`,
        ...plain('Plain'),
        `--${inner}`,
        ...html('<p>Rich</p>'),
      ],
      ...[`--${inner}--`, '', `--${outer}`, ...pdf, `--${outer}--`],
    ),
    { text: 'Rich', files: ['a.pdf'] },
  ]),
  [
    'an inner boundary that begins as the outer one',
    mail(
      'Content-Type: multipart/mixed; boundary=ab',
      '',
      '--ab',
      'Content-Type: multipart/alternative; boundary=abc',
      '',
      '--abc',
      '',
      'Text',
      '--abc',
      ...html('<p>Page</p>'),
      '--abc--',
      '--ab',
      ...pdf,
      '--ab--',
    ),
    { text: 'Page', files: ['a.pdf'] },
  ],
  [
    'a footer below base64 (Mailman)',
    mail('Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', base64('Grüße'), '', '______', 'Oak list'),
    { text: 'Grüße ______ Oak list' },
  ],
  ...(
    [
      ['a style', '<div style="background-image:url(cid:p@x)">Root</div>', /<div ground="cid:p@x">/],
      [
        'a style in quotes',
        '<div style="background:#fff url(&quot;cid:p%40x&quot;)">Root</div>',
        /<div ground="cid:p@x" style="background-color:#fff">/,
      ],
      ['a style by its name', '<div style="background:url(\'cid:image.png\')">Root</div>', /<div ground="cid:p@x">/],
      ['an attribute', '<table background="CID:P@X"><tr><td>Root</td></tr></table>', /<table ground="cid:p@x">/],
      ['a sheet', '<style>.a{background:url(cid:p@x)}</style><p class="a">Root</p>', /\.a\{--ground:cid%3Ap%40x\}/],
    ] as const
  ).map(([where, content, right]): [string, Uint8Array, Right] => [
    `a picture of the mail as the background, named in ${where}`,
    mail(
      ...multi('related', html(content), [
        ...['Content-Type: image/png; name=image.png', 'Content-ID: <p@x>', 'Content-Transfer-Encoding: base64', '', base64('x')],
      ]),
    ),
    { html: right, text: 'Root', files: ['image.png'] },
  ]),
  ['XHTML', text('application/xhtml+xml', '<html><body><p>Page</p></body></html>'), { text: 'Page', files: [] }],
  [
    'AMP beside HTML',
    mail(...multi('alternative', plain('Text'), html('<p>Page</p>'), html('<html amp4email>AMP</html>', 'text/x-amp-html'))),
    { text: 'Page', files: [] },
  ],
  [
    'sections without other blocks',
    text('text/html', '<main><header>One</header><section>Two <strike>three</strike></section></main>'),
    { html: /<div>One<\/div><div>Two <s>three<\/s><\/div>/ },
  ],
  [
    'pictures by location, by name, and by an id in other letters',
    mail(
      ...multi(
        'related',
        html('<img src="a.png"><img src="http://b.example/b.png"><img src=cid:c.png><img src="CID:D@X">'),
        ...[
          'Content-Location: a.png',
          'Content-Location: http://b.example/b.png',
          'Content-Disposition: inline; filename=c.png',
          'Content-ID: <d@x>',
        ].map((field) => ['Content-Type: image/png', field, '', 'PNG']),
      ),
    ),
    { html: /^(?:<img src="cid:(?:inline-\d@atrium\.invalid|d@x)" \/>){4}$/ },
  ],
  [
    'a report of abuse (ARF)',
    mail(
      ...multi(
        'report',
        plain('This is a report.'),
        ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse'],
        ['Content-Type: message/rfc822', '', 'Subject: Offer', '', 'Buy oak'],
      ),
    ),
    { text: 'This is a report.', files: ['feedback-report.txt', 'Offer.eml'], nested: /Buy oak/ },
  ],
  [
    'a bounce in UTF-8 (RFC 6533)',
    mail(
      ...multi(
        'report',
        plain('Not delivered.'),
        ['Content-Type: message/global-delivery-status', '', 'Action: failed'],
        ['Content-Type: message/global', '', 'Subject: Grüße', '', 'x'],
      ),
    ),
    { text: 'Not delivered.', files: ['delivery-status.txt', 'Grüße.eml'] },
  ],
  [
    'a base address',
    text('text/html', '<head><base href="https://shop.example/a/"></head><body><a href="b?c=1">x</a> <img src="/p.png"></body>'),
    { html: /href="https:\/\/shop\.example\/a\/b\?c=1".*src="https:\/\/shop\.example\/p\.png"/ },
  ],
];

/** Expects a notice when nothing of the email is shown. */
function expectMark({ message, messageText, attachments }: ParsedMail): void {
  const isShown = messageText.trim() !== '' || message.includes('<img src=');
  expect(reasonOfNothing(message, attachments) === null).toBe(isShown);
}

const oneSpace = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

describe(`${corpus.length} emails as found in the wild`, () => {
  test.each(corpus)('%s', async (_, source, right) => {
    const read = await parseMail.run({ bytes: source });
    const from = read.fromName ? `${read.fromName} <${read.fromEmail}>` : read.fromEmail;
    const contents = read.attachments.map(({ fileName, bytes: content }): [string, string] => [
      fileName,
      Buffer.from(content).toString('latin1'),
    ]);
    const files = right.files?.map((wanted, index) => (typeof wanted === 'string' ? contents[index]?.[0] : contents[index]));
    if (right.subject !== undefined) expect(read.subject).toBe(right.subject);
    if (right.from !== undefined) expect(from).toBe(right.from);
    if (right.to !== undefined) expect(read.to.map(({ email }) => email)).toEqual(right.to);
    if (right.text !== undefined) expect(oneSpace(read.messageText)).toBe(right.text);
    if (right.html !== undefined) expect(read.message).toMatch(right.html);
    if (right.files !== undefined) expect([files, contents.length]).toEqual([right.files, right.files.length]);
    if (right.date !== undefined) expect(read.date).toEqual(right.date);
    if (right.references !== undefined) expect(read.referenceIds).toEqual(right.references);
    if (right.nested !== undefined) expect(read.nestedText).toMatch(right.nested);
    expect([read.subject, read.messageText, ...contents.map(([name]) => name)].join()).not.toContain('\ufffd');
    expect(read.isCut).toBe(false);
    expectMark(read);
  });
  test('include at least 120 with unique names', () => {
    const names = new Set(corpus.map(([name]) => name));
    expect([names.size === corpus.length, names.size >= 120]).toEqual([true, true]);
  });
});

describe('arbitrary input', () => {
  const readFiles = async (source: Uint8Array): Promise<ParsedMail['attachments']> => (await parseMail.run({ bytes: source })).attachments;
  test('keeps the bytes of attached files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('base64', 'binary'), async (content, encoding) => {
        const data: Part = encoding === 'base64' ? base64(content) : content;
        const source = mail(
          ...multi('mixed', plain('Text'), [
            'Content-Type: application/x-any; name=a.bin',
            `Content-Transfer-Encoding: ${encoding}`,
            '',
            data,
          ]),
        );
        const [file] = await readFiles(source);
        expect(Buffer.from(file?.bytes ?? []).equals(Buffer.from(content))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  test('parses any bytes as an email', async () => {
    const pieces = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom(
        '--b\r\n',
        '--b--\r\n',
        '\r\n',
        'Content-Type: multipart/mixed; boundary=b\r\n\r\n',
        'Content-Type: text/html\r\n\r\n',
        'begin 644 a\r\n',
        '=?utf-8?B?',
        '<style>',
        '> ',
        '-- \r\n',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 30 }), async (parts) => {
        const read = await parseMail.run({ bytes: joined(parts, '') });
        expectMark(read);
      }),
      { numRuns: 100 },
    );
  });
  test('opens a damaged signed message or keeps it as a file', () => {
    fc.assert(
      fc.property(fc.constantFrom(signedDer, signedBer), fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.nat(330), (good, noise, at) => {
        const damaged = Uint8Array.from(Buffer.from(good, 'base64'), (byte, index) => noise[index - at] ?? byte);
        const content = signedContent(damaged);
        expect(content === null || content.length <= damaged.length).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  test('opens a damaged winmail.dat or keeps it as a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(200), async (noise, at) => {
        const good = tnef(
          [1, 0x00069003, properties([0x1009, 0x102, compressedRtf], [0x3707, 0x1f, utf16('x')])],
          [2, 0x00069002, noise],
          [2, 0x00069005, noise],
        );
        const damaged = Uint8Array.from(good, (byte, index) =>
          index > 5 && index >= at && index < at + 8 ? (noise[index - at] ?? byte) : byte,
        );
        expect(await readFiles(mail(...winmail(damaged)))).toBeInstanceOf(Array);
      }),
      { numRuns: 100 },
    );
  });
});
