import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DateSettingFields } from './date-setting-fields.tsx';

export function DateSettingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.dates')} focuses="none" onClose={onClose}>
      <DialogBody text={t('session.dates.text')}>
        <DateSettingFields />
      </DialogBody>
    </Dialog>
  );
}
