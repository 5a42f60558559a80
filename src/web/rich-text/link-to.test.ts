import { expect, test } from 'vitest';
import { linkTo } from './link-to.ts';

test('accepts an address without its protocol', () => {
  expect(linkTo(' b.example/oak?x=1 ')).toBe('https://b.example/oak?x=1');
  expect(linkTo('http://b.example')).toBe('http://b.example');
  expect(linkTo('nora@b.example')).toBe('mailto:nora@b.example');
  expect(linkTo('tel:+4512345678')).toBe('tel:+4512345678');
});

test('rejects addresses that lead nowhere or run code', () => {
  for (const text of ['', 'oak', 'the oak.', 'javascript:alert(1)', 'data:text/html,x', '//b.example', 'https://'])
    expect(linkTo(text), text).toBeNull();
});
