import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from '../mail-dialog.module.css';

interface Props {
  folder: 'trash' | 'spam';
  onEmpty: () => void;
  onClose: () => void;
}

/** Asks before all of the trash or of spam is deleted. */
export function EmptyFolderDialog({ folder, onEmpty, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(`email.emptying.${folder}`)} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.text}>{t(`email.emptying.${folder}Text`)}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('email.cancel')}
          </Button>
          <Button onClick={onEmpty}>{t('email.deleteForever')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
