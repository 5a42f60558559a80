import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { ManagedProduct } from '../../../product-contract.ts';
import { newProductValues, type ProductValues, productValuesOf } from './product-values.ts';

/** The drawer's fields. */
export function useProductForm(product: ManagedProduct | null, currency: string) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const valuesOf = (record: ManagedProduct) => productValuesOf(record, { language, currency });
  const form = useKeptForm<ProductValues, ManagedProduct>({
    storageKey: 'atrium.product.draft',
    draftKey: product ? String(product.id) : 'new',
    record: product,
    begun: product ? valuesOf(product) : newProductValues,
    valuesOf,
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => {
      const [field = ''] = path.split('.');
      return field in newProductValues ? (field as keyof ProductValues) : undefined;
    },
    errorOf: (_field, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
  return { ...form, valuesOf };
}
export type ProductForm = ReturnType<typeof useProductForm>;
