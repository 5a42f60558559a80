import { useTranslation } from '#web/i18n.ts';
import { IconFile, IconRefresh, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Attachment } from '../../contract.ts';
import { sizeText } from '../../size-text.ts';
import classes from './attachment-strip.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

interface Props {
  attachments: readonly Attachment[];
  uploads: Uploads;
  onRemove: (url: string) => void;
}

/** The files of the mail, and those on their way to the server. */
export function AttachmentStrip({ attachments, uploads, onRemove }: Props) {
  const { t } = useTranslation();
  if (attachments.length + uploads.list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('email.compose.attachments')}>
      {attachments.map(({ fileName, url, thumbnail, size }) => (
        <li key={url} className={classes.file}>
          {thumbnail ? <img className={classes.picture} src={thumbnail} alt="" /> : <IconFile size={20} />}
          <bdi className={classes.name}>{fileName}</bdi>
          <span className={classes.size} dir="ltr">
            {size}
          </span>
          <IconButton className={classes.button} label={t('email.compose.removeFile', { name: fileName })} onClick={() => onRemove(url)}>
            <IconX size={16} />
          </IconButton>
        </li>
      ))}
      {uploads.list.map((upload) => (
        <UploadLine key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadLine({ upload: { key, file, part, failure, limitBytes }, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation();
  const reason =
    failure === 'tooLarge' && limitBytes
      ? t('email.compose.upload.largerThan', { limit: sizeText(limitBytes) })
      : failure && t(`email.compose.upload.${failure}`);
  return (
    <li className={classes.file} data-failed={failure ? true : undefined}>
      <IconFile size={20} />
      <span className={classes.what}>
        <bdi className={classes.name}>{file.name}</bdi>
        {reason ? (
          <span className={classes.reason} role="alert">
            {reason}
          </span>
        ) : (
          <progress
            className={classes.progress}
            value={part}
            max={1}
            aria-label={t('email.compose.upload.progress', { name: file.name })}
          />
        )}
      </span>
      <span className={classes.size} dir="ltr">
        {sizeText(file.size)}
      </span>
      {failure && failure !== 'tooLarge' ? (
        <IconButton
          className={classes.button}
          label={t('email.compose.upload.retry', { name: file.name })}
          onClick={() => uploads.retry(key)}
        >
          <IconRefresh size={16} />
        </IconButton>
      ) : null}
      <IconButton
        className={classes.button}
        label={t('email.compose.upload.cancel', { name: file.name })}
        onClick={() => uploads.cancel(key)}
      >
        <IconX size={16} />
      </IconButton>
    </li>
  );
}
