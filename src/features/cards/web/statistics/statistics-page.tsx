import {
  addedUp,
  type CardProps,
  EmptyNote,
  Figure,
  listsOfFigures,
  OrderCountBody,
  OrderTotalBody,
  ProfitBody,
  SubscribersBody,
  shortMoney,
  spanChart,
} from '#features/dashboards/web/public-api.ts';
import type { ChartTone } from '#web/charts/chart-data.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { ColumnChart } from '#web/charts/column-chart.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { LivePage, liveRow } from '../live/live-page.tsx';

/** Nine company figures with their trend. */
export function StatisticsPage() {
  const { t } = useTranslation();
  return <LivePage name="statistics-cards" title={t('cards.statistics')} rows={statisticsRows} />;
}

const own = { words: 'cards', isLow: true, hasChart: true } as const;

/** Cards of the *Statistics* page, in order. */
const statisticsRows = [
  liveRow({ shows: 'ordersBarChart', size: 'third', isLow: true, hasChart: true, body: OrderCountBody }),
  liveRow({ shows: 'profitLineChart', size: 'third', isLow: true, hasChart: true, body: ProfitBody }),
  liveRow({ shows: 'subscribers', size: 'third', isLow: true, hasChart: true, body: SubscribersBody }),
  liveRow({ shows: 'revenueGenerated', size: 'third', ...own, body: RevenueGeneratedBody }),
  liveRow({ shows: 'salesCount', size: 'third', ...own, body: SalesCountBody }),
  liveRow({ shows: 'ordersReceived', size: 'third', isLow: true, hasChart: true, body: OrderTotalBody }),
  liveRow({ shows: 'siteTraffic', size: 'third', ...own, body: SiteTrafficBody }),
  liveRow({ shows: 'activeUsers', size: 'third', ...own, body: ActiveUsersBody }),
  liveRow({ shows: 'newsletter', size: 'third', ...own, body: NewsletterBody }),
];

/** People signed in, interval by interval. */
function ActiveUsersBody({ data, span, title }: CardProps<'activeUsers'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone: 1 });
  return (
    <>
      <Figure value={format(data.people)} growth={data.growth} href={listsOfFigures.signIns(span)} note={t('cards.peopleSignedIn')} />
      <ChartLegend series={series} />
      <LineChart label={title} {...steps} series={series} format={format} height={160} isFilled />
    </>
  );
}

/** How often the newsletter was opened. */
function NewsletterBody(props: CardProps<'newsletter'>) {
  const { t } = useTranslation();
  return <KeptChart {...props} note={t('cards.readings')} tone={3} />;
}

/** Amount invoiced in the period. */
function RevenueGeneratedBody({ data, span, title }: CardProps<'revenueGenerated'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const steps = spanChart(t, { points: addedUp(data.points), span, language: i18n.language, name: title, tone: 2 });
  const short = shortMoney(data.totalCents, data.currency, i18n.language);
  return (
    <>
      <Figure value={<span title={format(data.totalCents)}>{short}</span>} growth={data.growth} href={listsOfFigures.invoices(span)} />
      <LineChart label={title} {...steps} format={format} height={96} isPlain isFilled />
    </>
  );
}

/** Invoices and credit notes issued in the period. */
function SalesCountBody({ data, span, title }: CardProps<'salesCount'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone: 4 });
  return (
    <>
      <Figure value={format(data.analyticsData.sales)} growth={data.growth} href={listsOfFigures.invoices(span)} />
      <ColumnChart label={title} {...steps} series={series.slice(0, 1)} format={format} height={96} isPlain />
    </>
  );
}

/** Visits to the company's website. */
function SiteTrafficBody(props: CardProps<'siteTraffic'>) {
  const { t } = useTranslation();
  return <KeptChart {...props} note={t('cards.visits')} tone={5} />;
}

interface Props extends CardProps<'siteTraffic'> {
  /** Explains what the figure counts. */
  note: string;
  tone: ChartTone;
}

/** Chart of daily figures counted elsewhere; the company's own records don't add up to it. */
function KeptChart({ data, span, title, note, tone }: Props) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const total = data.points.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return <EmptyNote text={t('cards.empty.kept')} />;
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: title, tone });
  return (
    <>
      <Figure value={format(total)} growth={data.growth} note={note} />
      <ChartLegend series={series} />
      <ColumnChart label={title} {...steps} series={series} format={format} height={160} />
    </>
  );
}
