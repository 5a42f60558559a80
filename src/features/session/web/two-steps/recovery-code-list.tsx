import { useState } from 'react';
import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy, IconDownload } from '#web/icons.ts';
import { saveBlob } from '#web/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './two-steps-settings.module.css';

const fileName = 'atrium-recovery-codes.txt';

/** The ten codes, this once, with the ways to keep them. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <ul className={classes.codes} dir="ltr" aria-label={t('session.steps.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        {'clipboard' in navigator && (
          <Button look="outline" onClick={() => void copyText(text).then(setCopied)}>
            {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
            {t(isCopied ? 'session.steps.copied' : 'table.copy')}
          </Button>
        )}
        <Button look="outline" onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), fileName)}>
          <IconDownload size={18} aria-hidden="true" />
          {t('session.steps.save')}
        </Button>
      </div>
    </>
  );
}
