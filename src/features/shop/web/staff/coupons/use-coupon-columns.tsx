import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { companyToday } from '#web/dates/company-day.ts';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Coupon } from '../../../product-contract.ts';

/** The columns of the coupons. */
export function useCouponColumns(currency: string): TableColumn<Coupon>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo((): TableColumn<Coupon>[] => {
    const money = (cents: number) => formatMoney(cents, currency, language);
    const takesOff = ({ percentOff, centsOff }: Coupon) =>
      [percentOff > 0 && formatPercent(percentOff / 100, language), centsOff > 0 && money(centsOff)].filter(Boolean).join(' + ');
    return [
      {
        key: 'code',
        label: t('shopStaff.coupons.code'),
        card: 'main',
        cell: ({ code, fromCents }) => (
          <TitleCell title={code} text={fromCents > 0 && t('shopStaff.coupons.from', { amount: money(fromCents) })} />
        ),
      },
      {
        key: 'off',
        label: t('shopStaff.coupons.off'),
        align: 'end',
        width: '150px',
        card: 'aside',
        cell: (coupon) => <bdi className="tabular">{takesOff(coupon)}</bdi>,
      },
      {
        key: 'uses',
        label: t('shopStaff.coupons.uses'),
        align: 'end',
        width: '140px',
        hideBelow: 700,
        card: 'line',
        hasCardLabel: true,
        cell: ({ uses, mostUses }) =>
          mostUses === null
            ? formatNumber(uses, language)
            : t('shopStaff.coupons.usesOf', { uses: formatNumber(uses, language), most: formatNumber(mostUses, language) }),
      },
      {
        key: 'until',
        label: t('shopStaff.coupons.until'),
        width: '150px',
        hideBelow: 820,
        cell: ({ until }) => (until === null ? t('shopStaff.coupons.always') : <bdi>{formatFieldDay(until, language)}</bdi>),
      },
      {
        key: 'state',
        label: t('shopStaff.coupons.state'),
        width: '140px',
        card: 'line',
        cell: ({ until, mostUses, uses }) => {
          if (until !== null && until < companyToday()) return <StatusPill tone="neutral">{t('shopStaff.coupons.ended')}</StatusPill>;
          if (mostUses !== null && uses >= mostUses) return <StatusPill tone="neutral">{t('shopStaff.coupons.usedUp')}</StatusPill>;
          return <StatusPill tone="success">{t('shopStaff.coupons.valid')}</StatusPill>;
        },
      },
    ];
  }, [t, language, currency]);
}
