import type { ReactNode } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconFileInvoice, IconPackage, IconUsers } from '#web/icons.ts';
import tones from '#web/ui/tone.module.css';
import type { CardProps } from '../card-row.ts';
import { wholeMoney } from '../figure-text.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './figures-body.module.css';

/** Four figures in a row; each links to its list. */
export function FiguresBody({ data, span }: CardProps<'figures'>) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const one = (
    name: 'sales' | 'customers' | 'products' | 'revenue',
    text: string | undefined,
    href: string,
    icon: ReactNode,
    tone: string,
  ) =>
    text !== undefined && (
      <li key={name}>
        <a className={classes.figure} href={href}>
          <span className={`${tones.tone} ${classes.icon}`} data-tone={tone}>
            {icon}
          </span>
          <span className={classes.words}>
            <bdi className={classes.value}>{text}</bdi>
            <span className={classes.label}>{t(`dashboards.figure.${name}`)}</span>
          </span>
        </a>
      </li>
    );
  return (
    <ul className={classes.figures}>
      {one(
        'sales',
        data.sales === undefined ? undefined : number(data.sales),
        listsOfFigures.invoices(span),
        <IconFileInvoice />,
        'accent',
      )}
      {one('customers', data.customers === undefined ? undefined : number(data.customers), listsOfFigures.clients(), <IconUsers />, 'info')}
      {one(
        'products',
        data.products === undefined ? undefined : number(data.products),
        listsOfFigures.products(),
        <IconPackage />,
        'warning',
      )}
      {one(
        'revenue',
        data.revenueCents === undefined ? undefined : wholeMoney(data.revenueCents, data.currency, i18n.language),
        listsOfFigures.invoices(span),
        <IconCash />,
        'success',
      )}
    </ul>
  );
}
