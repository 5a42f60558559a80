import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import classes from './number-fields.module.css';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

const examples = [42, 5023];

/** How the numbers of invoices are written, with what that looks like. */
export function NumberFields({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const { numberPrefix, numberDigits } = form.values;
  const digits = Math.min(10, Math.max(1, Number(numberDigits) || 1));
  return (
    <>
      <FieldRow>
        <SellerTextField form={form} name="numberPrefix" maxLength={12} dir="ltr" hint={t('seller.hint.numberPrefix')} />
        <SellerTextField form={form} name="numberDigits" type="number" min={1} max={10} hint={t('seller.hint.numberDigits')} />
      </FieldRow>
      <p className={classes.preview} role="status">
        <span>{t('seller.numbers.preview')}</span>
        {examples.map((id) => (
          <bdi key={id} className={classes.number}>{`${numberPrefix}${String(id).padStart(digits, '0')}`}</bdi>
        ))}
      </p>
    </>
  );
}
