import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { SellerValues } from './seller-values.ts';
import classes from './tax-rates-field.module.css';
import type { SellerForm } from './use-seller-form.ts';

type Rate = SellerValues['taxRates'][number];
const mostRates = 12;

/** The tax rates that are offered for a line; the first one is proposed. */
export function TaxRatesField({ form }: { form: SellerForm }) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const rates = form.values.taxRates;
  const error = form.errors.taxRates;
  const set = (taxRates: Rate[]) => form.change({ taxRates });
  const change = (key: number, part: Partial<Rate>) => set(rates.map((rate) => (rate.key === key ? { ...rate, ...part } : rate)));
  const add = () => {
    set([...rates, { key: Math.max(-1, ...rates.map(({ key }) => key)) + 1, name: '', percent: '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (index: number) => {
    set(rates.filter((_, at) => at !== index));
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('li button');
      (left?.[Math.min(index, left.length - 1)] ?? list.current?.parentElement?.querySelector<HTMLElement>('button'))?.focus();
    });
  };
  const isWrong = ({ percent }: Rate) => {
    const basisPoints = readAmount(percent, i18n.language, 2);
    return basisPoints === null || basisPoints < 0 || basisPoints > 10_000;
  };
  return (
    <div>
      {rates.length === 0 && <p className={classes.none}>{t('seller.tax.none')}</p>}
      <ul ref={list} className={classes.list} aria-label={t('seller.field.taxRates')}>
        {rates.map((rate, index) => (
          <li key={rate.key} className={classes.rate}>
            <input
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
            <IconButton label={t('seller.tax.remove', { name: rate.name || String(index + 1) })} onClick={() => remove(index)}>
              <IconX size={18} />
            </IconButton>
            {index === 0 && <span className={classes.first}>{t('seller.tax.first')}</span>}
          </li>
        ))}
      </ul>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {rates.length < mostRates && (
        <Button look="plain" className={classes.add} onClick={add}>
          <IconPlus size={18} />
          {t('seller.tax.add')}
        </Button>
      )}
    </div>
  );
}
