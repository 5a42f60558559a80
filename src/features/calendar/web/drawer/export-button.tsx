import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { saveExport } from '../transfer/save-export.ts';

/** Saves one event as a file. */
export function ExportButton({ event: { id, title } }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('calendar.exportOne')} onClick={() => void saveExport(t, { id }, title)}>
      <IconDownload />
    </IconButton>
  );
}
