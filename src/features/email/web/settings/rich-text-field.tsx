import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '#features/files/contract.ts';
import { call } from '#web/api-client.ts';
import type { RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { toast } from '#web/toast.ts';
import classes from './rich-text-field.module.css';
import { whyFailed } from './why-failed.ts';

const RichText = lazy(() => import('#web/rich-text/rich-text.tsx').then(({ RichText }) => ({ default: RichText })));

interface RichTextFieldProps {
  label: string;
  /** HTML to begin with; to replace it later, mount the field anew by another `key`. */
  initial: string;
  error: string | undefined;
  placeholder: string;
  onChange: (html: string) => void;
}

/** A labelled text with formats; pictures that are pasted or dropped are uploaded. */
export function RichTextField({ label, initial, error, placeholder, onChange }: RichTextFieldProps) {
  const { t } = useTranslation();
  const editor = useRef<RichTextHandle>(null);

  async function insertPictures(files: File[]) {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length < files.length) toast({ message: t('email.settings.onlyPictures'), tone: 'error' });
    for (const picture of pictures) {
      try {
        const { file } = await call(uploadFile, { query: { name: picture.name || 'picture' } }, { rawBody: picture });
        editor.current?.insertPicture(file.url, picture.name);
      } catch (failure) {
        toast({ message: whyFailed(t, failure), tone: 'error' });
      }
    }
  }

  return (
    <div className={classes.field}>
      {/* The editor says it aloud as its own name. */}
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <Suspense fallback={<div className={classes.waiting} role="status" aria-label={t('ui.loading')} />}>
          <RichText
            label={label}
            initial={initial}
            placeholder={placeholder}
            handle={editor}
            onChange={onChange}
            onFiles={(files) => void insertPictures(files)}
          />
        </Suspense>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
