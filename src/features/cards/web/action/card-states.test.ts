import { expect, test } from 'vitest';
import { nextAfter, untouched, withCard } from './card-states.ts';

test('adds a card to a set or removes it, and leaves the others unchanged', () => {
  const one = withCard(untouched, 'collapsed', 'timeline', true);
  const both = withCard(one, 'removed', 'figures', true);
  expect([...both.collapsed, ...both.removed]).toEqual(['timeline', 'figures']);
  expect([...withCard(both, 'removed', 'figures', false).removed]).toEqual([]);
  expect([...withCard(both, 'removed', 'figures', false).collapsed]).toEqual(['timeline']);
  expect(untouched.collapsed.size).toBe(0);
});

test('moves focus to the next card, from the last to the previous, and nowhere without others', () => {
  expect(nextAfter(['a', 'b', 'c'], 'b')).toBe('c');
  expect(nextAfter(['a', 'b', 'c'], 'c')).toBe('b');
  expect(nextAfter(['a'], 'a')).toBeUndefined();
});
