import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';

/** Tells the caller's other pages that they have chosen otherwise: what lies in the cart, and how the product stands in the shop. */
export async function tellChosen(productId: number, { db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<void> {
  const own = { ids: [productId], person: identity.personId };
  await announce(db, entity, { kind: 'cart', ...own }, { kind: 'product', ...own });
}
