import { expect, test } from 'vitest';
import { epcCode } from './epc-code.ts';

const transfer = {
  ...{ name: 'Juniper & Vale', iban: 'PT50 0002 0123 1234 5678 9015 4', bic: 'BDESPTPL' },
  ...{ amountCents: 123_405, currency: 'EUR', reference: 'JV-5019' },
};

test('tells a banking app the payee, the amount and the reference', () => {
  expect(epcCode(transfer)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'BDESPTPL', 'Juniper & Vale', 'PT50000201231234567890154', 'EUR1234.05', '', '', 'JV-5019'],
  ]);
});

test.each([
  ['a long name', { name: 'x'.repeat(90) }, 5, 'x'.repeat(70)],
  ['a name of two lines', { name: 'Juniper\n& Vale' }, 5, 'Juniper & Vale'],
  ['no BIC', { bic: '' }, 4, ''],
  ['what is no BIC', { bic: 'see letter' }, 4, ''],
  ['one cent', { amountCents: 1 }, 7, 'EUR0.01'],
  ['the most that is allowed', { amountCents: 99_999_999_999 }, 7, 'EUR999999999.99'],
  ['a long reference', { reference: 'y'.repeat(200) }, 10, 'y'.repeat(140)],
])('%s fits into the code', (_what, more, line, text) => {
  expect(epcCode({ ...transfer, ...more })?.split('\n')[line]).toBe(text);
});

test.each([
  ['another currency', { currency: 'USD' }],
  ['no IBAN', { iban: '' }],
  ['a mistyped IBAN', { iban: 'PT50000201231234567890155' }],
  ['nothing to pay', { amountCents: 0 }],
  ['a credit', { amountCents: -5 }],
  ['too much', { amountCents: 100_000_000_000 }],
  ['no name', { name: ' ' }],
])('returns no code for %s', (_what, more) => {
  expect(epcCode({ ...transfer, ...more })).toBeNull();
});
