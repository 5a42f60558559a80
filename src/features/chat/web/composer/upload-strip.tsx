import { useEffect, useState } from 'react';
import type { Upload } from '#platform/files/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh, IconX } from '#web/icons.ts';
import { FileLine, UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileSize } from '../message/message-files.tsx';
import classes from './upload-strip.module.css';
import type { ChatUploads } from './use-chat-uploads.ts';

/** The files attached to the next message, with their upload progress. */
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

function UploadCard({ upload: { key, file, share, stored, failure }, uploads }: { upload: Upload; uploads: ChatUploads }) {
  const { t } = useTranslation();
  const { name } = file;
  const picture = usePreview(file);
  const remove = (
    <IconButton label={t('chat.upload.remove', { name })} onClick={() => uploads.remove(key)}>
      <IconX size={16} />
    </IconButton>
  );
  if (stored)
    return (
      <FileLine name={name} picture={picture} size={<FileSize bytes={file.size} />}>
        {remove}
      </FileLine>
    );
  return (
    <UploadLine
      name={name}
      picture={picture}
      share={share}
      progressLabel={t('chat.upload.progress', { name })}
      failure={failure && t(`chat.upload.${failure}`)}
    >
      {failure && failure !== 'tooLarge' && (
        <IconButton label={t('chat.upload.retry', { name })} onClick={() => uploads.retry(key)}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      {remove}
    </UploadLine>
  );
}

/** Object URL of a picture that hasn't been uploaded yet. */
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
