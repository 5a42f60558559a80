import { expect, test } from 'vitest';
import { isPageRequest } from './is-page-request.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function asked(path: string, headers: Record<string, string>, method = 'GET') {
  return isPageRequest(new Request(`http://localhost${path}`, { method, headers }), path);
}

test('serves the page for a navigation, whatever it accepts', () => {
  expect(asked('/apps/email', { 'Sec-Fetch-Mode': 'navigate' })).toBe(true);
  expect(asked('/login', { 'Sec-Fetch-Mode': 'navigate', Accept: '*/*' })).toBe(true);
});

test.each([
  [browser, true],
  ['text/html', true],
  ['text/html, application/json', true],
  ['application/json, text/html', false],
  ['text/html;q=0.5, application/json', false],
  ['text/html;q=0, */*', false],
  ['application/json, text/plain, */*', false],
  ['*/*', false],
  ['', false],
])('Accept "%s" prefers HTML: %s', (accept, page) => {
  expect(asked('/apps/ecommerce/wishlist', { Accept: accept })).toBe(page);
});

test('serves the page only for GET', () => {
  expect(asked('/login', { Accept: browser }, 'HEAD')).toBe(false);
  expect(asked('/apps/email', { 'Sec-Fetch-Mode': 'navigate' }, 'POST')).toBe(false);
});

test.each([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/juniper/sitemap.xml',
  '/.well-known/anything',
  '/api/v1/docs',
  '/api/v1/openapi.json',
  '/api/v1/files/juniper/7/chair.png',
])('leaves %s to the API', (path) => {
  expect(asked(path, { 'Sec-Fetch-Mode': 'navigate', Accept: browser })).toBe(false);
});
