import { useTranslation } from '#web/i18n.ts';
import { TimeDialog } from '../snooze/time-dialog.tsx';

/** Asks for the day and time, in the reader's zone, at which a mail shall leave. */
export function SendLaterDialog({ onPick, onClose }: { onPick: (time: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TimeDialog
      title={t('email.compose.later.pickTitle')}
      label={t('email.compose.later.time')}
      submitLabel={t('email.compose.later.submit')}
      notAheadText={t('email.compose.later.notAhead')}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
