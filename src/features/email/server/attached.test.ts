import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { entityOf } from '../../../../tests/workspace-archives.ts';
import { receiveMail } from './receiving/receive-mail.ts';

let atrium: TestApi;
let owner: Client;
let other: Client;
let mailId: number;
let fileId: number;

const source = [
  ...['From: Ana <ana@example.com>', 'Subject: Fwd: Table', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'See below', '--b'],
  ...[
    'Content-Type: message/rfc822',
    '',
    'From: Ben <ben@example.com>',
    'To: Ana <ana@example.com>',
    'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
  ],
  ...['Date: Fri, 27 Nov 2026 10:00:00 +0100', 'Content-Type: multipart/mixed; boundary=c', ''],
  ...['--c', 'Content-Type: multipart/related; boundary=r', '', '--r', 'Content-Type: text/html', ''],
  ...['<p onclick="run()">Walnut</p><img src="cid:p@x">', '--r', 'Content-Type: image/png', 'Content-ID: <p@x>', '', 'PNG', '--r--'],
  ...['--c', 'Content-Type: application/pdf; name=a.pdf', '', '%PDF-1.4', '--c', 'Content-Type: message/rfc822', ''],
  ...['Subject: Innermost', '', 'Deep oak', '--c--', '--b--'],
].join('\r\n');

beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
  owner = await registerUser(atrium);
  other = await registerUser(atrium);
  const mailbox = { entity: entityOf(owner), personId: owner.userData.id };
  await receiveMail(atrium.deps, new Uint8Array(Buffer.from(source)), [mailbox]);
  const listed = await owner.get('/apps/email/emails', { folder: 'inbox' });
  mailId = listed.body.emails[0].id;
  const opened = await owner.get('/apps/email/get-email', { id: mailId });
  fileId = opened.body.attachments[0].mailFileId;
});
afterAll(() => atrium.close());

const attached = (who: Client, query = {}, path = '') => who.get(`/api/v1/emails/${mailId}/attached/${fileId}${path}`, query);

test('opens an attached email, sanitized', async () => {
  const { status, body } = await attached(owner);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Ben', email: 'ben@example.com' },
    to: [{ name: 'Ana', email: 'ana@example.com' }],
    time: '2026-11-27T09:00:00.000Z',
    message: `<p>Walnut</p><img src="data:image/png;base64,${Buffer.from('PNG').toString('base64')}" />`,
    files: [
      { place: '1', fileName: 'a.pdf', isMail: false },
      { place: '2', fileName: 'Innermost.eml', isMail: true },
    ],
  });
});

test('opens an email nested in it, with its files unchanged', async () => {
  expect((await attached(owner, { place: '2' })).body).toMatchObject({ subject: 'Innermost', message: '<p>Deep oak</p>', files: [] });
  const file = await attached(owner, { place: '1' }, '/file');
  expect([file.status, file.body]).toEqual([200, '%PDF-1.4']);
  expect(file.headers.get('Content-Disposition')).toContain('a.pdf');
});

test('finds the email by its content at any depth', async () => {
  for (const q of ['walnut', 'deep oak', 'ben@example.com'])
    expect((await owner.get('/apps/email/emails', { folder: 'inbox', q })).body.emails).toHaveLength(1);
});

test('returns 404 for a file that is not an email, an unknown place, and another person', async () => {
  expect((await attached(owner, { place: '1' })).status).toBe(404);
  expect((await attached(owner, { place: '9' })).status).toBe(404);
  expect((await attached(owner, { place: '1.0' }, '/file')).status).toBe(404);
  expect((await attached(owner, { place: 'x' }, '/file')).status).toBe(404);
  expect((await attached(other)).status).toBe(404);
  expect((await owner.get(`/api/v1/emails/${mailId}/attached/${fileId + 1}`)).status).toBe(404);
});
