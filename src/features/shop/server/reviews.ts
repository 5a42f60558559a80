import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { listReviews as list, Review, saveReview as save } from '../contract.ts';
import { orders, products, reviews } from '../tables.ts';
import { findShown } from './shown-product.ts';

/** Lists a product's reviews by buyers, newest first. */
export async function listReviews({ params, query }: GivenOf<typeof list>, scope: Scope): Promise<AnswerOf<typeof list>> {
  await findShown(params.id, scope);
  const wanted = and(eq(reviews.entity, scope.entity), eq(reviews.productId, params.id));
  const offset = pageOffset(query);
  const rows =
    offset === null ? [] : await selectReviews(scope).where(wanted).orderBy(desc(reviews.id)).limit(query.perPage).offset(offset);
  const [counted] = await scope.db.select({ total: count() }).from(reviews).where(wanted);
  return { reviews: rows.map((row) => toReview(row, scope)), total: counted?.total ?? 0 };
}

/** Saves the caller's review, replacing an earlier one. @throws 409 unless they bought the product. */
export async function saveReview({ params, body }: GivenOf<typeof save>, scope: Scope): Promise<AnswerOf<typeof save>> {
  const { db, entity, identity, now } = scope;
  await findShown(params.id, scope);
  if (!(await hasBought(params.id, scope))) throw new Refusal('conflict', { code: 'not_bought' });
  const isOwn = and(eq(reviews.entity, entity), eq(reviews.productId, params.id), eq(reviews.personId, identity.personId));
  // Locks the product, so that concurrent reviews wait.
  const isProduct = and(eq(products.entity, entity), eq(products.id, params.id));
  await db.select({ id: products.id }).from(products).where(isProduct).for('update');
  await db.delete(reviews).where(isOwn);
  const id = await nextId(db, entity, 'review');
  await db.insert(reviews).values({ entity, id, productId: params.id, personId: identity.personId, ...body, createdAt: now });
  const of = sql`from ${reviews} where ${reviews.entity} = ${entity} and ${reviews.productId} = ${params.id}`;
  await db
    .update(products)
    .set({ starsSum: sql`(select coalesce(sum(stars), 0) ${of})`, starsCount: sql`(select count(*) ${of})` })
    .where(isProduct);
  await announce(db, entity, { kind: 'product', ids: [params.id] });
  const [row] = await selectReviews(scope).where(isOwn);
  if (!row) throw new Error('the review has just been kept');
  return { review: toReview(row, scope) };
}

function selectReviews({ db }: Scope) {
  const { id, stars, text, createdAt, personId } = reviews;
  return db
    .select({ id, stars, text, createdAt, personId, fullName: people.fullName, avatarId: files.id, avatarName: files.name })
    .from(reviews)
    .innerJoin(people, and(eq(people.entity, reviews.entity), eq(people.id, reviews.personId)))
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)));
}

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

function toReview(row: Row, { entity, deps, identity }: Scope): Review {
  const { id, stars, text, createdAt, personId, fullName } = row;
  const person = { id: personId, fullName, avatar: pictureAddress(row, entity, deps.files) };
  return { id, stars, text, createdAt: createdAt.toISOString(), isOwn: personId === identity.personId, person };
}

/** Checks whether the caller has ordered a product without canceling. */
export async function hasBought(productId: number, { db, entity, identity }: Scope): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.entity, entity),
        eq(orders.personId, identity.personId),
        ne(orders.status, 'cancelled'),
        sql`${orders.lines} @> ${JSON.stringify([{ productId }])}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
