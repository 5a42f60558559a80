import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import classes from './save-note.module.css';
import { useSaveStatus } from './save-status.ts';

/** Says whether what was changed of a card is saved. */
export function SaveNote({ id }: { id: number }) {
  const { t } = useTranslation();
  const status = useSaveStatus(id);
  return (
    <span className={classes.note} role="status" data-status={status}>
      {status === 'saved' && <IconCheck size={16} />}
      {status !== 'idle' && t(`kanban.task.status.${status}`)}
    </span>
  );
}
