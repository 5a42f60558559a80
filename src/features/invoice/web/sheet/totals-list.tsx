import { Fragment } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import type { LineItem, Pricing } from '../../contract.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import classes from './totals-list.module.css';

interface Props {
  lines: readonly LineItem[];
  pricing: Pricing;
  currency: string;
  /** Whether a line cannot be parsed, so no sum is shown. */
  isUnknown?: boolean;
  /** Amounts paid or credited and the balance; empty for a draft. */
  settled?: readonly { label: string; cents: number; isBalance?: boolean }[];
}

/** Totals of an invoice's lines: net, discount, taxes by rate, total. */
export function TotalsList({ lines, pricing, currency, isUnknown = false, settled = [] }: Props) {
  const { t, i18n } = useTranslation();
  const totals = invoiceTotals(lines, pricing);
  const money = (cents: number) => <bdi>{isUnknown ? t('invoice.editor.unknownSum') : formatMoney(cents, currency, i18n.language)}</bdi>;
  const taxes = totals.taxes.filter(({ basisPoints, exemption, name }) => basisPoints > 0 || exemption || name);
  const { lineDiscountCents, allowanceCents, linesCents } = totals;
  return (
    <dl className={classes.totals}>
      {lineDiscountCents !== 0 && (
        <>
          <dt>{t('invoice.preview.beforeDiscount')}</dt>
          <dd>{money(linesCents + lineDiscountCents)}</dd>
          <dt>{t('invoice.preview.discount')}</dt>
          <dd>{money(-lineDiscountCents)}</dd>
        </>
      )}
      {(allowanceCents !== 0 || pricing.isGross) && (
        <>
          <dt>{t(pricing.isGross ? 'invoice.preview.subtotalGross' : 'invoice.preview.subtotal')}</dt>
          <dd>{money(linesCents)}</dd>
        </>
      )}
      {allowanceCents !== 0 && (
        <>
          <dt>
            {pricing.discountBasisPoints > 0
              ? t('invoice.preview.allowanceOf', { percent: percentText(pricing.discountBasisPoints, i18n.language) })
              : t('invoice.preview.allowance')}
          </dt>
          <dd>{money(-allowanceCents)}</dd>
        </>
      )}
      <dt>{t('invoice.preview.net')}</dt>
      <dd>{money(totals.netCents)}</dd>
      {taxes.map(({ basisPoints, category, name, exemption, taxCents, netCents }) => (
        <Fragment key={`${basisPoints} ${category} ${name} ${exemption} ${netCents}`}>
          <dt>
            {t(name ? 'invoice.preview.taxNamed' : 'invoice.preview.taxOf', {
              name,
              percent: percentText(basisPoints, i18n.language),
              net: formatMoney(netCents, currency, i18n.language),
            })}
            {exemption && <bdi className={classes.reason}>{exemption}</bdi>}
          </dt>
          <dd>{money(taxCents)}</dd>
        </Fragment>
      ))}
      {pricing.withholding && (
        <>
          <dt>
            {t('invoice.preview.taxNamed', {
              name: pricing.withholding.name,
              percent: percentText(pricing.withholding.basisPoints, i18n.language),
              net: formatMoney(totals.netCents, currency, i18n.language),
            })}
          </dt>
          <dd>{money(-totals.withheldCents)}</dd>
        </>
      )}
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
