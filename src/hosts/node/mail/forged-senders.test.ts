import { generateKeyPairSync } from 'node:crypto';
import { sealMessage } from 'mailauth/lib/arc/index.js';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMailboxes, type Mailbox, type SenderCheck } from '#features/email/server/public-api.ts';
import { isUnwanted, ofShownSender } from '#features/email/server/receiving/judge-sender.ts';
import { parseMail } from '#features/email/server/receiving/parse-mail.ts';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { holdAddress } from '../../../../tests/hold-address.ts';
import { type Zone, zoneOf } from '../../../../tests/mail-zone.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { RefusedSender, senderChecks } from './check-sender.ts';
import type { SenderPolicy } from './sender-policy.ts';
import { smtpIn } from './smtp-in.ts';
import { smtpOut } from './smtp-out.ts';

const keys = generateKeyPairSync('ed25519');
const privateKey = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const publicKey = keys.publicKey
  .export({ format: 'der', type: 'spki' })
  .subarray(-12 - 20)
  .toString('base64');
const keyRecord = [`v=DKIM1; k=ed25519; p=${publicKey}`];

const mailServers = (at: number) =>
  Array.from({ length: 10 }, (_, host) => ({ exchange: `h${at}-${host}.greedy.example`, priority: host }));

const zone: Zone = {
  'bank.example TXT': ['v=spf1 ip4:8.8.8.0/24 -all'],
  '_dmarc.bank.example TXT': ['v=DMARC1; p=reject'],
  's._domainkey.bank.example TXT': keyRecord,
  '_dmarc.careful.example TXT': ['v=DMARC1; p=quarantine'],
  '_dmarc.watching.example TXT': ['v=DMARC1; p=none'],
  '_dmarc.strict.example TXT': ['v=DMARC1; p=reject; adkim=s; aspf=s'],
  's._domainkey.mail.strict.example TXT': keyRecord,
  'plain.example TXT': ['v=spf1 ip4:8.8.8.8 -all'],
  's._domainkey.plain.example TXT': keyRecord,
  's._domainkey.sender.example TXT': keyRecord,
  's._domainkey.list.example TXT': keyRecord,
  's._domainkey.google.com TXT': keyRecord,
  's._domainkey.company.example TXT': keyRecord,
  'company.example TXT': ['v=spf1 ip4:8.8.4.4 -all'],
  '_dmarc.silent.example TXT': 'silent',
  'silent.example TXT': 'silent',
  's._domainkey.dead.example TXT': 'silent',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`mx${at}.greedy.example MX`, mailServers(at)])),
  'greedy.example TXT': [`v=spf1 ${Array.from({ length: 10 }, (_, at) => `mx:mx${at}.greedy.example`).join(' ')} -all`],
  'looping.example TXT': ['v=spf1 include:looping.example -all'],
  'many.example TXT': [`v=spf1 ${Array.from({ length: 12 }, (_, at) => `include:m${at}.many.example`).join(' ')} -all`],
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`m${at}.many.example TXT`, ['v=spf1 ip4:1.1.1.1 ?all']])),
};

let atrium: TestApi;
let company: Client;
let recipients: Mailbox[];
beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { sampleData: false }, mail: { lookUp: zoneOf(zone) } });
  company = await registerUser(atrium, { domain: 'company.example' });
  recipients = await findMailboxes(atrium.deps, [company.userData.email]);
});
afterAll(() => atrium.close());

const mail = (from: string, ...head: string[]) =>
  [
    `From: ${from}`,
    'To: somebody@company.example',
    'Subject: Hello',
    'Date: Mon, 01 Jan 2024 10:00:00 +0000',
    ...head,
    '',
    'Hello there',
    '',
  ].join('\r\n');

async function signed(source: string, signingDomain: string): Promise<string> {
  const by = { signingDomain, selector: 's', privateKey };
  const { signatures } = await dkimSign(source, { ...by, signatureData: [by] });
  return signatures + source;
}

async function sealed(source: string, signingDomain: string, authResults: string, cv?: string): Promise<string> {
  const head = await sealMessage(source, {
    signingDomain,
    selector: 's',
    privateKey,
    authResults: `mx.${signingDomain}; ${authResults}`,
    ...(cv && { cv }),
  });
  return `${head}${source}`;
}

