import { expect, test } from 'vitest';
import { countryCodeOf, countryCodes } from './country-code.ts';

test('lists every country of ISO 3166-1 exactly once', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/);
  expect(countryCodes).toEqual([...countryCodes].sort());
});

test.each([
  ['Germany', 'DE'],
  ['  germany ', 'DE'],
  ['DE', 'DE'],
  ['Deutschland', 'DE'],
  ['ألمانيا', 'DE'],
  ['Österreich', 'AT'],
  ['The Netherlands', 'NL'],
  ['U.K.', 'GB'],
  ['Scotland', 'GB'],
  ['Cote d’Ivoire', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['España', 'ES'],
  ['Suisse', 'CH'],
  ['USA', 'US'],
  ['Guinea Bissau', 'GW'],
])('maps %s to %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

test.each(['', 'Atlantis', 'XX', 'Bavaria', 'Germany or so'])('returns no code for “%s”', (text) => expect(countryCodeOf(text)).toBe(null));
