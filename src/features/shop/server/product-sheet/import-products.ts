import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { parted } from '#contract/parted.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import { insertRows, rowsPerInsert } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import type * as productSheetContract from '../../product-sheet-contract.ts';
import { type ImportedProduct, productSheetColumns } from '../../product-sheet-contract.ts';
import { productImports as imports, productImports, products, stockMoves } from '../../tables.ts';
import { shopCurrency } from '../shown-product.ts';
import { type ProductSheet, type RowFields, readProductSheet } from './parse-product-sheet.ts';
import { type CellWords, cellText, type PlannedRow, type ProductRow, planProductImport } from './plan-product-import.ts';

const maxTold = 500;

type Given = GivenOf<typeof productSheetContract.importProducts>;

/** Parses the file before taking a database connection. */
export async function readSheet({ body }: Given, { deps, entity }: PreparingScope): Promise<ProductSheet> {
  const currency = await deps.database.reading(entity, (db) => shopCurrency({ db, entity }));
  return deps.heavy.run(readProductSheet, { csv: body.csv, columns: body.columns, currency });
}

/** Previews or applies an import: all valid rows in one transaction, regardless of the others. */
export async function importProducts(
  { body }: Given,
  scope: Scope,
  sheet: ProductSheet,
): Promise<AnswerOf<typeof productSheetContract.importProducts>> {
  const planned = await planProductImport(sheet.rows, scope, body.apply);
  const importId = body.apply ? await takeIn(planned, scope) : null;
  const words = { language: requestedLanguage(scope.request), currency: await shopCurrency(scope) };
  const count = (kind: ImportedProduct['kind']) => planned.filter((row) => kindOf(row) === kind).length;
  const bad = planned.filter((row) => kindOf(row) === 'bad');
  const others = planned.filter((row) => kindOf(row) !== 'bad');
  return {
    importId,
    columns: sheet.columns,
    variants: planned.filter((row) => row.isVariant && kindOf(row) !== 'bad').length,
    counts: { new: count('new'), changed: count('changed'), same: count('same'), bad: bad.length },
    rows: [...bad, ...others].slice(0, maxTold).map((row) => toImported(row, words)),
  };
}

function kindOf({ errors, product, changes }: PlannedRow): ImportedProduct['kind'] {
  if (Object.keys(errors).length > 0) return 'bad';
  if (!product) return 'new';
  return Object.keys(changes).length > 0 ? 'changed' : 'same';
}

function toImported(row: PlannedRow, words: CellWords): ImportedProduct {
  const { line, fields, product, changes, errors } = row;
  const shown = productSheetColumns.flatMap(({ field }) =>
    field === 'slug' || changes[field] === undefined
      ? []
      : [{ field, from: product ? cellText(field, product[field], words) : '', to: cellText(field, changes[field], words) }],
  );
  const kind = kindOf(row);
  return { line, kind, name: fields.name ?? product?.name ?? '', changes: kind === 'changed' ? shown : [], reasons: errors };
}

/** @returns the import's ID; null when there was nothing to do */
async function takeIn(planned: readonly PlannedRow[], scope: Scope): Promise<number | null> {
  const { db, entity, identity, now } = scope;
  const changed = planned.flatMap((row) => (kindOf(row) === 'changed' && row.product ? [{ ...row, product: row.product }] : []));
  const added = planned.filter((row) => kindOf(row) === 'new');
  if (changed.length + added.length === 0) return null;
  const addedIds = added.length === 0 ? [] : await nextIds(db, entity, 'product', added.length);
  await writeProducts(
    [
      ...changed.map(({ product, changes }) => ({ id: product.id, product, changes })),
      ...added.map(({ changes }, index) => ({ id: addedIds[index] ?? 0, product: null, changes })),
    ],
    scope,
  );
  const id = await nextId(db, entity, 'product-import');
  const before = changed.map(({ product, changes }) => ({
    ...{ id: product.id, version: product.version + 1, stockChange: stockChangeOf({ product, changes }) },
    fields: beforeOf(product, changes),
  }));
  await db.insert(productImports).values({ entity, id, personId: identity.personId, addedIds, changed: before, createdAt: now });
  await announce(db, entity, { kind: 'product', ids: [...changed.map(({ product }) => product.id), ...addedIds] });
  await recordAudit(db, scope, {
    action: 'product.imported',
    targetKind: 'product',
    changes: [
      { field: 'new', from: '', to: String(added.length) },
      { field: 'changed', from: '', to: String(changed.length) },
    ],
  });
  return id;
}

