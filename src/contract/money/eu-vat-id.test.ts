import { expect, test } from 'vitest';
import { euCountries, euCountryOfVatId } from './eu-vat-id.ts';

test.each([
  ['DE 136 695 976', 'DE'],
  ['de136695976', 'DE'],
  ['ATU12345678', 'AT'],
  ['AT12345678', null],
  ['EL123456789', 'GR'],
  ['GR123456789', 'GR'],
  ['FR 83,404,833,048', null],
  ['FR83404833048', 'FR'],
  ['NL123456789B01', 'NL'],
  ['IE6388047V', 'IE'],
  ['IE1234567FA', 'IE'],
  ['ESB58378431', 'ES'],
  ['PT510.555.447', 'PT'],
  ['GB123456789', null],
  ['CHE123456789', null],
  ['DE12', null],
  ['toString', null],
  ['', null],
])('recognizes %j as a VAT ID of %s', (text, country) => {
  expect(euCountryOfVatId(text)).toBe(country);
});

test('lists the 27 EU member states', () => {
  expect(euCountries).toHaveLength(27);
});
