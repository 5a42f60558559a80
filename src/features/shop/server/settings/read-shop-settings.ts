import { eq } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { defaultDeliveryMethods } from '../../delivery-prices.ts';
import type { getShopSettings as contract, ShopSettings } from '../../settings-contract.ts';
import { shopSettings } from '../../tables.ts';
import type { Taxation } from '../line-tax.ts';

type ReadingScope = Pick<Scope, 'db' | 'entity' | 'deps'>;

/** How the shop delivers and what tax it charges; the defaults until somebody changes them. */
export async function readShopSettings(scope: ReadingScope): Promise<ShopSettings> {
  const { db, entity } = scope;
  const seller = await readSeller(scope);
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.entity, entity));
  const [rate] = seller.taxRates;
  const unsaid = {
    deliveryMethods: defaultDeliveryMethods(seller.currency),
    taxRates: [],
    reverseCharge: true,
    exportsUntaxed: false,
    version: 1,
  };
  const { deliveryMethods, taxRates, reverseCharge, exportsUntaxed, version } = row ?? unsaid;
  return {
    ...{ deliveryMethods, taxRates, reverseCharge, exportsUntaxed, version },
    currency: seller.currency,
    homeCountry: countryCodeOf(seller.country),
    homeRate: rate ? { name: rate.name, basisPoints: rate.basisPoints } : null,
  };
}

/** The same as the rule of taxes needs it. */
export async function readTaxation(settings: ShopSettings, scope: ReadingScope): Promise<Taxation> {
  const { vatId, taxRates } = await readSeller(scope);
  const { taxRates: rates, reverseCharge, exportsUntaxed, homeCountry: home } = settings;
  return { rates, reverseCharge, exportsUntaxed, home, homeRate: taxRates[0] ?? null, sellerVatId: vatId };
}

/** How the shop delivers and what tax it charges. */
export async function getShopSettings(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { settings: await readShopSettings(scope) };
}