/** Previous values for undo, except the stock, which is booked. */
function beforeOf(product: ProductRow, { stock: _, ...changes }: PlannedRow['changes']) {
  return Object.fromEntries(Object.keys(changes).map((field) => [field, product[field as keyof typeof changes]]));
}

const written = [
  ...(['name', 'brand', 'category', 'description', 'priceCents', 'features'] as const),
  ...(['colorOptions', 'hasFreeShipping', 'isPublished', 'stock', 'taxClass', 'weightGrams'] as const),
];
type Writable = Pick<ProductRow, (typeof written)[number]>;

const asAnew: Writable = {
  ...{ name: '', brand: '', category: '', description: '', priceCents: 0, features: [], colorOptions: [] },
  ...{ hasFreeShipping: false, isPublished: true, stock: 0, taxClass: 'goods', weightGrams: 0 },
};

interface WrittenProduct {
  id: number;
  /** The current row, locked; null for a new product. */
  product: ProductRow | null;
  changes: RowFields;
}

/** Inserts and updates products in batches of hundreds and books their stock changes. Locked rows are written in ID order. */
async function writeProducts(rows: readonly WrittenProduct[], scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>): Promise<void> {
  const { db, entity, now } = scope;
  const values = rows.map(({ id, product, changes }) => ({
    ...{ entity, id, ...asAnew, ...(product && ofProduct(product)), ...(changes as Partial<Writable>) },
    ...{ createdAt: product?.createdAt ?? now, updatedAt: now },
  }));
  const columns = getTableColumns(products);
  const set = Object.fromEntries(written.map((field): [string, SQL] => [field, sql.raw(`excluded."${columns[field].name}"`)]));
  for (const part of parted(values, rowsPerInsert))
    await db
      .insert(products)
      .values(part)
      .onConflictDoUpdate({
        target: [products.entity, products.id],
        set: { ...set, version: sql`${products.version} + 1`, updatedAt: now },
      });
  await bookStock(rows, scope);
}

function ofProduct(product: ProductRow): Writable {
  return Object.fromEntries(written.map((field) => [field, product[field]])) as Writable;
}

/** Returns the change in stock. */
function stockChangeOf({ product, changes }: Pick<WrittenProduct, 'product' | 'changes'>): number {
  const before = product?.stock ?? 0;
  return (changes.stock ?? before) - before;
}

async function bookStock(
  rows: readonly WrittenProduct[],
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
) {
  const moved = rows.filter((row) => stockChangeOf(row) !== 0);
  if (moved.length === 0) return;
  const ids = await nextIds(db, entity, 'stock-move', moved.length);
  const moves = moved.map((row, index) => ({
    ...{ entity, id: ids[index] ?? 0, productId: row.id, change: stockChangeOf(row), stock: row.changes.stock ?? 0 },
    ...{ reason: 'import' as const, personId: identity.personId, at: now },
  }));
  await insertRows(db, stockMoves, moves);
}

/** Undoes an import, except for products changed since. */
export async function undoProductImport(
  { params }: GivenOf<typeof productSheetContract.undoProductImport>,
  scope: Scope,
): Promise<AnswerOf<typeof productSheetContract.undoProductImport>> {
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
    // Stock sold in the meantime can't be removed.
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
