import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpOut } from './smtp-out.ts';

const from = { name: 'Juniper & Vale', email: 'office@juniper.example' };
const source = new TextEncoder().encode('Subject: Hello\r\n\r\nHello\r\n');

const open: { server: Server; sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server that responds to each line as scripted for its first word, or not at all. */
async function scripted(script: Record<string, string>, login = ''): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isData = false;
    const say = (word: string) => {
      const answer = script[word];
      if (answer === 'cut') socket.destroy();
      else if (answer) socket.write(`${answer}\r\n`);
    };
    say('connect');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue;
        const word = line.split(/[ :]/)[0] ?? '';
        say(word);
        if (word === '.') isData = false;
        if (word === 'DATA' && script.DATA?.startsWith('3')) isData = true;
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  open.push({ server, sockets });
  return `smtp://${login}127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const willing = {
  connect: '220 hi',
  EHLO: '250-hi\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
};
const handOver = async (script: Record<string, string>, login = '', timeoutMs = 400) =>
  (await smtpOut({ url: await scripted(script, login), from, timeoutMs }).handOver(source, ['a@b.example']))[0];

describe('handing over a mail', () => {
  test.each([
    ['is taken', {}, 'taken', '250 taken'],
    ['is put off while nobody is let in', { connect: '421 busy' }, 'delayed', '421 busy'],
    [
      'is put off when the login is refused, which is not for the sender to mend',
      { AUTH: '535 wrong password' },
      'delayed',
      '535 wrong password',
    ],
    ['is refused with its sender', { MAIL: '550 not you' }, 'refused', '550 not you'],
    ['is refused with its recipient', { RCPT: '553 not there' }, 'refused', '553 not there'],
    ['is put off with its recipient', { RCPT: '450 later' }, 'delayed', '450 later'],
    ['is refused before it is sent', { DATA: '554 no' }, 'refused', '554 no'],
    ['is refused when it was read', { '.': '550 spam' }, 'refused', '550 spam'],
    ['is put off when it was read', { '.': '451 later' }, 'delayed', '451 later'],
    ['is put off when the connection ends before', { DATA: 'cut' }, 'delayed', 'closed'],
    ['is unsure when the connection ends after', { '.': 'cut' }, 'unsure', 'closed'],
    ['is put off when nothing is said before', { RCPT: '' }, 'delayed', 'too long'],
    ['is unsure when nothing is said after', { '.': '' }, 'unsure', 'too long'],
    ['is put off when nobody greets', { connect: '' }, 'delayed', 'too long'],
  ])('%s', async (_, script, outcome, answer) => {
    expect(await handOver({ ...willing, ...script }, 'me:secret@')).toMatchObject({ outcome, answer: expect.stringContaining(answer) });
  });
  test('never throws, whatever the server’s address', async () => {
    for (const url of ['smtp://no-such-host.invalid', 'smtp://127.0.0.1:1', 'smtp://']) {
      expect(await smtpOut({ url, from, timeoutMs: 300 }).handOver(source, ['a@b.example'])).toMatchObject([{ outcome: 'delayed' }]);
    }
  });
  test('does not reveal the password in its result', async () => {
    expect(JSON.stringify(await handOver({ ...willing, AUTH: '535 no' }, 'me:secret@'))).not.toContain('secret');
  });
});
