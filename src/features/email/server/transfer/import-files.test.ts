import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { findMails, indexEntries } from './read-entries.ts';

let atrium: TestApi;
let who: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false, uploadLimitBytes: 2_000_000 } });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  who = await registerUser(atrium);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const authorization = () => ({ Authorization: `Bearer ${who.accessToken}` });
const importing = (body: Uint8Array | string) =>
  send(atrium, '/api/v1/mail/mbox?folder=inbox', { method: 'POST', headers: authorization(), body: body as Uint8Array<ArrayBuffer> });
const list = async () => (await who.get('/apps/email/emails')).body.emails;
const subjects = async () => (await list()).map(({ subject }: { subject: string }) => subject).sort();
const eml = (name: string) =>
  `From: ${name}@b.example\r\nSubject: ${name}\r\nMessage-ID: <${name}@x>\r\n\r\n>From the start\r\n${name}\r\n`;
const mbox = (...names: string[]) => names.map((name) => `From a@b Thu Jan  1 10:20:30 2015\n${eml(name)}\n`).join('');

test('imports a single email unchanged', async () => {
  expect((await importing(eml('oak'))).body).toEqual({ imported: 1, skipped: 0, failed: [] });
  const [{ id }] = await list();
  const source = await atrium.request(`/api/v1/emails/${id}/source`, { headers: authorization() });
  expect(await source.text()).toBe(eml('oak'));
  expect((await importing(eml('oak'))).body).toMatchObject({ imported: 0, skipped: 1 });
});

test('imports a zip file of emails and mbox files, ignoring anything else in it', async () => {
  const archive = zipSync({
    'mails/oak.eml': bytesOf(eml('oak')),
    'mails/ASH.EML': [bytesOf(eml('ash')), { level: 0 }],
    'takeout/all.mbox': bytesOf(mbox('elm', 'fir')),
    '__MACOSX/mails/._oak.eml': bytesOf('Subject: not a mail\n\n'),
    'readme.txt': bytesOf('Subject: no mail'),
    'empty.eml': bytesOf(''),
  });
  const empty = { index: 1, reason: 'is empty', why: { code: 'empty' } };
  expect((await importing(archive)).body).toEqual({ imported: 4, skipped: 0, failed: [empty], otherFiles: 1 });
  expect(await subjects()).toEqual(['ash', 'elm', 'fir', 'oak']);
});

test.each([
  ['without mails', zipSync({ 'a.txt': bytesOf('a') })],
  ['that is damaged', zipSync({ 'a.eml': bytesOf(eml('oak')) }).slice(0, 60)],
  ['that is only begun', bytesOf('PK\u0003\u0004')],
])('rejects a zip file %s', async (_, archive) => {
  const { status, body } = await importing(archive);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('no mail')]);
});

test('rejects a zip bomb before unpacking it', async () => {
  const bomb = zipSync({ 'a.eml': new Uint8Array(64 * 1024 * 1024) });
  const { status, body } = await importing(bomb);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('20 times')]);
  // Claims a small size.
  const lying = zipSync({ 'a.eml': new Uint8Array(64 * 1024 * 1024) });
  const view = new DataView(lying.buffer, lying.byteOffset, lying.byteLength);
  for (let at = 0; at < lying.length - 46; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  expect((await importing(lying)).status).toBe(400);
});

test('finds or reports each email of a random archive, and counts each other file', () => {
  const kinds: Record<string, [name: string, text: string, mails: number, failures: number, others: number]> = {
    mail: ['a.eml', eml('oak'), 1, 0, 0],
    mails: ['b.mbox', mbox('elm', 'fir'), 2, 0, 0],
    empty: ['c.eml', '', 0, 1, 0],
    words: ['d.EML', 'no mail at all', 0, 1, 0],
    note: ['e.txt', 'a note', 0, 0, 1],
    hidden: ['.f.eml', eml('ash'), 0, 0, 0],
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(kinds)), { maxLength: 12 }), (chosen) => {
      const files = chosen.flatMap((kind) => (kinds[kind] ? [kinds[kind]] : []));
      const archive = zipSync(Object.fromEntries(files.map(([name, text], at) => [`${at}/${name}`, bytesOf(text)])));
      const sum = (at: 2 | 3 | 4) => files.reduce((all, file) => all + file[at], 0);
      const found = findMails(archive);
      const { entries, failed, notNamed } = found ? indexEntries(found.bytes, found.mails) : { entries: [], failed: [], notNamed: 0 };
      // An archive without any email is rejected.
      const expected = sum(2) === 0 ? [0, 0, 0] : [sum(2), sum(3), sum(4)];
      expect([entries.length, failed.length + notNamed, found?.otherFiles ?? 0]).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});
