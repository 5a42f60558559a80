import { and, asc, eq, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as categoryContract from '../category-contract.ts';
import type * as contract from '../category-contract.ts';
import type { Category } from '../category-contract.ts';
import { categories, categoriesView, postsView as posts } from '../tables.ts';

/** Returns all categories in order, each with its number of posts. */
export async function listCategories(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof categoryContract.listCategories>> {
  const rows = await db
    .select()
    .from(categoriesView)
    .where(live(categoriesView, entity))
    .orderBy(...categoryOrder(categoriesView));
  const held = await queryRows<{ id: string; count: string }>(
    db,
    sql`select held as id, count(*) as count from ${posts}, unnest(${posts.categoryIds}) held where ${live(posts, entity)} group by held`,
  );
  const counts = new Map(held.map(({ id, count }) => [Number(id), Number(count)]));
  return { categories: rows.map((row) => ({ ...toCategory(row), posts: counts.get(row.id) ?? 0 })) };
}

type Answer = { category: Category };

/** Adds a category at the end. */
export async function addCategory({ body }: GivenOf<typeof contract.addCategory>, scope: Scope): Promise<Answer> {
  const { db, entity } = scope;
  await refuseTaken(body.name, 0, scope);
  const id = await nextId(db, entity, 'blog category');
  const [last] = await db
    .select({ position: max(categories.position) })
    .from(categories)
    .where(live(categories, entity));
  // Without a manual order all are sorted by name, including this one.
  const position = last?.position ? last.position + 1 : 0;
  const [row] = await db
    .insert(categories)
    .values({ entity, id, position, ...body })
    .returning();
  return answer(row, scope);
}

export async function updateCategory(
  { params, body }: GivenOf<typeof contract.updateCategory>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateCategory>> {
  const { db, entity } = scope;
  const { version, ...fields } = body;
  const chosen = and(live(categories, entity), eq(categories.id, params.id));
  const [row] = await db.select().from(categories).where(chosen).for('update');
  if (!row) throw notFound('category');
  if (version !== undefined && version !== row.version) throw conflict('category', toCategory(row));
  if (fields.name !== undefined) await refuseTaken(fields.name, params.id, scope);
  const [after] = await db
    .update(categories)
    .set({ ...fields, version: sql`${categories.version} + 1` })
    .where(chosen)
    .returning();
  return answer(after, scope);
}

/** Soft-deletes a category. Posts keep its id and show it again after a restore. */
export async function deleteCategory({ params }: GivenOf<typeof contract.deleteCategory>, scope: Scope): Promise<undefined> {
  await answer(await setDeleted(params.id, true, scope), scope);
}

export async function restoreCategory({ params }: GivenOf<typeof contract.restoreCategory>, scope: Scope): Promise<Answer> {
  return answer(await setDeleted(params.id, false, scope), scope);
}

async function setDeleted(id: number, isDeleted: boolean, { db, entity, identity, now }: Scope) {
  const { deletedAt } = categories;
  const [row] = await db
    .update(categories)
    .set(isDeleted ? { deletedAt: now, deletedBy: identity.personId } : { deletedAt: null, deletedBy: null })
    .where(and(eq(categories.entity, entity), eq(categories.id, id), isDeleted ? isNull(deletedAt) : isNotNull(deletedAt)))
    .returning();
  return row;
}

async function answer(row: typeof categories.$inferSelect | undefined, scope: Scope): Promise<Answer> {
  if (!row) throw notFound('category');
  await tellAll(scope);
  return { category: toCategory(row) };
}

function toCategory({ id, name, icon, version }: typeof categories.$inferSelect): Category {
  return { id, name, icon, version };
}

async function refuseTaken(name: string, id: number, { db, entity }: Scope): Promise<void> {
  const same = sql`lower(${categories.name}) = lower(${name})`;
  const [held] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(live(categories, entity), ne(categories.id, id), same));
  if (held) throw invalid('name', 'category_taken');
}

/** Categories appear on every page of the blog. */
async function tellAll({ db, entity }: Scope): Promise<void> {
  await announce(db, entity, { kind: 'blog', ids: [] });
}

/** Moves a category before another, or to the end, and numbers all of them; there are few. */
export async function moveCategory({ params, body }: GivenOf<typeof categoryContract.moveCategory>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  // Serializes concurrent moves, so each sees the previous order.
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

/** Order of categories: manual, with unmoved ones by name. */
export function categoryOrder({ position, name, id }: typeof categories | typeof categoriesView): SQL[] {
  return [asc(position), sql`${name} collate names`, asc(id)];
}
