import { Fragment } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import type { LineItem } from '../../contract.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import classes from './totals-list.module.css';

interface Props {
  lines: readonly LineItem[];
  currency: string;
  /** What was paid or credited and what is left; nothing for a draft. */
  settled?: readonly { label: string; cents: number; isBalance?: boolean }[];
}

/** What an invoice's lines come to: net, discount, taxes by rate, total. */
export function TotalsList({ lines, currency, settled = [] }: Props) {
  const { t, i18n } = useTranslation();
  const totals = invoiceTotals(lines);
  const money = (cents: number) => <bdi>{formatMoney(cents, currency, i18n.language)}</bdi>;
  const taxes = totals.taxes.filter(({ basisPoints }) => basisPoints > 0);
  return (
    <dl className={classes.totals}>
      {totals.discountCents !== 0 && (
        <>
          <dt>{t('invoice.preview.beforeDiscount')}</dt>
          <dd>{money(totals.netCents + totals.discountCents)}</dd>
          <dt>{t('invoice.preview.discount')}</dt>
          <dd>{money(-totals.discountCents)}</dd>
        </>
      )}
      <dt>{t('invoice.preview.net')}</dt>
      <dd>{money(totals.netCents)}</dd>
      {taxes.map(({ basisPoints, taxCents, netCents }) => (
        <Fragment key={basisPoints}>
          <dt>
            {t('invoice.preview.taxOf', {
              percent: percentText(basisPoints, i18n.language),
              net: formatMoney(netCents, currency, i18n.language),
            })}
          </dt>
          <dd>{money(taxCents)}</dd>
        </Fragment>
      ))}
      <dt className={classes.total}>{t('invoice.preview.total')}</dt>
      <dd className={classes.total}>{money(totals.totalCents)}</dd>
      {settled.map(({ label, cents, isBalance }) => (
        <Fragment key={label}>
          <dt className={isBalance ? classes.balance : undefined}>{label}</dt>
          <dd className={isBalance ? classes.balance : undefined}>{money(cents)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
