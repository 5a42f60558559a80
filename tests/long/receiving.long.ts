import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { freePort } from './free-port.ts';
import { run } from './run.ts';
import { listAll, openMail, type SignedIn, signIn } from './signed-in.ts';

const megabyte = 1024 * 1024;
let atrium: Awaited<ReturnType<typeof startServer>>;
let smtpPort: number;
let admin: SignedIn;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-mails-'));
  smtpPort = await freePort();
  atrium = await startServer({ MAIL_LISTEN: `127.0.0.1:${smtpPort}`, MAIL_LIMIT_MB: '30', IMAP_HOSTS: '127.0.0.1' });
  admin = await signIn(atrium.url, 'admin');
});
afterAll(async () => {
  await atrium?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function swaks(...args: string[]) {
  const usual = ['--server', '127.0.0.1', '--port', String(smtpPort), '--from', 'ada@example.com', '--to', 'admin@demo.com'];
  return run('swaks', [...usual, '--hide-all', ...args]);
}

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Sends a mail unchanged except for its line breaks. */
async function sendRaw(head: string[], body: Uint8Array | string = 'Text.\n'): Promise<void> {
  const whole = Buffer.concat([
    Buffer.from(`From: Ada Example <ada@example.com>\nTo: admin@demo.com\n${head.join('\n')}\n\n`),
    Buffer.from(body),
  ]);
  const { code, said } = await swaks('--data', `@${file('raw.eml', whole)}`);
  expect(code, said).toBe(0);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const download = async (url: string) => new Uint8Array(await (await fetch(new URL(url, atrium.url))).arrayBuffer());

describe('mail from swaks', () => {
  test('arrives as plain text', async () => {
    const { code, said } = await swaks('--header', 'Subject: Plain', '--body', 'First line\nSecond <line> & more\n');
    expect(code, said).toBe(0);
    const mail = await openMail(admin, 'inbox', 'Plain');
    expect(mail).toMatchObject({ from: { email: 'ada@example.com' }, isRead: false, folder: 'inbox', attachments: [] });
    expect(mail.message).toContain('First line');
    expect(mail.message).toContain('Second &lt;line&gt; &amp; more');
  });

  test('arrives as sanitized HTML with plain text', async () => {
    const html = '<p onclick="alert(1)">Hello <b>there</b></p><script>alert(2)</script><img src=x onerror=alert(3)>';
    const { code, said } = await swaks(
      ...['--header', 'Subject: HTML', '--attach-type', 'text/plain', '--attach-body', 'Hello there in plain'],
      ...['--attach-type', 'text/html', '--attach-body', html],
    );
    expect(code, said).toBe(0);
    const { message } = await openMail(admin, 'inbox', 'HTML');
    expect(message).toContain('<b>there</b>');
    expect(message).not.toMatch(/script|onclick|onerror|in plain/);
  });

  test('arrives with files whose names need encoding', async () => {
    const one = randomBytes(50_000);
    const two = Buffer.from('name,count\nلمبة,12\n');
    const { code, said } = await swaks(
      ...['--header', 'Subject: Files', '--body', 'See below'],
      ...['--attach-type', 'application/pdf', '--attach-name', 'plan one.pdf', '--attach', `@${file('one', one)}`],
      ...['--attach-type', 'text/csv', '--attach-name', '=?utf-8?B?2YXYtdin2KjZititLmNzdg==?=', '--attach', `@${file('two', two)}`],
    );
    expect(code, said).toBe(0);
    const { attachments } = await openMail(admin, 'inbox', 'Files');
    expect(attachments.map((one: { fileName: string }) => one.fileName)).toEqual(['plan one.pdf', 'مصابيح.csv']);
    expect(sha256(await download(attachments[0].url))).toBe(sha256(one));
    expect(sha256(await download(attachments[1].url))).toBe(sha256(two));
  });

  test('is rejected for an unknown recipient, and not relayed', async () => {
    for (const to of ['nobody@demo.com', 'somebody@example.org']) {
      const { code, said } = await run('swaks', [
        '--server',
        '127.0.0.1',
        '--port',
        String(smtpPort),
        '--from',
        'ada@example.com',
        '--to',
        to,
      ]);
      expect([code !== 0, /550/.test(said)], said).toEqual([true, true]);
    }
  });

  test('goes to spam if marked by a server on the way', async () => {
    const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
    for (const header of ['X-Spam-Flag: YES', 'X-Spam-Status: Yes, score=1000.0']) {
      const { code, said } = await swaks('--header', `Subject: ${header}`, '--add-header', header, '--body', gtube);
      expect(code, said).toBe(0);
      expect(await openMail(admin, 'spam', header)).toMatchObject({ folder: 'spam' });
    }
    await swaks('--header', 'Subject: No spam', '--add-header', 'X-Spam-Flag: NO', '--body', 'Text');
    expect(await openMail(admin, 'inbox', 'No spam')).toMatchObject({ folder: 'inbox' });
  });
});

describe('odd encodings', () => {
  const japanese = Buffer.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x38, 0x6c, 0x1b, 0x28, 0x42]);

  test.each([
    ['iso-2022-jp', '日本語', japanese],
    ['koi8-r', 'Привет', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])],
    ['windows-1256', 'مرحبا', Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7])],
    ['shift_jis', '日本語', Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea])],
    ['gb18030', '你好', Buffer.from([0xc4, 0xe3, 0xba, 0xc3])],
    ['big5', '你好', Buffer.from([0xa7, 0x41, 0xa6, 0x6e])],
    ['euc-kr', '안녕', Buffer.from([0xbe, 0xc8, 0xb3, 0xe7])],
    ['iso-8859-8', 'שלום', Buffer.from([0xf9, 0xec, 0xe5, 0xed])],
    ['utf-8', 'Grüße 🪑', Buffer.from('Grüße 🪑')],
  ])('%s in the subject and the text', async (charset, text, bytes) => {
    const subject = `=?${charset}?B?${bytes.toString('base64')}?= (${charset})`;
    const typed = ['MIME-Version: 1.0', `Content-Type: text/plain; charset=${charset}`];
    await sendRaw([`Subject: ${subject}`, ...typed, 'Content-Transfer-Encoding: 8bit'], Buffer.concat([bytes, Buffer.from('\n')]));
    const mail = await openMail(admin, 'inbox', `${text} (${charset})`);
    expect(mail.message).toContain(text);
    await sendRaw([`Subject: base64 ${charset}`, ...typed, 'Content-Transfer-Encoding: base64'], `${bytes.toString('base64')}\n`);
    expect((await openMail(admin, 'inbox', `base64 ${charset}`)).message).toContain(text);
    const quoted = [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    await sendRaw([`Subject: quoted ${charset}`, ...typed, 'Content-Transfer-Encoding: quoted-printable'], `${quoted}=\n\n`);
    expect((await openMail(admin, 'inbox', `quoted ${charset}`)).message).toContain(text);
  });

  test('an unknown character set with invalid bytes', async () => {
    const typed = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=x-nobody', 'Content-Transfer-Encoding: 8bit'];
    await sendRaw(['Subject: Unknown', ...typed], Buffer.from([0x41, 0xff, 0xfe, 0x00, 0x42, 0x0a]));
    expect((await openMail(admin, 'inbox', 'Unknown')).message).toContain('A');
  });
});

