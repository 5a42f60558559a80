import { expect, test } from 'vitest';
import { findServer } from './find-server.ts';

const at =
  (...addresses: string[]) =>
  async () =>
    addresses;
const find = (host: string, addresses: string[], own: string[] = [], security: 'tls' | 'none' = 'tls') =>
  findServer({ host, security }, own, at(...addresses)).catch((error: { reason: string }) => error.reason);

test('a server of the world is found at its address', async () => {
  expect(await find('imap.example.com', ['8.8.8.8', '2606:4700::1111'])).toBe('8.8.8.8');
  expect(await find('9.9.9.9', [])).toBe('9.9.9.9');
});

test('one of a private network is refused, whatever it is called, unless the operator allows it', async () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.5', '169.254.169.254', 'fe80::1', '::ffff:127.0.0.1']) {
    expect(await find('imap.example.com', [address]), address).toBe('host');
    expect(await find(address, []), address).toBe('host');
  }
  // One address of the world does not make the other harmless.
  expect(await find('imap.example.com', ['8.8.8.8', '127.0.0.1'])).toBe('host');
  expect(await find('mail.lan', ['10.0.0.5'], ['Mail.LAN'])).toBe('10.0.0.5');
  expect(await find('other.lan', ['10.0.0.5'], ['mail.lan'])).toBe('host');
});

test('a name in another notation for this machine is resolved before it is judged', async () => {
  for (const host of ['localhost', '127.1', '0x7f.0.0.1', '2130706433', '0']) {
    const refused = await findServer({ host, security: 'tls' }, []).catch((error: { reason: string }) => error.reason);
    expect(refused, host).toBe('host');
  }
});

test('without encryption only what the operator allows', async () => {
  expect(await find('imap.example.com', ['8.8.8.8'], [], 'none')).toBe('security');
  expect(await find('mail.lan', ['10.0.0.5'], ['mail.lan'], 'none')).toBe('10.0.0.5');
});

test('a name that nobody has', async () => {
  expect(await find('nowhere.invalid', [])).toBe('host');
  const failing = findServer({ host: 'nowhere.invalid', security: 'tls' }, [], () => Promise.reject(new Error('ENOTFOUND')));
  await expect(failing).rejects.toMatchObject({ reason: 'host', message: 'no server of this name was found' });
});
