import { minorDigits } from '#contract/money/currency.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { ManagedProduct } from '../../../product-contract.ts';

/** Form state of the product drawer. */
export function useProductForm(product: ManagedProduct | undefined, currency: string) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const valuesOf = (record: ManagedProduct) => productValuesOf(record, { language, currency });
  return useRecordForm<ProductValues, ManagedProduct>({
    storageKey: 'atrium.product.draft',
    record: product,
    begun: product ? valuesOf(product) : newProductValues,
    valuesOf,
  });
}
export type ProductForm = ReturnType<typeof useProductForm>;

export interface ProductValues
  extends Pick<
    ManagedProduct,
    'name' | 'brand' | 'category' | 'description' | 'colorOptions' | 'hasFreeShipping' | 'isPublished' | 'taxClass'
  > {
  /** As typed. */
  priceCents: string;
  /** In kilograms, as typed. */
  weightGrams: string;
  /** One per line. */
  features: string;
  pictureIds: ManagedProduct['pictures'];
  /** Only for a new product; later changes are booked. */
  stock: string;
}

const newProductValues: ProductValues = {
  ...{ name: '', brand: '', category: '', description: '', colorOptions: [], hasFreeShipping: false, isPublished: true, taxClass: 'goods' },
  ...{ priceCents: '', weightGrams: '', features: '', pictureIds: [], stock: '' },
};

interface Written {
  language: string;
  currency: string;
}

/** Returns the form's initial values. */
function productValuesOf(product: ManagedProduct, { language, currency }: Written): ProductValues {
  const { name, brand, category, description, colorOptions, hasFreeShipping, isPublished, taxClass } = product;
  return {
    ...{ name, brand, category, description, colorOptions, hasFreeShipping, isPublished, taxClass },
    weightGrams: product.weightGrams === 0 ? '' : amountText(product.weightGrams, language, 3, 0),
    priceCents: amountText(product.priceCents, language, minorDigits(currency)),
    features: product.features.join('\n'),
    pictureIds: product.pictures,
    stock: '',
  };
}

/** Builds the request body; null when the price or the weight is invalid. */
export function productBodyOf(values: ProductValues, { language, currency }: Written) {
  const priceCents = readAmount(values.priceCents, language, minorDigits(currency));
  const weightGrams = weightOf(values, language);
  if (priceCents === null || priceCents < 0 || weightGrams === null) return null;
  const { name, brand, category, description, colorOptions, hasFreeShipping, isPublished, taxClass } = values;
  return {
    ...{ name, brand, category, description, colorOptions, hasFreeShipping, isPublished, taxClass, priceCents, weightGrams },
    features: values.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    pictureIds: values.pictureIds.map(({ id }) => id),
  };
}

/** Parses the weight in grams; null when invalid. */
export function weightOf({ weightGrams }: Pick<ProductValues, 'weightGrams'>, language: string): number | null {
  if (weightGrams.trim() === '') return 0;
  const grams = readAmount(weightGrams, language, 3);
  return grams === null || grams < 0 || grams > 10_000_000 ? null : grams;
}

/** Parses a new product's stock; null when invalid. */
export function stockOf({ stock }: Pick<ProductValues, 'stock'>, language: string): number | null {
  if (stock.trim() === '') return 0;
  const count = readAmount(stock, language, 0);
  return count === null || count < 0 || count > 1_000_000 ? null : count;
}
