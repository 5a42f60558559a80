import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { readUserActivity } from '../../view-contract.ts';
import { timelineKey } from './timeline-key.ts';

const tones = { session: 'info', account: 'info', user: 'accent', card: 'success', role: 'warning' } as const;

interface Props {
  timeline: AnswerOf<typeof readUserActivity>['timeline'];
  /** Of the user: it is not said again in each line. */
  name: string;
}

/** What happened lately around a user. */
export function TimelineCard({ timeline, name }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('users.timeline.title')} text={timeline.length === 0 ? t('users.timeline.none') : undefined}>
      {timeline.length > 0 && (
        <Timeline
          entries={timeline.map(({ at, kind, title, actorName, path }, index) => ({
            // Two things may happen in one moment.
            key: `${at} ${index}`,
            tone: tones[kind.split('.')[0] as keyof typeof tones] ?? 'neutral',
            what: (
              <>
                <strong>{t(timelineKey(kind))}</strong>
                {title && title !== name && (
                  <>
                    {' · '}
                    {path ? (
                      <PageLink href={path}>
                        <bdi>{title}</bdi>
                      </PageLink>
                    ) : (
                      <bdi>{title}</bdi>
                    )}
                  </>
                )}
              </>
            ),
            actorName: actorName === name ? null : actorName,
            at,
          }))}
        />
      )}
    </Card>
  );
}
