import { ColumnChart } from '#web/charts/column-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { spanChart } from './span-chart.ts';

/** Number of orders placed. */
export function OrderCountBody({ data, span, title }: CardProps<'ordersBarChart'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: t('dashboards.orders'), tone: 3 });
  return (
    <>
      <Figure value={format(data.statistics)} growth={data.growth} href={listsOfFigures.orders(span)} />
      <ColumnChart label={title} {...steps} series={series.slice(0, 1)} format={format} height={72} isPlain />
    </>
  );
}