const forger = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** Adds a second ARC seal in a different domain's name. */
async function forgedSeal(source: string, signingDomain: string): Promise<string> {
  const head = await sealMessage(source, {
    signingDomain,
    selector: 's',
    privateKey: forger,
    authResults: 'mx; dmarc=pass',
    cv: 'pass',
    i: 2,
  });
  return `${head}${source}`;
}

/** Simulates a mailing list that appends text and thereby breaks signatures. */
const throughList = (source: string) => `List-Id: <list.example>\r\n${source}-- \r\nOur list\r\n`;

interface Case {
  source: string | Promise<string>;
  address?: string;
  sender?: string;
  policy?: Partial<SenderPolicy>;
}

/** Returns the verdict, `refused` or the check's result, with the reason. */
async function judged({ source, address = '9.9.9.9', sender = 'bounce@elsewhere.example', policy = {} }: Case): Promise<string> {
  const check = await senderChecks(atrium.deps, policy)(
    Buffer.from(await source),
    { address, helo: 'mx.elsewhere.example', sender },
    recipients,
  ).catch((error: unknown) => error);
  if (check instanceof RefusedSender) return `refused: ${check.message.slice(0, 6).trim()}`;
  if (check instanceof Error) throw check;
  const { result, reason } = check as SenderCheck;
  return `${result}: ${reason}`;
}

const colleague = mail('Colleague <colleague@company.example>');
const bank = mail('Bank <service@bank.example>');
const dmarcPass = 'dmarc=pass (p=reject) header.from=bank.example';

