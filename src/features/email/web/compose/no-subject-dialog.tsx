import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks once whether a mail shall go without a subject. */
export function NoSubjectDialog({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('email.compose.noSubject.title')}
      text={t('email.compose.noSubject.text')}
      confirmLabel={t('email.compose.noSubject.send')}
      cancelLabel={t('email.compose.noSubject.back')}
      onConfirm={onSend}
      onClose={onClose}
    />
  );
}
