import { ClientPicker } from '#features/clients/web/public-api.ts';
import type { TaxRate } from '#platform/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { currencyOptions } from '#web/money/currencies.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { DeliveryField } from '../editor/delivery-field.tsx';
import { isUnreadable, readLines } from '../editor/lines/line-drafts.ts';
import { LineItems } from '../editor/lines/line-items.tsx';
import { shownPricing } from '../editor/pricing-draft.ts';
import { PricingFields } from '../editor/pricing-fields.tsx';
import { TotalsList } from '../sheet/totals-list.tsx';
import classes from './recurring-fields.module.css';
import type { RecurringForm, RecurringValues } from './use-recurring-form.ts';

const units = ['week', 'month', 'year'] as const;

interface Props {
  form: RecurringForm;
  taxRates: readonly TaxRate[];
  onAddClient: ((typed: string) => void) | undefined;
}

export function RecurringFields({ form, taxRates, onAddClient }: Props) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  const label = (name: keyof RecurringValues) => t(`invoice.recurring.field.${name}`);
  const every = Math.min(99, Math.max(1, Number(values.every) || 1));
  const { lines } = readLines(values.lines, values.currency, i18n.language);
  return (
    <>
      <ClientPicker
        label={label('client')}
        value={values.client}
        error={errors.client}
        onChange={({ id, company, name }) => change({ client: { id, name: company || name } })}
        onAdd={onAddClient}
      />
      <FieldRow>
        <TextField
          label={label('every')}
          type="number"
          min={1}
          max={99}
          value={values.every}
          error={errors.every}
          onChange={(event) => change({ every: event.currentTarget.value })}
        />
        <SelectField
          label={label('unit')}
          value={values.unit}
          options={units.map((unit) => ({ value: unit, label: t(`invoice.recurring.unit.${unit}`, { count: every }) }))}
          onChoose={(unit) => change({ unit: unit as RecurringValues['unit'] })}
        />
        <DateField label={label('nextOn')} value={values.nextOn} error={errors.nextOn} onChange={(day) => change({ nextOn: day })} />
        <DateField
          label={label('until')}
          value={values.until}
          error={errors.until}
          hint={t('invoice.recurring.hint.until')}
          onChange={(day) => change({ until: day })}
        />
      </FieldRow>
      <fieldset className={classes.choices}>
        <legend>{label('sends')}</legend>
        {[false, true].map((sends) => (
          <label key={String(sends)} className={classes.choice}>
            <input type="radio" name="sends" checked={values.sends === sends} onChange={() => change({ sends })} />
            <span>
              {t(sends ? 'invoice.recurring.sends.mail' : 'invoice.recurring.sends.draft')}
              <span className={classes.means}>{t(sends ? 'invoice.recurring.sends.mailMeans' : 'invoice.recurring.sends.draftMeans')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldRow>
        <TextField
          label={label('service')}
          dir="auto"
          maxLength={200}
          value={values.service}
          error={errors.service}
          hint={t('invoice.recurring.hint.service')}
          onChange={(event) => change({ service: event.currentTarget.value })}
        />
        <SelectField
          label={label('currency')}
          value={values.currency}
          error={errors.currency}
          options={currencyOptions(values.currency, i18n.language)}
          onChoose={(currency) => change({ currency })}
        />
        <TextField
          label={label('paymentTermsDays')}
          type="number"
          min={0}
          max={365}
          value={values.paymentTermsDays}
          error={errors.paymentTermsDays}
          onChange={(event) => change({ paymentTermsDays: event.currentTarget.value })}
        />
      </FieldRow>
      <FieldRow>
        <DeliveryField
          label={label('delivery')}
          value={values.delivery}
          issuedOn={values.nextOn}
          error={errors.delivery}
          hasRulesOnly
          onChange={(delivery) => typeof delivery === 'string' && change({ delivery })}
        />
      </FieldRow>
      <section aria-label={label('lines')}>
        <LineItems
          lines={values.lines}
          issuedOn={values.nextOn}
          hasRulesOnly
          currency={values.currency}
          isGross={values.pricing.isGross}
          taxRates={taxRates}
          errors={form.lineErrors}
          onChange={(changed) => change({ lines: changed })}
        />
        {errors.lines && (
          <p className={classes.error} role="alert">
            {errors.lines}
          </p>
        )}
      </section>
      <FieldRow>
        <PricingFields value={values.pricing} error={errors.pricing} onChange={(pricing) => change({ pricing })} />
      </FieldRow>
      <div className={classes.totals}>
        <TextareaField
          label={label('notes')}
          maxLength={2000}
          value={values.notes}
          error={errors.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
        <TotalsList
          lines={lines}
          pricing={shownPricing(values.pricing, values.currency, i18n.language)}
          currency={values.currency}
          isUnknown={isUnreadable(values.lines, values.currency, i18n.language)}
        />
      </div>
    </>
  );
}
