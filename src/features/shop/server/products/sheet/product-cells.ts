import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money/currency.ts';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { moneyText } from '#features/invoice/server/offers.ts';
import type { ProductSheetField } from '../../../product-sheet-contract.ts';
import { slugOf } from '../../../slug-of.ts';
import type { ProductRow } from './plan-product-import.ts';
import { productSheetWords } from './product-sheet-words.ts';

export interface CellWords {
  language: Language;
  currency: string;
}

type Cells = Pick<ProductRow, Exclude<ProductSheetField, 'slug'>>;

/** The cell of a product in a column: as it is read again. */
export function productCell(field: ProductSheetField, product: Cells & { id: number }, words: CellWords): SheetCell {
  if (field === 'slug') return slugOf(product);
  if (field === 'priceCents') return product.priceCents / 10 ** minorDigits(words.currency);
  if (field === 'weightGrams') return product.weightGrams / 1000;
  return field === 'stock' ? product.stock : cellText(field, product[field], words);
}

/** What a field says, to be read by people. */
export function cellText(field: keyof Cells, value: Cells[keyof Cells], { language, currency }: CellWords): string {
  const words = productSheetWords(language);
  if (field === 'priceCents') return moneyText(Number(value), currency);
  if (field === 'weightGrams') return `${Number(value) / 1000} kg`;
  if (field === 'taxClass') return words(`shopStaff.taxClass.${value}`);
  if (typeof value === 'boolean') return words(value ? 'shopStaff.yes' : 'shopStaff.no');
  if (!Array.isArray(value)) return String(value);
  return field === 'features' ? value.join('\n') : value.map((colour) => words(`shop.colour.${colour}`)).join(', ');
}
