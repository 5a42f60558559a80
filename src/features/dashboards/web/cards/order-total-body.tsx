import { LineChart } from '#web/charts/line-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { shortMoney } from '../figure-text.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { addedUp, spanChart } from './span-chart.ts';

/** Total of the period's orders. */
export function OrderTotalBody({ data, span, title }: CardProps<'ordersReceived'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const steps = spanChart(t, { points: addedUp(data.points), span, language: i18n.language, name: title, tone: 3 });
  const short = shortMoney(data.totalCents, data.currency, i18n.language);
  return (
    <>
      <Figure value={<span title={format(data.totalCents)}>{short}</span>} growth={data.growth} href={listsOfFigures.orders(span)} />
      <LineChart label={title} {...steps} format={format} height={96} isPlain isFilled />
    </>
  );
}
