import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { askedLanguage } from '#server/asked-language.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { type importProducts as contract, type ImportedProduct, productSheetColumns } from '../../../product-sheet-contract.ts';
import { productImports } from '../../../tables.ts';
import { shopCurrency } from '../../shop-currency.ts';
import { type ProductSheet, readProductSheet } from './parse-product-sheet.ts';
import { type PlannedRow, type ProductRow, planProductImport } from './plan-product-import.ts';
import { type CellWords, cellText } from './product-cells.ts';
import { stockChangeOf, writeProducts } from './write-products.ts';

const mostTold = 500;

type Given = GivenOf<typeof contract>;

/** Reads the file, before a connection is held. */
export async function readSheet({ body }: Given, { deps, entity }: PreparingScope): Promise<ProductSheet> {
  const currency = await deps.database.reading(entity, (db) => shopCurrency({ db, entity }));
  return deps.heavy.run(readProductSheet, { csv: body.csv, columns: body.columns, currency });
}

/** Tells what a file of products would change, or changes it: its good rows, whatever the others are, all in one transaction. */
export async function importProducts({ body }: Given, scope: Scope, sheet: ProductSheet): Promise<AnswerOf<typeof contract>> {
  const planned = await planProductImport(sheet.rows, scope, body.apply);
  const importId = body.apply ? await takeIn(planned, scope) : null;
  const words = { language: askedLanguage(scope.request), currency: await shopCurrency(scope) };
  const count = (kind: ImportedProduct['kind']) => planned.filter((row) => kindOf(row) === kind).length;
  const bad = planned.filter((row) => kindOf(row) === 'bad');
  const others = planned.filter((row) => kindOf(row) !== 'bad');
  return {
    importId,
    columns: sheet.columns,
    variants: planned.filter((row) => row.isVariant && kindOf(row) !== 'bad').length,
    counts: { new: count('new'), changed: count('changed'), same: count('same'), bad: bad.length },
    rows: [...bad, ...others].slice(0, mostTold).map((row) => toImported(row, words)),
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

/** @returns the number of the import; null where there was nothing to do */
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

/** What is there again once the import is taken back; what there is of it is booked. */
function beforeOf(product: ProductRow, { stock: _, ...changes }: PlannedRow['changes']) {
  return Object.fromEntries(Object.keys(changes).map((field) => [field, product[field as keyof typeof changes]]));
}
