import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  /** Number of to-dos; null for all deleted ones. */
  count: number | null;
  onPurge: () => void;
  onClose: () => void;
}

/** Asks for confirmation before to-dos are permanently deleted. */
export function PurgeDialog({ count, onPurge, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = () => {
    onClose();
    onPurge();
  };
  return (
    <ConfirmDialog
      title={count === null ? t('todo.purge.askAll') : t('todo.purge.ask', { count })}
      text={t('todo.purge.text')}
      confirmLabel={t('common.deleteForever')}
      cancelLabel={t('ui.form.cancel')}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
