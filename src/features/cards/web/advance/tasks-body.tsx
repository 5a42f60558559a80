import { pageAddress } from '#contract/page-address.ts';
import { type CardProps, EmptyNote } from '#features/dashboards/web/public-api.ts';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './tasks-body.module.css';

/** Cards per person on the board, and how many are done. */
export function TasksBody({ data: { space, people } }: CardProps<'employeeTasks'>) {
  const { t } = useTranslation();
  if (!space || people.length === 0) return <EmptyNote text={t('cards.empty.tasks')} />;
  const board = { space: String(space.id) };
  return (
    <>
      <ul className={classes.people}>
        {people.map(({ id, fullName, avatar, done, total }) => (
          <li key={id} className={classes.person}>
            <Avatar name={fullName} src={avatar} size={36} />
            <span className={classes.words}>
              <span className={classes.line}>
                <a className={classes.name} href={pageAddress('/apps/kanban/:space', board, { person: id })}>
                  <bdi>{fullName}</bdi>
                </a>
                <span className={classes.count}>{t('cards.tasks.done', { done, total })}</span>
              </span>
              <ShareBar label={t('cards.tasks.doneBy', { name: fullName })} share={done / total} tone={done === total ? 2 : 1} />
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <PageLink href={pageAddress('/apps/kanban/:space', board)}>{t('cards.tasks.open', { board: space.name })}</PageLink>
      </div>
    </>
  );
}
