import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { addProduct, type ManagedProduct, updateProduct } from '../../../product-contract.ts';
import { ProductFields } from './product-fields.tsx';
import { type ProductValues, productBodyOf, stockOf } from './product-values.ts';
import { useProductForm } from './use-product-form.ts';

interface Props {
  /** Without one a new product is added. */
  product?: ManagedProduct | undefined;
  currency: string;
  onClose: () => void;
}

/** The form of a product. */
export function ProductDrawer({ product, currency, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const form = useProductForm(product ?? null, currency);
  const { values, conflict, valuesOf } = form;

  const save = async (version = form.baseVersion) => {
    if (product && !form.isChanged) return onClose();
    const body = productBodyOf(values, { language, currency });
    const stock = stockOf(values, language);
    if (!values.name.trim()) return form.refuse({ name: t('ui.form.required') });
    if (!body) return form.refuse({ priceCents: t('shopStaff.says.price') });
    if (stock === null) return form.refuse({ stock: t('shopStaff.says.count') });
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
    sendChange({
      ...{ base: form.base, values, version, valuesOf, versionOf: (record: ManagedProduct) => record.version },
      send: async (fields, basedOn) => {
        const named = Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name as keyof ProductValues)));
        return (await call(updateProduct, { params: { id }, body: { ...named, version: basedOn } })).product;
      },
    });
  return (
    <FormDrawer
      title={t(product ? 'shopStaff.products.edit' : 'shopStaff.products.new')}
      form={form}
      submitLabel={t(product ? 'ui.form.save' : 'shopStaff.products.add')}
      onSubmit={() => void save()}
      onClose={onClose}
      conflict={
        conflict && (
          <RecordConflict
            base={form.base}
            mine={values}
            theirs={valuesOf(conflict)}
            labelOf={(field) => t(`shopStaff.field.${field}`, { currency })}
            textOf={(record, field) => shownText(record, field, t)}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
    >
      <ProductFields form={form} currency={currency} isNew={!product} />
    </FormDrawer>
  );
}

/** A field as it is shown where two have changed it. */
function shownText(values: ProductValues, field: keyof ProductValues, t: TFunction): string {
  const value = values[field];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'shopStaff.yes' : 'shopStaff.no');
  if (field === 'colorOptions') return values.colorOptions.map((colour) => t(`shop.colour.${colour}`)).join(', ');
  return t('shopStaff.pictures.count', { count: value.length });
}
