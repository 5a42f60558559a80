import { expect, test } from 'vitest';
import { inAllLanguages, wordsIn } from './words.ts';

const texts = { en: { mail: { hello: 'Hello {{name}}', end: 'Bye' } }, ar: { mail: { hello: 'مرحبًا {{name}}' } } };

test('a text has its values, whatever they say, and is English where its language lacks it', () => {
  expect(wordsIn(texts, 'ar')('mail.hello', { name: '$& {{name}}' })).toBe('مرحبًا $& {{name}}');
  expect(wordsIn(texts, 'ar')('mail.end')).toBe('Bye');
  expect(wordsIn(texts, 'en')('mail.lost')).toBe('mail.lost');
});

test('a mail to somebody unknown is in every language, each in its direction', () => {
  expect(inAllLanguages(texts, (words) => [words('mail.hello', { name: 'Noor' }), '<b>1</b>'])).toBe(
    '<p>Hello Noor</p>\n<p><b>1</b></p>\n<hr>\n<div dir="rtl"><p>مرحبًا Noor</p>\n<p><b>1</b></p></div>',
  );
});
