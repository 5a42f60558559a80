import { useTranslation } from '#web/i18n.ts';
import { TimeDialog } from './time-dialog.tsx';

export function SnoozeDialog({ onPick, onClose }: { onPick: (until: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TimeDialog
      title={t('email.snooze.pickTitle')}
      label={t('email.snooze.until')}
      submitLabel={t('email.snooze.menu')}
      notAheadText={t('email.snooze.notAhead')}
      onPick={(time) => onPick(time.toISOString())}
      onClose={onClose}
    />
  );
}
