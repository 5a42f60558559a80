import { expect, test } from 'vitest';
import { isEmojiOnly, parseMessage } from './parse-message.ts';

test('addresses of the web become links, what ends the sentence does not', () => {
  expect(parseMessage('See https://juniper.example/a?b=1&c=2, please.')).toEqual([
    { text: 'See ' },
    { text: 'https://juniper.example/a?b=1&c=2', href: 'https://juniper.example/a?b=1&c=2' },
    { text: ', please.' },
  ]);
  expect(parseMessage('www.juniper.example')).toEqual([{ text: 'www.juniper.example', href: 'https://www.juniper.example' }]);
  expect(parseMessage('(https://a.example/x_(y))')[1]?.href).toBe('https://a.example/x_(y)');
});

test('only the web is linked', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'a.example', 'nothing', 'https://'])
    expect(parseMessage(text)).toEqual([{ text }]);
});

test('a few emoji alone are emoji', () => {
  for (const text of ['👍', '🎉 🎉', '👩‍🔧', '🇵🇹', '❤️', '👍🏽']) expect(isEmojiOnly(text)).toBe(true);
  for (const text of ['', ' ', '12', 'ok 👍', '#', '👍'.repeat(7)]) expect(isEmojiOnly(text)).toBe(false);
});
