import { expect, test } from 'vitest';
import { updateSeller } from '../contract.ts';
import { presetCountries } from './preset-countries.ts';
import { taxPresets } from './tax-presets.ts';

test('the countries that are offered have rates, each of which can be saved', () => {
  expect(Object.keys(taxPresets).sort()).toEqual([...presetCountries].sort());
  for (const [country, taxRates] of Object.entries(taxPresets)) {
    expect(updateSeller.body?.safeParse({ taxRates }).error, country).toBeUndefined();
    expect(new Set(taxRates.map((rate) => JSON.stringify(rate))).size, country).toBe(taxRates.length);
  }
});
