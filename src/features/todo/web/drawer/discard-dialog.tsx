import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from '../purge-dialog.module.css';

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('todo.discard.title')} onClose={onStay}>
      <div className={classes.body}>
        <p className={classes.text}>{t('todo.discard.text')}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onDiscard}>
            {t('todo.discard.do')}
          </Button>
          <Button onClick={onStay}>{t('todo.discard.stay')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
