import { LineChart } from '#web/charts/line-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { spanChart } from './span-chart.ts';

/** Number of subscribers over time. */
export function SubscribersBody({ data, span, title }: CardProps<'subscribers'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const steps = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone: 1 });
  return (
    <>
      <Figure value={format(data.analyticsData.subscribers)} growth={data.growth} href={listsOfFigures.subscribers()} />
      <LineChart label={title} {...steps} format={format} height={96} isPlain isFilled />
    </>
  );
}
