import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpInbox } from '../../../../tests/smtp-inbox.ts';
import { checkMail } from './check-mail.ts';

// Generated for these tests; used nowhere else.
const certificate = `-----BEGIN CERTIFICATE-----
MIIBkDCCATegAwIBAgIUTedaGVNNFA+6fyp0OUHGChN96M4wCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTbWFpbC5vZmZpY2UuZXhhbXBsZTAeFw0yNjExMjgxMzQwMDZa
Fw0yNzAyMjYxMzQwMDZaMB4xHDAaBgNVBAMME21haWwub2ZmaWNlLmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATxLXhQaWGmxWujvUQOlWjZFr4JQdHp
bm5IZ2SFbBf5DRyzllMOg4qFQqryB1eoV/4qpAnoBSSwRP7N97boT7BNo1MwUTAd
BgNVHQ4EFgQUJR9Eth1ZReRSbS0H6rG7kINndSMwHwYDVR0jBBgwFoAUJR9Eth1Z
ReRSbS0H6rG7kINndSMwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBE
AiAKbhn5tZEOZQDYozNwmPfajH1Gpurq73lUzyY5K8s1jgIgQp8i+WwRO6/S590U
wU/K09WvBxGY7JEc1kR8QCe83Bw=
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6kJlmYqt/Iod2Ubj
3z6yaEkNwg1p1vyx9TwPLPodV2GhRANCAATxLXhQaWGmxWujvUQOlWjZFr4JQdHp
bm5IZ2SFbBf5DRyzllMOg4qFQqryB1eoV/4qpAnoBSSwRP7N97boT7BN
-----END PRIVATE KEY-----
`;

const none = { smtpUrl: undefined, mailFrom: undefined, mailListen: undefined, mailTls: undefined };
const mailListen = { host: '127.0.0.1', port: 2525 };
const mailFrom = { name: 'Juniper & Vale', email: 'office@juniper.example' };
const inTime = new Date('2027-01-01');

describe('outgoing email', () => {
  it('is fine when none is to be sent', async () => {
    expect(await checkMail(none, inTime)).toEqual([{ mark: 'ok', about: 'Email', text: expect.stringContaining('sends no email') }]);
  });

  it('requires a reachable server that accepts the sign-in', async () => {
    const inbox = await smtpInbox();
    const sending = { ...none, smtpUrl: inbox.url, mailFrom };
    expect(await checkMail(sending, inTime)).toEqual([
      { mark: 'ok', about: 'Email', text: '127.0.0.1 takes email from office@juniper.example' },
    ]);
    // The test server doesn't support sign-in.
    const signingIn = inbox.url.replace('://', '://office:open-sesame@');
    const [refused] = await checkMail({ ...sending, smtpUrl: signingIn }, inTime);
    expect(refused).toMatchObject({ mark: 'wrong', text: expect.stringMatching(/^The server of SMTP_URL can't be used: ./) });
    expect(refused?.text).not.toContain('sesame');
    expect(inbox.mails).toEqual([]);
    await inbox.close();
    expect(await checkMail(sending, inTime)).toEqual([{ mark: 'wrong', about: 'Email', text: expect.stringContaining('ECONNREFUSED') }]);
  });
});

describe('the certificate for incoming email', () => {
  let folder: string;
  let files: { cert: string; key: string };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-doctor-'));
    files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
    await writeFile(files.cert, certificate);
    await writeFile(files.key, key);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const found = async (mailTls: typeof files | undefined, now = inTime) => (await checkMail({ ...none, mailListen, mailTls }, now))[1];

  it.each([
    ['2027-01-01', 'ok', 'valid until 2027-02-26'],
    ['2027-02-20', 'note', 'valid until 2027-02-26'],
    ['2027-02-28', 'wrong', 'expired on 2027-02-26'],
    ['2026-11-01', 'wrong', "isn't valid before 2026-11-28"],
  ])('on %s is rated %s', async (day, mark, text) => {
    expect(await found(files, new Date(day))).toMatchObject({ mark, text: expect.stringContaining(text) });
  });

  it('must match its key and be readable', async () => {
    const otherKey = join(folder, 'other.pem');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    await writeFile(otherKey, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(await found({ ...files, key: otherKey })).toMatchObject({ mark: 'wrong', text: expect.stringContaining("doesn't match") });
    expect(await found({ ...files, cert: join(folder, 'none.pem') })).toMatchObject({
      mark: 'wrong',
      text: expect.stringContaining('ENOENT'),
    });
    expect(await found(undefined)).toMatchObject({ mark: 'note' });
  });
});
