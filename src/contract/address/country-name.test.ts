import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['Germany', 'fr', 'Allemagne'],
  ['DE', 'en', 'Germany'],
  ['Deutschland', 'pt', 'Alemanha'],
  ['USA', 'de', 'Vereinigte Staaten'],
  ['England', 'en', 'United Kingdom'],
  ['HK', 'en', 'Hong Kong'],
  ['Atlantis', 'de', 'Atlantis'],
  ['', 'de', ''],
])('%s in %s is %s', (country, language, expected) => {
  expect(countryName(country, language)).toBe(expected);
});