describe('large mails', () => {
  test('of 20 MB arrive complete within a limit of 30', async () => {
    const bytes = randomBytes(15 * megabyte);
    const { code, said } = await swaks(
      ...['--header', 'Subject: Large', '--body', 'See below', '--attach-name', 'large.bin', '--attach', `@${file('large', bytes)}`],
    );
    expect(code, said).toBe(0);
    const { id, attachments } = await openMail(admin, 'inbox', 'Large');
    expect(sha256(await download(attachments[0].url))).toBe(sha256(bytes));
    expect((await admin.bytes(`/api/v1/emails/${id}/source`)).length).toBeGreaterThan(20 * megabyte);
  });

  test('over the limit are rejected', async () => {
    const { code, said } = await run('swaks', [
      ...['--server', '127.0.0.1', '--port', String(smtpPort), '--from', 'ada@example.com', '--to', 'admin@demo.com', '--suppress-data'],
      ...['--header', 'Subject: Too large', '--attach', `@${file('larger', randomBytes(24 * megabyte))}`],
    ]);
    expect([code !== 0, /552/.test(said)], said).toEqual([true, true]);
    expect(await listAll(admin, 'inbox', 'Too large')).toEqual([]);
  });
});

describe('misplaced line breaks', () => {
  test.each([
    ['encoded', 'Subject: =?utf-8?Q?Broken_encoded=0D=0ABcc:_evil@example.com?='],
    ['folded', 'Subject: Broken folded\n Bcc: evil@example.com'],
    ['bare', 'Subject: Broken bare\rBcc: evil@example.com'],
  ])('%s in a header start no other header', async (name, head) => {
    await sendRaw([head]);
    const [mail] = await listAll(admin, 'inbox', `Broken ${name}`);
    const opened = (await admin.call('GET', `/apps/email/get-email?id=${mail?.id}`)).body;
    expect(opened.subject).not.toMatch(/[\r\n]/);
    expect(opened.bcc).toEqual([]);
  });

  test('do not end a mail early to smuggle in another', async () => {
    const second = 'MAIL FROM:<evil@example.com>\r\nRCPT TO:<admin@demo.com>\r\nDATA\r\nSubject: Smuggled\r\n\r\nText\r\n.\r\n';
    for (const end of ['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r\n.\r', '\r\n\0.\r\n']) {
      await speak(
        ['EHLO example.com', 'MAIL FROM:<ada@example.com>', 'RCPT TO:<admin@demo.com>', 'DATA'],
        `Subject: Outer\r\n\r\nText${end}${second}`,
      );
    }
    const found = await listAll(admin, 'inbox', 'Smuggled');
    // They may appear in the text of the outer mails.
    expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['Outer']));
  });
});

/** Speaks SMTP directly, because swaks would correct these line endings. */
function speak(commands: string[], data: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(smtpPort, '127.0.0.1');
    const left = [...commands];
    let isDataSent = false;
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (answer) => {
      if (/^\d{3}-/.test(String(answer).trimEnd().split('\n').at(-1) ?? '')) return;
      const next = left.shift();
      if (next) socket.write(`${next}\r\n`);
      else if (!isDataSent) {
        isDataSent = true;
        socket.write(data);
      }
    });
  });
}
