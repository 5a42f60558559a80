import { useEffect, useRef } from 'react';
import type { StoredFile } from '#platform/files/contract.ts';
import type { Upload, Uploads } from '#platform/files/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh, IconX } from '#web/icons.ts';
import { FileLine, UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Attachment } from '../../contract.ts';
import { sizeText } from '../../size-text.ts';
import classes from './attachment-strip.module.css';

interface Props {
  attachments: readonly Attachment[];
  uploads: Uploads;
  onRemove: (url: string) => void;
}

/** Shows the files of the email, and those being uploaded. */
export function AttachmentStrip({ attachments, uploads, onRemove }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const failed = uploads.list.filter(({ failure }) => failure).length;
  // A failure below a long text would go unnoticed.
  useEffect(() => {
    if (failed > 0) list.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  if (attachments.length + uploads.list.length === 0) return null;
  return (
    <ul ref={list} className={classes.list} aria-label={t('email.compose.attachments')}>
      {attachments.map(({ fileName, url, thumbnail, size }) => (
        <FileLine key={url} name={fileName} picture={thumbnail} size={<span dir="ltr">{size}</span>}>
          <IconButton label={t('email.compose.removeFile', { name: fileName })} onClick={() => onRemove(url)}>
            <IconX size={16} />
          </IconButton>
        </FileLine>
      ))}
      {uploads.list.map((upload) => (
        <MailUpload key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function MailUpload({ upload: { key, file, share, failure, limitBytes }, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation();
  const { name } = file;
  const why =
    failure === 'tooLarge' && limitBytes
      ? t('email.compose.upload.largerThan', { limit: sizeText(limitBytes) })
      : failure && t(`email.compose.upload.${failure}`);
  return (
    <UploadLine name={name} share={share} progressLabel={t('email.compose.upload.progress', { name })} failure={why}>
      {failure && failure !== 'tooLarge' && (
        <IconButton label={t('email.compose.upload.retry', { name })} onClick={() => uploads.retry(key)}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      <IconButton label={t('email.compose.upload.cancel', { name })} onClick={() => uploads.remove(key)}>
        <IconX size={16} />
      </IconButton>
    </UploadLine>
  );
}

export function attachmentOf({ name, url, mediaType, sizeBytes }: StoredFile): Attachment {
  return { fileName: name, url, thumbnail: mediaType.startsWith('image/') ? url : '', size: sizeText(sizeBytes) };
}
