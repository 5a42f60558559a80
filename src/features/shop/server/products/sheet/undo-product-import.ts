import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { undoProductImport as contract } from '../../../product-sheet-contract.ts';
import { productImports as imports, products } from '../../../tables.ts';
import { writeProducts } from './write-products.ts';

/** Takes an import back, as far as nobody has changed anything since. */
export async function undoProductImport({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const isOwn = and(
    eq(imports.entity, entity),
    eq(imports.id, params.id),
    eq(imports.personId, identity.personId),
    isNull(imports.undoneAt),
  );
  const [found] = await db.select().from(imports).where(isOwn).for('update');
  if (!found) throw notFound('import');
  const changed = found.changed.map(({ id }) => id);
  const locked = await db
    .select()
    .from(products)
    .where(and(live(products, entity), inArray(products.id, [...changed, ...found.addedIds])))
    .orderBy(products.id)
    .for('update');
  const byId = new Map(locked.map((row) => [row.id, row]));
  const back = found.changed.flatMap(({ id, version, fields, stockChange }) => {
    const product = byId.get(id);
    // What was sold meanwhile is not there to be taken away.
    if (!product || product.version !== version || product.stock < stockChange) return [];
    return [{ id, product, changes: { ...fields, stock: product.stock - stockChange } }];
  });
  if (back.length > 0) await writeProducts(back, scope);
  const removed = found.addedIds.filter((id) => byId.get(id)?.version === 1);
  if (removed.length > 0)
    await db
      .update(products)
      .set(deletionBy(scope))
      .where(and(eq(products.entity, entity), inArray(products.id, removed)));
  await db
    .update(imports)
    .set({ undoneAt: now })
    .where(and(eq(imports.entity, entity), eq(imports.id, params.id)));
  await announce(db, entity, { kind: 'product', ids: [...back.map(({ id }) => id), ...removed] }, trashChange);
  const undone = back.length + removed.length;
  return { undone, left: changed.length + found.addedIds.length - undone };
}
