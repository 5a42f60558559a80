import { and, count, desc, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listCoupons as contract } from '../../product-contract.ts';
import { couponsView as coupons } from '../../tables.ts';
import { shopCurrency } from '../shop-currency.ts';
import { toCoupon } from './to-coupon.ts';

/** A page of the coupons that are looked for, newest first. */
export async function listCoupons({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const q = query.q.trim();
  const wanted = and(live(coupons, entity), q === '' ? undefined : containsText(sql`lower(${coupons.code})`, q));
  const offset = pageOffset(query);
  const rows =
    offset === null ? [] : await db.select().from(coupons).where(wanted).orderBy(desc(coupons.id)).limit(query.perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(coupons).where(wanted);
  return { coupons: rows.map(toCoupon), total: counted?.total ?? 0, currency: await shopCurrency(scope) };
}
