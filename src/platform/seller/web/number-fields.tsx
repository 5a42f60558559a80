import { isNumberPrefix, numberIn, seriesOf } from '#contract/money/number-series.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { chronologies } from '../contract.ts';
import classes from './number-fields.module.css';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

/** Format and next number of invoices, with a preview. */
export function NumberFields({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const { numberPrefix, numberDigits, nextNumber } = form.values;
  const digits = Math.min(10, Math.max(1, Number(numberDigits) || 1));
  const next = Math.max(1, Math.trunc(Number(nextNumber)) || 1);
  const series = seriesOf(numberPrefix, companyToday());
  const changePrefix = (prefix: string) => {
    // Another series starts from its beginning; the previous one continues where it was.
    const isAsBefore = seriesOf(prefix, companyToday()) === seriesOf(form.base.numberPrefix, companyToday());
    form.change({ numberPrefix: prefix, nextNumber: isAsBefore ? form.base.nextNumber : '1' });
  };
  return (
    <>
      <FieldRow>
        <SellerTextField
          form={form}
          name="numberPrefix"
          maxLength={24}
          dir="ltr"
          hint={t('seller.hint.numberPrefix', { year: '{YYYY}', shortYear: '{YY}', month: '{MM}' })}
          onChange={(event) => changePrefix(event.currentTarget.value)}
        />
        <SellerTextField form={form} name="numberDigits" type="number" min={1} max={10} hint={t('seller.hint.numberDigits')} />
      </FieldRow>
      <FieldRow>
        <SellerTextField form={form} name="nextNumber" type="number" min={1} max={999_999_999} hint={t('seller.hint.nextNumber')} />
        <SelectField
          label={t('seller.field.chronology')}
          hint={t('seller.hint.chronology')}
          value={form.values.chronology}
          error={form.errors.chronology}
          options={chronologies.map((value) => ({ value, label: t(`seller.chronology.${value}`) }))}
          onChoose={(chosen) => form.change({ chronology: chronologies.find((one) => one === chosen) ?? 'by-country' })}
        />
      </FieldRow>
      {isNumberPrefix(numberPrefix) && (
        <p className={classes.preview} role="status">
          <span>{t('seller.numbers.preview')}</span>
          {[next, next + 1].map((place) => (
            <bdi key={place} className={classes.number}>
              {numberIn(series, place, { numberDigits: digits })}
            </bdi>
          ))}
        </p>
      )}
    </>
  );
}
