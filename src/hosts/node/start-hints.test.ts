import { expect, it } from 'vitest';
import { startHints } from './start-hints.ts';

const local = { host: '127.0.0.1', publicUrl: undefined, trustProxy: false, smtpUrl: undefined };
const publicUrl = 'https://office.example';

it('says nothing of a local start, nor of one that has all', () => {
  expect(startHints(local)).toEqual([]);
  expect(startHints({ ...local, publicUrl, trustProxy: true, smtpUrl: 'smtp://mail.example' })).toEqual([]);
  expect(startHints({ ...local, host: '0.0.0.0', publicUrl })).toEqual([]);
});

it('says in a line that a start looks proxied, and that mails lack their links', () => {
  expect(startHints({ ...local, publicUrl })).toEqual([expect.stringContaining('TRUST_PROXY=on')]);
  for (const lacking of [{ smtpUrl: 'smtp://mail.example' }, { host: '0.0.0.0' }])
    expect(startHints({ ...local, ...lacking })).toEqual([expect.stringMatching(/^PUBLIC_URL is not set/)]);
});

it('says how many wait for their address to be confirmed', () => {
  expect(startHints(local, 2)).toEqual([expect.stringMatching(/not confirmed: 2\..*npm run verify-address/)]);
});
