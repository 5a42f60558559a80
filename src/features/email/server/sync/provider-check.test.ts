import { expect, test } from 'vitest';
import { providerCheck } from './provider-check.ts';

const gmail = 'imap.gmail.com';
const passes =
  'mx.google.com; dkim=pass header.i=@bank.example header.s=s1; spf=pass smtp.mailfrom=bounce@bank.example; dmarc=pass (p=REJECT) header.from=bank.example';
const fails =
  'mx.google.com; spf=fail smtp.mailfrom=x@evil.example; dmarc=fail (p=REJECT sp=REJECT dis=QUARANTINE) header.from=bank.example';
const received = 'Received: from mail.bank.example by mx.google.com with ESMTPS id 1';
const ar = (value: string) => `Authentication-Results: ${value}`;
const checked = (host: string, head: string[], from = 'a@bank.example') => {
  const check = providerCheck(host, new TextEncoder().encode([...head, `From: <${from}>`, '', 'Text'].join('\r\n')), from);
  return check && `${check.result} ${check.reason}`;
};

test.each<[string, string, string[], string | null]>([
  ['passed', gmail, [received, ar(passes)], 'passed aligned'],
  ['failed', gmail, [received, ar(fails)], 'failed policy'],
  [
    'only signed by another domain',
    gmail,
    [received, ar('mx.google.com; dkim=pass header.d=esp.example; spf=none')],
    'unconfirmed unsigned',
  ],
  [
    'results in comments count as little as elsewhere',
    gmail,
    [received, ar('mx.google.com; dmarc=none (dmarc=pass; spf=pass)')],
    'unconfirmed unsigned',
  ],
  ['a topmost field of somebody else', gmail, [ar('mx.evil.example; dmarc=pass'), received, ar(passes)], null],
  ['a name that only ends like it', gmail, [ar('notmx.google.com; dmarc=pass')], null],
  ['what the mail brought along, below', gmail, [received, ar(fails), 'Received: from evil.example', ar(passes)], 'failed policy'],
  ['no field', gmail, [received], null],
  ['an unknown provider', 'imap.example.com', [ar('imap.example.com; dmarc=pass')], null],
  ['a host that only ends like a known one', 'imap.notgmail.com', [ar(passes)], null],
  [
    'a field for each method',
    'imap.mail.me.com',
    [ar('spf.icloud.com; spf=softfail'), ar('dmarc.icloud.com; dmarc=pass header.from=bank.example')],
    'passed aligned',
  ],
  [
    'written over several lines',
    'imap.fastmail.com',
    [`${ar('mx6.messagingengine.com;')}\r\n dmarc=pass\r\n\tpolicy.published-domain-policy=none`],
    'passed aligned',
  ],
  ['two senders', gmail, [ar(passes), 'From: <b@evil.example>'], 'failed several_senders'],
])('%s', (_, host, head, expected) => {
  expect(checked(host, head)).toBe(expected);
});

test('ignores results for a different sender than the displayed one', () => {
  expect(checked(gmail, [received, ar(passes)], 'ceo@company.example')).toBe('failed several_senders');
});
