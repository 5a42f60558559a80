import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  folder: 'trash' | 'spam';
  onEmpty: () => void;
  onClose: () => void;
}

export function EmptyFolderDialog({ folder, onEmpty, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t(`email.emptying.${folder}`)}
      text={t(`email.emptying.${folder}Text`)}
      confirmLabel={t('email.deleteForever')}
      cancelLabel={t('ui.form.cancel')}
      onConfirm={onEmpty}
      onClose={onClose}
    />
  );
}
