import { type CardProps, EmptyNote, PartList, rowsBehind } from '#features/dashboards/web/offers.ts';
import type { ChartPart } from '#web/charts/chart-data.ts';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { RingMiddle } from './ring-middle.tsx';

/** The orders of the days by how they ended. */
export function ProductOrdersBody({ data, span, title }: CardProps<'productOrders'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  if (data.total === 0) return <EmptyNote text={t('cards.empty.orders')} />;
  const { finished, pending, rejected } = data.chart_info;
  const parts: ChartPart[] = [
    { name: t('cards.order.finished'), value: finished, tone: 2, href: rowsBehind.orders(span, 'delivered') },
    { name: t('cards.order.pending'), value: pending, tone: 3, href: rowsBehind.orders(span, 'open') },
    { name: t('cards.order.rejected'), value: rejected, tone: 4, href: rowsBehind.orders(span, 'cancelled') },
  ];
  return (
    <>
      <DonutChart
        label={title}
        head={[t('cards.order.how'), t('cards.count')]}
        parts={parts}
        format={format}
        height={184}
        middle={<RingMiddle value={format(data.total)} text={t('cards.orders', { count: data.total })} />}
      />
      <PartList parts={parts} format={format} />
    </>
  );
}
