import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { serve } from './serve.ts';

const log = { info() {}, warn() {}, error() {} };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function start(api: Hono) {
  const serving = await serve({ api, log, root: '/nowhere', settings: { host: '127.0.0.1', port: 0, uploadLimitBytes: 100 } });
  closers.push(serving.close);
  return { ...serving, url: `http://127.0.0.1:${serving.port}` };
}

test('an API answer carries the security headers and is not kept', async () => {
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

test('what the API says of keeping and policy stands', async () => {
  const own = { 'Cache-Control': 'private, max-age=5', 'Content-Security-Policy': 'sandbox' };
  const { url } = await start(new Hono().get('/file', (context) => context.body('x', 200, own)));
  const { headers } = await fetch(`${url}/file`);
  expect(headers.get('Cache-Control')).toBe('private, max-age=5');
  expect(headers.get('Content-Security-Policy')).toBe('sandbox');
});

test('JSON over 1 KB is packed, less is not', async () => {
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

test('a body over the limit is refused without being read', async () => {
  let called = false;
  const api = new Hono().post('/files', (context) => {
    called = true;
    return context.body(null);
  });
  const { url } = await start(api);
  const answer = await fetch(`${url}/files`, { method: 'POST', body: 'a'.repeat(101) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } });
  expect(called).toBe(false);
});

test('the file of a mailbox may be larger than an upload', async () => {
  const api = new Hono().post('/api/v1/mail/mbox', async (context) => context.json((await context.req.text()).length));
  const { url } = await start(api);
  const send = (length: number) => fetch(`${url}/api/v1/mail/mbox?folder=inbox`, { method: 'POST', body: 'a'.repeat(length) });
  expect(await (await send(800)).json()).toBe(800);
  expect((await send(801)).status).toBe(413);
});

test('an address that cannot be decoded is refused', async () => {
  const { url } = await start(new Hono());
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400);
});

test('closing lets the requests in flight finish and ends the event streams', async () => {
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
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(await slow).toBe('done');
  expect(await stream.text()).toBe('event: ping\n\n');
  expect(ended).toBe(true);
  closers.length = 0;
});

test('a client that leaves ends its stream', async () => {
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
