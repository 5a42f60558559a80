import { expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { currencies, currencySign, isCurrency, minorDigits } from './currency.ts';

test('lists every currency in use by a state exactly once', () => {
  expect(currencies).toHaveLength(155);
  expect(new Set(currencies).size).toBe(155);
  for (const code of currencies) expect(code).toMatch(/^[A-Z]{3}$/);
  expect(['EUR', 'RSD', 'XCG', 'SLE', 'ZWG'].every(isCurrency)).toBe(true);
  // Withdrawn or nonexistent codes.
  expect(['DEM', 'HRK', 'BGN', 'ZWL', 'QQQ', 'eur'].some(isCurrency)).toBe(false);
});

test('uses the minor units of ISO 4217 regardless of the runtime’s data', () => {
  const digits = { EUR: 2, JPY: 0, KWD: 3, RSD: 2, IDR: 2, HUF: 2, COP: 2, IQD: 3, ISK: 0, UGX: 0, TND: 3, MRU: 2, KRW: 0, QQQ: 2 };
  expect(Object.fromEntries(Object.keys(digits).map((code) => [code, minorDigits(code)]))).toEqual(digits);
});

test.each(languageCodes)('writes every currency differently in %s', (language) => {
  const signs = currencies.map((code) => currencySign(code, language));
  expect(new Set(signs).size).toBe(currencies.length);
  for (const bare of ['$', 'kr', '£E']) expect(signs).not.toContain(bare);
});
