import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { callMethods, isOrigin } from './cross-origin.ts';
import { serve } from './serve.ts';

const origin = 'https://page.example';
const log = { info() {}, warn() {}, error() {} };
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const api = () =>
  new Hono()
    .get('/apps/todo/tasks', (context) => context.json([]))
    .get('/api/v1/files/e1/7/a.png', (context) => context.body('x', 200, { 'Content-Type': 'image/png' }))
    .get('/stream', (context) => context.body('event: ping\n\n', 200, { 'Content-Type': 'text/event-stream' }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((error) => {
      throw error;
    })
    .notFound((context) => context.json({ error: { code: 'not_found' } }, 404));

/** Starts a server that allows some origins, with a web build of one page and one script. */
async function start(corsOrigins = [origin]) {
  const root = mkdtempSync(join(tmpdir(), 'cross-origin-'));
  mkdirSync(join(root, 'dist/web/.vite'), { recursive: true });
  mkdirSync(join(root, 'dist/web/assets'));
  writeFileSync(join(root, 'dist/web/.vite/manifest.json'), '{"index.html":{"file":"assets/main-1.js"}}');
  writeFileSync(join(root, 'dist/web/assets/main-1.js'), '');
  writeFileSync(join(root, 'dist/web/favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'dist/web/index.html'), '<!doctype html><link href="/favicon.svg">');
  const settings = { host: '127.0.0.1', port: 0, trustProxy: false, publicUrl: undefined, corsOrigins };
  const { port, close } = await serve({ api: api(), log, root, settings });
  ends.push(() => rmSync(root, { recursive: true }), close);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => send(port, path, headers, method);
}

/** Sends a raw request, because `fetch` sets `Origin` and other browser headers itself. */
function send(port: number, path: string, headers: Record<string, string>, method: string) {
  return new Promise<{ status: number | undefined; headers: Headers; text: string }>((resolve, reject) => {
    const sent = sendRequest({ port, path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
        resolve({ status: answer.statusCode, headers: new Headers(named), text });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const asks = { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,entity' };
const allowed = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

test('CORS is off by default: no origin is allowed and responses do not vary', async () => {
  const call = await start([]);
  const { headers, status } = await call('/apps/todo/tasks', { Origin: origin });
  expect(status).toBe(200);
  expect(allowed(headers)).toEqual([]);
  expect(headers.get('Vary')).not.toContain('Origin');
  const preflight = await call('/apps/todo/tasks', asks, 'OPTIONS');
  expect(preflight.status).toBe(404);
  expect(allowed(preflight.headers)).toEqual([]);
});

test('an allowed page may send and read what the web app does, without cookies', async () => {
  const call = await start();
  const preflight = await call('/apps/todo/tasks', asks, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, DELETE');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'Accept-Language, Authorization, Content-Type, Entity, Idempotency-Key, X-Password',
  );
  expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(preflight.headers.get('Vary')).toContain('Origin');

  for (const path of ['/apps/todo/tasks', '/api/v1/files/e1/7/a.png', '/stream', '/unknown']) {
    const { headers } = await call(path, { Origin: origin });
    expect(headers.get('Access-Control-Allow-Origin'), path).toBe(origin);
    expect(headers.get('Access-Control-Expose-Headers'), path).toBe('Content-Disposition, Retry-After, X-Truncated');
    expect(headers.get('Access-Control-Allow-Credentials'), path).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
    expect(headers.get('Vary'), path).toContain('Origin');
  }
});

test('an allowed page can read error responses', async () => {
  const call = await start();
  for (const [path, status] of [
    ['/unknown', 404],
    ['/broken', 500],
    ['/%E0%A4%A', 400],
  ] as const) {
    const answer = await call(path, { Origin: origin });
    expect([path, answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([path, status, origin]);
  }
});

test('the app shell and static files are not readable from other origins', async () => {
  const call = await start();
  for (const [path, headers] of [
    ['/', { Accept: 'text/html' }],
    ['/apps/todo', { 'Sec-Fetch-Mode': 'navigate' }],
    ['/favicon.svg', {}],
    ['/assets/main-1.js', {}],
  ] as const) {
    const answer = await call(path, { Origin: origin, ...headers });
    expect(answer.status, path).toBe(200);
    expect(allowed(answer.headers), path).toEqual([]);
    expect(answer.headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
  }
});

test('an origin that only resembles an allowed one is rejected', async () => {
  const call = await start([origin, 'http://127.0.0.1:8080']);
  const near = [
    ...[
      'https://page.example.evil',
      'https://evil-page.example',
      'https://page.example:8443',
      'https://page.example:443',
      'http://page.example',
    ],
    ...[
      'https://PAGE.example',
      'HTTPS://page.example',
      'https://page.example/',
      'https://page.example, https://evil.example',
      'null',
      '*',
      '',
    ],
    ...[
      'https://sub.page.example',
      'https://page.example@evil.example',
      'http://127.0.0.1',
      'http://127.0.0.1:80',
      'http://localhost:8080',
    ],
  ];
  for (const other of near) {
    const { headers } = await call('/apps/todo/tasks', { Origin: other });
    expect(allowed(headers), other).toEqual([]);
    expect(headers.get('Cross-Origin-Resource-Policy'), other).toBe('same-origin');
    expect(headers.get('Vary'), other).toContain('Origin');
    const preflight = await call('/apps/todo/tasks', { ...asks, Origin: other }, 'OPTIONS');
    expect([other, preflight.status, allowed(preflight.headers)]).toEqual([other, 404, []]);
  }
  const nobody = await call('/apps/todo/tasks');
  expect(allowed(nobody.headers)).toEqual([]);
  expect(nobody.headers.get('Vary')).toContain('Origin');
});

test('preflight allows every method of the API and no other', () => {
  expect([...new Set(endpoints.map(({ method }) => method))].sort()).toEqual([...callMethods].sort());
});

test('an origin must be written exactly as browsers send it', () => {
  for (const right of ['https://page.example', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://xn--bcher-kva.example'])
    expect(isOrigin(right), right).toBe(true);
  for (const wrong of [
    '*',
    'null',
    'page.example',
    'https://page.example/',
    'https://Page.example',
    'https://page.example:443',
    'https://*.example',
    'file://',
    'https://a@page.example',
    'https://bücher.example',
    'ftp://page.example',
  ])
    expect(isOrigin(wrong), wrong).toBe(false);
});
