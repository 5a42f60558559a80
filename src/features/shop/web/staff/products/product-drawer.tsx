import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { addProduct, type ManagedProduct, updateProduct } from '../../../product-contract.ts';
import { ProductFields } from './product-fields.tsx';
import { type ProductValues, productBodyOf, stockOf, useProductForm, weightOf } from './use-product-form.ts';

interface Props {
  /** Absent when adding a product. */
  product?: ManagedProduct | undefined;
  currency: string;
  onClose: () => void;
}

export function ProductDrawer({ product, currency, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const form = useProductForm(product, currency);
  const { values } = form;

  const save = async (version = form.baseVersion) => {
    if (product && !form.isChanged) return onClose();
    const body = productBodyOf(values, { language, currency });
    const stock = stockOf(values, language);
    const isWrong = form.refuse({
      name: !values.name.trim() && t('refusal.required'),
      priceCents: !body && weightOf(values, language) !== null && t('shopStaff.says.price'),
      weightGrams: weightOf(values, language) === null && t('shopStaff.says.weight'),
      stock: stock === null && t('shopStaff.says.count'),
    });
    if (isWrong || !body || stock === null) return;
    const isSaved = await form.send(async () => {
      if (product) await change(product, body, version);
      else await call(addProduct, { body: { ...body, stock } });
      await queryClient.invalidateQueries({ queryKey: ['product'] });
    });
    if (!isSaved) return;
    if (!product) toast({ tone: 'success', message: t('shopStaff.done.added', { name: values.name.trim() }) });
    onClose();
  };
  const change = ({ id }: ManagedProduct, body: NonNullable<ReturnType<typeof productBodyOf>>, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updateProduct, { params: { id }, body: { ...namedFields(body, names), version: basedOn } })).product,
    );
  return (
    <RecordDrawer
      title={t(product ? 'shopStaff.products.edit' : 'shopStaff.products.new')}
      form={form}
      submitLabel={t(product ? 'common.save' : 'shopStaff.products.add')}
      labelOf={(field) => t(`shopStaff.field.${field}`, { currency })}
      textOf={(record, field) => shownText(record, field, t)}
      onSave={save}
      onClose={onClose}
    >
      <ProductFields form={form} currency={currency} isNew={!product} />
    </RecordDrawer>
  );
}

/** Formats a field's value for a conflict. */
function shownText(values: ProductValues, field: keyof ProductValues, t: TFunction): string {
  const value = values[field];
  if (field === 'taxClass') return t(`shopStaff.taxClass.${values.taxClass}`);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'shopStaff.yes' : 'shopStaff.no');
  if (field === 'colorOptions') return values.colorOptions.map((colour) => t(`shop.colour.${colour}`)).join(', ');
  return t('shopStaff.pictures.count', { count: value.length });
}
