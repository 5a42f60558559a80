import { pageAddress } from '#contract/page-address.ts';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatAhead } from '#web/dates/format-date.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarEvent, IconLayoutKanban } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { CardProps } from '../card-row.ts';
import { EmptyNote } from './empty-note.tsx';
import classes from './project-body.module.css';

/** The board card that is due next. */
export function ProjectBody({ data: { task } }: CardProps<'project'>) {
  const { t, i18n } = useTranslation();
  if (!task) return <EmptyNote text={t('dashboards.empty.project')} first="card" />;
  const share = task.steps === 0 ? 0 : task.done / task.steps;
  return (
    <>
      {task.labels.length > 0 && (
        <ul className={classes.labels}>
          {task.labels.map((label) => (
            <li key={label} className={classes.label}>
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      )}
      <h3 className={classes.title}>
        <bdi>{task.title}</bdi>
      </h3>
      <p className={classes.fact}>
        <IconLayoutKanban size={16} />
        <bdi>{task.board}</bdi>
      </p>
      {task.dueAt && (
        <p className={classes.fact}>
          <IconCalendarEvent size={16} />
          {t('dashboards.due', { when: formatAhead(new Date(task.dueAt), i18n.language, new Date()) })}
        </p>
      )}
      {task.assignees.length > 0 && (
        <ul className={classes.people} aria-label={t('dashboards.assignees')}>
          {task.assignees.map(({ id, fullName, avatar }) => (
            <li key={id} className={classes.person}>
              <Avatar name={fullName} src={avatar} size={32} />
              <bdi>{fullName}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {task.steps > 0 && (
          <>
            <span className={classes.fact}>
              {t('dashboards.steps', { done: task.done, steps: task.steps })} <bdi>{formatPercent(share, i18n.language)}</bdi>
            </span>
            <ShareBar label={t('dashboards.steps', { done: task.done, steps: task.steps })} share={share} tone={1} />
          </>
        )}
        <PageLink href={pageAddress('/apps/kanban', {}, { task: task.id })} look="outline">
          {t('dashboards.openCard')}
        </PageLink>
      </div>
    </>
  );
}
