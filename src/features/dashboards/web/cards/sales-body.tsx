import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { FirstLink } from './empty-note.tsx';
import classes from './sales-body.module.css';

/** Invoiced total of the period, and its medal. */
export function SalesBody({ data, span }: CardProps<'sales'>) {
  const { t, i18n } = useTranslation();
  const amount = formatMoney(data.totalCents, data.currency, i18n.language);
  return (
    <div className={classes.sales}>
      <div className={classes.words}>
        <p className={classes.text}>{t(`dashboards.medal.${data.medal ?? 'none'}`)}</p>
        <Figure value={amount} growth={data.growth} href={listsOfFigures.invoices(span)} />
        {data.medal ? (
          <PageLink href={listsOfFigures.invoices(span)} look="outline">
            {t('dashboards.viewSales')}
          </PageLink>
        ) : (
          <FirstLink first="invoice" />
        )}
      </div>
      {data.medal && <Medal medal={data.medal} />}
    </div>
  );
}

const metals = {
  gold: { face: '#f5c542', edge: '#c98a06', shine: '#fff0b8' },
  silver: { face: '#cdd3de', edge: '#8790a3', shine: '#f4f6fa' },
  bronze: { face: '#dd9a66', edge: '#9c5a28', shine: '#f6d6bd' },
} as const;

/** A medal on its ribbon; the adjacent text names it. */
export function Medal({ medal }: { medal: keyof typeof metals }) {
  const { face, edge, shine } = metals[medal];
  return (
    <svg className={classes.medal} width="88" height="104" viewBox="0 0 88 104" aria-hidden="true">
      <path d="M22 0h18l10 44-14 10z" fill="var(--accent)" />
      <path d="M66 0H48L38 44l14 10z" fill="var(--accent-text)" opacity="0.75" />
      <circle cx="44" cy="68" r="34" fill={edge} />
      <circle cx="44" cy="68" r="29" fill={face} />
      <path d="M20 58a27 27 0 0 1 34-16" fill="none" stroke={shine} strokeWidth="5" strokeLinecap="round" />
      <path d="m44 50 5.6 11.4 12.6 1.8-9.1 8.9 2.1 12.5L44 78.7l-11.2 5.9 2.1-12.5-9.1-8.9 12.6-1.8z" fill={edge} />
    </svg>
  );
}
