import { type CardProps, Figure, rowsBehind, spanChart } from '#features/dashboards/web/offers.ts';
import { ColumnChart } from '#web/charts/column-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';

/** How many invoices and credit notes were issued in the days. */
export function SalesCountBody({ data, span, title }: CardProps<'salesCount'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone: 4 });
  return (
    <>
      <Figure value={format(data.analyticsData.sales)} growth={data.growth} href={rowsBehind.invoices(span)} />
      <ColumnChart label={title} {...steps} series={series.slice(0, 1)} format={format} height={96} isPlain />
    </>
  );
}
