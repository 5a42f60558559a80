import { useTranslation } from '#web/i18n.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { ManagedProduct } from '../../../product-contract.ts';
import { newProductValues, type ProductValues, productValuesOf } from './product-values.ts';

/** The drawer's fields. */
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
