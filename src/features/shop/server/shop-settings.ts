import { eq, sql } from 'drizzle-orm';
import { countryCodeOf } from '#contract/address/country-code.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { defaultDeliveryMethods } from '../delivery-prices.ts';
import type * as settingsContract from '../settings-contract.ts';
import type { ShopSettings } from '../settings-contract.ts';
import { shopSettings } from '../tables.ts';
import type { Taxation } from './line-tax.ts';

type ReadingScope = Pick<Scope, 'db' | 'entity' | 'deps'>;

/** Reads delivery and tax settings; defaults until they are first changed. */
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

/** Converts the settings for tax calculation. */
export async function readTaxation(settings: ShopSettings, scope: ReadingScope): Promise<Taxation> {
  const { vatId, taxRates } = await readSeller(scope);
  const { taxRates: rates, reverseCharge, exportsUntaxed, homeCountry: home } = settings;
  return { rates, reverseCharge, exportsUntaxed, home, homeRate: taxRates[0] ?? null, sellerVatId: vatId };
}

export async function getShopSettings(
  _given: GivenOf<typeof settingsContract.getShopSettings>,
  scope: Scope,
): Promise<AnswerOf<typeof settingsContract.getShopSettings>> {
  return { settings: await readShopSettings(scope) };
}

export async function updateShopSettings(
  { body }: GivenOf<typeof settingsContract.updateShopSettings>,
  scope: Scope,
): Promise<AnswerOf<typeof settingsContract.updateShopSettings>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const before = await readShopSettings(scope);
  // The row exists from the first change on, so that concurrent changes wait for it.
  const { deliveryMethods } = before;
  await db.insert(shopSettings).values({ entity, deliveryMethods, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.entity, entity)).for('update');
  if (!row) throw new Error('the settings have just been added');
  if (version !== undefined && version !== row.version) throw conflict('settings', await readShopSettings(scope));
  await db
    .update(shopSettings)
    .set({ ...fields, version: sql`${shopSettings.version} + 1`, updatedAt: now })
    .where(eq(shopSettings.entity, entity));
  const settings = await readShopSettings(scope);
  const changes = settingNames
    .map((field) => ({ field, from: JSON.stringify(row[field]), to: JSON.stringify(settings[field]) }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: from.slice(0, 500).toWellFormed(), to: to.slice(0, 500).toWellFormed() }));
  await recordAudit(db, scope, { action: 'shop.edited', targetKind: 'shop', target: '', changes });
  await announce(db, entity, { kind: 'product', ids: [] });
  return { settings };
}

const settingNames = ['deliveryMethods', 'taxRates', 'reverseCharge', 'exportsUntaxed'] as const;
