import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpIn } from '#hosts/node/mail/smtp-in.ts';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import type { FileStore } from '#server/dependencies.ts';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const megabyte = 1024 * 1024;
const quotaBytes = 3 * megabyte;

let atrium: TestApi;
let admin: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { quotaBytes, uploadLimitBytes: 10 * megabyte } });
  admin = await signInAs(atrium, 'admin');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());
beforeEach(async () => {
  await atrium.ownerQuery("delete from files where name = 'x.bin'");
});

const usedBytes = async (entity = 'juniper') => {
  const [counted] = await atrium.ownerQuery('select used_bytes::int as used from file_usage where entity = $1', [entity]);
  const [summed] = await atrium.ownerQuery('select coalesce(sum(size_bytes), 0)::int as used from files where entity = $1', [entity]);
  expect(counted?.used ?? 0).toBe(summed?.used);
  return Number(summed?.used);
};
const upload = (sizeBytes: number, who = admin) =>
  send(atrium, '/api/v1/files?name=x.bin', {
    method: 'POST',
    body: randomBytes(sizeBytes) as BodyInit,
    headers: { Authorization: `Bearer ${who.accessToken}` },
  });

test('accepts files up to the last byte and responds with 507 beyond, reporting the usage', async () => {
  const free = quotaBytes - (await usedBytes());
  expect((await upload(free)).status).toBe(201);
  expect(await usedBytes()).toBe(quotaBytes);
  const { status, body } = await upload(1);
  const reason = { code: 'quota_full', used: '3.0', quota: 3 };
  expect([status, body.error]).toEqual([
    507,
    { code: 'quota_exceeded', message: 'The company’s storage is full: 3.0 of 3 MB are used', reason },
  ]);
  expect((await upload(1, elsewhere)).status).toBe(201);
});

test('is exact for concurrent uploads', async () => {
  const size = 100_000;
  const fit = Math.floor((quotaBytes - (await usedBytes())) / size);
  const statuses = (await Promise.all(Array.from({ length: fit + 8 }, () => upload(size)))).map(({ status }) => status);
  expect([statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 507).length]).toEqual([fit, 8]);
  expect(await usedBytes()).toBeLessThanOrEqual(quotaBytes);
});

test('defers incoming mail only for the company that is full', async () => {
  const listening = await smtpIn(atrium.deps, { at: { host: '127.0.0.1', port: 0 }, tls: undefined });
  try {
    await upload(quotaBytes - (await usedBytes()));
    const url = `smtp://127.0.0.1:${listening.port}`;
    const bring = (to: string) =>
      smtpOut({ url, from: { name: '', email: 'ada@world.example' } }).handOver(Buffer.from(`Subject: Full ${to}\r\n\r\nHello`), [to]);
    expect(await bring('admin@demo.com')).toMatchObject([{ outcome: 'delayed', answer: expect.stringContaining('mailbox is full') }]);
    expect(await bring(String(elsewhere.userData.email))).toMatchObject([{ outcome: 'taken' }]);
    expect(await atrium.ownerQuery("select from mails where subject like 'Full admin%'")).toEqual([]);
  } finally {
    await listening.close();
  }
});

test('ends a mailbox import with 507', async () => {
  await upload(quotaBytes - (await usedBytes()));
  const { status, body } = await send(atrium, '/api/v1/mail/mbox?folder=inbox', {
    method: 'POST',
    body: 'From ada Thu Jan  1 00:00:00 2026\nMessage-ID: <full@world.example>\nSubject: Full import\n\nHello\n',
    headers: { Authorization: `Bearer ${admin.accessToken}` },
  });
  expect([status, body.error.code]).toEqual([507, 'quota_exceeded']);
});

test.each([
  ['a full disk', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['a full browser', new DOMException('the browser has no room', 'QuotaExceededError')],
])('%s returns 507 and stores nothing', async (_, error) => {
  const { files } = atrium.deps;
  const before = await atrium.ownerQuery('select count(*) from files');
  const full: FileStore = {
    ...files,
    write: () => Promise.reject(error),
    boundTo: () => full,
  };
  atrium.deps.files = full;
  try {
    const { status, body } = await upload(10);
    expect([status, body.error.code]).toEqual([507, 'storage_full']);
  } finally {
    atrium.deps.files = files;
  }
  expect(await atrium.ownerQuery('select count(*) from files')).toEqual(before);
  expect((await upload(10)).status).toBe(201);
});
