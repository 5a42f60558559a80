import { type CardProps, Figure, rowsBehind, shortMoney, spanChart } from '#features/dashboards/web/offers.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';

/** What was invoiced in the days and in those before, added up. */
export function RevenueBody({ data, span, title }: CardProps<'revenue'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const { series, ...steps } = spanChart(t, {
    ...{ points: data.points, span, language: i18n.language },
    ...{ name: t('dashboards.invoiced'), tone: 1 },
  });
  return (
    <>
      <Figure
        value={format(data.thisCents)}
        growth={data.growth}
        href={rowsBehind.invoices(span)}
        note={
          <>
            {t('cards.daysBefore')} <a href={rowsBehind.invoices(span.before)}>{format(data.lastCents)}</a>
          </>
        }
      />
      <ChartLegend series={series} />
      <LineChart
        label={title}
        {...steps}
        series={series}
        format={format}
        formatShort={(cents) => shortMoney(cents, data.currency, i18n.language)}
        height={200}
      />
    </>
  );
}
