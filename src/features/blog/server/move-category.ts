import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { moveCategory as contract } from '../category-contract.ts';
import { categories } from '../tables.ts';
import { categoryOrder } from './category-order.ts';
import { tellAll } from './write-categories.ts';

/** Puts a category before another, or at the end. All get a place of their own then: there are few. */
export async function moveCategory({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  // Whoever moves another one at the same time waits here, and then sees this order.
  await db.select({ id: categories.id }).from(categories).where(live(categories, entity)).orderBy(categories.id).for('update');
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(live(categories, entity))
    .orderBy(...categoryOrder(categories));
  const ids = rows.map(({ id }) => id).filter((id) => id !== params.id);
  const at = body.beforeId === null || body.beforeId === params.id ? ids.length : ids.indexOf(body.beforeId);
  if (ids.length === rows.length || at < 0) throw notFound('category');
  if (body.beforeId === params.id) return;
  ids.splice(at, 0, params.id);
  for (const [index, id] of ids.entries())
    await db
      .update(categories)
      .set({ position: index + 1 })
      .where(and(eq(categories.entity, entity), eq(categories.id, id)));
  await tellAll(scope);
}
