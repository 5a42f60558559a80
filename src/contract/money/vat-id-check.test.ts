import { expect, test } from 'vitest';
import { euCountryOfVatId } from './eu-vat-id.ts';
import { hasRightCheckDigits } from './vat-id-check.ts';

// Published VAT IDs of companies and authorities, and examples from tax offices.
const real =
  'ATU13585627 ATU37675002 BE0428759497 BE0403019261 CY10259033P DE136695976 DE811128135 DE129273398 EE100931558 EL094259216 GR094259216 ESA28015865 ESB58378431 ESX2482300W ES54362315K FI20774740 FI01120389 FR40303265045 FR83404833048 FR23334175221 HR33392005961 HU12892312 IE6433435F IE6433435OA IE8D79739I IE6388047V IT00743110157 IT00905811006 LT119511515 LT100001919017 LU15027442 LU26375245 LV40003521600 MT11679112 NL004495445B01 NL002455799B11 PL8567346215 PL5260250995 PT501964843 PT500697256 RO18547290 RO361757 SE123456789701 SE556056625801 SI50223054 SK2022749619'.split(
    ' ',
  );

test.each(real)('accepts %s', (id) => {
  expect([euCountryOfVatId(id) !== null, hasRightCheckDigits(id)]).toEqual([true, true]);
});

test('detects most mistyped digits', () => {
  for (const id of real) {
    const wrong = [...id].flatMap((character, at) => {
      if (at < 2 || !/\d/.test(character)) return [];
      const other = `${id.slice(0, at)}${(Number(character) + 1) % 10}${id.slice(at + 1)}`;
      return euCountryOfVatId(other) === null ? [] : [other];
    });
    const found = wrong.filter((other) => !hasRightCheckDigits(other)).length;
    expect(found / wrong.length, id).toBeGreaterThan(0.7);
  }
  expect(hasRightCheckDigits('DE 136 695 967')).toBe(false);
});

test.each(['DK13585628', 'DK12345678', 'BG175074752', 'CZ25123891', 'FRK7399859412', 'FR12000123456', 'LV16117519997', 'US123', ''])(
  'accepts %s, which has no check digit',
  (id) => {
    expect(hasRightCheckDigits(id)).toBe(true);
  },
);
