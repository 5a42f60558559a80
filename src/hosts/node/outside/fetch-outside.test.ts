import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Validators } from '#server/mail-host.ts';
import { fetchOutside } from './ask-outside.ts';

const asked: string[] = [];
const moment = 'Tue, 03 Jan 2034 10:00:00 GMT';
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    asked.push(`${request.method} ${request.url} ${body}`);
    if (request.url === '/moved') response.writeHead(302, { Location: '/here' }).end();
    else if (request.url === '/inwards') response.writeHead(302, { Location: `http://[::1]:${port()}/here` }).end();
    else if (request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since']) response.writeHead(304).end();
    else if (request.url === '/known') response.writeHead(200, { ETag: '"1"', 'Last-Modified': moment }).end('x');
    else if (request.url === '/round') response.writeHead(302, { Location: '/round' }).end();
    else response.end('x'.repeat(100));
  });
});
const port = () => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const fetchFrom = (path: string, more: { limitBytes?: number; form?: string; known?: Validators } = {}) =>
  fetchOutside({ address: `http://127.0.0.1:${port()}${path}`, limitBytes: 1000, ...more }, (address) => address === '127.0.0.1');

test.each([
  'http://127.0.0.1:PORT/a',
  'http://localhost:PORT/a',
  'http://127.1:PORT/a',
  'http://2130706433:PORT/a',
  'http://0x7f000001:PORT/a',
  'http://[::ffff:127.0.0.1]:PORT/a',
  'http://[::1]:PORT/a',
  'http://169.254.169.254/latest/meta-data/',
  'ftp://example.com/a',
  'file:///etc/passwd',
  'https://user:secret@example.com/',
])('does not connect to %s, which is not public', async (address) => {
  asked.length = 0;
  expect(await fetchOutside({ address: address.replace('PORT', String(port())), limitBytes: 1000 })).toBeNull();
  expect(asked).toEqual([]);
});

test('reads a response, following redirects', async () => {
  expect((await fetchFrom('/here'))?.bytes.length).toBe(100);
  expect((await fetchFrom('/moved'))?.status).toBe(200);
});

test('gives up on private redirects, redirect loops and large responses', async () => {
  expect(await fetchFrom('/inwards')).toBeNull();
  expect(await fetchFrom('/round')).toBeNull();
  expect(await fetchFrom('/here', { limitBytes: 50 })).toBeNull();
});

test('returns validators and sends them with the next request', async () => {
  const found = await fetchFrom('/known');
  expect(found?.validators).toEqual({ etag: '"1"', lastModified: moment });
  expect(await fetchFrom('/known', { known: found?.validators ?? { etag: null, lastModified: null } })).toMatchObject({ status: 304 });
  expect((await fetchFrom('/known', { known: { etag: null, lastModified: null } }))?.status).toBe(200);
});

test('posts a form once without following redirects', async () => {
  asked.length = 0;
  expect((await fetchFrom('/moved', { form: 'List-Unsubscribe=One-Click' }))?.status).toBe(302);
  expect(asked).toEqual(['POST /moved List-Unsubscribe=One-Click']);
});
