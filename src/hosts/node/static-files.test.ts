import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaticFiles, type StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-static-'));
let files: StaticFiles;

beforeAll(() => {
  for (const name of ['web/assets', 'web/locales', 'web/.vite']) mkdirSync(join(folder, name), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('secret.txt', 'secret');
  write('web/index.html', '<html>');
  write('web/favicon.svg', '<svg/>');
  write('web/assets/main-1.js', 'plain');
  write('web/assets/main-1.js.br', 'brotli');
  write('web/assets/main-1.js.gz', 'gzip');
  write('web/lamp.webm', '0123456789');
  write('web/locales/en.json', '{}');
  write('web/.vite/manifest.json', '{}');
  write('web/.vite/locales-version', 'abc');
  files = openStaticFiles(join(folder, 'web'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return files(new Request(`http://localhost${path}`, { method, headers }), decodeURIComponent(path.split('?')[0] ?? ''));
}

test('caches a hashed asset permanently', async () => {
  const answer = await get('/assets/main-1.js');
  expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(await answer?.text()).toBe('plain');
});

test.each([
  ['gzip, br', 'br', 'brotli'],
  ['gzip, br;q=0', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('with Accept-Encoding "%s" serves the variant compressed at build time', async (accepted, encoding, text) => {
  const answer = await get('/assets/main-1.js', { 'Accept-Encoding': accepted });
  expect(answer?.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer?.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await answer?.text()).toBe(text);
});

test('does not resend what the browser has cached', async () => {
  const etag = (await get('/favicon.svg'))?.headers.get('ETag') ?? '';
  const again = await get('/favicon.svg', { 'If-None-Match': etag });
  expect(again?.status).toBe(304);
  expect(await again?.text()).toBe('');
});

test('caches a locale file permanently only in the version of this build', async () => {
  expect((await get('/locales/en.json?v=abc'))?.headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/locales/en.json?v=old'))?.headers.get('Cache-Control')).toBe('no-cache');
  expect((await get('/locales/en.json'))?.headers.get('Cache-Control')).toBe('no-cache');
});

test('serves byte ranges of media so that a player can seek', async () => {
  const whole = await get('/lamp.webm');
  expect([whole?.headers.get('Content-Type'), whole?.headers.get('Accept-Ranges')]).toEqual(['video/webm', 'bytes']);
  const part = await get('/lamp.webm', { Range: 'bytes=2-4' });
  expect([part?.status, part?.headers.get('Content-Range'), await part?.text()]).toEqual([206, 'bytes 2-4/10', '234']);
});

test('responds to HEAD without a body', async () => {
  const answer = await get('/assets/main-1.js', {}, 'HEAD');
  expect(answer?.headers.get('Content-Length')).toBe('5');
  expect(await answer?.text()).toBe('');
});

test.each([
  '/index.html',
  '/.vite/manifest.json',
  '/assets/main-1.js.br',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '//secret.txt',
  '/assets',
  '/assets/none.js',
])('does not serve %s', async (path) => {
  expect(await get(path)).toBeUndefined();
});

test('handles only GET and HEAD', async () => {
  expect(await get('/favicon.svg', {}, 'POST')).toBeUndefined();
});

test('does not find a file that a newer build removed, until it is back', async () => {
  const file = join(folder, 'web/assets/gone-2.js');
  writeFileSync(file, 'here');
  const fresh = openStaticFiles(join(folder, 'web'));
  const ask = () => fresh(new Request('http://localhost/assets/gone-2.js'), '/assets/gone-2.js');
  rmSync(file);
  expect(await ask()).toBeUndefined();
  writeFileSync(file, 'here');
  expect(await (await ask())?.text()).toBe('here');
});

test('serves variants compressed after startup once all of them are there', async () => {
  const web = join(folder, 'packed-later');
  mkdirSync(join(web, '.vite'), { recursive: true });
  writeFileSync(join(web, 'page.js'), 'plain');
  const fresh = openStaticFiles(web);
  const ask = async () =>
    (await fresh(new Request('http://localhost/page.js', { headers: { 'Accept-Encoding': 'br' } }), '/page.js'))?.text();
  expect(await ask()).toBe('plain');
  writeFileSync(join(web, 'page.js.br'), 'brotli');
  expect(await ask()).toBe('plain');
  writeFileSync(join(web, '.vite/packed'), '');
  expect(await ask()).toBe('brotli');
});
