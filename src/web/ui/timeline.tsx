import type { ReactNode } from 'react';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Moment } from './moment.tsx';
import classes from './timeline.module.css';

interface TimelineEntry {
  key: string | number;
  tone: 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'neutral';
  what: ReactNode;
  icon?: ReactNode;
  /** Content below: a card, a file, a list. */
  more?: ReactNode;
  /** Who did it, if shown. */
  actorName: string | null | undefined;
  at: string;
}

/** A timeline of events with a dot and relative time each. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { i18n } = useTranslation();
  const now = new Date();
  return (
    <ol className={classes.list}>
      {entries.map(({ key, tone, what, icon, more, actorName, at }) => (
        <li key={key} className={classes.entry} data-tone={tone} data-icon={icon ? '' : undefined}>
          {icon && (
            <span className={classes.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <span className={classes.what}>{what}</span>
          <span className={classes.when}>
            {actorName && (
              <>
                <bdi>{actorName}</bdi>
                {' · '}
              </>
            )}
            <Moment at={at}>{formatRelative(new Date(at), i18n.language, now)}</Moment>
          </span>
          {more && <div className={classes.more}>{more}</div>}
        </li>
      ))}
    </ol>
  );
}
