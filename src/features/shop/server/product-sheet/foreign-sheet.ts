import type { PlainFieldCode } from '#contract/reason.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { ProductSheetField } from '../../product-sheet-contract.ts';
import { lettersOf } from './product-sheet-words.ts';

/** What another program's file of products is made of. */
interface ForeignFormat {
  /** The columns that hold a field, by their headings' letters; the first that is there counts. All others are not taken in. */
  fields: Partial<Record<ProductSheetField, readonly string[]>>;
  /** What belongs together: rows of one product share it. */
  group: (row: Cells) => string;
  /** The row of the product itself among those of its group. */
  isParent: (row: Cells) => boolean;
  /** What tells a variant from the others of its product. */
  options: (row: Cells) => string[];
  /** Why a row is no product of its own; null for one that is. */
  reason: (row: Cells, rowsOfGroup: number) => PlainFieldCode | null;
  /** Whether it is for sale, in place of what `isPublished` says; undefined where nothing says it. */
  isPublished: (row: Cells) => boolean | undefined;
}

/** The cell of a row under a heading, by its letters; empty where there is none. */
type Cells = (...headings: string[]) => string;

/** A row as the reader of our own sheets takes it. */
interface ForeignRow {
  /** Cells by place, the product's own filled in. */
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
  // Further pictures of a product have rows of their own.
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

/** Which program wrote a file, by its headings; null for one that none of these did. */
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

/** What each column of a foreign file holds. */
export function foreignColumns(header: readonly string[], { fields }: ForeignFormat): (ProductSheetField | null)[] {
  const headings = header.map(lettersOf);
  const places = Object.entries(fields).map(([field, names]) => {
    const name = names.find((one) => headings.includes(one));
    return [name === undefined ? -1 : headings.indexOf(name), field as ProductSheetField] as const;
  });
  return header.map((_, at) => places.find(([place]) => place === at)?.[1] ?? null);
}

/** Of a variant these are its product's where its own row says nothing. */
const inherited: readonly ProductSheetField[] = ['name', 'brand', 'category', 'description', 'isPublished', 'weightGrams'];

/** The rows of a foreign file as rows of products: until there are variants each is a product of its own, named by what tells it from the others. */
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
  // WooCommerce names a parent by its id or its SKU. A row without any key is a product by itself.
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
    // Cells beyond the header are told as those of our own sheets are.
    return { cells: [...cells, ...row.cells.slice(columns.length)], isVariant, reason };
  });
}

/** A product's name with what tells this one from the others, unless it says that already. */
function variantName(name: string, options: readonly string[]): string {
  const words = wordsOf(name);
  const missing = options.filter((option) => !words.includes(wordsOf(option)));
  return [name, missing.join(' / ')].filter(Boolean).join(' – ');
}

/** In small letters, between spaces, so that only whole words are found in them. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Of a path such as `Clothing > Shirts, Sale` the last name of the first. */
function categoryOf(path: string): string {
  const [first = ''] = path.includes('>') ? path.split(/,(?! )|, /) : [path];
  return first.split('>').at(-1)?.trim() ?? '';
}