describe('outside mail', () => {
  test.each<[string, Case, string]>([
    ['from a colleague, with nothing to prove it', { source: colleague }, 'refused: 5.7.1'],
    [
      'from a colleague, sent by the company’s server',
      { source: colleague, address: '8.8.4.4', sender: 'colleague@company.example' },
      'passed: aligned',
    ],
    [
      'from a colleague, with the envelope of somebody else',
      { source: colleague, address: '8.8.8.8', sender: 'x@bank.example' },
      'refused: 5.7.1',
    ],
    ['from a colleague, signed by the company', { source: signed(colleague, 'company.example') }, 'passed: aligned'],
    ['from a colleague, signed by somebody else', { source: signed(colleague, 'sender.example') }, 'refused: 5.7.1'],
    ['from a colleague, by a list that changed it', { source: signed(colleague, 'company.example').then(throughList) }, 'refused: 5.7.1'],
    [
      'from a colleague, by a list that a trusted forwarder has seen',
      {
        source: signed(colleague, 'company.example').then((one) =>
          sealed(throughList(one), 'google.com', 'dkim=pass header.d=company.example'),
        ),
      },
      'passed: forwarded',
    ],
    ['of several senders, one a colleague', { source: mail('a@sender.example, colleague@company.example') }, 'refused: 5.7.1'],
    ['with two From fields, one a colleague’s', { source: `From: a@sender.example\r\n${colleague}` }, 'refused: 5.7.1'],
    ['without From, with a colleague as Sender', { source: colleague.replace('From:', 'Sender:') }, 'refused: 5.7.1'],
    ['from a bank, with nothing to prove it', { source: bank }, 'failed: policy'],
    ['from a bank, where forgeries are refused', { source: bank, policy: { dmarcReject: 'refuse' } }, 'refused: 5.7.26'],
    ['from a bank, sent by its server', { source: bank, address: '8.8.8.7', sender: 'bounce@bank.example' }, 'passed: aligned'],
    ['from a bank, signed', { source: signed(bank, 'bank.example') }, 'passed: aligned'],
    [
      'from a bank, signed and forwarded unchanged',
      { source: signed(bank, 'bank.example').then((one) => `Received: by x\r\n${one}`) },
      'passed: aligned',
    ],
    [
      'from a bank, signed and changed',
      { source: signed(bank, 'bank.example').then((one) => one.replace('Hello there', 'Pay here')) },
      'failed: policy',
    ],
    ['from a bank, forwarded by a trusted server', { source: sealed(bank, 'google.com', dmarcPass) }, 'passed: forwarded'],
    [
      'from a bank, which a trusted server found forged',
      { source: sealed(bank, 'google.com', 'dmarc=fail header.from=bank.example') },
      'failed: policy',
    ],
    ['from a bank, forwarded by a server nobody knows', { source: sealed(bank, 'list.example', dmarcPass) }, 'failed: policy'],
    [
      'from a bank, changed after it was sealed',
      { source: sealed(bank, 'google.com', dmarcPass).then((one) => `${one}More\r\n`) },
      'failed: policy',
    ],
    ['from a domain that quarantines', { source: mail('a@careful.example') }, 'failed: policy'],
    ['from a domain that watches', { source: mail('a@watching.example') }, 'failed: monitored'],
    ['from a domain that wants exact names', { source: signed(mail('a@strict.example'), 'mail.strict.example') }, 'failed: policy'],
    ['from a domain without DMARC, signed', { source: signed(mail('a@sender.example'), 'sender.example') }, 'passed: aligned'],
    ['from a domain without DMARC, unsigned', { source: mail('a@sender.example') }, 'unconfirmed: unsigned'],
    ['from another place than the domain’s SPF says', { source: mail('a@plain.example'), sender: 'a@plain.example' }, 'failed: spf'],
    ['from there, but signed', { source: signed(mail('a@plain.example'), 'plain.example'), sender: 'a@plain.example' }, 'passed: aligned'],
    [
      'from a domain whose SPF leads in a circle',
      { source: mail('a@looping.example'), sender: 'a@looping.example' },
      'unconfirmed: unsigned',
    ],
    ['from a domain whose SPF asks too much', { source: mail('a@many.example'), sender: 'a@many.example' }, 'unconfirmed: unsigned'],
    ['from a domain whose DNS does not answer', { source: mail('a@silent.example') }, 'unchecked: dns'],
    ['of senders in two domains', { source: mail('a@sender.example, b@plain.example') }, 'failed: several_senders'],
    ['from nobody', { source: mail('Nobody') }, 'unconfirmed: no_sender'],
    ['from a bank, with an envelope that asks for all of the DNS', { source: bank, sender: 'x@greedy.example' }, 'failed: policy'],
    ['from a bank, signed by servers without a DNS', { source: signed(bank, 'dead.example') }, 'failed: policy'],
    [
      'from a colleague, in a chain whose first seal nobody can look up',
      { source: sealed(colleague, 'dead.example', 'dmarc=pass').then((one) => forgedSeal(one, 'google.com')) },
      'refused: 5.7.1',
    ],
    ['from a bank, by its own word', { source: `Authentication-Results: mx.company.example; dmarc=pass\r\n${bank}` }, 'failed: policy'],
  ])('%s', async (_what, given, expected) => {
    expect(await judged(given)).toBe(expected);
  });
});

describe('behind our own mail server', () => {
  const policy = { relays: ['10.0.0.0/8'], authservId: 'mx.company.example' };
  const received = 'Received: from mail.bank.example (mail.bank.example [8.8.8.9]) by mx.company.example; Mon, 01 Jan 2024 10:00:00 +0000';
  const relayed = (source: string, ...head: string[]) => [...head, received, source].join('\r\n');
  const results = (text: string, name = 'mx.company.example') => `Authentication-Results: ${name}; ${text}`;
  test.each<[string, Case, string]>([
    ['SPF is of whom it had the mail from', { source: relayed(bank), sender: 'x@bank.example' }, 'passed: aligned'],
    [
      'what it found counts',
      { source: relayed(bank, results('spf=pass (a; b) smtp.mailfrom=x@bank.example; dmarc=pass')) },
      'passed: aligned',
    ],
    [
      'what it found forged is',
      { source: relayed(bank, results('dmarc=fail header.from=bank.example')), sender: 'x@bank.example' },
      'failed: policy',
    ],
    ['what another one says does not count', { source: relayed(bank, results('dmarc=pass', 'mx.evil.example')) }, 'failed: policy'],
    ['nor what came with the mail', { source: relayed(`Received: from x by y\r\n${results('dmarc=pass')}\r\n${bank}`) }, 'failed: policy'],
    [
      'who signed in there to send is a colleague',
      { source: relayed(colleague, results('auth=pass smtp.auth=colleague')) },
      'passed: relay',
    ],
    ['what it made itself is its own', { source: `Received: by mx.company.example (Postfix) id 1\r\n${colleague}` }, 'passed: relay'],
    ['a colleague without that is refused', { source: relayed(colleague, results('spf=none; dkim=none')) }, 'refused: 5.7.1'],
  ])('%s', async (_what, given, expected) => {
    expect(await judged({ address: '10.1.2.3', policy, ...given })).toBe(expected);
  });
  test('trusts no one else’s results', async () => {
    expect(await judged({ source: relayed(bank, results('dmarc=pass')), policy })).toBe('failed: policy');
  });
});

