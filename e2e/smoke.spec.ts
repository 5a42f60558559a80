import { readFileSync } from 'node:fs';
import { chunksOf, type Manifest } from '../src/hosts/node/manifest-chunks.ts';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

test('starts and asks to sign in', { tag: ['@server', '@core'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/pages\/login-cover/);
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
});

test('serves the page with its headers and a fresh nonce', { tag: ['@server', '@core'] }, async ({ request }) => {
  const open = () => request.get('/pages/login-cover', { headers: { Accept: 'text/html' } });
  const [answer, again] = await Promise.all([open(), open()]);
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "style-src-attr 'unsafe-inline'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/);
  expect(policy).not.toBe(again.headers()['content-security-policy']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.vary).toContain('Accept, Sec-Fetch-Mode');
  const html = await answer.text();
  for (const [, script] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const asset = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'br' } });
    expect(asset.status()).toBe(200);
    expect(asset.headers()['cache-control']).toContain('immutable');
  }
});

test('serves the page to browsers and the API to other clients at the same address', { tag: '@server' }, async ({ request }) => {
  const page = await request.get('/apps/email/emails', { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers()['content-type']).toContain('text/html');
  const call = await request.get('/apps/email/emails', { headers: { Accept: 'application/json' } });
  expect(call.status()).toBe(401);
  expect(call.headers()['cache-control']).toBe('no-store');
  const unknown = await request.get('/no/such/call', { headers: { Accept: 'application/json' } });
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/json');
});

const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
const [entry, stream] = [chunksOf(manifest, ['index.html']), chunksOf(manifest, ['src/web/change-stream.ts'])];
// A page without the shell loads, with the change stream, the code the stream shares with the shell.
const withStream = [...stream.scripts, ...stream.styles].filter((file) => ![...entry.scripts, ...entry.styles].includes(file));

for (const path of ['/pages/login-cover', '/misc/coming-soon', '/access-control', '/apps/email']) {
  test(`lists everything ${path} loads in its HTML`, { tag: '@server' }, async ({ page, request }) => {
    if (!path.startsWith('/pages')) await signIn(page, request, 'admin');
    // Excludes prefetches: the page never becomes idle here.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const sooner = (run: () => void, ms = 0) => (ms < 1000 ? setTimeout(run, ms) : 0);
      Object.assign(window, { requestIdleCallback: () => 0, setTimeout: sooner });
    });
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(new URL(response.url()).pathname);
    });
    const answer = await page.goto(path);
    await expect(page.locator('.boot')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    const html = (await answer?.text()) ?? '';
    // The change stream opens after the page has rendered.
    const later = path.startsWith('/misc') ? withStream : stream.scripts.slice(0, 1);
    const needed = loaded.filter((asset) => !later.includes(asset.slice(1)));
    expect(needed.filter((asset) => !html.includes(asset))).toEqual([]);
    // The styles are inlined in the page.
    expect(needed.filter((asset) => asset.endsWith('.css'))).toEqual([]);
  });
}
