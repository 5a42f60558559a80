import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  title: string;
  onPurge: () => void;
  onClose: () => void;
}

export function PurgeDialog({ title, onPurge, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = () => {
    onClose();
    onPurge();
  };
  return (
    <ConfirmDialog
      title={title}
      text={t('trash.purge.text')}
      confirmLabel={t('common.deleteForever')}
      cancelLabel={t('ui.form.cancel')}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
