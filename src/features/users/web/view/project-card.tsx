import type { AnswerOf } from '#contract/endpoint.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import lines from '#web/ui/card-list.module.css';
import type { readUserActivity } from '../../view-contract.ts';
import classes from './tab-list.module.css';

type Projects = NonNullable<AnswerOf<typeof readUserActivity>['projects']>;

/** The boards that a user has cards on, each with how much of it is done. */
export function ProjectCard({ projects }: { projects: Projects }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('users.projects.title')} text={projects.length === 0 ? t('users.projects.none') : undefined}>
      {projects.length > 0 && (
        <ul className={lines.list}>
          {projects.map(({ boardId, title, open, done }) => {
            const share = open + done === 0 ? 0 : done / (open + done);
            return (
              <li key={boardId} className={classes.project}>
                <bdi className={lines.strong}>{title}</bdi>
                <span className={lines.quiet}>{t('users.projects.done', { done, count: open + done })}</span>
                <progress className={classes.progress} value={share} max={1} aria-label={title} />
                <span className={classes.share}>{formatPercent(share, i18n.language)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
