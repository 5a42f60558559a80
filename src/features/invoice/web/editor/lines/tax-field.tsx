import { useState } from 'react';
import type { TaxRate } from '#features/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { percentField } from './line-drafts.ts';

interface Props {
  label: string;
  className: string | undefined;
  /** In percent, as typed; empty for none. */
  value: string;
  taxRates: readonly TaxRate[];
  isInvalid: boolean;
  onChange: (value: string) => void;
}

/** The tax of a line: one of the company's rates, none, or another one that is typed. */
export function TaxField({ label, className, value, taxRates, isInvalid, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const percent = (basisPoints: number) => percentText(basisPoints, i18n.language);
  const basisPoints = value.trim() === '' ? 0 : readAmount(value, i18n.language, 2);
  const named = taxRates.filter((rate, index) => taxRates.findIndex((other) => other.basisPoints === rate.basisPoints) === index);
  const options = named.map((rate) => ({
    basisPoints: rate.basisPoints,
    text: t('invoice.editor.tax.named', { name: rate.name, percent: percent(rate.basisPoints) }),
  }));
  if (!named.some((rate) => rate.basisPoints === 0)) options.push({ basisPoints: 0, text: t('invoice.editor.tax.none') });

  if (isTyping || basisPoints === null) {
    return (
      <input
        className={className}
        name="tax"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the list that had the focus.
        autoFocus={isTyping}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        placeholder="%"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => setTyping(false)}
      />
    );
  }
  if (!options.some((option) => option.basisPoints === basisPoints))
    options.push({ basisPoints, text: t('invoice.editor.tax.percent', { percent: percent(basisPoints) }) });
  return (
    <select
      className={className}
      name="tax"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={basisPoints}
      onChange={(event) => {
        if (event.currentTarget.value === 'other') setTyping(true);
        else onChange(percentField(Number(event.currentTarget.value), i18n.language));
      }}
    >
      {options.map((option) => (
        <option key={option.basisPoints} value={option.basisPoints}>
          {option.text}
        </option>
      ))}
      <option value="other">{t('invoice.editor.tax.other')}</option>
    </select>
  );
}
