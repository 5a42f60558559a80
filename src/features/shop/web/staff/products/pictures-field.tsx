import { useEffect, useRef, useState } from 'react';
import { storeFile } from '#platform/files/web/public-api.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconUpload, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ManagedProduct } from '../../../product-contract.ts';
import classes from './pictures-field.module.css';

type Picture = ManagedProduct['pictures'][number];

const maxPictures = 12;

interface Props {
  pictures: readonly Picture[];
  error: string | undefined;
  /** Receives an updater for the current pictures. */
  onChange: (change: (pictures: Picture[]) => Picture[]) => void;
}

/** Product pictures: uploaded immediately, saved with the form. The first one is shown in lists. */
export function PicturesField({ pictures, error, onChange }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (chosen: File[]) => {
    const abort = new AbortController();
    upload.current = abort;
    setFailure('');
    setShare(0);
    try {
      for (const [index, file] of chosen.entries()) {
        const kept = await storeFile(file, { onProgress: (part) => setShare((index + part) / chosen.length), signal: abort.signal });
        if (kept.mediaType.startsWith('image/')) onChange((now) => [...now, { id: kept.id, address: kept.url }].slice(0, maxPictures));
        else setFailure(t('shopStaff.pictures.none'));
      }
    } catch (reason) {
      if (abort.signal.aborted) return;
      const status = reason instanceof ApiError ? reason.status : 0;
      setFailure(t(status === 413 ? 'shopStaff.pictures.tooLarge' : status === 507 ? 'ui.storageFull' : 'shopStaff.pictures.failed'));
    }
    setShare(undefined);
  };
  const forward = (index: number) =>
    onChange((now) => {
      const [moved] = now.slice(index, index + 1);
      return moved ? [...now.slice(0, index - 1), moved, ...now.slice(index - 1, index), ...now.slice(index + 1)] : now;
    });
  return (
    <fieldset className={classes.field}>
      <legend>{t('shopStaff.field.pictureIds')}</legend>
      {pictures.length > 0 && (
        <ul className={classes.list}>
          {pictures.map(({ id, address }, index) => (
            <li key={id}>
              <FileImage src={address} alt={t('shopStaff.pictures.named', { number: index + 1 })} />
              <span className={classes.tools}>
                {index > 0 && (
                  <IconButton label={t('shopStaff.pictures.forward', { number: index + 1 })} onClick={() => forward(index)}>
                    <IconArrowLeft size={16} />
                  </IconButton>
                )}
                <IconButton
                  label={t('shopStaff.pictures.remove', { number: index + 1 })}
                  onClick={() => onChange((now) => now.filter((one) => one.id !== id))}
                >
                  <IconX size={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('shopStaff.pictures.choose')}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])].slice(0, maxPictures - pictures.length);
          if (chosen.length > 0) void send(chosen);
          event.currentTarget.value = '';
        }}
      />
      {pictures.length < maxPictures && (
        <Button look="outline" loading={share !== undefined} onClick={() => input.current?.click()}>
          {share === undefined && <IconUpload size={18} aria-hidden="true" />}
          {t('shopStaff.pictures.upload')}
        </Button>
      )}
      {share !== undefined && <progress className={classes.progress} value={share} aria-label={t('shopStaff.pictures.progress')} />}
      <p className={failure || error ? classes.error : classes.hint} role={failure || error ? 'alert' : undefined}>
        {failure || error || t('shopStaff.pictures.hint')}
      </p>
    </fieldset>
  );
}