describe('without DNS', () => {
  const judgedAlone = async (source: string) => {
    const deps = { ...atrium.deps, mail: { ...atrium.deps.mail, lookUp: null } };
    return senderChecks(deps)(Buffer.from(source), { address: '9.9.9.9', helo: 'x', sender: 'x@elsewhere.example' }, recipients);
  };
  test('treats nothing that could be authentic as forged or refused', async () => {
    expect(await judgedAlone(bank)).toMatchObject({ result: 'unchecked', reason: 'dns' });
    expect(await judgedAlone(await signed(colleague, 'company.example'))).toMatchObject({ result: 'unchecked', reason: 'dns' });
  });
  test('refuses a colleague’s mail without anything to check', async () => {
    await expect(judgedAlone(colleague)).rejects.toThrow(RefusedSender);
  });
});

test('does not treat a public provider shared by two companies as a company’s own domain', async () => {
  const one = await registerUser(atrium, { domain: 'shared.example' });
  await holdAddress(atrium, company, 'x@shared.example', 'verified account');
  const mailboxes = await findMailboxes(atrium.deps, [one.userData.email]);
  const check = await senderChecks(atrium.deps)(
    Buffer.from(mail('a@shared.example')),
    { address: '9.9.9.9', helo: 'x', sender: '' },
    mailboxes,
  );
  expect(check).toMatchObject({ reason: 'unsigned' });
});

test('truncates names that are too long or invalid to store', async () => {
  const odd = mail(
    `a@${'x'.repeat(5000)}.example`,
    `DKIM-Signature: v=1; a=rsa-sha256; d=\u0000b\u0001.example; s=s; h=from; bh=AAAA; b=AAAA`,
  );
  const check = await senderChecks(atrium.deps)(Buffer.from(odd), { address: '9.9.9.9', helo: 'x', sender: 'a@\u0000' }, recipients);
  expect(JSON.stringify(check)).not.toMatch(/u0000|u0001|x{254}/);
});

test('limits the signatures and lookups of a mail with a thousand signatures', async () => {
  const asked: string[] = [];
  const deps = { ...atrium.deps, mail: { ...atrium.deps.mail, lookUp: zoneOf(zone, asked) } };
  const signature = (at: number) => `DKIM-Signature: v=1; a=rsa-sha256; d=d${at}.example; s=s; l=${at}; h=from; bh=AAAA; b=AAAA`;
  const source = mail('a@sender.example', ...Array.from({ length: 1000 }, (_, at) => signature(at)));
  const check = await senderChecks(deps)(Buffer.from(source), { address: '9.9.9.9', helo: 'x', sender: '' }, recipients);
  expect(check.dkim.length).toBeLessThanOrEqual(8);
  expect(asked.length).toBeLessThan(60);
});

