import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#platform/files/contract.ts';
import { storeFile } from '#platform/files/web/public-api.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPhoto, IconUpload } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import classes from './logo-field.module.css';

interface Props {
  /** URL of the picture; null for none. */
  logo: string | null;
  error: string | undefined;
  onChange: (file: StoredFile | null) => void;
}

/** Logo of invoices: uploads at once and is applied when the form is saved. */
export function LogoField({ logo, error, onChange }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(undefined);
  /** Upload progress from 0 to 1. */
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (picture: File) => {
    upload.current?.abort();
    const abort = new AbortController();
    upload.current = abort;
    setFailure('');
    setShare(0);
    try {
      const file = await storeFile(picture, { onProgress: setShare, signal: abort.signal });
      if (file.mediaType.startsWith('image/')) onChange(file);
      else setFailure(t('seller.says.logo'));
    } catch (reason) {
      if (abort.signal.aborted) return;
      const status = reason instanceof ApiError ? reason.status : 0;
      setFailure(t(status === 413 ? 'seller.says.logoTooLarge' : status === 507 ? 'ui.storageFull' : 'seller.says.logoFailed'));
    }
    setShare(undefined);
  };
  return (
    <div className={classes.field}>
      <div className={classes.frame} data-empty={!logo || undefined}>
        {logo ? <FileImage src={logo} alt={t('seller.field.logoFileId')} /> : <IconPhoto size={28} aria-hidden="true" />}
      </div>
      <div className={classes.side}>
        <span className={classes.label}>{t('seller.field.logoFileId')}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('seller.logo.choose')}
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={(event) => {
            const picture = event.currentTarget.files?.[0];
            if (picture) void send(picture);
            event.currentTarget.value = '';
          }}
        />
        <div className={classes.buttons}>
          <Button look="outline" loading={share !== undefined} onClick={() => input.current?.click()}>
            {share === undefined && <IconUpload size={18} />}
            {t(logo ? 'seller.logo.replace' : 'seller.logo.upload')}
          </Button>
          {logo && (
            <Button look="plain" onClick={() => onChange(null)}>
              {t('common.remove')}
            </Button>
          )}
        </div>
        {share !== undefined && <progress className={classes.progress} value={share} aria-label={t('seller.logo.progress')} />}
        <p className={failure || error ? classes.error : classes.hint} role={failure || error ? 'alert' : undefined}>
          {failure || error || t('seller.logo.hint')}
        </p>
      </div>
    </div>
  );
}
