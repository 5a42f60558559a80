import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSources } from '../../../../scripts/read-sources.mjs';
import { openImap } from '../imap/open-imap.ts';
import { fetchOutside, postOutside, providerHost } from './ask-outside.ts';

// The names exist only for the injected resolver, so a lookup by anything else would fail. Of the two servers on this machine, 127.0.0.1
// stands for a public one and 127.0.0.2 for one on a private network.
const reached: string[] = [];
const serverAt = (name: string) =>
  createServer((request, response) => {
    reached.push(`${name}${request.url}`);
    if (request.url === '/to-inner') response.writeHead(302, { Location: `http://inner.test:${port}/secret` }).end();
    else response.end('{}');
  });
const [world, inner] = [serverAt('world'), serverAt('inner')];
const imap = createTcpServer((socket) => {
  reached.push('imap');
  socket.end('* BYE\r\n');
});
let port = 0;
let imapPort = 0;
beforeAll(async () => {
  port = await listening(world, 0, '127.0.0.1');
  await listening(inner, port, '127.0.0.2');
  imapPort = await listening(imap, 0, '127.0.0.1');
});
afterAll(() => Promise.all([world, inner, imap].map((server) => new Promise((resolve) => server.close(resolve)))));
beforeEach(() => void reached.splice(0));

function listening(server: typeof world | typeof imap, at: number, host: string): Promise<number> {
  return new Promise((resolve) => server.listen(at, host, () => resolve((server.address() as AddressInfo).port)));
}

/** Creates a resolver whose answer changes with each lookup, like an attacker's name server. */
function changing(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = async (host: string) => answers[asked.push(host) - 1] ?? answers.at(-1) ?? [];
  return { asked, resolve };
}
const isWorld = (address: string) => address === '127.0.0.1';

describe('a name whose answer changes after the check', () => {
  test('is looked up once per connection, and the checked address is the one connected to', async () => {
    const { asked, resolve } = changing(['127.0.0.1'], ['127.0.0.2']);
    const get = () => fetchOutside({ address: `http://name.test:${port}/a`, limitBytes: 100 }, isWorld, resolve);
    expect((await get())?.status).toBe(200);
    expect([await get(), reached, asked]).toEqual([null, ['world/a'], ['name.test', 'name.test']]);
  });
  test('is refused if one of its addresses is not allowed', async () => {
    const { resolve } = changing(['127.0.0.1', '127.0.0.2']);
    expect(await fetchOutside({ address: `http://name.test:${port}/a`, limitBytes: 100 }, isWorld, resolve)).toBeNull();
    expect(reached).toEqual([]);
  });
  test('is checked again for each redirect', async () => {
    const { asked, resolve } = changing(['127.0.0.1'], ['127.0.0.2']);
    expect(await fetchOutside({ address: `http://name.test:${port}/to-inner`, limitBytes: 100 }, isWorld, resolve)).toBeNull();
    expect([reached, asked]).toEqual([['world/to-inner'], ['name.test', 'inner.test']]);
  });
});

test.each([['127.0.0.2'], ['10.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['fe80::1'], ['8.8.8.8', '127.0.0.2']])(
  'webhooks, providers, pictures, calendars and IMAP reject names that resolve to %s',
  async (...addresses) => {
    const { asked, resolve } = changing(addresses);
    const address = `https://name.test:${port}/a`;
    const login = { host: 'name.test', port: imapPort, security: 'tls', username: 'maren', password: 'secret' } as const;
    expect((await postOutside({ address, headers: {}, body: '{}' }, [], undefined, resolve)).failure).toBe('own-network');
    await expect(providerHost([], resolve).fetch(address, { method: 'GET', headers: {}, body: null })).rejects.toThrow('world');
    expect(await fetchOutside({ address, limitBytes: 100 }, undefined, resolve)).toBeNull();
    await expect(openImap(login, [], resolve)).rejects.toMatchObject({ reason: 'host' });
    expect([asked.length, reached]).toEqual([4, []]);
  },
);

test('each of them connects to the address of its single lookup', async () => {
  const { asked, resolve } = changing(['127.0.0.1']);
  const own = ['name.test'];
  const address = `http://name.test:${port}`;
  const login = { host: 'name.test', port: imapPort, security: 'none', username: 'maren', password: 'secret' } as const;
  await postOutside({ address: `${address}/webhook`, headers: {}, body: '{}' }, own, undefined, resolve);
  await providerHost(own, resolve).fetch(`${address}/provider`, { method: 'GET', headers: {}, body: null });
  await expect(openImap(login, own, resolve)).rejects.toThrow();
  expect([reached, asked.length]).toEqual([['world/webhook', 'world/provider', 'imap'], 3]);
});

test('neither webhooks nor providers follow a redirect', async () => {
  const { asked, resolve } = changing(['127.0.0.1'], ['127.0.0.2']);
  const own = ['name.test', 'inner.test'];
  const address = `http://name.test:${port}/to-inner`;
  expect((await postOutside({ address, headers: {}, body: '{}' }, own, undefined, resolve)).status).toBe(302);
  const again = changing(['127.0.0.1'], ['127.0.0.2']);
  expect((await providerHost(own, again.resolve).fetch(address, { method: 'GET', headers: {}, body: null })).status).toBe(302);
  expect([reached, asked.length, again.asked.length]).toEqual([['world/to-inner', 'world/to-inner'], 1, 1]);
});

test('nothing else in the server opens a connection', () => {
  const opens =
    /from '(?:node:https?|node:http2|node:tls|node:dns(?:\/promises)?|node:dgram|undici|imapflow|nodemailer[^']*)'|\b(?:createConnection|net\.connect)\b|(?<![.\w])fetch\((?!address: string)|globalThis\.fetch/;
  const inPage = /^src\/(?:web|shell|hosts\/(?:web|demo))\/|^src\/features\/[\w-]+\/web\//;
  const typesOnly = /^import type .*$/gm;
  const found = [...readSources(process.cwd())].filter(
    ([file, text]) => !inPage.test(file) && !/\.test\.tsx?$/.test(file) && opens.test(text.replaceAll(typesOnly, '')),
  );
  expect(found.map(([file]) => file).sort()).toEqual([
    // Runs in the page; asks its own server for a newer build.
    'src/app/new-build.ts',
    // Connects only to checked addresses.
    'src/hosts/node/imap/open-imap.ts',
    // Composes mails; denied access to files and URLs.
    'src/hosts/node/mail/compose-letter.ts',
    // Queries the machine's DNS servers about mail domains.
    'src/hosts/node/mail/dns-lookup.ts',
    // Accepts connections.
    'src/hosts/node/mail/smtp-in.ts',
    // Connects only to the operator's server; also for the doctor.
    'src/hosts/node/mail/smtp-out.ts',
    'src/hosts/node/outside/ask-outside.ts',
    'src/hosts/node/outside/ssrf-guard.ts',
    // Sends spans to the operator's collector.
    'src/hosts/node/tracing.ts',
  ]);
});
