import type { ChartTone } from '#web/charts/chart-data.ts';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure, GrowthMark } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './browser-states-body.module.css';
import { EmptyNote } from './empty-note.tsx';

const tones: readonly ChartTone[] = [1, 2, 3, 4, 5];

export function BrowserStatesBody({ data, span }: CardProps<'browserStates'>) {
  const { t, i18n } = useTranslation();
  if (data.total === 0) return <EmptyNote text={t('dashboards.empty.browsers')} />;
  return (
    <>
      <Figure value={formatNumber(data.total, i18n.language)} href={listsOfFigures.signIns(span)} note={t('dashboards.signIns')} />
      <ul className={classes.browsers}>
        {data.rows.slice(0, tones.length).map(({ browser, share, growth }, at) => {
          const name = browser || t('dashboards.otherBrowser');
          const percent = formatPercent(share, i18n.language);
          return (
            <li key={browser} className={classes.browser}>
              <span className={classes.line}>
                <bdi className={classes.name}>{name}</bdi>
                <GrowthMark growth={growth} />
                <bdi className={classes.share}>{percent}</bdi>
              </span>
              <ShareBar label={name} share={share} tone={tones[at] ?? 'before'} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
