import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money/currency.ts';
import type { PlainFieldCode } from '#contract/reason.ts';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { moneyText } from '#features/invoice/server/public-api.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { ProductSheetField } from '../../product-sheet-contract.ts';
import { idOfSlug, slugOf } from '../../slug-of.ts';
import { products } from '../../tables.ts';
import type { RowFields, SheetRow } from './parse-product-sheet.ts';
import { productSheetWords } from './product-sheet-words.ts';

export type ProductRow = typeof products.$inferSelect;

/** The plan for a line: `product` is the one it changes, null for a new one. */
export interface PlannedRow extends SheetRow {
  product: ProductRow | null;
  /** For an existing product, only the fields that differ. */
  changes: RowFields;
}

/**
 * Plans an import, including errors; used by both preview and import.
 * @param isLocking whether to lock the products until the transaction ends
 */
export async function planProductImport(rows: readonly SheetRow[], scope: Scope, isLocking: boolean): Promise<PlannedRow[]> {
  const known = await readKnown(rows, scope, isLocking);
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.isLeftOut) return { ...row, product: null, changes: {} };
    const errors = { ...row.errors };
    const blame = (field: string, code: PlainFieldCode) => {
      errors[field] = [...(errors[field] ?? []), { code }];
    };
    const name = keyOf(row.fields.name);
    const named = row.slug === '' && name !== '' ? (known.byName.get(name) ?? []) : [];
    const product = row.slug === '' ? (named[0] ?? null) : (known.byId.get(idOfSlug(row.slug) ?? 0) ?? null);
    if (row.slug !== '' && !product) blame('slug', 'unknown_product');
    if (named.length > 1) blame('name', 'ambiguous_product');
    const key = product ? `#${product.id}` : name;
    if (key !== '' && seen.has(key)) blame(row.slug === '' ? 'name' : 'slug', 'sheet_product_twice');
    seen.add(key);
    if (!product && row.slug === '')
      for (const field of ['name', 'priceCents'] as const) {
        if (row.fields[field] === undefined && !errors[field]) blame(field, 'required');
      }
    const changes = product ? differing(product, row.fields) : row.fields;
    if (product && Object.keys(changes).length > 0 && !scope.ability.can('update', 'Product')) blame('line', 'not_allowed');
    return { ...row, errors, product, changes };
  });
}

/**
 * Finds the products the rows refer to: by the ID at the end of the slug, or by name without a slug. In ID order, the lock order used
 * everywhere.
 */
async function readKnown(rows: readonly SheetRow[], { db, entity }: Scope, isLocking: boolean) {
  const ids = rows.map(({ slug }) => idOfSlug(slug)).filter((id) => id !== null);
  const names = rows.flatMap(({ slug, fields }) => (slug === '' && fields.name ? [keyOf(fields.name)] : []));
  const found = ids.length + names.length === 0 ? [] : await readProducts(or(isIn(products.id, ids), isIn(products.searchText, names)));
  const byName = new Map<string, ProductRow[]>();
  for (const row of found) byName.set(row.searchText, [...(byName.get(row.searchText) ?? []), row]);
  return { byId: new Map(found.map((row) => [row.id, row])), byName };

  async function readProducts(wanted: SQL | undefined): Promise<ProductRow[]> {
    const query = db
      .select()
      .from(products)
      .where(and(live(products, entity), wanted))
      .orderBy(products.id);
    return isLocking ? query.for('update') : query;
  }
}

/** A single parameter for all values. */
function isIn(column: typeof products.id | typeof products.searchText, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column === products.id ? 'bigint' : 'text')}[])`;
}

function differing(product: ProductRow, fields: RowFields): RowFields {
  const isSame = ([field, value]: [string, unknown]) => JSON.stringify(product[field as keyof ProductRow]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(fields).filter((entry) => !isSame(entry)));
}

/** Product names are case-insensitive. */
function keyOf(name = ''): string {
  return name.toLowerCase();
}

export interface CellWords {
  language: Language;
  currency: string;
}

type Cells = Pick<ProductRow, Exclude<ProductSheetField, 'slug'>>;

/** Formats a product's field for a cell, so that it can be parsed again. */
export function productCell(field: ProductSheetField, product: Cells & { id: number }, words: CellWords): SheetCell {
  if (field === 'slug') return slugOf(product);
  if (field === 'priceCents') return product.priceCents / 10 ** minorDigits(words.currency);
  if (field === 'weightGrams') return product.weightGrams / 1000;
  return field === 'stock' ? product.stock : cellText(field, product[field], words);
}

/** Formats a field's value for readers. */
export function cellText(field: keyof Cells, value: Cells[keyof Cells], { language, currency }: CellWords): string {
  const words = productSheetWords(language);
  if (field === 'priceCents') return moneyText(Number(value), currency);
  if (field === 'weightGrams') return `${Number(value) / 1000} kg`;
  if (field === 'taxClass') return words(`shopStaff.taxClass.${value}`);
  if (typeof value === 'boolean') return words(value ? 'shopStaff.yes' : 'shopStaff.no');
  if (!Array.isArray(value)) return String(value);
  return field === 'features' ? value.join('\n') : value.map((colour) => words(`shop.colour.${colour}`)).join(', ');
}
