import { type CardProps, EmptyNote, Figure, spanChart } from '#features/dashboards/web/offers.ts';
import type { ChartTone } from '#web/charts/chart-data.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { ColumnChart } from '#web/charts/column-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';

interface Props extends CardProps<'siteTraffic'> {
  /** What the figure counts. */
  note: string;
  tone: ChartTone;
}

/** What is counted elsewhere and kept by day: nothing in the company's lists adds up to it. */
export function KeptChart({ data, span, title, note, tone }: Props) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const total = data.points.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return <EmptyNote text={t('cards.empty.kept')} />;
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone });
  return (
    <>
      <Figure value={format(total)} growth={data.growth} note={note} />
      <ChartLegend series={series} />
      <ColumnChart label={title} {...steps} series={series} format={format} height={160} />
    </>
  );
}
