import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { smtpIn } from './smtp-in.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

let listening: { port: number; close(): Promise<void> };
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await listening.close();
});

async function listen(patience: NonNullable<Parameters<typeof smtpIn>[1]['patience']> = {}): Promise<void> {
  listening = await smtpIn(atrium.deps, { at: { host: '127.0.0.1', port: 0 }, tls: undefined, patience });
}

/** Opens a connection from a local address; each address counts as a separate network. */
async function guest(localAddress = '127.0.0.1') {
  const socket = connect({ port: listening.port, host: '127.0.0.1', localAddress });
  open.push(socket);
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  const closed = once(socket, 'close').then(() => heard);
  socket.on('error', () => undefined);
  const hears = async (line: RegExp) => {
    while (!line.test(heard)) await once(socket, 'data');
    heard = '';
  };
  const say = async (line: string, answer: RegExp) => {
    socket.write(`${line}\r\n`);
    await hears(answer);
  };
  return { socket, closed, hears, say };
}

async function sendsMail(from: string): Promise<void> {
  const sender = await guest(from);
  await sender.hears(/^220/);
  await sender.say('EHLO world.example', /^250 /m);
  await sender.say('MAIL FROM:<a@world.example>', /^250/);
  await sender.say('RCPT TO:<staff@demo.com>', /^250/);
  await sender.say('DATA', /^354/);
  await sender.say('Subject: In spite of them\r\n\r\nHello\r\n.', /^250/);
}

describe('idle connections', () => {
  test('from one address get limited slots, and mail from others still arrives', async () => {
    await listen();
    const idle = await Promise.all(Array.from({ length: 30 }, () => guest('127.0.0.2')));
    const refused = await Promise.all(idle.slice(6).map(({ closed }) => closed));
    expect(new Set(refused)).toEqual(new Set(['421 Too many connections from your address: try again later\r\n']));
    await sendsMail('127.0.0.3');
    idle[0]?.socket.destroy();
    await idle[0]?.closed;
    // A released slot can be taken again.
    const next = await guest('127.0.0.2');
    await next.hears(/^(220|421)/);
  });
  test('from all addresses get limited slots', async () => {
    await listen({ maxGuests: 3 });
    const first = await Promise.all([2, 3, 4].map((last) => guest(`127.0.0.${last}`)));
    for (const { hears } of first) await hears(/^220/);
    expect(await (await guest('127.0.0.5')).closed).toMatch(/^421 Too many/);
  });
  test('that send nothing are closed', async () => {
    await listen({ idleMs: 300 });
    expect(await (await guest()).closed).toMatch(/^220[\s\S]*421/);
  });
  test('that send commands but no mail are closed', async () => {
    await listen({ beforeDataMs: 500 });
    const talker = await guest();
    await talker.hears(/^220/);
    const talking = setInterval(() => talker.socket.write('NOOP\r\n'), 50);
    expect(await talker.closed).toContain('421 Too slow: try again later');
    clearInterval(talking);
  });
  test('that send what no mail server sends are closed', async () => {
    await listen();
    const odd = await guest();
    await odd.hears(/^220/);
    odd.socket.write('GET / HTTP/1.1\r\n'.repeat(12));
    expect(await odd.closed).toContain('421');
  });
});

describe('a mail', () => {
  test('that trickles in is aborted and not filed', async () => {
    await listen({ dataMs: 600 });
    const slow = await guest();
    await slow.hears(/^220/);
    await slow.say('EHLO world.example', /^250 /m);
    await slow.say('MAIL FROM:<a@world.example>', /^250/);
    await slow.say('RCPT TO:<staff@demo.com>', /^250/);
    await slow.say('DATA', /^354/);
    slow.socket.write('Subject: Drop by drop\r\n\r\n');
    const dropping = setInterval(() => slow.socket.write('a\r\n'), 50);
    expect(await slow.closed).toContain('421 Too slow');
    clearInterval(dropping);
    expect(await atrium.ownerQuery("select id from mails where subject = 'Drop by drop'")).toEqual([]);
  });
});
