import type { InvoiceStatus } from '#features/invoice/contract.ts';
import { statusLooks } from '#features/invoice/web/public-api.ts';
import type { ChartPart, ChartTone } from '#web/charts/chart-data.ts';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { shortAmount } from '../figure-text.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './earnings-body.module.css';
import { PartList } from './part-list.tsx';

const tones: Readonly<Record<string, ChartTone>> = { Paid: 2, 'Past Due': 4, 'Partial Payment': 3, Downloaded: 5, Sent: 1 };

/** Invoiced total of the period by status. */
export function EarningsBody({ data, span, title }: CardProps<'earnings'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const parts = data.parts.map(
    ({ status, totalCents }): ChartPart => ({
      name: t(`dashboards.status.${statusLooks[status as InvoiceStatus].key}`),
      value: totalCents,
      tone: tones[status] ?? 'before',
      href: listsOfFigures.invoices(span, status),
    }),
  );
  const count = data.parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <div className={classes.earnings}>
      <div className={classes.words}>
        <Figure value={format(data.totalCents)} growth={data.growth} href={listsOfFigures.invoices(span)} />
        <PartList parts={parts} format={(cents) => shortAmount(cents, data.currency, i18n.language)} />
      </div>
      <div className={classes.chart}>
        <DonutChart
          label={title}
          head={[t('dashboards.axis.status'), t('dashboards.invoiced')]}
          parts={parts}
          format={format}
          height={136}
          middle={
            <>
              <bdi className={classes.count}>{formatNumber(count, i18n.language)}</bdi>
              <span className={classes.counted}>{t('dashboards.invoices', { count })}</span>
            </>
          }
        />
      </div>
    </div>
  );
}
