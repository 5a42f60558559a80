import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ImapLogin } from '#server/mail-host.ts';
import { findServer, openImap } from './open-imap.ts';

const own = ['127.0.0.1'];
let server: Server | undefined;
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

async function listen(serve: (socket: Socket) => void): Promise<number> {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    // A socket emits `end` only if it is read.
    socket.resume();
    serve(socket);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as { port: number }).port;
}

const open = (port: number, more: Partial<ImapLogin> = {}) =>
  openImap({ host: '127.0.0.1', port, security: 'none', username: 'maren', password: 'a secret word', ...more }, own);

test('reports a port without a listener', async () => {
  const port = await listen(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
  await expect(open(port)).rejects.toMatchObject({ reason: 'host', message: 'the server could not be reached on this port' });
});

test('reports a server that does not speak IMAP', async () => {
  const port = await listen((socket) => socket.end('220 mail.example.com ESMTP\r\n'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'host' });
  await expect(open(port, { security: 'tls' })).rejects.toMatchObject({ reason: expect.stringMatching(/host|security/) });
});

test('sends no password to an unencrypted server when encryption is required', async () => {
  let heard = '';
  const port = await listen((socket) => {
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    socket.on('data', (data) => {
      heard += data;
      const [tag, command] = String(data).split(' ');
      socket.write(command?.startsWith('CAPABILITY') ? `* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n` : `${tag} OK done\r\n`);
    });
  });
  await expect(open(port, { security: 'starttls' })).rejects.toMatchObject({ reason: expect.stringMatching(/host|security/) });
  expect(heard).not.toContain('secret');
});

/** Responds with these words to a sign-in. */
const refusing = (words: string) => (socket: Socket) => {
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.on('data', (data) => {
    const [tag, command] = String(data).split(' ');
    socket.write(command === 'LOGIN' ? `${tag} ${words}\r\n` : `${tag} OK done\r\n`);
  });
};

test('reports a rejected name or password without the server’s own words', async () => {
  const port = await listen(refusing('NO [AUTHENTICATIONFAILED] no maren here'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'login', message: 'the server refused this name or password' });
});

test('does not mistake throttling for a rejected password', async () => {
  const port = await listen(refusing('BAD Request is throttled. Suggested Backoff Time: 1 milliseconds'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'host', message: 'the server did not respond in time' });
});

const at =
  (...addresses: string[]) =>
  async () =>
    addresses;
const find = (host: string, addresses: string[], own: string[] = [], security: 'tls' | 'none' = 'tls') =>
  findServer({ host, security }, own, at(...addresses)).catch((error: { reason: string }) => error.reason);

test('resolves a public server to its address', async () => {
  expect(await find('imap.example.com', ['8.8.8.8', '2606:4700::1111'])).toBe('8.8.8.8');
  expect(await find('9.9.9.9', [])).toBe('9.9.9.9');
});

test('rejects private networks under any name unless the operator allows them', async () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.5', '169.254.169.254', 'fe80::1', '::ffff:127.0.0.1']) {
    expect(await find('imap.example.com', [address]), address).toBe('host');
    expect(await find(address, []), address).toBe('host');
  }
  // One public address doesn't make the other one safe.
  expect(await find('imap.example.com', ['8.8.8.8', '127.0.0.1'])).toBe('host');
  expect(await find('mail.lan', ['10.0.0.5'], ['Mail.LAN'])).toBe('10.0.0.5');
  expect(await find('other.lan', ['10.0.0.5'], ['mail.lan'])).toBe('host');
});

test('resolves alternative notations of localhost before checking them', async () => {
  for (const host of ['localhost', '127.1', '0x7f.0.0.1', '2130706433', '0']) {
    const refused = await findServer({ host, security: 'tls' }, []).catch((error: { reason: string }) => error.reason);
    expect(refused, host).toBe('host');
  }
});

test('allows unencrypted connections only to hosts the operator allows', async () => {
  expect(await find('imap.example.com', ['8.8.8.8'], [], 'none')).toBe('security');
  expect(await find('mail.lan', ['10.0.0.5'], ['mail.lan'], 'none')).toBe('10.0.0.5');
});

test('rejects an unknown host name', async () => {
  expect(await find('nowhere.invalid', [])).toBe('host');
  const failing = findServer({ host: 'nowhere.invalid', security: 'tls' }, [], () => Promise.reject(new Error('ENOTFOUND')));
  await expect(failing).rejects.toMatchObject({ reason: 'host', message: 'no server with this name was found' });
});
