import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { CategoryRef } from '../contract.ts';
import { categories } from '../tables.ts';

type Answer = { category: CategoryRef };

/** Adds a category. */
export async function addCategory({ body }: GivenOf<typeof contract.addCategory>, scope: Scope): Promise<Answer> {
  await refuseTaken(body.name, 0, scope);
  const id = await nextId(scope.db, scope.entity, 'blog category');
  await scope.db.insert(categories).values({ entity: scope.entity, id, ...body });
  await tellAll(scope);
  return { category: { id, ...body } };
}

/** Changes the name or the picture of a category. */
export async function updateCategory(
  { params, body }: GivenOf<typeof contract.updateCategory>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateCategory>> {
  if (body.name !== undefined) await refuseTaken(body.name, params.id, scope);
  const [row] = await scope.db
    .update(categories)
    .set({ id: params.id, ...body })
    .where(and(live(categories, scope.entity), eq(categories.id, params.id)))
    .returning();
  return answer(row, scope);
}

/** Deletes a category softly: posts keep its id, and show it again once it is restored. */
export async function deleteCategory({ params }: GivenOf<typeof contract.deleteCategory>, scope: Scope): Promise<undefined> {
  await answer(await setDeleted(params.id, true, scope), scope);
}

/** Takes the deletion of a category back. */
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
  return { category: { id: row.id, name: row.name, icon: row.icon } };
}

async function refuseTaken(name: string, id: number, { db, entity }: Scope): Promise<void> {
  const same = sql`lower(${categories.name}) = lower(${name})`;
  const [held] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(live(categories, entity), ne(categories.id, id), same));
  if (held) throw invalid('name', 'category_taken');
}

async function tellAll({ db, entity }: Scope): Promise<void> {
  await announce(db, entity, { kind: 'blog', ids: [] });
}
