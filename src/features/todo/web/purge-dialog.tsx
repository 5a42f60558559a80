import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './purge-dialog.module.css';

interface Props {
  /** How many; null for all that are deleted. */
  count: number | null;
  onPurge: () => void;
  onClose: () => void;
}

/** Asks before to-dos are removed for good. */
export function PurgeDialog({ count, onPurge, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={count === null ? t('todo.purge.askAll') : t('todo.purge.ask', { count })} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.text}>{t('todo.purge.text')}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('todo.cancel')}
          </Button>
          <Button
            className={classes.danger}
            onClick={() => {
              onClose();
              onPurge();
            }}
          >
            {t('todo.purge.do')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
