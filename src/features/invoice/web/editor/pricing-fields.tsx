import { useTranslation } from '#web/i18n.ts';
import { readWithholding } from '#web/money/withholding-text.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PricingDraft } from './pricing-draft.ts';

interface Props {
  value: PricingDraft;
  error: string | undefined;
  onChange: (value: PricingDraft) => void;
}

/** Fields for the total discount, and whether prices include tax. */
export function PricingFields({ value, error, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const isWithheldWrong = readWithholding(value.withholding, i18n.language) === undefined;
  return (
    <>
      <TextField
        label={t('invoice.editor.field.discount')}
        optionalLabel={t('common.optional')}
        hint={t('invoice.editor.discountHint')}
        inputMode="decimal"
        maxLength={30}
        autoComplete="off"
        value={value.discount}
        error={isWithheldWrong ? undefined : error}
        onChange={(event) => onChange({ ...value, discount: event.currentTarget.value })}
      />
      <SelectField
        label={t('invoice.editor.field.prices')}
        value={value.isGross ? 'gross' : 'net'}
        options={(['net', 'gross'] as const).map((kind) => ({ value: kind, label: t(`invoice.editor.prices.${kind}`) }))}
        onChoose={(kind) => onChange({ ...value, isGross: kind === 'gross' })}
      />
      <TextField
        label={t('invoice.editor.field.withholding')}
        optionalLabel={t('common.optional')}
        hint={t('invoice.editor.withholdingHint')}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        value={value.withholding}
        error={isWithheldWrong ? t('invoice.editor.says.withholding') : undefined}
        onChange={(event) => onChange({ ...value, withholding: event.currentTarget.value })}
      />
    </>
  );
}
