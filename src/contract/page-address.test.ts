import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test('fills the path parameters and appends the query', () => {
  expect(pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId: 7 })).toBe('/apps/email/inbox/7');
  expect(pageAddress('/apps/chat', {}, { thread: 3, message: 12 })).toBe('/apps/chat?thread=3&message=12');
});

test('encodes every value as one path segment or one query value', () => {
  const address = pageAddress('/invitation/:entity/:id', { entity: 'a/b?c', id: 1 }, { at: '2030-01-02T03:04:00+01:00&x=1' });
  expect(address).toBe('/invitation/a%2Fb%3Fc/1?at=2030-01-02T03%3A04%3A00%2B01%3A00%26x%3D1');
});
