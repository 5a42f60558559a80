import { type CardProps, Figure, rowsBehind, spanChart } from '#features/dashboards/web/offers.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';

/** How many people signed in, step by step. */
export function ActiveUsersBody({ data, span, title }: CardProps<'activeUsers'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone: 1 });
  return (
    <>
      <Figure value={format(data.people)} growth={data.growth} href={rowsBehind.signIns(span)} note={t('cards.peopleSignedIn')} />
      <ChartLegend series={series} />
      <LineChart label={title} {...steps} series={series} format={format} height={160} isFilled />
    </>
  );
}
