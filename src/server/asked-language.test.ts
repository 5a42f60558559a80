import { expect, test } from 'vitest';
import { askedLanguage, languageAsked } from './asked-language.ts';

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

test('whoever asks for none reads English', () => {
  expect([askedLanguage(asking(null)), askedLanguage(asking('tlh'))]).toEqual(['en', 'en']);
});
