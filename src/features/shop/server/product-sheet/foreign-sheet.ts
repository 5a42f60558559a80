import type { PlainFieldCode } from '#contract/reason.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { ProductSheetField } from '../../product-sheet-contract.ts';
import { lettersOf } from './product-sheet-words.ts';

/** Format of another program's product file. */
interface ForeignFormat {
  /** Source columns for each field, by normalized heading; the first one present wins. Other columns aren't imported. */
  fields: Partial<Record<ProductSheetField, readonly string[]>>;
  /** Grouping key: rows of one product share it. */
  group: (row: Cells) => string;
  /** Whether the row is the product itself within its group. */
  isParent: (row: Cells) => boolean;
  /** Option values that distinguish a variant. */
  options: (row: Cells) => string[];
  /** Why a row isn't a product; null if it is one. */
  reason: (row: Cells, rowsOfGroup: number) => PlainFieldCode | null;
  /** Whether it is for sale, overriding `isPublished`; undefined when the row doesn't indicate it. */
  isPublished: (row: Cells) => boolean | undefined;
}

/** Returns a row's cell by normalized heading; empty when there is none. */
type Cells = (...headings: string[]) => string;

/** A row in the form the product sheet parser expects. */
interface ForeignRow {
  /** Cells by column, with inherited product values filled in. */
  cells: string[];
  isVariant: boolean;
  reason: PlainFieldCode | null;
}

const optionsBy = (valuesOf: readonly string[]) => (row: Cells) =>
  valuesOf.map((heading) => row(heading)).filter((value) => value !== '' && value.toLowerCase() !== 'default title');

const shopify: ForeignFormat = {
  fields: {
    ...{ name: ['title'], brand: ['vendor'], category: ['type', 'productcategory', 'customproducttype'] },
    ...{ priceCents: ['variantprice', 'price'], stock: ['variantinventoryqty', 'inventoryquantity'] },
    ...{ description: ['bodyhtml', 'description'], isPublished: ['published', 'publishedononlinestore', 'status'] },
    ...{ weightGrams: ['variantgrams', 'weightvaluegrams'] },
  },
  group: (row) => row('handle', 'urlhandle'),
  isParent: (row) => row('title') !== '',
  options: optionsBy(['option1value', 'option2value', 'option3value']),
  // Additional pictures of a product have their own rows.
  reason: (row) => (row('title', 'variantprice', 'price', 'variantsku', 'sku', 'option1value') === '' ? 'sheet_picture_row' : null),
  isPublished: (row) => {
    const [published, status] = [row('published', 'publishedononlinestore').toLowerCase(), row('status').toLowerCase()];
    if (published === '' && status === '') return undefined;
    return published !== 'false' && (status === '' || status === 'active');
  },
};

const woocommerce: ForeignFormat = {
  fields: {
    ...{ name: ['name'], brand: ['brands', 'brand'], category: ['categories'], priceCents: ['regularprice'], stock: ['stock'] },
    ...{ description: ['description', 'shortdescription'], isPublished: ['published'] },
    ...{ weightGrams: ['weightkg', 'weightg', 'weightlbs', 'weightoz'] },
  },
  group: (row) => row('parent').replace(/^id:/, '') || row('id') || row('sku'),
  isParent: (row) => row('parent') === '',
  options: (row) => (row('parent') === '' ? [] : optionsBy(Array.from({ length: 10 }, (_, at) => `attribute${at + 1}values`))(row)),
  reason: (row, rowsOfGroup) => (/\bvariable\b/i.test(row('type')) && rowsOfGroup > 1 ? 'sheet_parent_row' : null),
  isPublished: (row) => (row('published') === '' ? undefined : row('published') === '1'),
};

const medusa: ForeignFormat = {
  fields: {
    ...{ name: ['producttitle'], brand: ['productbrand'], category: ['producttype', 'productcollectiontitle', 'productcategory1name'] },
    ...{ stock: ['variantinventoryquantity'], description: ['productdescription'], isPublished: ['productstatus'] },
    ...{ weightGrams: ['variantweight', 'productweight'] },
  },
  group: (row) => row('producthandle') || row('productid'),
  isParent: (row) => row('producttitle') !== '',
  options: optionsBy(['1', '2', '3'].flatMap((at) => [`option${at}value`, `variantoption${at}value`])),
  reason: () => null,
  isPublished: (row) => (row('productstatus') === '' ? undefined : row('productstatus').toLowerCase() === 'published'),
};

