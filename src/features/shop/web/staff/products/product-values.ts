import { minorDigits } from '#contract/money/currency.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import type { ManagedProduct } from '../../../product-contract.ts';

/** What the drawer's fields hold. */
export interface ProductValues
  extends Pick<ManagedProduct, 'name' | 'brand' | 'category' | 'description' | 'colorOptions' | 'hasFreeShipping' | 'isPublished'> {
  /** As it is typed. */
  priceCents: string;
  /** A line each. */
  features: string;
  pictureIds: ManagedProduct['pictures'];
  /** Of a new one only: later it is booked. */
  stock: string;
}

export const newProductValues: ProductValues = {
  ...{ name: '', brand: '', category: '', description: '', colorOptions: [], hasFreeShipping: false, isPublished: true },
  ...{ priceCents: '', features: '', pictureIds: [], stock: '' },
};

interface Written {
  language: string;
  currency: string;
}

/** What the fields begin with. */
export function productValuesOf(product: ManagedProduct, { language, currency }: Written): ProductValues {
  const { name, brand, category, description, colorOptions, hasFreeShipping, isPublished } = product;
  return {
    ...{ name, brand, category, description, colorOptions, hasFreeShipping, isPublished },
    priceCents: amountText(product.priceCents, language, minorDigits(currency)),
    features: product.features.join('\n'),
    pictureIds: product.pictures,
    stock: '',
  };
}

/** What is sent of the fields; null where the price is no amount. */
export function productBodyOf(values: ProductValues, { language, currency }: Written) {
  const priceCents = readAmount(values.priceCents, language, minorDigits(currency));
  if (priceCents === null || priceCents < 0) return null;
  const { name, brand, category, description, colorOptions, hasFreeShipping, isPublished } = values;
  return {
    ...{ name, brand, category, description, colorOptions, hasFreeShipping, isPublished, priceCents },
    features: values.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    pictureIds: values.pictureIds.map(({ id }) => id),
  };
}

/** How much of a new one there is; null where it is no number that can be there. */
export function stockOf({ stock }: Pick<ProductValues, 'stock'>, language: string): number | null {
  if (stock.trim() === '') return 0;
  const count = readAmount(stock, language, 0);
  return count === null || count < 0 || count > 1_000_000 ? null : count;
}
