import { type CardProps, EmptyNote, PartList, rowsBehind } from '#features/dashboards/web/offers.ts';
import type { ChartPart, ChartTone } from '#web/charts/chart-data.ts';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { RingMiddle } from './ring-middle.tsx';

const looks: readonly { key: 'new' | 'returning' | 'referred'; tone: ChartTone }[] = [
  { key: 'new', tone: 1 },
  { key: 'returning', tone: 3 },
  { key: 'referred', tone: 4 },
];

/** Whom was billed in the days: for the first time, again; and who was sent by another client. */
export function CustomersBody({ data, span, title }: CardProps<'customers'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const parts = looks.map(
    ({ key, tone }, at): ChartPart => ({ name: t(`cards.customer.${key}`), value: data.listData[at]?.result ?? 0, tone }),
  );
  const billed = (parts[0]?.value ?? 0) + (parts[1]?.value ?? 0);
  if (parts.every(({ value }) => value === 0)) return <EmptyNote text={t('cards.empty.customers')} />;
  return (
    <>
      <DonutChart
        label={title}
        head={[t('cards.customer.how'), t('cards.count')]}
        parts={parts.slice(0, 2)}
        format={format}
        height={168}
        middle={<RingMiddle value={format(billed)} text={t('cards.customer.billed')} />}
      />
      <PartList parts={parts} format={format} />
      <PageLink href={rowsBehind.invoices(span)}>{t('cards.customer.open')}</PageLink>
    </>
  );
}
