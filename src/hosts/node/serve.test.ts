import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { requestFacts } from './request-context.ts';
import { serve } from './serve.ts';

const log = { info() {}, warn() {}, error() {} };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function start(api: Hono, publicUrl?: string) {
  const settings = { host: '127.0.0.1', port: 0, trustProxy: false, publicUrl, corsOrigins: [] };
  const serving = await serve({ api, log, root: '/nowhere', settings });
  closers.push(serving.close);
  return { ...serving, url: `http://127.0.0.1:${serving.port}` };
}

test('adds security headers to an API response and prevents caching', async () => {
  const { url } = await start(new Hono().get('/healthz', (context) => context.json({ status: 'ok' })));
  const { headers } = await fetch(`${url}/healthz`);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Vary')).toContain('Accept, Sec-Fetch-Mode');
});

test('sends HSTS only when reached over https', async () => {
  const api = () => new Hono().get('/healthz', (context) => context.json({ status: 'ok' }));
  const sent = async (publicUrl?: string) => {
    const { url } = await start(api(), publicUrl);
    return (await fetch(`${url}/healthz`)).headers.get('Strict-Transport-Security');
  };
  expect(await sent('https://office.example')).toBe('max-age=31536000');
  expect(await sent('http://office.example')).toBeNull();
  expect(await sent()).toBeNull();
});

test('answers an HTTP/1.0 health check without a host, and does not treat it as local', async () => {
  const { port } = await start(new Hono().get('/healthz', (context) => context.json({ url: context.req.url })));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  const answered = await text(socket);
  expect(answered).toMatch(/^HTTP\/1\.[01] 200 /);
  expect(answered).toContain('{"url":"http://atrium.invalid/healthz"}');
});

test('keeps the caching and policy headers set by the API', async () => {
  const own = { 'Cache-Control': 'private, max-age=5', 'Content-Security-Policy': 'sandbox' };
  const { url } = await start(new Hono().get('/file', (context) => context.body('x', 200, own)));
  const { headers } = await fetch(`${url}/file`);
  expect(headers.get('Cache-Control')).toBe('private, max-age=5');
  expect(headers.get('Content-Security-Policy')).toBe('sandbox');
});

test('keeps a connection open longer than a proxy does between requests', async () => {
  const { url } = await start(new Hono().get('/healthz', (context) => context.json({ status: 'ok' })));
  const [, seconds] = /timeout=(\d+)/.exec((await fetch(`${url}/healthz`)).headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('compresses JSON over 1 KB, but not less', async () => {
  const api = new Hono()
    .get('/large', (context) => context.json({ text: 'a'.repeat(5000) }))
    .get('/small', (context) => context.json({ text: 'a' }));
  const { url } = await start(api);
  const large = await fetch(`${url}/large`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(large.headers.get('Content-Encoding')).toBe('br');
  expect(await large.json()).toEqual({ text: 'a'.repeat(5000) });
  const zipped = await fetch(`${url}/large`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(await zipped.json()).toEqual({ text: 'a'.repeat(5000) });
  const small = await fetch(`${url}/small`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(small.headers.get('Content-Encoding')).toBeNull();
  expect(await small.json()).toEqual({ text: 'a' });
});

test('rejects a path that cannot be decoded', async () => {
  const { url } = await start(new Hono());
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400);
});

test('finishes pending requests and ends the event streams on close', async () => {
  let ended = false;
  const events = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: ping\n\n')),
      cancel() {
        ended = true;
      },
    });
  const api = new Hono()
    .get('/slow', async (context) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return context.text('done');
    })
    .get('/events', () => new Response(events(), { headers: { 'Content-Type': 'text/event-stream' } }));
  const { url, close } = await start(api);
  const stream = await fetch(`${url}/events`);
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  await close();
  // A connection that isn't closed in time is cut off, and reading from it fails.
  expect(await slow).toBe('done');
  expect(await stream.text()).toBe('event: ping\n\n');
  expect(ended).toBe(true);
  closers.length = 0;
});

test('ends the stream when the client disconnects', async () => {
  let ended = () => {};
  const left = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const api = new Hono().get('/events', () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('x\n')), cancel: () => ended() });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const { url } = await start(api);
  const leave = new AbortController();
  await fetch(`${url}/events`, { signal: leave.signal });
  leave.abort();
  await left;
});

test('handles metrics before the API, and only if they are collected', async () => {
  const api = () => new Hono().notFound((context) => context.json({ error: { code: 'not_found' } }, 404));
  const without = await start(api());
  expect((await fetch(`${without.url}/metrics`)).status).toBe(404);
  const metrics = async () => new Response('figures');
  const settings = { host: '127.0.0.1', port: 0, trustProxy: false, publicUrl: undefined, corsOrigins: [] };
  const serving = await serve({ api: api(), log, root: '/nowhere', settings, metrics });
  closers.push(serving.close);
  const answer = await fetch(`http://127.0.0.1:${serving.port}/metrics`);
  expect([answer.status, await answer.text(), answer.headers.get('X-Content-Type-Options')]).toEqual([200, 'figures', 'nosniff']);
});

test('logs the request id for everything done within a request', async () => {
  const seen: unknown[] = [];
  const { url } = await start(
    new Hono().get('/healthz', (context) => {
      seen.push(requestFacts());
      return context.json({ status: 'ok' });
    }),
  );
  await fetch(`${url}/healthz`);
  expect(seen).toEqual([{ requestId: expect.any(String) }]);
});
