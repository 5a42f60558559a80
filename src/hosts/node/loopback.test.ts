import { expect, test } from 'vitest';
import { isPublic, localUrl } from './loopback.ts';

test.each([
  [{ host: '127.0.0.1', publicUrl: undefined }, false],
  [{ host: '::1', publicUrl: 'http://localhost:3000' }, false],
  [{ host: '127.0.0.1', publicUrl: 'http://[::1]:3000' }, false],
  [{ host: '0.0.0.0', publicUrl: undefined }, true],
  [{ host: '::', publicUrl: undefined }, true],
  [{ host: '127.0.0.1', publicUrl: 'https://office.example' }, true],
  [{ host: '127.0.0.1', publicUrl: 'https://localhost.example' }, true],
])('%o is public: %s', (settings, wanted) => {
  expect(isPublic(settings)).toBe(wanted);
});

test('links in mails that stay on this machine point to it; others have no address', () => {
  const local = { host: '127.0.0.1', port: 3000, smtpUrl: undefined };
  expect(localUrl(local)).toBe('http://127.0.0.1:3000');
  expect(localUrl({ ...local, host: '::1' })).toBe('http://[::1]:3000');
  for (const other of [{ host: '0.0.0.0' }, { smtpUrl: 'smtp://mail.example' }, { port: 0 }])
    expect(localUrl({ ...local, ...other })).toBeUndefined();
});
