import { LineChart } from '#web/charts/line-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { shortMoney } from '../figure-text.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { addedUp, spanChart } from './span-chart.ts';

/** Amount paid of the period's invoices. */
export function ProfitBody({ data, span, title }: CardProps<'profitLineChart'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const steps = spanChart(t, { points: addedUp(data.points), span, language: i18n.language, name: t('dashboards.paid'), tone: 5 });
  const short = shortMoney(data.totalCents, data.currency, i18n.language);
  return (
    <>
      <Figure value={<span title={format(data.totalCents)}>{short}</span>} growth={data.growth} href={listsOfFigures.invoices(span)} />
      <LineChart label={title} {...steps} format={format} height={72} isPlain isFilled />
    </>
  );
}
