import { type CardProps, EmptyNote, Figure, GrowthMark, rowsBehind } from '#features/dashboards/web/offers.ts';
import type { ChartTone } from '#web/charts/chart-data.ts';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '#web/icons.ts';
import classes from './devices-body.module.css';

type Device = 'Desktop' | 'Mobile' | 'Tablet';
const looks: Readonly<Record<Device, { key: 'desktop' | 'mobile' | 'tablet'; icon: typeof IconDeviceMobile; tone: ChartTone }>> = {
  Desktop: { key: 'desktop', icon: IconDeviceDesktop, tone: 1 },
  Mobile: { key: 'mobile', icon: IconDeviceMobile, tone: 3 },
  Tablet: { key: 'tablet', icon: IconDeviceTablet, tone: 4 },
};

/** What people sign in on. */
export function DevicesBody({ data, span }: CardProps<'sessionsDevice'>) {
  const { t, i18n } = useTranslation();
  const total = data.chart_info.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <EmptyNote text={t('cards.empty.signIns')} />;
  return (
    <>
      <Figure value={formatNumber(total, i18n.language)} href={rowsBehind.signIns(span)} note={t('cards.signIns')} />
      <ul className={classes.devices}>
        {data.chart_info.map(({ name, usage, growth }) => {
          const { key, icon: Icon, tone } = looks[name as Device];
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
