import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { ColumnChart } from '#web/charts/column-chart.tsx';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './sessions-body.module.css';
import { spanChart } from './span-chart.ts';

/** Sign-ins, people, and session length. */
export function SessionsBody({ data, span, title }: CardProps<'avgSessions'>) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const ofGoal = (reached: number, goal: number) => t('dashboards.ofGoal', { reached: number(reached), goal: number(goal) });
  const { series, ...steps } = spanChart(t, { points: data.points, span, language: i18n.language, name: t('dashboards.signIns'), tone: 1 });
  const facts = [
    ...(data.goal > 0
      ? [{ name: 'goal', text: ofGoal(data.sessions, data.goal), share: data.sessions / data.goal, tone: 1 } as const]
      : []),
    { name: 'retention', text: formatPercent(data.retention / 100, i18n.language), share: data.retention / 100, tone: 2 } as const,
  ];
  return (
    <>
      <Figure value={number(data.sessions)} growth={data.growthShare} href={listsOfFigures.signIns(span)} note={t('dashboards.signIns')} />
      <ChartLegend series={series} />
      <ColumnChart label={title} {...steps} series={series} format={number} height={144} />
      <div className={classes.facts}>
        {facts.map(({ name, text, share, tone }) => (
          <div key={name} className={classes.fact}>
            <span className={classes.words}>
              {t(`dashboards.session.${name}`)} <bdi className={classes.value}>{text}</bdi>
            </span>
            <ShareBar label={`${t(`dashboards.session.${name}`)} ${text}`} share={share} tone={tone} />
          </div>
        ))}
        <span className={classes.words}>
          {t('dashboards.session.users')} <bdi className={classes.value}>{number(data.users)}</bdi>
        </span>
        <span className={classes.words}>
          {t('dashboards.session.duration')}{' '}
          <bdi className={classes.value}>
            {data.duration === 0 ? t('dashboards.notYet') : t('dashboards.minutes', { count: data.duration })}
          </bdi>
        </span>
      </div>
    </>
  );
}
