import { expect, test } from 'vitest';
import { compileLocale } from '../../scripts/compile-locale.mjs';
import { formatMessage, type Values } from './format-message.ts';

const english = compileLocale({
  mail: {
    send: 'Send',
    from: 'From {{name}} to {{ other }}',
    size: '{{bytes, number}} bytes',
    found_one: '{{count}} mail in {{folder}}',
    found_other: '{{count, number}} mails in {{folder}}',
    sign_other: 'no plural',
  },
});
const arabic = compileLocale({ found_zero: 'لا شيء', found_two: 'اثنان', found_few: '{{count}} قليل', found_other: '{{count}}' });
const say = (key: string, values: Values = {}) => formatMessage(english[key], values, 'en');

test('returns a text with its placeholders filled', () => {
  expect(say('mail.send')).toBe('Send');
  expect(say('mail.from', { name: 'Ana {{other}} \\u0041', other: '<b>' })).toBe('From Ana {{other}} \\u0041 to <b>');
  expect(say('mail.from', { name: 'Ana' })).toBe('From Ana to ');
  expect(say('mail.size', { bytes: 12345.5 })).toBe('12,345.5 bytes');
});

test('count selects the plural form of the language', () => {
  expect(say('mail.found', { count: 1, folder: 'Inbox' })).toBe('1 mail in Inbox');
  expect(say('mail.found', { count: 1200, folder: 'Inbox' })).toBe('1,200 mails in Inbox');
  expect([0, 2, 5, 100].map((count) => formatMessage(arabic.found, { count }, 'ar'))).toEqual(['لا شيء', 'اثنان', '5 قليل', '100']);
});

test('a key without a message yields undefined', () => {
  expect(say('mail.sned')).toBeUndefined();
});
