import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

test('fills the path and leaves out what is not given', () => {
  expect(requestAddress('/people/{id}/{name}', { id: 7, name: 'a/b' }, { q: '', page: 2, label: undefined, none: null })).toBe(
    '/people/7/a%2Fb?q=&page=2',
  );
});

test.each(['', '.', '..'])('a part of the path that is %j is not found, and never another address', (id) => {
  expect(() => requestAddress('/people/{id}', { id })).toThrow(expect.objectContaining({ status: 404 }));
});

test('sends lists as name[] and text percent-encoded', () => {
  expect(requestAddress('/events', {}, { calendars: ['Family', 'A&B'] })).toBe('/events?calendars%5B%5D=Family&calendars%5B%5D=A%26B');
});

test('has no question mark without a query', () => {
  expect(requestAddress('/healthz')).toBe('/healthz');
});
