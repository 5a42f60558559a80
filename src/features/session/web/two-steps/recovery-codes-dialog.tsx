import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface Props {
  codes: string[];
  onClose: () => void;
}

/** Shows the recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('session.steps.codes')} focuses="none" onClose={onClose}>
      <DialogBody text={t('session.steps.codesText')} buttons={<Button onClick={onClose}>{t('session.steps.kept')}</Button>}>
        <RecoveryCodeList codes={codes} />
      </DialogBody>
    </Dialog>
  );
}
