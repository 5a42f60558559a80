import type { AnswerOf } from '#contract/endpoint.ts';
import { formatRelative } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Moment } from '#web/ui/moment.tsx';
import type { readUserActivity } from '../../view-contract.ts';
import classes from './timeline-card.module.css';
import { timelineKey } from './timeline-key.ts';
import { ViewCard } from './view-card.tsx';

type Timeline = AnswerOf<typeof readUserActivity>['timeline'];

const tones: Record<string, string> = { session: 'info', account: 'info', user: 'accent', card: 'success', role: 'warning' };

interface Props {
  timeline: Timeline;
  /** Of the user: it is not said again in each line. */
  name: string;
}

/** What happened lately around a user. */
export function TimelineCard({ timeline, name }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  return (
    <ViewCard title={t('users.timeline.title')} text={timeline.length === 0 ? t('users.timeline.none') : undefined}>
      {timeline.length > 0 && (
        <ol className={classes.list}>
          {timeline.map(({ at, kind, title, actorName, path }, index) => {
            const date = new Date(at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one moment.
              <li key={`${at} ${index}`} className={classes.entry} data-tone={tones[kind.split('.')[0] ?? ''] ?? 'neutral'}>
                <span className={classes.what}>
                  <strong>{t(timelineKey(kind))}</strong>
                  {title && title !== name ? (
                    <>
                      {' · '}
                      {path ? (
                        <a href={path}>
                          <bdi>{title}</bdi>
                        </a>
                      ) : (
                        <bdi>{title}</bdi>
                      )}
                    </>
                  ) : null}
                </span>
                <span className={classes.when}>
                  {actorName && actorName !== name ? (
                    <>
                      <bdi>{actorName}</bdi>
                      {' · '}
                    </>
                  ) : null}
                  <Moment at={at}>{formatRelative(date, i18n.language, now)}</Moment>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </ViewCard>
  );
}
