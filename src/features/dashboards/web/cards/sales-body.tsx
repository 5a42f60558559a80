import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { rowsBehind } from '../rows-behind.ts';
import { FirstLink } from './empty-note.tsx';
import { Medal } from './medal.tsx';
import classes from './sales-body.module.css';

/** What was invoiced in the days, and the medal for it. */
export function SalesBody({ data, span }: CardProps<'sales'>) {
  const { t, i18n } = useTranslation();
  const amount = formatMoney(data.totalCents, data.currency, i18n.language);
  return (
    <div className={classes.sales}>
      <div className={classes.words}>
        <p className={classes.text}>{t(`dashboards.medal.${data.medal ?? 'none'}`)}</p>
        <Figure value={amount} growth={data.growth} href={rowsBehind.invoices(span)} />
        {data.medal ? (
          <PageLink href={rowsBehind.invoices(span)} look="outline">
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
