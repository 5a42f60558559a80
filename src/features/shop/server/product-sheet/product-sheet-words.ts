import { type Language, languages } from '#contract/languages.ts';
import { wordsIn } from '#server/words.ts';
import { colorOptions } from '../../contract.ts';
import { texts } from '../../locales/texts.ts';
import { type ProductSheetField, productSheetColumns } from '../../product-sheet-contract.ts';
import { taxClasses } from '../../tax-class-contract.ts';

/** The pages' texts for products, in a language. */
export const productSheetWords = (language: Language) => wordsIn(texts, language);

/** Headings used by other programs. */
const otherHeadings: Record<string, ProductSheetField> = {
  ...{
    slug: 'slug',
    url: 'slug',
    title: 'name',
    product: 'name',
    productname: 'name',
    vendor: 'brand',
    manufacturer: 'brand',
  },
  ...{ type: 'category', productcategory: 'category', regularprice: 'priceCents', variantprice: 'priceCents', pricecents: 'priceCents' },
  ...{ quantity: 'stock', qty: 'stock', inventory: 'stock', stock: 'stock', stockquantity: 'stock', stocklevel: 'stock', instock: 'stock' },
  ...{ onhand: 'stock', available: 'stock', inventoryquantity: 'stock', variantinventoryqty: 'stock', units: 'stock' },
  ...{ weight: 'weightGrams', grams: 'weightGrams', weightg: 'weightGrams', weightgrams: 'weightGrams', weightlbs: 'weightGrams' },
  ...{
    weightoz: 'weightGrams',
    taxcategory: 'taxClass',
    taxclass: 'taxClass',
    published: 'isPublished',
    bodyhtml: 'description',
    text: 'description',
    colours: 'colorOptions',
  },
  ...{ coloroptions: 'colorOptions', hasfreeshipping: 'hasFreeShipping', freeshipping: 'hasFreeShipping', ispublished: 'isPublished' },
};

/** Finds the field of a heading in any language, ignoring case and punctuation; null when unknown. */
export function fieldOfHeading(heading: string): ProductSheetField | null {
  const wanted = lettersOf(heading);
  const isNamed = ({ field }: { field: ProductSheetField }) => namesOf(`shopStaff.sheet.${field}`).includes(wanted);
  return productSheetColumns.find(isNamed)?.field ?? otherHeadings[wanted] ?? null;
}

/** Parses yes or no in any language; returns the text when it is neither. */
export function flagOf(text: string): boolean | string {
  const wanted = lettersOf(text);
  if (['true', '1', ...namesOf('shopStaff.yes')].includes(wanted)) return true;
  if (['false', '0', ...namesOf('shopStaff.no')].includes(wanted)) return false;
  return text;
}

/** Finds a tax class by its name in any language; returns the text when unknown. */
export function taxClassOf(text: string): string {
  const wanted = lettersOf(text);
  return taxClasses.find((one) => one === wanted || namesOf(`shopStaff.taxClass.${one}`).includes(wanted)) ?? text;
}

/** Returns the grams per unit of a weight column: kilograms, unless its heading has another unit. */
export function gramsOf(heading: string): number {
  const letters = lettersOf(heading);
  if (/lbs?$|pounds$/.test(letters)) return 453.592_37;
  if (/oz$|ounces$/.test(letters)) return 28.349_523_125;
  return /grams$|[^k]g$|^(variant|product)weight$/.test(letters) ? 1 : 1000;
}

/** Finds a color by its name in any language; returns the text when unknown. */
export function colorOf(text: string): string {
  const wanted = lettersOf(text);
  return colorOptions.find((colour) => colour === wanted || namesOf(`shop.colour.${colour}`).includes(wanted)) ?? text;
}

function namesOf(key: string): string[] {
  return languages.map(({ code }) => lettersOf(productSheetWords(code)(key)));
}

/** Normalizes a name: ignores case, spaces, hyphens and underscores. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
