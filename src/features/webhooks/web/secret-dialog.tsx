import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { CodeBlock } from './code-block.tsx';

/** The secret of a webhook, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('webhooks.secret.title')} onClose={onClose}>
      <DialogBody text={t('webhooks.secret.text')} buttons={<Button onClick={onClose}>{t('webhooks.secret.kept')}</Button>}>
        <CodeBlock label={t('webhooks.secret.title')} code={secret} copyLabel={t('webhooks.secret.copy')} />
      </DialogBody>
    </Dialog>
  );
}
