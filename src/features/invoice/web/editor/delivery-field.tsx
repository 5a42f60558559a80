import { useState } from 'react';
import { type DeliveryTime, deliveryRules, servicePeriodOf } from '#contract/delivery-time.ts';
import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { shownPeriod } from '../invoice-texts.ts';

interface Props {
  label: string;
  value: DeliveryTime;
  /** Date that rules are relative to. */
  issuedOn: string;
  error?: string | undefined;
  /** Whether fixed dates are unavailable; on a recurring invoice they would repeat. */
  hasRulesOnly?: boolean;
  onChange: (value: DeliveryTime) => void;
}

/** Field for the delivery: a rule, a date, or a period. */
export function DeliveryField({ label, value, issuedOn, error, hasRulesOnly = false, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const [isPeriod, setPeriod] = useState(typeof value === 'object' && value.from !== value.until);
  const choice = typeof value === 'string' ? value : isPeriod ? 'period' : 'day';
  const ruled = typeof value === 'string' && issuedOn !== '' ? servicePeriodOf(value, issuedOn) : null;
  const choose = (chosen: string) => {
    setPeriod(chosen === 'period');
    const rule = deliveryRules.find((one) => one === chosen);
    const from = typeof value === 'object' ? value.from : issuedOn;
    onChange(rule ?? { from, until: typeof value === 'object' && chosen === 'period' ? value.until : from });
  };
  const rules = deliveryRules.map((rule) => ({ value: rule as string, label: t(`invoice.delivery.rule.${rule}`) }));
  const fixed = (['day', 'period'] as const).map((name) => ({ value: name as string, label: t(`invoice.delivery.fixed.${name}`) }));
  return (
    <>
      <SelectField
        label={label}
        value={choice}
        options={hasRulesOnly ? rules : [...rules, ...fixed]}
        error={typeof value === 'string' ? error : undefined}
        hint={ruled && value !== 'issue-day' ? shownPeriod(ruled, t, i18n.language) : undefined}
        onChoose={choose}
      />
      {typeof value === 'object' && (
        <DateField
          label={t(isPeriod ? 'invoice.delivery.from' : 'invoice.delivery.day')}
          value={value.from}
          error={isPeriod ? undefined : error}
          onChange={(from) => onChange({ from, until: isPeriod ? value.until : from })}
        />
      )}
      {typeof value === 'object' && isPeriod && (
        <DateField
          label={t('invoice.delivery.until')}
          value={value.until}
          error={error}
          onChange={(until) => onChange({ ...value, until })}
        />
      )}
    </>
  );
}
