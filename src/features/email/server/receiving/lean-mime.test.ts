import { afterEach, describe, expect, test, vi } from 'vitest';
import { NoMail, parseLean } from './lean-mime.ts';

afterEach(() => vi.unstubAllGlobals());

/** How many pieces the largest thing that is put together has. */
async function piecesOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const Given = globalThis.Blob;
  vi.stubGlobal(
    'Blob',
    class extends Given {
      constructor(pieces: BlobPart[] = [], options?: BlobPropertyBag) {
        most = Math.max(most, pieces.length);
        super(pieces, options);
      }
    },
  );
  await work();
  return most;
}

const mailOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

describe('a mail of very many lines', () => {
  test.each([
    ['as they are', ['Content-Type: text/plain', ''], `${'x'.repeat(40)}\r\n`],
    ['as padded base64', ['Content-Type: application/pdf', 'Content-Transfer-Encoding: base64', ''], 'YQ==YQ==YQ==YQ==YQ==YQ==\r\n'],
  ])('%s is put together from few pieces', async (_name, head, line) => {
    const source = mailOf(...head, line.repeat(100_000));
    let read: Awaited<ReturnType<typeof parseLean>> | undefined;
    const pieces = await piecesOf(async () => {
      read = await parseLean(source);
    });
    expect(pieces).toBeLessThan(5000);
    const bytes = (read?.attachments[0]?.content as ArrayBuffer | undefined)?.byteLength;
    expect(read?.text?.length ?? bytes).toBe(head.length === 2 ? 100_000 * 41 : 600_000);
  });
  test('shorter than any mail has is not taken apart', async () => {
    await expect(parseLean(mailOf('Subject: x', '', 'a\r\n'.repeat(300_000)))).rejects.toThrow(NoMail);
  });
});

describe('a mail of very many parts', () => {
  test('is not taken apart', async () => {
    const parts = (times: number) => mailOf('Content-Type: multipart/mixed; boundary=b', '', '--b\r\n\r\nx\r\n'.repeat(times), '--b--');
    expect((await parseLean(parts(900))).text).toContain('x');
    await expect(parseLean(parts(1100))).rejects.toThrow(NoMail);
  });
  test('that are mails is read while those are short, together', async () => {
    const inner = (lines: number) => `--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: In it\r\n\r\n${'line\r\n'.repeat(lines)}\r\n`;
    const read = await parseLean(
      mailOf('Content-Type: multipart/mixed; boundary=b', '', inner(10) + inner(15_000) + inner(15_000), '--b--'),
    );
    expect([read.text?.split('In it').length, read.attachments.map(({ mimeType }) => mimeType)]).toEqual([3, ['message/rfc822']]);
  });
});
