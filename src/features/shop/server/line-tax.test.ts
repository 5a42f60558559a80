import { describe, expect, test } from 'vitest';
import type { TaxClass } from '../tax-class-contract.ts';
import { chargeDelivery, chargeFor, type Destination, type Taxation } from './line-tax.ts';

const rate = (country: string, taxClass: TaxClass, basisPoints: number) => ({
  country,
  taxClass,
  basisPoints,
  name: `${country} ${taxClass}`,
});
const german: Taxation = {
  rates: [rate('DE', 'books', 700), rate('FR', 'goods', 2000), rate('FR', 'books', 550), rate('CH', 'goods', 810)],
  ...{ reverseCharge: true, exportsUntaxed: true, home: 'DE', sellerVatId: 'DE123456789' },
  homeRate: { basisPoints: 1900, name: 'USt', category: 'S' },
};
const to = (country: string | null, vatId = ''): Destination => ({ country, vatId });
const charged = (taxClass: TaxClass, destination: Destination, changes: Partial<Taxation> = {}) => {
  const { tax, priceCents } = chargeFor({ taxClass, priceCents: 11_900 }, destination, { ...german, ...changes });
  return [tax?.basisPoints ?? null, tax?.category ?? '', tax?.reason ?? '', priceCents];
};

test.each<[string, TaxClass, Destination, Partial<Taxation>, (string | number | null)[]]>([
  ['at home', 'goods', to('DE'), {}, [1900, 'S', '', 11_900]],
  ['at home, by class', 'books', to('DE'), {}, [700, 'S', '', 11_900]],
  ['at home, a class without a rate', 'food', to('DE'), {}, [1900, 'S', '', 11_900]],
  ['nobody knows where', 'books', to(null), {}, [700, 'S', '', 11_900]],
  ['a consumer of the EU, at their rate', 'goods', to('FR'), {}, [2000, 'S', '', 11_900]],
  ['a consumer of the EU, by class', 'books', to('FR'), {}, [550, 'S', '', 11_900]],
  ['a consumer of the EU, a class without a rate', 'food', to('FR'), {}, [2000, 'S', '', 11_900]],
  ['services for a consumer, where the company is', 'services', to('FR'), {}, [1900, 'S', '', 11_900]],
  ['a country without rates, at home’s', 'goods', to('AT'), {}, [1900, 'S', '', 11_900]],
  ['a business of the EU', 'goods', to('FR', 'FR83404833048'), {}, [0, 'K', 'intraCommunity', 10_000]],
  ['services for a business of the EU', 'services', to('FR', 'FR 83404833048'), {}, [0, 'AE', 'reverseCharge', 10_000]],
  ['a business, less the tax of the class at home', 'books', to('FR', 'FR83404833048'), {}, [0, 'K', 'intraCommunity', 11_121]],
  ['a business by an id of a third state', 'goods', to('FR', 'ATU12345678'), {}, [0, 'K', 'intraCommunity', 10_000]],
  ['a business of home', 'goods', to('DE', 'DE999999999'), {}, [1900, 'S', '', 11_900]],
  ['a business of home, delivered abroad', 'goods', to('FR', 'DE999999999'), {}, [2000, 'S', '', 11_900]],
  ['an id that is none', 'goods', to('FR', 'FR1'), {}, [2000, 'S', '', 11_900]],
  ['a business, where it is switched off', 'goods', to('FR', 'FR83404833048'), { reverseCharge: false }, [2000, 'S', '', 11_900]],
  [
    'a business, from a company that names its VAT id',
    'goods',
    to('FR', 'FR83404833048'),
    { sellerVatId: 'USt-IdNr. DE 123 456 789' },
    [0, 'K', 'intraCommunity', 10_000],
  ],
  ['a business, from a company without a VAT id', 'goods', to('FR', 'FR83404833048'), { sellerVatId: '' }, [2000, 'S', '', 11_900]],
  ['an export', 'goods', to('US'), {}, [0, 'G', 'export', 10_000]],
  [
    'an export, less all taxes of home',
    'goods',
    to('US'),
    { home: 'CA', homeRate: { basisPoints: 500, name: 'GST', more: [{ name: 'QST', basisPoints: 997.5 }] } },
    [0, 'G', 'export', 10_350],
  ],
  ['an export, where it is switched off', 'goods', to('US'), { exportsUntaxed: false }, [1900, 'S', '', 11_900]],
  ['a country outside the EU with a rate', 'goods', to('CH'), {}, [810, 'S', '', 11_900]],
  ['services are no export', 'services', to('US'), {}, [1900, 'S', '', 11_900]],
  ['a company without a rate', 'food', to('US'), { homeRate: null, rates: [] }, [null, '', '', 11_900]],
  ['a company whose country is unknown', 'goods', to('FR', 'FR83404833048'), { home: null }, [2000, 'S', '', 11_900]],
  [
    'a company that is exempt',
    ...(['goods', to('FR', 'FR83404833048')] as const),
    { homeRate: { basisPoints: 0, name: '', category: 'E', exemption: '§ 19 UStG' } },
    [0, 'E', '', 11_900],
  ],
])('%s', (_, taxClass, destination, changes, expected) => {
  expect(charged(taxClass, destination, changes)).toEqual(expected);
});

describe('delivery', () => {
  const goods = [
    { taxClass: 'goods' as const, valueCents: 20_000 },
    { taxClass: 'books' as const, valueCents: 10_000 },
    { taxClass: 'food' as const, valueCents: 1 },
  ];
  const parts = (cents: number, destination: Destination, of = goods) =>
    chargeDelivery(cents, of, destination, german).map(({ tax, priceCents }) => [tax?.basisPoints, priceCents]);

  test('is split by value between the tax classes of the goods, with one line per tax', () => {
    expect(parts(1900, to('DE'))).toEqual([
      [1900, 1267],
      [700, 633],
    ]);
  });
  test('uses the tax of the first product when the goods cost nothing', () => {
    expect(parts(1900, to('DE'), [{ taxClass: 'books', valueCents: 0 } as never])).toEqual([[700, 1900]]);
  });
  test('to an EU business is charged without tax, at the price without domestic tax', () => {
    expect(parts(1900, to('FR', 'FR83404833048'))).toEqual([[0, Math.round(1267 / 1.19) + Math.round(633 / 1.07)]]);
  });
  test('has no line when it is free', () => {
    expect(parts(0, to('DE'))).toEqual([]);
  });
  test('is charged to the cent, however it is split', () => {
    for (let cents = 0; cents < 300; cents++)
      expect(
        parts(cents, to('DE')).reduce((sum, [, part]) => sum + Number(part), 0),
        String(cents),
      ).toBe(cents);
  });
});
