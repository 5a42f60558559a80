import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { firstCalls } from './first-calls.ts';
import { pageModules } from './page-modules.ts';

test('every page that asks ahead is one of the pages, and asks for what may be read ahead', () => {
  for (const [pattern, calls] of Object.entries(firstCalls)) {
    expect(
      pageModules.some(({ path }) => path === pattern),
      pattern,
    ).toBe(true);
    for (const address of calls({ folder: 'sent', label: 'private', mailId: '7', id: '7', tag: 'low', filter: 'important' }, {})) {
      const path = address.split('?')[0] ?? '';
      const called = endpoints.find(
        (endpoint) => endpoint.method === 'GET' && new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      expect(called?.access, address).toBe('able');
      expect(called?.writes, address).toBe(false);
    }
  }
});

test('an address is asked for as the page would ask', () => {
  expect(firstCalls['/apps/email/:folder']?.({ folder: 'sent' }, { q: 'oak', at: 120 })).toEqual([
    '/apps/email/emails?folder=sent&q=oak&page=3&perPage=50&compact=true',
  ]);
  expect(firstCalls['/apps/email/:folder']?.({ folder: 'nowhere' }, {})).toEqual([]);
  expect(firstCalls['/apps/invoice/preview/:id']?.({ id: '1e3' }, {})).toEqual([]);
});
