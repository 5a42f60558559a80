import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('ui.form.discardTitle')}
      text={t('ui.form.discardText')}
      confirmLabel={t('ui.form.discard')}
      cancelLabel={t('ui.form.stay')}
      isDanger
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
