import { type Language, languages } from '#contract/languages.ts';
import { wordsIn } from '#server/words.ts';
import { colorOptions } from '../../contract.ts';
import { texts } from '../../locales/texts.ts';
import { type ProductSheetField, productSheetColumns } from '../../product-sheet-contract.ts';
import { taxClasses } from '../../tax-class-contract.ts';

/** What the pages call a thing, in a language. */
export const productSheetWords = (language: Language) => wordsIn(texts, language);

/** What other programs call these columns. */
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

/** The column that a heading names in any language, however it is spelled; null for one that is none. */
export function fieldOfHeading(heading: string): ProductSheetField | null {
  const wanted = lettersOf(heading);
  const isNamed = ({ field }: { field: ProductSheetField }) => namesOf(`shopStaff.sheet.${field}`).includes(wanted);
  return productSheetColumns.find(isNamed)?.field ?? otherHeadings[wanted] ?? null;
}

/** Yes or no as a sheet says it in any language; the text itself where it is neither. */
export function flagOf(text: string): boolean | string {
  const wanted = lettersOf(text);
  if (['true', '1', ...namesOf('shopStaff.yes')].includes(wanted)) return true;
  if (['false', '0', ...namesOf('shopStaff.no')].includes(wanted)) return false;
  return text;
}

/** A tax class by its name in any language; the text itself where it is none. */
export function taxClassOf(text: string): string {
  const wanted = lettersOf(text);
  return taxClasses.find((one) => one === wanted || namesOf(`shopStaff.taxClass.${one}`).includes(wanted)) ?? text;
}

/** How many grams a column of weights counts in one: kilograms, unless its heading says otherwise. */
export function gramsOf(heading: string): number {
  const letters = lettersOf(heading);
  if (/lbs?$|pounds$/.test(letters)) return 453.592_37;
  if (/oz$|ounces$/.test(letters)) return 28.349_523_125;
  return /grams$|[^k]g$|^(variant|product)weight$/.test(letters) ? 1 : 1000;
}

/** A colour by its name in any language; the text itself where it is none. */
export function colourOf(text: string): string {
  const wanted = lettersOf(text);
  return colorOptions.find((colour) => colour === wanted || namesOf(`shop.colour.${colour}`).includes(wanted)) ?? text;
}

function namesOf(key: string): string[] {
  return languages.map(({ code }) => lettersOf(productSheetWords(code)(key)));
}

/** Case, spaces, hyphens and underlines do not tell names apart. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
