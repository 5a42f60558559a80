import { expect, it } from 'vitest';
import { greeting, startHints } from './greeting.ts';

const local = { host: '127.0.0.1', publicUrl: undefined, trustProxy: false, smtpUrl: undefined };
const publicUrl = 'https://office.example';

it('shows no hints for a local or complete setup', () => {
  expect(startHints(local)).toEqual([]);
  expect(startHints({ ...local, publicUrl, trustProxy: true, smtpUrl: 'smtp://mail.example' })).toEqual([]);
  expect(startHints({ ...local, host: '0.0.0.0', publicUrl })).toEqual([]);
});

it('hints that the start looks proxied and that mails lack links', () => {
  expect(startHints({ ...local, publicUrl })).toEqual([expect.stringContaining('TRUST_PROXY=on')]);
  for (const lacking of [{ smtpUrl: 'smtp://mail.example' }, { host: '0.0.0.0' }])
    expect(startHints({ ...local, ...lacking })).toEqual([expect.stringMatching(/^PUBLIC_URL isn't set/)]);
});

it('tells how many accounts have an unverified address', () => {
  expect(startHints(local, 2)).toEqual([expect.stringMatching(/unverified address: 2\..*npm run verify-address/)]);
});

const sampleAccounts = ['admin', 'staff', 'client'].map((name) => ({
  email: `${name}@demo.com`,
  userType: name === 'client' ? 'client' : 'staff',
  password: name,
}));
const started = {
  settings: { host: '127.0.0.1', publicUrl: undefined, sampleAccounts: 'end' as const, registration: 'open' as const },
  port: 3000,
  setupCode: 'ABCDEFGHIJ',
  sampleAccounts,
  hasRealAccount: false,
  outboxToken: undefined,
  hints: [],
  ms: 1234,
};

it('shows the address and the seed accounts, and that they end', () => {
  expect(greeting(started)).toMatch(
    /http:\/\/127\.0\.0\.1:3000 \(in 1\.2 s\)[\s\S]*admin@demo\.com[\s\S]*staff@demo\.com[\s\S]*client@demo\.com[\s\S]*They are disabled/,
  );
});

it('shows the generated passwords, and warns when the well-known ones are kept', () => {
  const printed = greeting({ ...started, sampleAccounts: [{ email: 'admin@demo.com', userType: 'staff', password: 'abcd2345efgh6723' }] });
  expect(printed).toContain('admin@demo.com    password abcd2345efgh6723   staff');
  expect(greeting({ ...started, settings: { ...started.settings, sampleAccounts: 'keep' } })).toMatch(/these passwords are public/);
});

it('shows the one-time code only until the first real account exists', () => {
  const settings = { ...started.settings, host: '::', registration: 'first' as const };
  const code = /http:\/\/localhost:3000\/pages\/register-cover[\s\S]*ABCDE-FGHIJ/;
  expect(greeting({ ...started, settings })).toMatch(code);
  expect(greeting({ ...started, settings, sampleAccounts: [] })).toMatch(code);
  expect(greeting({ ...started, settings, sampleAccounts: [], hasRealAccount: true })).not.toMatch(/ABCDE|demo\.com/);
});

it('says when no one can sign in, and which settings are missing', () => {
  const none = { ...started, sampleAccounts: [], hints: ['PUBLIC_URL is needed'] };
  expect(greeting(none)).toMatch(/No one can sign in yet: register at[\s\S]*\n {2}PUBLIC_URL is needed\n/);
  expect(greeting({ ...none, settings: { ...none.settings, registration: 'closed' } })).toMatch(/REGISTRATION is closed/);
});

it('prints the outbox address with its token only if the outbox is on', () => {
  expect(greeting({ ...started, outboxToken: 'abc-123' })).toContain('http://127.0.0.1:3000/api/v1/dev/outbox?token=abc-123\n');
  expect(greeting(started)).not.toContain('outbox');
});
