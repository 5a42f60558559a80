import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

test('fills the path and omits undefined and null values', () => {
  expect(requestAddress('/people/{id}/{name}', { id: 7, name: 'a/b' }, { q: '', page: 2, label: undefined, none: null })).toBe(
    '/people/7/a%2Fb?q=&page=2',
  );
});

test.each(['', '.', '..'])('responds with not found for the path segment %j instead of changing the address', (id) => {
  expect(() => requestAddress('/people/{id}', { id })).toThrow(expect.objectContaining({ status: 404 }));
});

test('sends lists as name[] and percent-encodes text', () => {
  expect(requestAddress('/events', {}, { calendars: ['Family', 'A&B'] })).toBe('/events?calendars%5B%5D=Family&calendars%5B%5D=A%26B');
});

test('has no question mark without a query', () => {
  expect(requestAddress('/healthz')).toBe('/healthz');
});
