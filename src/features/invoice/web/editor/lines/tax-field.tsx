import { useState } from 'react';
import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { FurtherTax } from '#contract/money/tax-rate.ts';
import type { TaxRate } from '#platform/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import { readPercent } from '#web/money/read-percent.ts';
import { type LineDraft, percentField, taxOfRate } from './line-drafts.ts';

interface Props {
  label: string;
  className: string | undefined;
  /** In percent, as typed; empty for none. */
  value: string;
  rate: LineDraft['rate'];
  taxRates: readonly TaxRate[];
  isInvalid: boolean;
  onChange: (tax: Pick<LineDraft, 'tax' | 'rate'>) => void;
}

/** Field for a line's tax: a company rate, none, or a typed one. */
export function TaxField({ label, className, value, rate: chosen, taxRates, isInvalid, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const percent = (basisPoints: number) => percentText(basisPoints, i18n.language);
  const basisPoints = value.trim() === '' ? 0 : readPercent(value, i18n.language);
  const options = taxRates
    .filter((rate, index) => taxRates.findIndex((other) => keyOf(other) === keyOf(rate)) === index)
    .map((rate) => ({
      key: keyOf(rate),
      text: [rate, ...(rate.more ?? [])]
        .map((one) => t('invoice.editor.tax.named', { name: one.name, percent: percent(one.basisPoints) }))
        .join(' + '),
      tax: taxOfRate(rate, i18n.language),
    }));
  const typed = (points: number) => ({ tax: percentField(points, i18n.language), rate: undefined });
  if (!options.some(({ key }) => key === '0')) options.push({ key: '0', text: t('invoice.editor.tax.none'), tax: typed(0) });

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
        onChange={(event) => onChange({ tax: event.currentTarget.value, rate: undefined })}
        onBlur={() => setTyping(false)}
      />
    );
  }
  const own = { basisPoints, category: chosen?.category ?? undefined, exemption: chosen?.exemption, more: chosen?.more };
  const current = keyOf(own);
  if (!options.some(({ key }) => key === current)) {
    const text = t('invoice.editor.tax.percent', { percent: percent(basisPoints) });
    const more = (chosen?.more ?? []).map((one) => t('invoice.editor.tax.named', { name: one.name, percent: percent(one.basisPoints) }));
    const own = [[text, chosen?.name].filter(Boolean).join(' '), ...more].join(' + ');
    options.push({ key: current, text: own, tax: { tax: value, rate: chosen } });
  }
  return (
    <select
      className={className}
      name="tax"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={current}
      onChange={(event) => {
        const option = options.find(({ key }) => key === event.currentTarget.value);
        if (option) onChange(option.tax);
        else setTyping(true);
      }}
    >
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.text}
        </option>
      ))}
      <option value="other">{t('invoice.editor.tax.other')}</option>
    </select>
  );
}

interface KeyedRate {
  basisPoints: number;
  category?: TaxCategory | undefined;
  exemption?: string | undefined;
  more?: readonly FurtherTax[] | undefined;
}

/** Returns a key for a rate and its properties; only the percentage if it has no others. */
function keyOf({ basisPoints, category, exemption = '', more = [] }: KeyedRate) {
  const isPlain = category === undefined || category === (basisPoints > 0 ? 'S' : 'Z');
  if (more.length > 0)
    return `${basisPoints} ${JSON.stringify(more.map(({ name, isCompound = false, ...tax }) => [name, tax.basisPoints, isCompound]))}`;
  return isPlain && !exemption ? String(basisPoints) : `${basisPoints} ${category} ${exemption}`;
}
