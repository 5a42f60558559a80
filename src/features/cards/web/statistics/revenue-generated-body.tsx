import { addedUp, type CardProps, Figure, rowsBehind, shortMoney, spanChart } from '#features/dashboards/web/offers.ts';
import { LineChart } from '#web/charts/line-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';

/** What was invoiced in the days. */
export function RevenueGeneratedBody({ data, span, title }: CardProps<'revenueGenerated'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const steps = spanChart(t, { points: addedUp(data.points), span, language: i18n.language, name: title, tone: 2 });
  const short = shortMoney(data.totalCents, data.currency, i18n.language);
  return (
    <>
      <Figure value={<span title={format(data.totalCents)}>{short}</span>} growth={data.growth} href={rowsBehind.invoices(span)} />
      <LineChart label={title} {...steps} format={format} height={96} isPlain isFilled />
    </>
  );
}
