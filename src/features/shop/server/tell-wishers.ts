import { and, eq, isNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { slugOf } from '../slug-of.ts';
import { type products, wishlistItemsView as wishes } from '../tables.ts';

type Offer = Pick<typeof products.$inferSelect, 'id' | 'name' | 'priceCents' | 'stock' | 'isPublished'>;

/** Tells those on whose wishlist a product stands that it costs less than before, or can be had again. */
export async function tellWishers(before: Offer, after: Offer, { db, entity, identity, now }: Scope): Promise<void> {
  const isCheaper = after.priceCents < before.priceCents && after.stock > 0;
  const isBack = before.stock < 1 && after.stock > 0;
  if (!after.isPublished || !(isCheaper || isBack)) return;
  const { id, name } = after;
  const rows = await db
    .select({ personId: wishes.personId })
    .from(wishes)
    .innerJoin(people, and(eq(people.entity, wishes.entity), eq(people.id, wishes.personId), isNull(people.deletedAt)))
    .where(and(eq(wishes.entity, entity), eq(wishes.productId, id)));
  const path = pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf(after) });
  const notice = { kind: 'product', area: 'product', targetId: id, title: name, actorId: identity.personId, path } as const;
  await notify(
    db,
    entity,
    rows.map(({ personId }) => ({ ...notice, personId })),
    now,
  );
}
