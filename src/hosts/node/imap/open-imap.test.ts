import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ImapLogin } from '#server/mail-host.ts';
import { openImap } from './open-imap.ts';

const own = ['127.0.0.1'];
let server: Server | undefined;
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

async function listen(serve: (socket: Socket) => void): Promise<number> {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    // What is never read never ends.
    socket.resume();
    serve(socket);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as { port: number }).port;
}

const open = (port: number, more: Partial<ImapLogin> = {}) =>
  openImap({ host: '127.0.0.1', port, security: 'none', username: 'maren', password: 'a secret word', ...more }, own);

test('a port where nobody listens is said', async () => {
  const port = await listen(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
  await expect(open(port)).rejects.toMatchObject({ reason: 'host', message: 'the server could not be reached on this port' });
});

test('a server that is none for IMAP is said', async () => {
  const port = await listen((socket) => socket.end('220 mail.example.com ESMTP\r\n'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'host' });
  await expect(open(port, { security: 'tls' })).rejects.toMatchObject({ reason: expect.stringMatching(/host|security/) });
});

test('a server without encryption gets no password when some is wanted', async () => {
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

/** Says this to who signs in. */
const refusing = (words: string) => (socket: Socket) => {
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.on('data', (data) => {
    const [tag, command] = String(data).split(' ');
    socket.write(command === 'LOGIN' ? `${tag} ${words}\r\n` : `${tag} OK done\r\n`);
  });
};

test('a refused name or password is said, without what the server says of it', async () => {
  const port = await listen(refusing('NO [AUTHENTICATIONFAILED] no maren here'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'login', message: 'the server refused this name or password' });
});

test('a server that wants to be asked later has not refused the password', async () => {
  const port = await listen(refusing('BAD Request is throttled. Suggested Backoff Time: 1 milliseconds'));
  await expect(open(port)).rejects.toMatchObject({ reason: 'host', message: 'the server did not answer in time' });
});
