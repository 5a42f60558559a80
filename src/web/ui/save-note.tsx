import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import classes from './save-note.module.css';

/** What is known of saving: nothing was saved yet, it is under way, done, or the last try failed. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Says whether what was changed is saved, where all saves itself. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.note} role="status" data-status={status}>
      {status === 'saved' && <IconCheck size={16} />}
      {status !== 'idle' && t(`ui.saving.${status}`)}
    </span>
  );
}
