import { z } from 'zod/mini';
import { countryCodes } from '#contract/address/country-code.ts';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { taxBasisPoints } from '#contract/money/tax-rate.ts';
import { currencyCode, oneLine, version } from '#contract/primitives.ts';
import { taxClasses } from './tax-class-contract.ts';

const country = () => z.enum(countryCodes as [string, ...string[]]);
const whole = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most));
const most = 1_000_000_000;

const tier = z.strictObject({
  /** The total in minor units, or the weight in grams, from which the price holds. */
  from: whole(most),
  /** Tax included. */
  priceCents: whole(most),
});

const deliveryMethod = z.strictObject({
  /** Made by whoever adds it; orders name it. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key'))),
  /** Empty: *Standard delivery* in the reader's language. */
  name: oneLine(60),
  /** Where it delivers to; empty for everywhere. */
  countries: z.array(country()).check(z.maxLength(250)),
  /** The currency of its prices: it is offered only while the shop sells in it. */
  currency: currencyCode(),
  priceBy: z.enum(['total', 'weight']),
  /** From 0 upward. */
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(20), z.refine(isAscending, says('not_ascending'))),
  /** The heaviest order in grams that it delivers; left out: of any weight. */
  mostGrams: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(most))),
  /** Whether it costs nothing when each product of the order has free delivery. */
  isFreeForMarked: z.boolean(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

const taxRate = z.strictObject({
  country: country(),
  taxClass: z.enum(taxClasses),
  /** As invoices call it. */
  name: oneLine(40).check(z.minLength(1)),
  basisPoints: taxBasisPoints(),
});
export type ShopTaxRate = z.infer<typeof taxRate>;

const fields = {
  /** In the order in which the checkout offers them; the first is chosen at first. */
  deliveryMethods: z.array(deliveryMethod).check(z.maxLength(50), z.refine(haveOwnKeys, says('there_twice'))),
  /** By country of delivery. A country without any is charged the rates of the company's own. */
  taxRates: z.array(taxRate).check(z.maxLength(400), z.refine(areOncePerCountryAndClass, says('there_twice'))),
  /** No tax for a business with a VAT id of another EU country. */
  reverseCharge: z.boolean(),
  /** No tax on goods that leave the company's tax area. */
  exportsUntaxed: z.boolean(),
};

const settings = z.object({
  ...fields,
  version: z.number(),
  /** Of the shop's prices. */
  currency: z.string(),
  /** Of the company, as its address says; null where that is not known. */
  homeCountry: z.nullable(z.string()),
  /** What the company's own country charges where `taxRates` has no rate for it; null where the company has no tax rate. */
  homeRate: z.nullable(z.object({ name: z.string(), basisPoints: z.number() })),
});
export type ShopSettings = z.infer<typeof settings>;

export const getShopSettings = endpoint({
  method: 'GET',
  path: '/api/v1/shop-settings',
  summary: 'Returns the shop’s delivery methods and taxes.',
  action: 'read',
  subject: 'Product',
  answer: z.object({ settings }),
});

export const updateShopSettings = endpoint({
  method: 'POST',
  path: '/api/v1/shop-settings',
  summary: 'Changes the given settings. Orders keep what they were charged.',
  action: 'update',
  subject: 'Product',
  body: z.extend(z.partial(z.strictObject(fields)), { version: version() }),
  answer: z.object({ settings }),
  refusals: { 409: 'They were changed by someone else; `current` has the settings.' },
});

export const shopSettingsEndpoints = [getShopSettings, updateShopSettings];

// What is of another shape is told by the shape itself.
const entriesOf = <T>(given: unknown): Partial<T>[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === 'object' && one !== null) : [];

function isAscending(given: unknown): boolean {
  const starts = entriesOf<z.infer<typeof tier>>(given).map(({ from = 0 }) => from);
  return starts.every((from, index) => (index === 0 ? from === 0 : from > (starts[index - 1] ?? 0)));
}

function haveOwnKeys(given: unknown): boolean {
  const keys = entriesOf<DeliveryMethod>(given).map(({ key }) => key);
  return new Set(keys).size === keys.length;
}

function areOncePerCountryAndClass(given: unknown): boolean {
  const keys = entriesOf<ShopTaxRate>(given).map(({ country: code, taxClass }) => `${code} ${taxClass}`);
  return new Set(keys).size === keys.length;
}
