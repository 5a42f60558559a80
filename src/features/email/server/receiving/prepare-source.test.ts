import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeavyWork, inlineHeavyWork } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { parseMail } from './parse-mail.ts';
import { type PreparedMail, prepareSource } from './prepare-source.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false });
});
afterAll(() => atrium.close());

/** Builds the lines of an email: text as UTF-8, bytes as they are. */
function bytesOf(...lines: (string | number[])[]): Uint8Array {
  return Buffer.concat(lines.flatMap((line) => [typeof line === 'string' ? Buffer.from(line) : Buffer.from(line), Buffer.from('\r\n')]));
}
const prepare = (...lines: (string | number[])[]): Promise<PreparedMail> => prepareSource(atrium.deps, bytesOf(...lines));
const plain = (charset: string, encoding: string, body: string | number[], ...head: string[]) =>
  prepare(...head, `Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`, '', body);
const koi8 = [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4];

describe('a text in', () => {
  test.each([
    ['iso-2022-jp', '7bit', '\u001b$B$3$s$K$A$O\u001b(B', 'こんにちは'],
    ['koi8-r', '8bit', koi8, 'Привет'],
    ['gb18030', 'base64', Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 0x81, 0x30, 0x84, 0x36]).toString('base64'), '你好¥'],
    ['windows-1256', 'quoted-printable', '=E3=D1=CD=C8=C7', 'مرحبا'],
    ['windows-1255', '8bit', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
    ['euc-kr', '8bit', [0xbe, 0xc8, 0xb3, 0xe7], '안녕'],
    ['"big5"', '8bit', [0xa7, 0xda], '我'],
    ['utf-16le', 'base64', Buffer.from('Grüße', 'utf16le').toString('base64'), 'Grüße'],
    ['utf-8', '8bit', 'Grüße 🪑', 'Grüße 🪑'],
    ['no-such-charset', '7bit', 'Plain', 'Plain'],
    ['utf-8', 'base64', '!!R3LDvMOf\r\nZQ==garbage', 'Grüße'],
    ['utf-8', 'quoted-printable', 'a=ZZb=\r\nc=', 'a=ZZbc'],
  ])('%s declared as %s is decoded', async (charset, encoding, body, text) => {
    expect((await plain(charset, encoding, body)).messageText).toContain(text);
  });
  test('no declared character set is read as UTF-8', async () => {
    expect((await prepare('Subject: x', '', 'Grüße')).message).toBe('<p>Grüße</p>');
  });
});

describe('the headers', () => {
  test('are decoded by RFC 2047 and 2231', async () => {
    const mail = await prepare(
      'From: =?iso-2022-jp?B?GyRCOzNFRBsoQg==?= <yamada@example.jp>',
      'To: =?utf-8?Q?J=C3=B3zsef?= <jozsef@example.hu>, Team: a@example.com, =?koi8-r?B?8NLJ18XU?= <b@example.com>;',
      'Subject: =?utf-8?B?R3LDvMOf?= =?utf-8?B?ZSBhdXM=?= =?windows-1252?Q?_M=FCnchen?=',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      "Content-Type: application/pdf; name*0*=utf-8''%D0%A1%D1%87; name*1*=%D1%91%D1%82.pdf",
      'Content-Disposition: attachment',
      '',
      'x',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="=?utf-8?B?UGzDpG5lLnBkZg==?="',
      '',
      'y',
      '--b--',
    );
    expect(mail).toMatchObject({
      fromName: '山田',
      fromEmail: 'yamada@example.jp',
      to: [
        { name: 'József', email: 'jozsef@example.hu' },
        { name: '', email: 'a@example.com' },
        { name: 'Привет', email: 'b@example.com' },
      ],
      subject: 'Grüße aus München',
    });
    expect(mail.attachments.map(({ fileName }) => fileName)).toEqual(['Счёт.pdf', 'Pläne.pdf']);
  });
  test('with non-ASCII bytes are read as UTF-8, or else in the character set of the text', async () => {
    expect((await prepare('Subject: Grüße', '', '')).subject).toBe('Grüße');
    const bytes = Buffer.concat([
      Buffer.from('Subject: '),
      Buffer.from(koi8),
      Buffer.from('\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n'),
      Buffer.from(koi8),
    ]);
    expect(await prepareSource(atrium.deps, bytes)).toMatchObject({ subject: 'Привет', messageText: 'Привет' });
    expect((await prepareSource(atrium.deps, Buffer.from('Subject: Gr\xfc\xdfe\n\nx', 'latin1'))).subject).toBe('Grüße');
  });
  test('put no line break and no control character into any field', async () => {
    const evil = Buffer.from('Evil\r\nBcc: victim@example.com\u0000\u0007\u202e').toString('base64');
    const word = `=?utf-8?B?${evil}?=`;
    const mail = await prepare(
      `From: ${word} <a\u0000@example.com>`,
      `To: ${word} <b@example.com>`,
      `Subject: ${word}`,
      `Message-ID: <${word}@example.com>`,
      `References: <one@example.com>${word}<two@example.com>`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      `Content-Disposition: attachment; filename="../../${word}"`,
      'Content-ID: <x\u0001y>',
      'Content-Type: image/png',
      '',
      '--b--',
    );
    const { source: _, time: __, ...fields } = mail;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there.
    expect(JSON.stringify(fields)).not.toMatch(/\\[nrtu]|[\u0000-\u001f\u202e]/);
    expect(mail.subject).toBe('Evil Bcc: victim@example.com');
    expect(mail.messageId).toMatch(/^<[^\s<>]+>$/);
  });
  test('are parsed safely when missing or invalid', async () => {
    const mail = await prepare('Date: the other day', 'Message-ID: none', 'References: <a@x> rubbish <b@x>', 'In-Reply-To: <a@x>', '', 'x');
    expect(mail).toMatchObject({
      fromName: '',
      fromEmail: '',
      to: [],
      subject: '',
      time: atrium.clock.now,
      referenceIds: ['<b@x>', '<a@x>'],
    });
    expect(mail.messageId).toBe(`<${mail.source.key}@atrium.invalid>`);
    expect((await prepare('Date: Mon, 01 Jan 2990 00:00:00 +0000', '', '')).time).toEqual(atrium.clock.now);
    expect((await prepare('Date: Fri, 01 Mar 2024 10:00:00 +0200', '', '')).time.toISOString()).toBe('2024-03-01T08:00:00.000Z');
    const many = Array.from({ length: 200 }, (_, index) => `<${index}@x>`).join(' ');
    expect((await prepare(`References: ${many}`, '', '')).referenceIds).toHaveLength(50);
  });
  test.each([
    ['X-Spam-Flag: YES', true],
    ['X-Spam-Status: Yes, score=9.1', true],
    ['X-Spam-Status: No, score=0.1', false],
    ['Subject: X-Spam-Flag: YES', false],
  ])('containing "%s" tell whether it is spam', async (line, isSpam) => {
    expect((await prepare(line, '', 'x')).isSpam).toBe(isSpam);
  });
});

