import type { ChartSeries } from '#web/charts/chart-data.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { RadarChart } from '#web/charts/radar-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { monthWords } from '../step-words.ts';

/** Radar chart of six months: invoiced and paid. */
export function SalesRadarBody({ data, span, title }: CardProps<'salesRadar'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const { labels, short } = monthWords(
    data.months.map(({ day }) => day),
    i18n.language,
  );
  const series: ChartSeries[] = [
    { name: t('dashboards.invoiced'), values: data.months.map(({ invoicedCents }) => invoicedCents), tone: 1 },
    { name: t('dashboards.paid'), values: data.months.map(({ paidCents }) => paidCents), tone: 2 },
  ];
  const total = data.months.reduce((sum, { invoicedCents }) => sum + invoicedCents, 0);
  const days = { from: data.months[0]?.day ?? span.from, until: span.until };
  return (
    <>
      <Figure value={format(total)} href={listsOfFigures.invoices(days)} note={t('dashboards.sixMonths')} />
      <RadarChart
        label={title}
        axis={t('dashboards.axis.month')}
        labels={labels}
        shortLabels={short}
        series={series}
        format={format}
        height={248}
      />
      <ChartLegend series={series} />
    </>
  );
}
