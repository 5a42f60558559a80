import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import classes from './save-note.module.css';

/** The save state: nothing saved yet, in progress, saved, or the last attempt failed. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

export function SaveNote({ status }: { status: SaveStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.note} role="status" data-status={status}>
      {status === 'saved' && <IconCheck size={16} />}
      {status !== 'idle' && t(`ui.saving.${status}`)}
    </span>
  );
}
