import { expect, test } from 'vitest';
import { fillPath } from './fill-path.ts';

const filled = (value: unknown) => fillPath('/api/v1/things/{id}/parts/{part}', (name) => (name === 'id' ? value : 'first'));

test.each([7, 'a/b', '../..', '..\\x', '%2e%2e', '%2E', '...', 'a?b#c', ' ', 'ä', '..;'])('encodes %s as one segment', (value) => {
  const path = filled(value) ?? '';
  const { pathname, search, hash } = new URL(path, 'http://atrium.test');
  expect([pathname, search, hash]).toEqual([path, '', '']);
  const segments = pathname.split('/');
  expect([segments.length, decodeURIComponent(segments[4] ?? '')]).toEqual([7, String(value)]);
});

test.each(['', '.', '..', undefined, null])('rejects %s as a segment', (value) => {
  expect(filled(value)).toBeNull();
});
