import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from '../mail-dialog.module.css';

/** Asks once whether a mail shall go without a subject. */
export function NoSubjectDialog({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('email.compose.noSubject.title')} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('email.compose.noSubject.text')}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('email.compose.noSubject.back')}
          </Button>
          <Button onClick={onSend}>{t('email.compose.noSubject.send')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
