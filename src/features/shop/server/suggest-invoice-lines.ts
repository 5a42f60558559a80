import { and, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { findEarlierLines, type WantedLines } from '#features/invoice/server/public-api.ts';
import { type suggestInvoiceLines as contract, longestSuggested, type SuggestedLine } from '#features/invoice/suggestion-contract.ts';
import { containsText, lowered } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { productsView as products } from '../tables.ts';
import type { TaxClass } from '../tax-class-contract.ts';
import { billedLine, chargeFor, withoutTax } from './line-tax.ts';
import { readShopSettings, readTaxation } from './shop-settings.ts';

/**
 * Suggests invoice lines: products, then earlier lines. The endpoint belongs to invoices but is implemented here, because
 * invoices don't know about products.
 */
export async function suggestInvoiceLines({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const wanted = { ...query, q: query.q.trim() };
  const offset = pageOffset(query);
  if (wanted.q === '' || wanted.q.length > longestSuggested || offset === null) return { suggestions: [], hasMore: false };
  const end = offset + query.perPage;
  const ofProducts = scope.ability.can('read', 'Product') ? await findProducts(wanted, scope, end + 1) : [];
  const named = new Set(ofProducts.map(({ description }) => lowered(description)));
  // Skips lines with the same description as a product.
  const ofLines = ofProducts.length > end ? [] : await findEarlierLines(wanted, scope, end + 1 + named.size);
  const all = [...ofProducts, ...ofLines.filter(({ description }) => !named.has(lowered(description)))];
  return { suggestions: all.slice(offset, end), hasMore: all.length > end };
}

/** Converts products to invoice lines, with the tax of the company's own country. */
async function findProducts(wanted: WantedLines, scope: Scope, limit: number): Promise<SuggestedLine[]> {
  const found = await queryRows<FoundProduct>(scope.db, selectProducts(wanted.q, scope.entity, limit));
  if (found.length === 0) return [];
  const settings = await readShopSettings(scope);
  const taxation = await readTaxation(settings, scope);
  return found.map(({ name, priceCents: kept, taxClass }) => {
    const { tax } = chargeFor({ taxClass, priceCents: Number(kept) }, { country: null, vatId: '' }, taxation);
    const priceCents = wanted.isGross || tax === null ? Number(kept) : withoutTax(Number(kept), tax);
    const {
      description,
      quantityMilli,
      discountBasisPoints,
      priceCents: _,
      ...ofTax
    } = billedLine({
      ...{ description: name, qty: 1, priceCents },
      ...(tax && { tax }),
    });
    return { kind: 'product', description, price: settings.currency === wanted.currency ? { priceCents } : null, ...ofTax };
  });
}

interface FoundProduct {
  name: string;
  /** An int8 as the driver returns it. */
  priceCents: number | string;
  taxClass: TaxClass;
}

/** Maximum number of products to sort. */
const maxSorted = 1000;
/** The trigram index can't match one or two characters; those are searched among this many of the newest products. */
const newest = 500;

/** Selects products by text in their names: prefix matches first, then by name. */
export function selectProducts(q: string, entity: string, limit: number): SQL {
  const columns = sql`${products.name} as name, ${products.priceCents} as price, ${products.taxClass} as tax_class, ${products.searchText} as words`;
  const ofEntity = live(products, entity);
  const some =
    [...q].length < 3
      ? sql`select ${columns} from ${products} where ${ofEntity} order by ${products.id} desc limit ${newest}`
      : sql`with matching as materialized (select ${columns} from ${products} where ${and(ofEntity, containsText(products.searchText, q))})
          select * from matching limit ${maxSorted}`;
  return sql`select name, price as "priceCents", tax_class as "taxClass" from (${some}) searched
    where strpos(words, ${lowered(q)}) > 0 order by starts_with(words, ${lowered(q)}) desc, name collate names limit ${limit}`;
}
