import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postOutside } from './ask-outside.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    asked.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
    if (request.url === '/moved') response.writeHead(302, { Location: `http://127.0.0.1:${port()}/here` }).end('elsewhere');
    else if (request.url === '/long') response.end('x'.repeat(100_000));
    else if (request.url !== '/silent') response.writeHead(202).end('taken');
  });
});
const port = () => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => void asked.splice(0));

const post = (address: string, hosts: string[] = [], limitMs?: number) =>
  postOutside({ address: address.replace('PORT', String(port())), headers: {}, body: '{"a":1}' }, hosts, limitMs);

test.each([
  ['https://127.0.0.1:PORT/a', 'own-network'],
  ['http://127.0.0.1:PORT/a', 'own-network'],
  ['https://2130706433:PORT/a', 'own-network'],
  ['https://10.1.2.3/a', 'own-network'],
  ['https://[::1]:PORT/a', 'own-network'],
  ['https://[::ffff:127.0.0.1]:PORT/a', 'own-network'],
  ['https://169.254.169.254/latest/meta-data/', 'own-network'],
  // A name that resolves to a private address is rejected when the connection is made.
  ['https://localhost:PORT/a', 'own-network'],
  ['https://user:secret@example.com/', 'own-network'],
  ['ftp://example.com/a', 'own-network'],
  ['http://example.com/a', 'not-encrypted'],
])('sends nothing to %s', async (address, failure) => {
  expect(await post(address)).toEqual({ status: null, text: '', failure });
  expect(asked).toEqual([]);
});

test('posts to a host the operator allows, even without encryption', async () => {
  expect(await post('http://localhost:PORT/here', ['localhost'])).toEqual({ status: 202, text: 'taken', failure: null });
  expect(asked).toEqual(['POST /here application/json {"a":1}']);
});

test('follows no redirects, and reads only the start of a long response', async () => {
  expect(await post('http://localhost:PORT/moved', ['localhost'])).toMatchObject({ status: 302, text: 'elsewhere' });
  expect(asked).toHaveLength(1);
  expect((await post('http://localhost:PORT/long', ['localhost'])).text).toBe('x'.repeat(1024));
});

test('reports a server that responds too late or not at all', async () => {
  expect((await post('http://localhost:PORT/silent', ['localhost'], 50)).failure).toBe('slow');
  expect((await post('https://localhost:PORT/plain', ['localhost'])).failure).toBe('unreached');
});
