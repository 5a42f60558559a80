import { type CardProps, EmptyNote, Figure, listsOfFigures, PartList, shortMoney } from '#features/dashboards/web/public-api.ts';
import type { ChartPart, ChartTone } from '#web/charts/chart-data.ts';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';

const tones: readonly ChartTone[] = [1, 2, 3, 4];

/** Distribution of invoiced amounts over clients, to show how much depends on the largest. */
export function BusinessBody({ data, span, title }: CardProps<'business'>) {
  const { t, i18n } = useTranslation();
  if (data.clients.length === 0) return <EmptyNote text={t('cards.empty.business')} />;
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const shareOf = (cents: number) => formatPercent(cents / data.totalCents, i18n.language);
  const parts: ChartPart[] = [
    ...data.clients.map(({ clientId, name, totalCents }, at) => ({
      ...{ name, value: totalCents, tone: tones[at] ?? ('before' as const) },
      href: listsOfFigures.invoicesOf(clientId, span),
    })),
    ...(data.othersCents > 0 ? [{ name: t('cards.business.others'), value: data.othersCents, tone: 'before' as const }] : []),
  ];
  const first = data.clients[0];
  return (
    <>
      <Figure
        value={<span title={format(data.totalCents)}>{shortMoney(data.totalCents, data.currency, i18n.language)}</span>}
        href={listsOfFigures.invoices(span)}
        note={first && t('cards.business.largest', { share: shareOf(first.totalCents), name: first.name })}
      />
      <DonutChart label={title} head={[t('cards.business.client'), t('dashboards.invoiced')]} parts={parts} format={format} height={152} />
      <PartList parts={parts} format={shareOf} />
    </>
  );
}
