import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { announce } from '#server/announce.ts';
import { containsText } from '#server/contains-text.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { forEachId, removeDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as productContract from '../product-contract.ts';
import type { Coupon } from '../product-contract.ts';
import { coupons, couponsView } from '../tables.ts';
import { shopCurrency } from './shown-product.ts';

/** Lists a page of matching coupons, newest first. */
export async function listCoupons(
  { query }: GivenOf<typeof productContract.listCoupons>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.listCoupons>> {
  const { db, entity } = scope;
  const q = query.q.trim();
  const wanted = and(live(couponsView, entity), q === '' ? undefined : containsText(sql`lower(${couponsView.code})`, q));
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db.select().from(couponsView).where(wanted).orderBy(desc(couponsView.id)).limit(query.perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(couponsView).where(wanted);
  return { coupons: rows.map(toCoupon), total: counted?.total ?? 0, currency: await shopCurrency(scope) };
}

export async function addCoupon(
  { body }: GivenOf<typeof productContract.addCoupon>,
  { db, entity, now }: Scope,
): Promise<AnswerOf<typeof productContract.addCoupon>> {
  refuseEmptyCoupon(body);
  const id = await nextId(db, entity, 'coupon');
  const values = { ...body, code: body.code.toUpperCase(), entity, id, createdAt: now, updatedAt: now };
  const [row] = await refuseTakenCode(() => db.insert(coupons).values(values).returning());
  if (!row) throw new Error('the coupon has just been added');
  await announce(db, entity, { kind: 'coupon', ids: [id] });
  return { coupon: toCoupon(row) };
}

export async function updateCoupon(
  { params, body }: GivenOf<typeof productContract.updateCoupon>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.updateCoupon>> {
  const { db, entity, now } = scope;
  const { version, code, ...fields } = body;
  const chosen = and(live(coupons, entity), eq(coupons.id, params.id));
  const [row] = await db.select().from(coupons).where(chosen).for('update');
  if (!row) throw notFound('coupon');
  if (version !== undefined && version !== row.version) throw conflict('coupon', toCoupon(row));
  refuseEmptyCoupon({ percentOff: fields.percentOff ?? row.percentOff, centsOff: fields.centsOff ?? row.centsOff });
  const values = {
    ...fields,
    ...(code !== undefined && { code: code.toUpperCase() }),
    version: sql`${coupons.version} + 1`,
    updatedAt: now,
  };
  const [after] = await refuseTakenCode(() => db.update(coupons).set(values).where(chosen).returning());
  await announce(db, entity, { kind: 'coupon', ids: [params.id] });
  return { coupon: toCoupon(after ?? row) };
}

/** Soft-deletes a coupon; its code can be reused. */
export async function deleteCoupon({ params }: GivenOf<typeof productContract.deleteCoupon>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(coupons)
    .set(deletionBy(scope))
    .where(and(live(coupons, entity), eq(coupons.id, params.id)))
    .returning({ id: coupons.id });
  if (deleted.length === 0) throw notFound('coupon');
  await announce(db, entity, { kind: 'coupon', ids: [params.id] }, trashChange);
}

/** Restores a deleted coupon. @throws 409 when its code is in use again. */
export async function restoreCoupon(
  { params }: GivenOf<typeof productContract.restoreCoupon>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.restoreCoupon>> {
  const { db, entity } = scope;
  const chosen = and(eq(coupons.entity, entity), eq(coupons.id, params.id), isNotNull(coupons.deletedAt));
  const [deleted] = await db.select({ code: coupons.code }).from(coupons).where(chosen).for('update');
  if (!deleted) throw notFound('coupon');
  const [row] = await refuseTakenCode(
    () => db.update(coupons).set(noDeletion(scope)).where(chosen).returning(),
    () => new Refusal('conflict', { code: 'coupon_code_taken', name: deleted.code }),
  );
  if (!row) throw notFound('coupon');
  await announce(db, entity, { kind: 'coupon', ids: [params.id] }, trashChange);
  return { coupon: toCoupon(row) };
}

/** Deleted coupons. Orders keep their discount. */
export const couponTrash: TrashKind = {
  kind: 'coupon',
  subject: 'Product',
  lines: () => ({ view: couponsView, key: couponsView.id, name: couponsView.code }),
  restore: forEachId('coupon', (id, scope) => restoreCoupon({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: forEachId('coupon', (id, scope) => deleteCoupon({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(coupons, 'coupon', keys, work);
    await announce(work.db, work.entity, { kind: 'coupon', ids }, trashChange);
  },
};

/** @throws 400 for a coupon without a discount. */
function refuseEmptyCoupon({ percentOff, centsOff }: { percentOff: number; centsOff: number }): void {
  if (percentOff === 0 && centsOff === 0) throw invalid('percentOff', { code: 'one_of_two', other: 'centsOff' });
}

/** Runs a write that sets a coupon's code. @throws the given refusal when the code is taken. */
async function refuseTakenCode<T>(write: () => Promise<T>, refusal: () => Refusal = () => invalid('code', 'coupon_taken')): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'coupons_code') throw error;
    throw refusal();
  }
}

/** Converts a row to a coupon of the contract. */
function toCoupon(row: typeof coupons.$inferSelect): Coupon {
  const { id, code, percentOff, centsOff, fromCents, until, mostUses, uses, version } = row;
  return { id, code, percentOff, centsOff, fromCents, until, mostUses, uses, version };
}
