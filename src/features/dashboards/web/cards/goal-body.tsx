import { GaugeChart } from '#web/charts/gauge-chart.tsx';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import { GaugeMiddle } from './gauge-middle.tsx';
import { PairOfFigures } from './pair-of-figures.tsx';

/** Delivered orders as a share of all. */
export function GoalBody({ data, span, title }: CardProps<'goalOverview'>) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const completed = {
    name: t('dashboards.completed'),
    value: data.completed,
    tone: 2,
    href: listsOfFigures.orders(span, 'delivered'),
  } as const;
  const inProgress = {
    name: t('dashboards.inProgress'),
    value: data.inProgress,
    tone: 3,
    href: listsOfFigures.orders(span, 'open'),
  } as const;
  return (
    <>
      <GaugeChart
        label={title}
        head={[t('dashboards.orders'), t('dashboards.count')]}
        parts={[completed, inProgress]}
        share={data.share}
        format={number}
        height={184}
        middle={<GaugeMiddle value={formatPercent(data.share, i18n.language)} text={t('dashboards.arrived')} />}
      />
      <PairOfFigures figures={[completed, inProgress]} format={number} />
    </>
  );
}
