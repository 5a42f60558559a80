import { eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateShopSettings as contract } from '../../settings-contract.ts';
import { shopSettings } from '../../tables.ts';
import { readShopSettings } from './read-shop-settings.ts';

/** Changes the named settings. */
export async function updateShopSettings({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const before = await readShopSettings(scope);
  // From the first change on there is a row, which two changes at once wait for.
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
