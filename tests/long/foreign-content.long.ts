import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { startServer } from '../../scripts/start-server.mjs';
import { freePort } from './free-port.ts';
import { openMail, type SignedIn, signIn } from './signed-in.ts';

const megabyte = 1024 * 1024;
let atrium: Awaited<ReturnType<typeof startServer>>;
let smtpPort: number;
let admin: SignedIn;
beforeAll(async () => {
  smtpPort = await freePort();
  atrium = await startServer({ MAIL_LISTEN: `127.0.0.1:${smtpPort}` });
  admin = await signIn(atrium.url, 'admin');
});
afterAll(() => atrium?.stop());

const bring = (source: string) =>
  smtpOut({ url: `smtp://127.0.0.1:${smtpPort}`, from: { name: '', email: 'somebody@world.example' } }).handOver(Buffer.from(source), [
    'admin@demo.com',
  ]);
const listMails = () => admin.call('GET', '/apps/email/emails?compact=true');

/** Number of sequential requests answered while the work was running. */
async function answeredDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  let answered = 0;
  const over = () => {
    isOver = true;
  };
  const watched = work.then(over, over);
  while (!isOver) {
    expect((await listMails()).status).toBe(200);
    answered += 1;
  }
  await watched;
  return answered;
}

test('files mails of 24 MB that are hard to parse, and responds to others meanwhile', async () => {
  const line = `${'x'.repeat(39)}\r\n`;
  const hard: [string, string, boolean][] = [
    ['Short lines', `\r\n${'a\r\n'.repeat((24 * megabyte) / 3)}`, true],
    ['Many lines', `\r\n${line.repeat((24 * megabyte) / line.length)}`, true],
    [
      'Padded',
      `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${'YQ==YQ==YQ==YQ==YQ==YQ==YQ==YQ==YQ==YQ==\r\n'.repeat(500_000)}`,
      false,
    ],
    ['Parts', `Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\n\r\n${'x'.repeat(60)}\r\n`.repeat((24 * megabyte) / 70)}`, true],
  ];
  for (const [subject, rest, isCut] of hard) {
    let outcome: unknown;
    const answered = await answeredDuring(
      bring(`Subject: ${subject}\r\nFrom: a@world.example\r\n${rest}`).then((outcomes) => {
        outcome = outcomes[0]?.outcome;
      }),
    );
    expect([subject, outcome]).toEqual([subject, 'taken']);
    expect(answered, subject).toBeGreaterThan(3);
    const { attachments } = await openMail(admin, 'inbox', subject);
    expect(attachments.some((one: { isWholeMessage?: boolean }) => one.isWholeMessage)).toBe(isCut);
  }
  expect(peakMemoryMb()).toBeLessThan(1200);
});

test('stores eight pictures of 49 megapixels at once, and responds to others meanwhile', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = new Uint8Array(
    await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer(),
  );
  const statuses = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((index) => admin.send(`/api/v1/files?name=${index}.jpg`, picture)));
  expect(await answeredDuring(statuses)).toBeGreaterThan(8);
  // The queue of one company is limited in bytes; anything beyond is rejected for now.
  expect((await statuses).map(({ status }) => status).filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(peakMemoryMb()).toBeLessThan(1200);
});

test('draws an invoice and parses a calendar in the built worker', async () => {
  const { invoices } = (await admin.call('GET', '/apps/invoice/invoices')).body;
  const pdf = await admin.bytes(`/api/v1/invoices/${invoices[0].id}/pdf`);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const event = (index: number) =>
    `BEGIN:VEVENT\r\nUID:long-${index}@world.example\r\nDTSTART:20260301T100000Z\r\nDTEND:20260301T110000Z\r\nSUMMARY:Event ${index}\r\nEND:VEVENT\r\n`;
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: 300 }, (_, index) => event(index)).join('')}END:VCALENDAR\r\n`;
  const imported = await admin.send('/api/v1/calendar/import?timeZone=UTC', Buffer.from(calendar));
  expect([imported.status, imported.body.added]).toEqual([200, 300]);
});

/** Peak memory of the server, from Linux. */
function peakMemoryMb(): number {
  const [, kb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${atrium.pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
