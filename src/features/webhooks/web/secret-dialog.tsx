import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';

/** Shows the secret of a webhook once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('webhooks.secret.title')} onClose={onClose}>
      <DialogBody text={t('webhooks.secret.text')} buttons={<Button onClick={onClose}>{t('webhooks.secret.kept')}</Button>}>
        <CopiedBlock label={t('webhooks.secret.title')} text={secret} />
      </DialogBody>
    </Dialog>
  );
}