/** Detects the program that wrote a file from its headings; null when unknown. */
export function foreignFormatOf(header: readonly string[], currency: string): ForeignFormat | null {
  const headings = new Set(header.map(lettersOf));
  const has = (...names: string[]) => names.every((name) => headings.has(name));
  if (has('title') && (has('handle') || has('urlhandle'))) return shopify;
  if (has('name', 'regularprice', 'type')) return woocommerce;
  const code = currency.toLowerCase();
  const prices = [`variantprice${code}`, `price${code}`];
  return has('producttitle') && (has('producthandle') || has('productid'))
    ? { ...medusa, fields: { ...medusa.fields, priceCents: prices } }
    : null;
}

/** Maps the columns of a foreign file to fields. */
export function foreignColumns(header: readonly string[], { fields }: ForeignFormat): (ProductSheetField | null)[] {
  const headings = header.map(lettersOf);
  const places = Object.entries(fields).map(([field, names]) => {
    const name = names.find((one) => headings.includes(one));
    return [name === undefined ? -1 : headings.indexOf(name), field as ProductSheetField] as const;
  });
  return header.map((_, at) => places.find(([place]) => place === at)?.[1] ?? null);
}

/** Fields a variant inherits from its product when its own cell is empty. */
const inherited: readonly ProductSheetField[] = ['name', 'brand', 'category', 'description', 'isPublished', 'weightGrams'];

/**
 * Converts the rows of a foreign file to products. Since the shop has no variants, each becomes a product, named by its distinguishing
 * options.
 */
export function foreignRows(
  header: readonly string[],
  lines: readonly string[][],
  { format, columns }: { format: ForeignFormat; columns: readonly (ProductSheetField | null)[] },
): ForeignRow[] {
  const headings = header.map(lettersOf);
  const rows = lines.map((cells) => {
    const read: Cells = (...names) => names.map((name) => (cells[headings.indexOf(name)] ?? '').trim()).find(Boolean) ?? '';
    return { cells, read, group: format.group(read) };
  });
  const bySku = new Map(rows.map(({ read, group }) => [read('sku'), group]));
  // WooCommerce references a parent by ID or SKU. A row without a key is a product of its own.
  const keyOf = ({ group, read }: (typeof rows)[number], index: number) => {
    const key = read('parent') === '' ? group : (bySku.get(read('parent')) ?? group);
    return key === '' ? index : key;
  };
  const keys = rows.map(keyOf);
  const groups = new Map(
    [...Map.groupBy(rows, (_, index) => keys[index] ?? index)].map(([key, group]) => {
      const reasonOf = ({ read }: (typeof rows)[number]) => format.reason(read, group.length);
      const parent = group.find(({ read }) => format.isParent(read));
      return [key, { parent, reasonOf, products: group.filter((row) => reasonOf(row) === null).length }];
    }),
  );
  return rows.map((row, index) => {
    const group = groups.get(keys[index] ?? index);
    const parent = group?.parent ?? row;
    const reason = group?.reasonOf(row) ?? null;
    const isVariant = reason === null && (group?.products ?? 0) > 1;
    const own = format.options(row.read);
    const cells = columns.map((field, at) => {
      const text = (row.cells[at] ?? '').trim() || (field && inherited.includes(field) ? (parent.cells[at] ?? '').trim() : '');
      if (field === 'name') return isVariant ? variantName(text, own) : text;
      if (field === 'description') return /<[a-z]/i.test(text) ? textOfHtml(text) : text;
      if (field === 'category') return categoryOf(text);
      if (field !== 'isPublished') return text;
      const isPublished = format.isPublished(row.read) ?? format.isPublished(parent.read);
      return isPublished === undefined ? '' : String(isPublished);
    });
    // Extra cells beyond the header are reported as in our own sheets.
    return { cells: [...cells, ...row.cells.slice(columns.length)], isVariant, reason };
  });
}

/** Appends the variant's options to a product's name, unless the name already includes them. */
function variantName(name: string, options: readonly string[]): string {
  const words = wordsOf(name);
  const missing = options.filter((option) => !words.includes(wordsOf(option)));
  return [name, missing.join(' / ')].filter(Boolean).join(' – ');
}

/** Lowercased words separated by spaces, so that only whole words match. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** For paths such as `Clothing > Shirts, Sale`, the last segment of the first path. */
function categoryOf(path: string): string {
  const [first = ''] = path.includes('>') ? path.split(/,(?! )|, /) : [path];
  return first.split('>').at(-1)?.trim() ?? '';
}
