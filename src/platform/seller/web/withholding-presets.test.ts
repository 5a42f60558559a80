import { expect, test } from 'vitest';
import { countryCodes } from '#contract/address/country-code.ts';
import { languageCodes } from '#contract/languages.ts';
import { withholding } from '#contract/money/tax-rate.ts';
import { readWithholding, withholdingText } from '#web/money/withholding-text.ts';
import { withholdingPresets } from './withholding-presets.ts';

test('each preset is valid, and its text parses back in every language', () => {
  for (const [country, presets] of Object.entries(withholdingPresets)) {
    expect(countryCodes).toContain(country);
    for (const preset of presets) {
      expect(withholding.safeParse(preset).error).toBeUndefined();
      for (const language of languageCodes) expect(readWithholding(withholdingText(preset, language), language)).toEqual(preset);
    }
  }
});

test('Spain, Portugal, and Italy offer their usual rates', () => {
  const offered = (country: string) => withholdingPresets[country]?.map((preset) => withholdingText(preset, 'en'));
  expect(offered('ES')).toEqual(['IRPF 15%', 'IRPF 7%', 'IRPF 19%']);
  expect(offered('PT')).toEqual(['IRS 23%', 'IRS 25%', 'IRS 16.5%', 'IRS 11.5%']);
  expect(offered('IT')).toEqual(["Ritenuta d'acconto 20%"]);
});
