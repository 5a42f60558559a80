import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconFile, IconRefresh, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileSize } from './file-size.tsx';
import classes from './upload-strip.module.css';
import type { ChatUpload, ChatUploads } from './use-chat-uploads.ts';

/** The files that go with the next message, and how far they are. */
export function UploadStrip({ uploads }: { uploads: ChatUploads }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.list} aria-label={t('chat.attachments')}>
      {uploads.list.map((upload) => (
        <UploadCard key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadCard({ upload: { key, file, share, stored, failure }, uploads }: { upload: ChatUpload; uploads: ChatUploads }) {
  const { t } = useTranslation();
  const preview = usePreview(file);
  return (
    <li className={classes.file} data-failed={failure !== undefined || undefined}>
      {preview ? (
        <img className={classes.preview} src={preview} alt="" />
      ) : (
        <span className={classes.preview}>
          <IconFile />
        </span>
      )}
      <span className={classes.facts}>
        <bdi className={classes.name}>{file.name}</bdi>
        {failure ? (
          <span className={classes.reason} role="alert">
            {t(`chat.upload.${failure}`)}
          </span>
        ) : stored ? (
          <FileSize bytes={file.size} />
        ) : (
          <progress className={classes.progress} value={share} max={1} aria-label={t('chat.upload.progress', { name: file.name })} />
        )}
      </span>
      {failure && failure !== 'tooLarge' ? (
        <IconButton label={t('chat.upload.retry', { name: file.name })} onClick={() => uploads.retry(key)}>
          <IconRefresh size={16} />
        </IconButton>
      ) : null}
      <IconButton label={t('chat.upload.remove', { name: file.name })} onClick={() => uploads.remove(key)}>
        <IconX size={16} />
      </IconButton>
    </li>
  );
}

/** An address of a picture that the page holds itself. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/') || file.type.includes('svg')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
