import {
  type CardProps,
  EmptyNote,
  Figure,
  GoalBody,
  GrowthMark,
  listsOfFigures,
  PartList,
  RevenueReportBody,
  SessionsBody,
  SupportBody,
  shortMoney,
  spanChart,
} from '#features/dashboards/web/public-api.ts';
import type { ChartPart, ChartTone } from '#web/charts/chart-data.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '#web/icons.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { LivePage, liveRow } from '../live/live-page.tsx';
import classes from './analytics-page.module.css';

/** Eight cards on company performance. */
export function AnalyticsPage() {
  const { t } = useTranslation();
  return <LivePage name="analytics-cards" title={t('cards.analytics')} rows={analyticsRows} />;
}

/** Cards of the *Analytics* page, in order. */
const analyticsRows = [
  liveRow({ shows: 'supportTracker', size: 'half', hasChart: true, body: SupportBody }),
  liveRow({ shows: 'avgSessions', size: 'half', hasChart: true, body: SessionsBody }),
  liveRow({ shows: 'revenueReport', size: 'twoThirds', hasChart: true, body: RevenueReportBody }),
  liveRow({ shows: 'goalOverview', size: 'third', hasChart: true, body: GoalBody }),
  liveRow({ shows: 'revenue', words: 'cards', size: 'twoThirds', hasChart: true, body: RevenueBody }),
  liveRow({ shows: 'productOrders', words: 'cards', size: 'third', hasChart: true, body: ProductOrdersBody }),
  liveRow({ shows: 'sessionsDevice', words: 'cards', size: 'half', body: DevicesBody }),
  liveRow({ shows: 'customers', words: 'cards', size: 'half', hasChart: true, body: CustomersBody }),
];

const customerLooks: readonly { key: 'new' | 'returning' | 'referred'; tone: ChartTone }[] = [
  { key: 'new', tone: 1 },
  { key: 'returning', tone: 3 },
  { key: 'referred', tone: 4 },
];

/** Clients billed in the period: new, returning, and referred by another client. */
function CustomersBody({ data, span, title }: CardProps<'customers'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  const parts = customerLooks.map(
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
      <PageLink href={listsOfFigures.invoices(span)}>{t('cards.customer.open')}</PageLink>
    </>
  );
}

/** Orders of the period by outcome. */
function ProductOrdersBody({ data, span, title }: CardProps<'productOrders'>) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => formatNumber(value, i18n.language);
  if (data.total === 0) return <EmptyNote text={t('cards.empty.orders')} />;
  const { finished, pending, rejected } = data.chart_info;
  const parts: ChartPart[] = [
    { name: t('cards.order.finished'), value: finished, tone: 2, href: listsOfFigures.orders(span, 'delivered') },
    { name: t('cards.order.pending'), value: pending, tone: 3, href: listsOfFigures.orders(span, 'open') },
    { name: t('cards.order.rejected'), value: rejected, tone: 4, href: listsOfFigures.orders(span, 'cancelled') },
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

/** Label inside a ring chart. */
function RingMiddle({ value, text }: { value: string; text: string }) {
  return (
    <>
      <bdi className={classes.value}>{value}</bdi>
      <span className={classes.text}>{text}</span>
    </>
  );
}

/** Cumulative invoiced amounts of the period and the previous one. */
function RevenueBody({ data, span, title }: CardProps<'revenue'>) {
  const { t, i18n } = useTranslation();
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const { series, ...steps } = spanChart(t, {
    ...{ points: data.points, span, language: i18n.language },
    ...{ name: t('dashboards.invoiced'), tone: 1 },
  });
  return (
    <>
      <Figure
        value={format(data.thisCents)}
        growth={data.growth}
        href={listsOfFigures.invoices(span)}
        note={
          <>
            {t('cards.daysBefore')} <a href={listsOfFigures.invoices(span.before)}>{format(data.lastCents)}</a>
          </>
        }
      />
      <ChartLegend series={series} />
      <LineChart
        label={title}
        {...steps}
        series={series}
        format={format}
        formatShort={(cents) => shortMoney(cents, data.currency, i18n.language)}
        height={200}
      />
    </>
  );
}

type Device = 'Desktop' | 'Mobile' | 'Tablet';
const deviceLooks: Readonly<Record<Device, { key: 'desktop' | 'mobile' | 'tablet'; icon: typeof IconDeviceMobile; tone: ChartTone }>> = {
  Desktop: { key: 'desktop', icon: IconDeviceDesktop, tone: 1 },
  Mobile: { key: 'mobile', icon: IconDeviceMobile, tone: 3 },
  Tablet: { key: 'tablet', icon: IconDeviceTablet, tone: 4 },
};

/** Devices people sign in with. */
function DevicesBody({ data, span }: CardProps<'sessionsDevice'>) {
  const { t, i18n } = useTranslation();
  const total = data.chart_info.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <EmptyNote text={t('cards.empty.signIns')} />;
  return (
    <>
      <Figure value={formatNumber(total, i18n.language)} href={listsOfFigures.signIns(span)} note={t('cards.signIns')} />
      <ul className={classes.devices}>
        {data.chart_info.map(({ name, usage, growth }) => {
          const { key, icon: Icon, tone } = deviceLooks[name as Device];
          const words = t(`cards.device.${key}`);
          return (
            <li key={name} className={classes.device}>
              <span className={classes.icon}>
                <Icon size={20} />
              </span>
              <span className={classes.words}>
                <span className={classes.line}>
                  <span className={classes.name}>{words}</span>
                  <GrowthMark growth={growth} />
                  <bdi className={classes.share}>{formatPercent(usage / 100, i18n.language)}</bdi>
                </span>
                <ShareBar label={words} share={usage / 100} tone={tone} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
