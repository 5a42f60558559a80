import { useRef } from 'react';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { countryName } from '#contract/address/country-name.ts';
import { isUntaxed, needsReason, taxCategories } from '#contract/money/tax-categories.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { readPercent } from '#web/money/read-percent.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { FurtherTaxes } from './further-taxes.tsx';
import { presetCountries } from './preset-countries.ts';
import { draftOfRate, type SellerValues } from './seller-values.ts';
import classes from './tax-rates-field.module.css';
import type { SellerForm } from './use-seller-form.ts';

type Rate = SellerValues['taxRates'][number];
const maxRates = 12;
const nextKey = (rates: readonly Rate[]) => Math.max(-1, ...rates.map(({ key }) => key)) + 1;

/** Tax rates offered for lines; the first is the default. */
export function TaxRatesField({ form }: { form: SellerForm }) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const rates = form.values.taxRates;
  const country = countryCodeOf(form.values.country);
  const error = form.errors.taxRates;
  const set = (taxRates: Rate[]) => form.change({ taxRates });
  const change = (key: number, part: Partial<Rate>) => set(rates.map((rate) => (rate.key === key ? { ...rate, ...part } : rate)));
  const add = () => {
    set([...rates, { key: nextKey(rates), name: '', percent: '', category: 'S', exemption: '', more: [] }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (index: number) => {
    set(rates.filter((_, at) => at !== index));
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('li button');
      (left?.[Math.min(index, left.length - 1)] ?? list.current?.parentElement?.querySelector<HTMLElement>('button'))?.focus();
    });
  };
  const addPresets = async () => {
    const { taxPresets } = await import('./tax-presets.ts');
    const offered = (taxPresets[country ?? ''] ?? []).map((rate) => draftOfRate(rate, 0, i18n.language));
    const isNew = (rate: Rate) => !rates.some((one) => JSON.stringify({ ...one, key: 0 }) === JSON.stringify(rate));
    const added = offered.filter(isNew).slice(0, maxRates - rates.length);
    set([...rates, ...added.map((rate, index) => ({ ...rate, key: nextKey(rates) + index }))]);
  };
  const isWrong = ({ percent, category }: Rate) => {
    const basisPoints = readPercent(percent, i18n.language);
    return basisPoints === null || basisPoints < 0 || basisPoints > (isUntaxed(category) ? 0 : 10_000);
  };
  return (
    <div>
      {rates.length === 0 && <p className={classes.none}>{t('seller.tax.none')}</p>}
      <ul ref={list} className={classes.list} aria-label={t('seller.field.taxRates')}>
        {rates.map((rate, index) => (
          <li key={rate.key} className={classes.rate}>
            <LimitedInput
              className={classes.input}
              type="text"
              dir="auto"
              autoComplete="off"
              maxLength={40}
              aria-label={t('seller.tax.name', { position: index + 1 })}
              placeholder={t('seller.tax.namePlaceholder')}
              aria-invalid={(error && !rate.name.trim()) || undefined}
              value={rate.name}
              onChange={(event) => change(rate.key, { name: event.currentTarget.value })}
            />
            <span className={classes.percent}>
              <input
                className={classes.input}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                aria-label={t('seller.tax.percent', { position: index + 1 })}
                aria-invalid={(error && isWrong(rate)) || undefined}
                value={rate.percent}
                onChange={(event) => change(rate.key, { percent: event.currentTarget.value })}
              />
              <span aria-hidden="true">{t('seller.tax.sign')}</span>
            </span>
            <select
              className={classes.input}
              aria-label={t('seller.tax.category', { position: index + 1 })}
              value={rate.category}
              onChange={(event) => {
                const category = taxCategories.find((one) => one === event.currentTarget.value) ?? 'S';
                const hint = t(`seller.tax.reasons.${category}`, { defaultValue: '' });
                change(rate.key, {
                  category,
                  ...(isUntaxed(category) && { percent: '0' }),
                  ...(needsReason(category) && !rate.exemption.trim() && { exemption: hint }),
                });
              }}
            >
              {taxCategories.map((category) => (
                <option key={category} value={category}>
                  {t(`invoice.taxes.category.${category}`)}
                </option>
              ))}
            </select>
            <IconButton label={t('seller.tax.remove', { name: rate.name || String(index + 1) })} onClick={() => remove(index)}>
              <IconX size={18} />
            </IconButton>
            {needsReason(rate.category) && (
              <LimitedInput
                className={`${classes.input} ${classes.reason}`}
                type="text"
                dir="auto"
                autoComplete="off"
                maxLength={200}
                aria-label={t('seller.tax.reason', { position: index + 1 })}
                placeholder={t('seller.tax.reasonPlaceholder')}
                aria-invalid={(error && !rate.exemption.trim()) || undefined}
                value={rate.exemption}
                onChange={(event) => change(rate.key, { exemption: event.currentTarget.value })}
              />
            )}
            <FurtherTaxes rate={rate} position={index + 1} isMarked={Boolean(error)} onChange={(more) => change(rate.key, { more })} />
            {index === 0 && <span className={classes.first}>{t('seller.tax.first')}</span>}
          </li>
        ))}
      </ul>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {rates.length < maxRates && (
        <Button look="plain" className={classes.add} onClick={add}>
          <IconPlus size={18} />
          {t('seller.tax.add')}
        </Button>
      )}
      {rates.length < maxRates && country !== null && presetCountries.includes(country) && (
        <Button look="plain" className={classes.add} onClick={() => void addPresets()}>
          <IconPlus size={18} />
          {t('seller.tax.presets', { country: countryName(country, i18n.language) })}
        </Button>
      )}
    </div>
  );
}
