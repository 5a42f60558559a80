import { useTranslation } from '#web/i18n.ts';
import { IconTrendingDown, IconTrendingUp } from '#web/icons.ts';
import { growthText } from '../figure-text.ts';
import classes from './growth-mark.module.css';

/** How a figure has grown against the days before; what had nothing to be compared with says nothing. */
export function GrowthMark({ growth }: { growth: number | null }) {
  const { t, i18n } = useTranslation();
  if (growth === null) return null;
  const tone = growth > 0 ? 'up' : growth < 0 ? 'down' : undefined;
  return (
    <span className={classes.mark} data-tone={tone}>
      {growth < 0 ? <IconTrendingDown size={14} /> : growth > 0 ? <IconTrendingUp size={14} /> : null}
      <bdi>{growthText(growth, i18n.language)}</bdi>
      <span className="visually-hidden"> {t('dashboards.thanBefore')}</span>
    </span>
  );
}
