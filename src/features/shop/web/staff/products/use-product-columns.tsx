import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconEyeOff, IconPhoto, IconWorld } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { ManagedProduct } from '../../../product-contract.ts';
import { lowStock } from '../../../product-contract.ts';
import classes from './products-page.module.css';

export function useProductColumns(): TableColumn<ManagedProduct>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    (): TableColumn<ManagedProduct>[] => [
      {
        key: 'name',
        label: t('shop.lines.product'),
        sortable: true,
        card: 'main',
        text: ({ name }) => name,
        cell: ({ name, brand, category, pictures }) => (
          <TitleCell
            picture={
              <span className={classes.picture}>
                {pictures[0] ? <FileImage src={pictures[0].address} alt="" loading="lazy" /> : <IconPhoto size={20} aria-hidden="true" />}
              </span>
            }
            title={name}
            text={[brand, category].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'priceCents',
        label: t('shop.lines.price'),
        sortable: true,
        firstDirection: 'desc',
        align: 'end',
        width: '140px',
        card: 'aside',
        text: ({ priceCents, currency }) => formatMoney(priceCents, currency, language),
        cell: ({ priceCents, currency }) => <span className="tabular">{formatMoney(priceCents, currency, language)}</span>,
      },
      {
        key: 'stock',
        label: t('shopStaff.products.stock'),
        sortable: true,
        width: '170px',
        card: 'line',
        hasCardLabel: true,
        text: ({ stock }) => formatNumber(stock, language),
        cell: ({ stock }) =>
          stock >= lowStock ? (
            <span className="tabular">{formatNumber(stock, language)}</span>
          ) : (
            <StatusPill tone={stock === 0 ? 'danger' : 'warning'} icon={<IconAlertTriangle />}>
              {stock === 0 ? t('shopStaff.products.none') : t('shopStaff.products.few', { count: stock })}
            </StatusPill>
          ),
      },
      {
        key: 'published',
        label: t('shopStaff.products.shown'),
        width: '160px',
        hideBelow: 760,
        card: 'line',
        text: ({ isPublished }) => t(isPublished ? 'shopStaff.products.published' : 'shopStaff.products.hidden'),
        cell: ({ isPublished }) => (
          <StatusPill tone={isPublished ? 'success' : 'neutral'} icon={isPublished ? <IconWorld /> : <IconEyeOff />}>
            {t(isPublished ? 'shopStaff.products.published' : 'shopStaff.products.hidden')}
          </StatusPill>
        ),
      },
      {
        ...{ key: 'brand', label: t('shopStaff.field.brand'), isExtra: true, width: '160px', hideBelow: 900 },
        text: ({ brand }) => brand,
        cell: ({ brand }) => <bdi>{brand}</bdi>,
      },
      {
        ...{ key: 'category', label: t('shopStaff.field.category'), isExtra: true, width: '160px', hideBelow: 900 },
        text: ({ category }) => category,
        cell: ({ category }) => <bdi>{category}</bdi>,
      },
    ],
    [t, language],
  );
}
