import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { sellersView as sellers } from '#features/seller/tables.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { readFaqContact as contactContract, listFaq as contract } from '../faq-contract.ts';
import { faqCategoriesView as categories, faqItemsView as items } from '../tables.ts';

/** Questions and answers by category, as far as they have what is searched for. */
export async function listFaq({ query }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const q = query.q.trim();
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.entity, entity))
    .orderBy(asc(categories.position), asc(categories.id));
  const found = await db
    .select()
    .from(items)
    .where(
      and(
        live(items, entity),
        q === '' ? undefined : or(containsText(sql`lower(${items.question})`, q), containsText(sql`lower(${items.answer})`, q)),
      ),
    )
    .orderBy(asc(items.id));
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  return Object.fromEntries(
    rows.map(({ id, name, icon, title, subtitle }) => [name, { id, icon, title, subtitle, qandA: (byCategory.get(id) ?? []).map(toItem) }]),
  );
}

/** An answer as the contract has it. */
export const toItem = ({ id, question, answer, version }: typeof items.$inferSelect) => ({ id, question, ans: answer, version });

/** Who answers what the questions do not. */
export async function readFaqContact(_given: unknown, { db, entity }: Scope): Promise<AnswerOf<typeof contactContract>> {
  const [row] = await db.select({ name: sellers.name, email: sellers.email }).from(sellers).where(eq(sellers.entity, entity));
  return { name: row?.name ?? '', email: row?.email ?? '' };
}
