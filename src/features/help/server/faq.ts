import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { sellersView as sellers } from '#platform/seller/tables.ts';
import { announce } from '#server/announce.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as faqContract from '../faq-contract.ts';
import type * as contract from '../faq-contract.ts';
import type { readFaqContact as contactContract, FaqItem } from '../faq-contract.ts';
import { faqCategoriesView as categories, faqCategories, faqItemsView, faqItems as items } from '../tables.ts';

/** Returns the matching questions and answers by category. */
export async function listFaq(
  { query }: GivenOf<typeof faqContract.listFaq>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof faqContract.listFaq>> {
  const q = query.q.trim();
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.entity, entity))
    .orderBy(asc(categories.position), asc(categories.id));
  const found = await db
    .select()
    .from(faqItemsView)
    .where(
      and(
        live(faqItemsView, entity),
        q === ''
          ? undefined
          : or(containsText(sql`lower(${faqItemsView.question})`, q), containsText(sql`lower(${faqItemsView.answer})`, q)),
      ),
    )
    .orderBy(asc(faqItemsView.id));
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  return Object.fromEntries(
    rows.map(({ id, name, icon, title, subtitle }) => [name, { id, icon, title, subtitle, qandA: (byCategory.get(id) ?? []).map(toItem) }]),
  );
}

const toItem = ({ id, question, answer, version }: typeof faqItemsView.$inferSelect) => ({ id, question, ans: answer, version });

/** Returns the contact for other questions. */
export async function readFaqContact(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof contactContract>> {
  const [row] = await db.select({ name: sellers.name, email: sellers.email }).from(sellers).where(eq(sellers.entity, entity));
  return { name: row?.name ?? '', email: row?.email ?? '' };
}

type Row = typeof items.$inferSelect;

export async function addFaqItem({ body }: GivenOf<typeof contract.addFaqItem>, scope: Scope): Promise<{ item: FaqItem }> {
  const { db, entity } = scope;
  const { categoryId, question, ans: answer } = body;
  const [known] = await db
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(and(eq(faqCategories.entity, entity), eq(faqCategories.id, categoryId)));
  if (!known) throw invalid('categoryId', 'unknown_category');
  const id = await nextId(db, entity, 'faq item');
  const [row] = await db.insert(items).values({ entity, id, categoryId, question, answer }).returning();
  return tell(row, scope);
}

export async function updateFaqItem({ params, body }: GivenOf<typeof contract.updateFaqItem>, scope: Scope): Promise<{ item: FaqItem }> {
  const { db, entity } = scope;
  const chosen = and(live(items, entity), eq(items.id, params.id));
  const [row] = await db.select().from(items).where(chosen).for('update');
  if (!row) throw notFound('answer');
  if (body.version !== undefined && body.version !== row.version) throw conflict('answer', toItem(row));
  const { question = row.question, ans: answer = row.answer } = body;
  const [after] = await db
    .update(items)
    .set({ question, answer, version: sql`${items.version} + 1` })
    .where(chosen)
    .returning();
  return tell(after, scope);
}

export async function deleteFaqItem({ params }: GivenOf<typeof contract.deleteFaqItem>, scope: Scope): Promise<undefined> {
  await tell(await setDeleted(params.id, true, scope), scope);
}

export async function restoreFaqItem({ params }: GivenOf<typeof contract.restoreFaqItem>, scope: Scope): Promise<undefined> {
  await tell(await setDeleted(params.id, false, scope), scope);
}

async function setDeleted(id: number, isDeleted: boolean, { db, entity, identity, now }: Scope): Promise<Row | undefined> {
  const [row] = await db
    .update(items)
    .set(isDeleted ? { deletedAt: now, deletedBy: identity.personId } : { deletedAt: null, deletedBy: null })
    .where(and(eq(items.entity, entity), eq(items.id, id), isDeleted ? isNull(items.deletedAt) : isNotNull(items.deletedAt)))
    .returning();
  return row;
}

async function tell(row: Row | undefined, { db, entity }: Scope): Promise<{ item: FaqItem }> {
  if (!row) throw notFound('answer');
  await announce(db, entity, { kind: 'help', ids: [] });
  return { item: toItem(row) };
}
