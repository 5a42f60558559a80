import { useTranslation } from '#web/i18n.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { curlLines } from '../curl-lines.ts';
import { apiOrigin } from './api-origin.ts';
import classes from './how-to-use.module.css';

interface Props {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new key once, with a command to try it. */
export function NewTokenDialog({ name, token, onClose }: Props) {
  const { t } = useTranslation();
  const tried = curlLines(apiOrigin(), token).find(({ kind }) => kind === 'try');
  return (
    <Dialog kind="wide" title={t('apiKeys.token.title', { name })} focuses="none" onClose={onClose}>
      <DialogBody text={t('apiKeys.token.text')} buttons={<Button onClick={onClose}>{t('apiKeys.token.kept')}</Button>}>
        <div className={classes.steps}>
          <CopiedBlock label={t('apiKeys.token.label')} text={token} />
          {tried && !transport().tab && (
            <div>
              <p>{t('apiKeys.how.try')}</p>
              <CopiedBlock label={t('apiKeys.how.tryLabel')} text={tried.command} />
            </div>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
