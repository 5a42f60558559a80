import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from '../scope-dialog.module.css';

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('calendar.discard.title')} onClose={onStay}>
      <div className={classes.form}>
        <p className={classes.event}>{t('calendar.discard.text')}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onDiscard}>
            {t('calendar.discard.discard')}
          </Button>
          <Button onClick={onStay}>{t('calendar.discard.stay')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
