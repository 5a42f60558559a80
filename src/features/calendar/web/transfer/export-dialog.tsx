import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type CalendarName, calendarNames } from '../../contract.ts';
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
    <ConfirmDialog
      title={t('calendar.export.title')}
      text={t('calendar.export.text', { names })}
      confirmLabel={t('calendar.export.save')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isSaving}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  );
}
