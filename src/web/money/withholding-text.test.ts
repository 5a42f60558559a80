import { expect, test } from 'vitest';
import { readWithholding, withholdingText } from './withholding-text.ts';

test.each([
  ['IRPF 15%', 'en', { name: 'IRPF', basisPoints: 1500 }],
  ['Retenção na fonte 11,5 %', 'pt', { name: 'Retenção na fonte', basisPoints: 1150 }],
  ["Ritenuta d'acconto 20", 'fr', { name: "Ritenuta d'acconto", basisPoints: 2000 }],
  ['', 'en', null],
  ['15%', 'en', undefined],
  ['IRPF', 'en', undefined],
  ['IRPF 101%', 'en', undefined],
  ['IRPF 0%', 'en', undefined],
])('%s in %s', (text, language, expected) => {
  expect(readWithholding(text, language)).toEqual(expected);
});

test('reads the formatted value back unchanged', () => {
  for (const language of ['en', 'de', 'ar'])
    expect(readWithholding(withholdingText({ name: 'IRS', basisPoints: 2312.5 }, language), language)).toEqual({
      name: 'IRS',
      basisPoints: 2312.5,
    });
});
