import { expect, test } from 'vitest';
import { askedLanguage, inLanguageOf, isLanguageChosen, languageAsked, type Words, wordsIn } from './words.ts';

const none = { de: {}, fr: {}, pt: {} };
const texts = {
  ...none,
  en: { mail: { hello: 'Hello {{name}}', end: 'Bye' } },
  ar: { mail: { hello: 'مرحبًا {{name}}' } },
  de: { mail: { hello: 'Hallo {{name}}' } },
};

test('a text has its values, whatever they say, and is English where its language lacks it', () => {
  expect(wordsIn(texts, 'ar')('mail.hello', { name: '$& {{name}}' })).toBe('مرحبًا $& {{name}}');
  expect(wordsIn(texts, 'ar')('mail.end')).toBe('Bye');
  expect(wordsIn(texts, 'en')('mail.lost')).toBe('mail.lost');
});

test('a mail to somebody unknown is in every language, each in its direction', () => {
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

test('a number chooses the plural form of its language', () => {
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
])('of %j it is %s', (header, language) => {
  expect(languageAsked(asking(header))).toBe(language);
});

test.each([
  ['de', true],
  [' pt ', true],
  ['de,*;q=0.5', false],
  ['de-AT', false],
  ['tlh', false],
  [null, false],
])('%j names a language that was chosen: %s', (header, expected) => {
  expect(isLanguageChosen(asking(header))).toBe(expected);
});

test('whoever asks for none reads English', () => {
  expect([askedLanguage(asking(null)), askedLanguage(asking('tlh'))]).toEqual(['en', 'en']);
});
