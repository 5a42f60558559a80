import { expect, test } from 'vitest';
import { updateSeller } from '../contract.ts';
import { presetCountries } from './preset-countries.ts';
import { taxPresets } from './tax-presets.ts';

test('every offered country has valid rates', () => {
  expect(Object.keys(taxPresets).sort()).toEqual([...presetCountries].sort());
  for (const [country, taxRates] of Object.entries(taxPresets)) {
    expect(updateSeller.body?.safeParse({ taxRates }).error, country).toBeUndefined();
    expect(new Set(taxRates.map((rate) => JSON.stringify(rate))).size, country).toBe(taxRates.length);
  }
});
