import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconTrendingDown, IconTrendingUp } from '#web/icons.ts';
import { growthText } from '../figure-text.ts';
import classes from './figure.module.css';

interface Props {
  value: ReactNode;
  /** Link to the list behind the figure. */
  href?: string | undefined;
  growth?: number | null;
  /** Secondary line below. */
  note?: ReactNode;
}

/** A card's figure, linking to the list behind it. */
export function Figure({ value, href, growth = null, note }: Props) {
  return (
    <div className={classes.figure}>
      <div className={classes.line}>
        {href ? (
          <a className={classes.value} href={href}>
            <bdi>{value}</bdi>
          </a>
        ) : (
          <bdi className={classes.value}>{value}</bdi>
        )}
        <GrowthMark growth={growth} />
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  );
}

/** Change from the previous period; renders nothing without a comparison. */
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
