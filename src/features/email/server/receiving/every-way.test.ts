import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReplies } from '#features/calendar/server/public-api.ts';
import { registerUser, send } from '../../../../../tests/client.ts';
import { MemoryImap } from '../../../../../tests/memory-imap.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { syncDueAccounts } from '../sync/sync-due-accounts.ts';
import { receiveMail } from './receive-mail.ts';

let atrium: TestApi;
let server: MemoryImap;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false }, mail: { openImap: (login) => server.openImap(login) } });
});
afterAll(() => atrium.close());

interface Shown {
  id: number;
  subject: string;
  replies: Shown[];
}

const given = fc.record({
  way: fc.constantFrom('received', 'imported as mbox', 'imported as eml', 'synced'),
  // Only a few ids, so that some emails share one.
  messageId: fc.constantFrom('', 'Message-ID: <a@x>\r\n', 'Message-ID: <b@x>\r\n'),
  references: fc.constantFrom('', 'References: <a@x>\r\n', 'In-Reply-To: <b@x>\r\n'),
  boundary: fc.constantFrom('b', '=_b', "b'(x)"),
  encoding: fc.constantFrom('base64', 'quoted-printable'),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

function sourceOf({ messageId, references, boundary, encoding, bytes }: Given, subject: string): string {
  const encoded =
    encoding === 'base64'
      ? Buffer.from(bytes).toString('base64')
      : Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('=\r\n');
  return [
    `From: ada@b.example\r\nSubject: ${subject}\r\n${messageId}${references}MIME-Version: 1.0`,
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`,
    `--${boundary}\r\nContent-Type: text/plain; charset=utf-8\r\n`,
    `From here, text of ${subject}: Grüße`,
    `--${boundary}\r\nContent-Type: application/octet-stream; name="${subject}.bin"`,
    `Content-Disposition: attachment; filename="${subject}.bin"\r\nContent-Transfer-Encoding: ${encoding}\r\n`,
    encoded,
    `--${boundary}--\r\n`,
  ].join('\r\n');
}

test('finds and reads every email however it arrives, with its source and files unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 2, maxLength: 6 }), async (mails) => {
      const who = await registerUser(atrium);
      const entity = who.userData.eid.split('-')[0] ?? '';
      const headers = { Authorization: `Bearer ${who.accessToken}` };
      const importing = (body: string) => send(atrium, '/api/v1/mail/mbox?folder=inbox', { method: 'POST', headers, body });
      server = new MemoryImap({ host: 'imap.example.com', username: 'somebody', password: 'a secret word' });
      const sources = mails.map((one, index) => sourceOf(one, `Oak ${index}`));
      for (const [index, { way }] of mails.entries()) {
        const source = sources[index] ?? '';
        if (way === 'received') await receiveMail(atrium.deps, new TextEncoder().encode(source), [{ entity, personId: who.userData.id }]);
        if (way === 'synced') server.put('INBOX', source);
        if (way.startsWith('imported')) {
          const body = way.endsWith('eml') ? source : `From a@b Thu Jan  1 10:20:30 2015\n${source.replaceAll(/^(>*From )/gm, '>$1')}\n`;
          expect((await importing(body)).body).toEqual({ imported: 1, skipped: 0, failed: [] });
        }
      }
      await sync(headers, entity);

      const flat = (some: Shown[]): Shown[] => some.flatMap((mail) => [mail, ...flat(mail.replies)]);
      const listed = flat((await who.get('/apps/email/emails', { folder: 'inbox', perPage: 100 })).body.emails);
      expect(listed.map(({ subject }) => subject).sort()).toEqual(mails.map((_, index) => `Oak ${index}`));
      for (const { id, subject } of listed) {
        const index = Number(subject.split(' ')[1]);
        const mail = (await who.get('/apps/email/get-email', { id })).body;
        expect(mail.message).toContain(`text of ${subject}: Grüße`);
        const [file] = mail.attachments;
        expect([mail.attachments.length, file.fileName]).toEqual([1, `${subject}.bin`]);
        const bytes = new Uint8Array(await (await atrium.request(file.url, { headers })).arrayBuffer());
        expect(Buffer.from(bytes).equals(Buffer.from(mails[index]?.bytes ?? []))).toBe(true);
        const source = await (await atrium.request(`/api/v1/emails/${id}/source`, { headers })).text();
        expect(source).toBe(sources[index]);
      }
    }),
    { numRuns: 5 },
  );
});

async function sync(headers: Record<string, string>, entity: string): Promise<void> {
  const { status } = await send(atrium, '/api/v1/mail/account', {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(server.login),
  });
  expect(status).toBe(200);
  await syncDueAccounts(atrium.deps, entity, recordReplies);
}