describe('the message', () => {
  const htmlMail = (html: string, ...more: string[]) =>
    prepare('Content-Type: multipart/mixed; boundary=m', '', '--m', 'Content-Type: text/html; charset=utf-8', '', html, ...more, '--m--');
  test('is the sanitized HTML of nested parts, with the images it refers to', async () => {
    const picture = ['Content-Type: image/png', 'Content-Transfer-Encoding: base64'];
    const mail = await prepare(
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: multipart/alternative; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      'As text',
      '--a',
      'Content-Type: text/html',
      '',
      '<p onclick="run()">As <b>HTML</b><script>run()</script> <img src="cid:one%40x"><img src="/api/v1/files/juniper/1/x.png"></p>',
      '--a--',
      '--r',
      ...picture,
      'Content-ID: <one@x>',
      '',
      'aGVsbG8=',
      '--r--',
      '--m',
      ...picture,
      'Content-ID: <two@x>',
      'Content-Disposition: attachment; filename=two.png',
      '',
      'd29ybGQ=',
      '--m--',
    );
    expect(mail.message).toContain('<p>As <b>HTML</b> <img src="cid:one@x" />');
    expect(mail.message).not.toContain('/api/');
    expect(mail.attachments).toMatchObject([{ contentId: 'one@x' }, { fileName: 'two.png' }]);
    expect(mail.attachments[1]).not.toHaveProperty('contentId');
    expect(await atrium.deps.files.read(mail.attachments[0]?.content.key ?? '')).toEqual(new Uint8Array(Buffer.from('hello')));
  });
  test('in plain text keeps paragraphs, lines and links, and runs nothing', async () => {
    const { message } = await prepare('', 'Hello <script>,', 'see https://example.com/?a=1&b="2".', '', 'Bye');
    expect(message).toBe(
      '<p>Hello &lt;script&gt;,<br />see <a href="https://example.com/?a=1&amp;b=">https://example.com/?a=1&amp;b=</a>&quot;2&quot;.</p><p>Bye</p>',
    );
  });
  test('with too much markup becomes text', async () => {
    const { message, messageText } = await htmlMail('<b>x</b>'.repeat(20_000));
    expect([message.includes('<b>'), messageText.startsWith('x x x')]).toEqual([false, true]);
  });
  test('with many lines stays small', async () => {
    expect((await prepare('', 'line\r\n'.repeat(50_000))).message.split('<')).toHaveLength(3);
  });
  test('is empty when missing, and empty input is still an email', async () => {
    for (const bytes of ['', '\r\n', 'Subject: x']) {
      expect(await prepareSource(atrium.deps, Buffer.from(bytes))).toMatchObject({ message: '', attachments: [] });
    }
  });
  test('without headers is the whole input', async () => {
    expect((await prepareSource(atrium.deps, Buffer.from('no head at all'))).message).toBe('<p>no head at all</p>');
  });
  test('leaves an invalid winmail.dat and other files unchanged', async () => {
    const mail = await htmlMail(
      '<p>See the file</p>',
      '--m',
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      'Content-Transfer-Encoding: base64',
      '',
      'eJ8+IgA=',
      '--m',
      'Content-Type: text/html; name=page.html',
      'Content-Disposition: attachment',
      '',
      '<script>run()</script>',
    );
    expect(mail.attachments.map(({ fileName, content }) => [fileName, content.mediaType, content.sizeBytes])).toEqual([
      ['winmail.dat', 'application/ms-tnef', 5],
      ['page.html', 'text/html', 22],
    ]);
  });
  test('with too deep nesting becomes a file', async () => {
    const lines = Array.from({ length: 400 }, (_, depth) => [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`]);
    const mail = await prepare('Subject: Deep', ...lines.flat());
    expect(mail).toMatchObject({ subject: 'Deep', attachments: [{ fileName: 'mail.eml', content: { mediaType: 'message/rfc822' } }] });
  });
});

describe('an oversized message', () => {
  const textOfFile = async ({ attachments }: PreparedMail, at = 0) =>
    Buffer.from((await atrium.deps.files.read(attachments[at]?.content.key ?? '')) ?? []).toString();
  test('in plain text shows its beginning and attaches the whole as a file', async () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `Line ${index}`).join('\n');
    const mail = await prepare('Content-Type: text/plain', '', text);
    expect(mail.attachments).toMatchObject([{ fileName: 'message.txt', isWholeMessage: true, content: { mediaType: 'text/plain' } }]);
    expect((await textOfFile(mail)).trim()).toBe(text);
    expect([mail.message.includes('Line 10000\n'), mail.message.length < 210_000, mail.messageText.length]).toEqual([
      true,
      true,
      expect.any(Number),
    ]);
    expect(mail.messageText.length).toBeLessThanOrEqual(200_000);
  });
  test('in HTML shows its text and attaches the whole as a file', async () => {
    const html = `<p>${'A long story. '.repeat(90_000)}</p>`;
    const mail = await prepare('Content-Type: text/html', '', html);
    expect(mail.attachments).toMatchObject([{ fileName: 'message.html', isWholeMessage: true }]);
    expect((await textOfFile(mail)).trim()).toBe(html);
    expect(mail.message).toMatch(/^<p>A long story\./);
    expect(mail.message.length).toBeLessThan(210_000);
  });
  test('in very many short lines is still parsed', async () => {
    const mail = await prepare('Subject: Short lines', 'From: a@example.com', '', 'a\r\n'.repeat(400_000));
    expect(mail).toMatchObject({ subject: 'Short lines', fromEmail: 'a@example.com' });
    expect(mail.attachments).toMatchObject([{ fileName: 'message.txt', isWholeMessage: true }]);
    expect(mail.messageText).toMatch(/^a a a/);
  });
});

describe('an email too expensive to parse', () => {
  const source = Buffer.from(`Subject: Heavy\r\nFrom: a@example.com\r\n\r\nHello\r\n${'x'.repeat(200_000)}`);
  const refusing = (refused: (task: { name: string }, given: { isOnlyBeginning?: boolean }) => Error | null): HeavyWork => ({
    run: async (task, given) => {
      const error = refused(task, given as object);
      if (error) throw error;
      return inlineHeavyWork.run(task, given);
    },
    boundTo: () => refusing(refused),
  });
  const tooMuch = new Refusal('too_large', { code: 'too_heavy', of: 'time' });
  test('is stored with its beginning', async () => {
    const heavy = refusing((_task, { isOnlyBeginning }) => (isOnlyBeginning ? null : tooMuch));
    const mail = await prepareSource({ ...atrium.deps, heavy }, source);
    expect(mail).toMatchObject({
      subject: 'Heavy',
      fromEmail: 'a@example.com',
      attachments: [{ fileName: 'mail.eml', isWholeMessage: true }],
    });
    expect(mail.messageText).toMatch(/^Hello/);
  });
  test('is stored as a file when its beginning crashes the parser', async () => {
    const mail = await prepareSource({ ...atrium.deps, heavy: refusing(() => new TypeError('broken')) }, source);
    expect(mail).toMatchObject({ subject: '', attachments: [{ fileName: 'mail.eml' }], messageId: `<${mail.source.key}@atrium.invalid>` });
    expect(await atrium.deps.files.read(mail.source.key)).toEqual(source);
  });
  test('has to wait while the server is overloaded', async () => {
    const busy = new Refusal('unavailable', { code: 'overloaded' });
    const heavy = refusing((task) => (task.name === parseMail.name ? busy : null));
    await expect(prepareSource({ ...atrium.deps, heavy }, source)).rejects.toBe(busy);
  });
});
