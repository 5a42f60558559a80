import { expect, test } from 'vitest';
import { inLanguageOf, isLanguageChosen, languageAsked, requestedLanguage, type Words, wordsIn } from './words.ts';

const none = { de: {}, fr: {}, pt: {} };
const texts = {
  ...none,
  en: { mail: { hello: 'Hello {{name}}', end: 'Bye' } },
  ar: { mail: { hello: 'مرحبًا {{name}}' } },
  de: { mail: { hello: 'Hallo {{name}}' } },
};

test('inserts values literally, and falls back to English for missing texts', () => {
  expect(wordsIn(texts, 'ar')('mail.hello', { name: '$& {{name}}' })).toBe('مرحبًا $& {{name}}');
  expect(wordsIn(texts, 'ar')('mail.end')).toBe('Bye');
  expect(wordsIn(texts, 'en')('mail.lost')).toBe('mail.lost');
});

test('writes to an unknown reader in every language, each in its direction', () => {
  const paragraphs = (words: Words) => [words('mail.hello', { name: 'Noor' }), '<b>1</b>'];
  expect(inLanguageOf('en', texts, paragraphs)).toBe('<p>Hello Noor</p>\n<p><b>1</b></p>');
  expect(inLanguageOf(null, texts, paragraphs)).toBe(
    [
      '<p>Hello Noor</p>\n<p><b>1</b></p>',
      '<div dir="rtl"><p>مرحبًا Noor</p>\n<p><b>1</b></p></div>',
      '<p>Hallo Noor</p>\n<p><b>1</b></p>',
      ...['<p>Hello Noor</p>\n<p><b>1</b></p>', '<p>Hello Noor</p>\n<p><b>1</b></p>'],
    ].join('\n<hr>\n'),
  );
});

test('selects the plural form of the language by the count', () => {
  const counted = {
    ...none,
    en: { tried_one: 'Tried once', tried_other: 'Tried {{count}} times' },
    ar: { tried_two: 'مرتين', tried_few: '{{count}} مرات' },
  };
  expect([1, 5].map((count) => wordsIn(counted, 'en')('tried', { count }))).toEqual(['Tried once', 'Tried 5 times']);
  expect([2, 3, 11].map((count) => wordsIn(counted, 'ar')('tried', { count }))).toEqual(['مرتين', '3 مرات', 'Tried 11 times']);
});

const asking = (header: string | null) =>
  new Request('https://atrium.example/', header === null ? {} : { headers: { 'Accept-Language': header } });

test.each([
  ['de', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['nl-BE, FR;q=0.7, en;q=0.3', 'fr'],
  ['ar', 'ar'],
  ['fil, arn', undefined],
  ['*', undefined],
  ['', undefined],
])('for %j picks %s', (header, language) => {
  expect(languageAsked(asking(header))).toBe(language);
});

test.each([
  ['de', true],
  [' pt ', true],
  ['de,*;q=0.5', false],
  ['de-AT', false],
  ['tlh', false],
  [null, false],
])('for %j tells whether the language was chosen: %s', (header, expected) => {
  expect(isLanguageChosen(asking(header))).toBe(expected);
});

test('defaults to English', () => {
  expect([requestedLanguage(asking(null)), requestedLanguage(asking('tlh'))]).toEqual(['en', 'en']);
});
