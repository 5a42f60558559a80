import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { readSearch } from './read-search.ts';
import { servedPages, servedPagesOf } from './served-pages.ts';

const firstCallsOf = (pattern: string) => servedPages.find(({ path }) => path === pattern)?.first;

test('preloads only modules that exist, including the module of each page', () => {
  for (const { path, modules } of servedPages) {
    expect(
      modules.some((module) => module.endsWith('-page.tsx')),
      path,
    ).toBe(true);
    for (const module of modules) expect(existsSync(module), module).toBe(true);
  }
});

test('a page lists the shell, its query module and the parts of its address', () => {
  const list = ['src/app/app-layout.tsx', 'src/features/email/web/email-page.tsx', 'src/features/email/web/queries.ts'];
  const modules = (pattern: string) => servedPages.find(({ path }) => path === pattern)?.modules;
  expect(modules('/apps/email/:folder')).toEqual(list);
  expect(modules('/apps/email/:folder/:mailId')).toEqual([...list, 'src/features/email/web/reader/mail-detail.tsx']);
  expect(modules('/pages/login-cover')).toEqual(['src/platform/session/web/signing-in/login-cover-page.tsx']);
});

test('rejects a module with an unreadable name', () => {
  for (const text of ["() => import('./chunk-1.js')", '() => loaded']) {
    const page = Object.assign(() => Promise.reject(new Error('not loaded')), { toString: () => text });
    expect(() => servedPagesOf([{ path: '/x', page, shell: 'bare' }]), text).toThrow();
  }
});

test('every page preloads only from readable endpoints', () => {
  for (const { path: pattern, first } of servedPages) {
    for (const address of first?.({ folder: 'sent', label: 'private', mailId: '7', id: '7', tag: 'low', filter: 'important' }, {}) ?? []) {
      const path = address.split('?')[0] ?? '';
      const called = endpoints.find(
        (endpoint) => endpoint.method === 'GET' && new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      expect(['able', 'signed-in'], `${pattern}: ${address}`).toContain(called?.access);
      expect(called?.writes, address).toBe(false);
    }
  }
});

test('preloads the same addresses the page would request', () => {
  expect(firstCallsOf('/apps/email/:folder')?.({ folder: 'sent' }, { q: 'oak', at: 120 })).toEqual([
    '/apps/email/emails?folder=sent&q=oak&page=3&perPage=50&compact=true',
  ]);
  expect(firstCallsOf('/apps/email/:folder')?.({ folder: 'nowhere' }, {})).toEqual([]);
  expect(firstCallsOf('/apps/invoice/preview/:id')?.({ id: '1e3' }, {})).toEqual([]);
});

test('every page lists its first requests, whatever the address contains', () => {
  const hostile = '{"toString":1,"valueOf":1}';
  const names = ['q', 'at', 'thread', 'message', 'sort', 'page', 'status', 'task', '__proto__'];
  const search = readSearch(new URLSearchParams(names.map((name) => `${name}=${hostile}`).join('&')));
  expect(search).toEqual({});
  for (const { first } of servedPages) expect(first?.({ folder: 'inbox', id: '7', mailId: '7' }, search) ?? []).toBeInstanceOf(Array);
});
