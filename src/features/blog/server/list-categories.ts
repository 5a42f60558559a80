import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { listCategories as contract } from '../category-contract.ts';
import { categoriesView as categories, postsView as posts } from '../tables.ts';
import { categoryOrder } from './category-order.ts';
import { toCategory } from './write-categories.ts';

/** All categories in their order, with how many posts each has. */
export async function listCategories(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const rows = await db
    .select()
    .from(categories)
    .where(live(categories, entity))
    .orderBy(...categoryOrder(categories));
  const held = await queryRows<{ id: string; count: string }>(
    db,
    sql`select held as id, count(*) as count from ${posts}, unnest(${posts.categoryIds}) held where ${live(posts, entity)} group by held`,
  );
  const counts = new Map(held.map(({ id, count }) => [Number(id), Number(count)]));
  return { categories: rows.map((row) => ({ ...toCategory(row), posts: counts.get(row.id) ?? 0 })) };
}
