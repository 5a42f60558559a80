import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { calendarNames } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import { useCalendars } from '../calendars/use-calendars.ts';
import { saveExport } from './save-export.ts';

/** Says which calendars go into the file, and makes it. */
export function ExportDialog({ place, onClose }: { place: CalendarPlace; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const { own } = useCalendars();
  const shown = own.filter(({ id }) => !place.hidden.includes(id));
  const isNone = place.calendars.length === 0 && shown.length === 0;
  const chosen = isNone ? calendarNames : place.calendars;
  const chosenOwn = isNone ? own : shown;
  const names = [...chosen.map((name) => t(`calendar.name.${name}`)), ...chosenOwn.map(({ name }) => name)];
  const save = async () => {
    setSaving(true);
    const isSaved = await saveExport(t, { calendars: [...chosen], ownCalendars: chosenOwn.map(({ id }) => id) }, t('menu.calendar'));
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <ConfirmDialog
      title={t('calendar.export.title')}
      text={t('calendar.export.text', { names: listFormat(i18n.language).format(names) })}
      confirmLabel={t('calendar.export.save')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isSaving}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  );
}
