import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type CalendarName, calendarNames } from '../../contract.ts';
import classes from './dialog-form.module.css';
import { saveExport } from './save-export.ts';

/** Says which calendars go into the file, and makes it. */
export function ExportDialog({ calendars, onClose }: { calendars: readonly CalendarName[]; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const chosen = calendars.length > 0 ? calendars : calendarNames;
  const names = listFormat(i18n.language).format(chosen.map((name) => t(`calendar.name.${name}`)));
  const save = async () => {
    setSaving(true);
    const isSaved = await saveExport(t, { calendars: [...chosen] }, t('menu.calendar'));
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog title={t('calendar.export.title')} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.text}>{t('calendar.export.text', { names })}</p>
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('calendar.cancel')}
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            {t('calendar.export.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
