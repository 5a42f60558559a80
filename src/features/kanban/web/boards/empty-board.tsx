import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { AddBoard } from './add-board.tsx';
import classes from './empty-board.module.css';

/** A page without boards: what belongs here, and the first step. */
export function EmptyBoard({ onAdd }: { onAdd: ((title: string) => Promise<void>) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.face}>
      <span className={classes.icon} aria-hidden="true">
        <IconLayoutKanban size={28} />
      </span>
      <h2 className={classes.title}>{t('kanban.empty.title')}</h2>
      <p className={classes.text}>{t('kanban.empty.text')}</p>
      {onAdd && <AddBoard onAdd={onAdd} isFirst />}
    </div>
  );
}