test.each([
  '<colleague@company.example> <a@sender.example>',
  '<a@sender.example> <colleague@company.example>',
  'a@sender.example colleague@company.example',
  'a@sender.example (colleague@company.example)',
  'a@sender.example, Colleague',
  '=?utf-8?Q?colleague=40company.example?= <a@sender.example>',
  '=?utf-8?Q?colleague=40company.example?=',
  '=?utf-8?B?Y29sbGVhZ3VlQGNvbXBhbnkuZXhhbXBsZQ==?=',
  'team: colleague@company.example, a@sender.example;',
  'team: colleague@company.example;',
  '"open <a@sender.example>, colleague@company.example',
  '"open <colleague@company.example>, a@sender.example',
  '(open <colleague@company.example>, a@sender.example',
  'colleague@company.example\u0000@sender.example',
  'colleague@company.example\r\n\t, <a@sender.example>',
  '\r\n <colleague@company.example',
  'colleague@company.example.',
  'colleague@COMPANY.example',
  'colleague@[company.example]',
  'colleague@company\u3002example',
  'mailto:colleague@company.example',
  '<@sender.example:colleague@company.example>',
  'colleague\\@company.example <a@sender.example>',
  '"colleague@company.example <a"@sender.example',
])('%j cannot impersonate a colleague', async (from) => {
  const source = Buffer.from(mail(from));
  const brought = { address: '9.9.9.9', helo: 'x', sender: 'x@elsewhere.example' };
  const check = await senderChecks(atrium.deps)(source, brought, recipients).catch((error: unknown) => error);
  if (check instanceof RefusedSender) return;
  const { fromEmail } = await parseMail.run({ bytes: source });
  const isMarked = isUnwanted(ofShownSender(check as SenderCheck, fromEmail));
  expect(fromEmail.endsWith('@sender.example') || fromEmail === '' || isMarked, `${fromEmail} ${JSON.stringify(check)}`).toBe(true);
});

test('protects both spellings of an internationalized company domain', async () => {
  const { userData } = await registerUser(atrium, { domain: 'bücher.example' });
  const mailboxes = await findMailboxes(atrium.deps, [userData.email]);
  for (const domain of ['bücher.example', 'xn--bcher-kva.example', 'BÜCHER.example']) {
    const source = Buffer.from(mail(`colleague@${domain}`));
    const check = senderChecks(atrium.deps)(source, { address: '9.9.9.9', helo: 'x', sender: '' }, mailboxes);
    await expect(check, domain).rejects.toThrow(RefusedSender);
  }
});

describe('on receipt', () => {
  const bring = async (source: string, policy: Partial<SenderPolicy> = {}) => {
    const door = await smtpIn(atrium.deps, { at: { host: '127.0.0.1', port: 0 }, tls: undefined, senders: policy });
    const from = { name: '', email: 'x@elsewhere.example' };
    const [outcome] = await smtpOut({ url: `smtp://127.0.0.1:${door.port}`, from }).handOver(Buffer.from(source), [company.userData.email]);
    await door.close();
    return outcome;
  };
  const filed = async (folder: string, q: string) => (await company.get('/apps/email/emails', { folder, q })).body.emails;

  test('refuses a forged colleague with the reason, and files nothing', async () => {
    expect(await bring(colleague.replace('Hello', 'Forged'))).toMatchObject({
      outcome: 'refused',
      answer: expect.stringContaining('550 5.7.1 company.example is a domain of the recipient'),
    });
    expect(await filed('', 'Forged')).toEqual([]);
  });
  test('files mail that its domain wants rejected as spam, with the reason', async () => {
    expect(await bring(bank.replace('Hello', 'Account locked'))).toMatchObject({ outcome: 'taken' });
    const [{ id }] = await filed('spam', 'locked');
    const { body } = await company.get('/apps/email/get-email', { id });
    expect(body.senderCheck).toMatchObject({ result: 'failed', reason: 'policy', domain: 'bank.example', policy: 'reject', dmarc: 'fail' });
  });
  test('files authentic mail in the inbox and marks it so', async () => {
    expect(await bring(await signed(bank.replace('Hello', 'Statement'), 'bank.example'))).toMatchObject({ outcome: 'taken' });
    const [{ id }] = await filed('inbox', 'Statement');
    const { body } = await company.get('/apps/email/get-email', { id });
    expect(body.senderCheck).toMatchObject({ result: 'passed', dkim: [{ result: 'pass', domain: 'bank.example' }] });
  });
  test.each([
    '"colleague@company.example" <a@sender.example>',
    'colleague@company.example <a@sender.example>',
    '<a@sender.example> colleague@company.example',
  ])('shows the sender that was checked: %s', async (from) => {
    const subject = `Tricky ${from.length}`;
    const outcome = await bring(mail(from).replace('Hello', subject));
    if (outcome?.outcome === 'refused') return;
    const [row] = await atrium.ownerQuery(`select from_email, folder, sender_check from mails where subject = '${subject}'`);
    const { from_email: shown, folder } = row as { from_email: string; folder: string };
    expect(shown.endsWith('@sender.example') || folder === 'spam', JSON.stringify(row)).toBe(true);
  });
});
