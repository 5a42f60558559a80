import { and, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { moneyText } from '#features/invoice/server/public-api.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { answerList, type ListColumn, listBatches } from '#server/answer-list.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import type { Scope } from '#server/scope.ts';
import { formatLocale, requestedLanguage } from '#server/words.ts';
import { type exportProducts as contract, type ProductSheetField, productSheetColumns } from '../../product-sheet-contract.ts';
import { productsView as products } from '../../tables.ts';
import { managedOrder, managedProductCondition } from '../list-managed-products.ts';
import { shopCurrency } from '../shown-product.ts';
import { type CellWords, cellText, productCell } from './plan-product-import.ts';
import { productSheetWords } from './product-sheet-words.ts';

type ProductRow = typeof products.$inferSelect;

/** Exports the matching products as a sheet that can be imported again, or as a PDF, and logs the export. */
export async function exportProducts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, entity, request } = scope;
  const language = requestedLanguage(request);
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(managedProductCondition(query, entity))
    .orderBy(...managedOrder(query));
  const batches = await listBatches({ ids: found.map(({ id }) => id), read: readProducts, subject: 'Product' }, scope);
  const changes = [{ field: 'products', from: '', to: String(found.length) }];
  await recordAudit(db, scope, { action: 'product.exported', targetKind: 'product', changes });
  const title = productSheetWords(language)('shopStaff.products.title');
  const columns = columnsIn({ language, currency: await shopCurrency(scope) });
  return answerList(
    { today: await todayOf(scope), format: query.format, name: 'atrium-products', title, language, columns, batches },
    scope,
  );
}

function columnsIn(words: CellWords): ListColumn<ProductRow>[] {
  const { language, currency } = words;
  const label = productSheetWords(language);
  const onPaper: Partial<Record<ProductSheetField, Partial<ListColumn<ProductRow>>>> = {
    name: { paper: ({ name, brand }) => (brand ? `${name}\n${brand}` : name) },
    category: { paper: ({ category }) => category },
    priceCents: { paper: ({ priceCents }) => moneyText(priceCents, currency, formatLocale(language)), isNumber: true },
    stock: { paper: ({ stock }) => String(stock), isNumber: true },
    isPublished: { paper: ({ isPublished }) => cellText('isPublished', isPublished, words) },
  };
  return productSheetColumns.map(({ field, width }) => ({
    ...{ label: label(`shopStaff.sheet.${field}`), width, cell: (row) => productCell(field, row, words) },
    ...onPaper[field],
  }));
}

async function readProducts({ db, entity }: Pick<Scope, 'db' | 'entity'>, ids: number[]): Promise<ProductRow[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.entity, entity), inArray(products.id, ids)));
  return inOrderOf(ids, rows);
}
