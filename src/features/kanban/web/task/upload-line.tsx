import { useTranslation } from '#web/i18n.ts';
import { IconFile, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './task-attachments.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

const failureWords = { tooLarge: 'kanban.task.fileTooLarge', full: 'ui.storageFull', unreachable: 'kanban.task.fileFailed' } as const;

/** A file on its way, or one that did not arrive. */
export function UploadLine({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation();
  const { file, share, failure, key } = upload;
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <IconFile size={20} />
      </span>
      <span className={classes.what}>
        <bdi className={classes.name}>{file.name}</bdi>
        {failure ? (
          <span className={classes.failure} role="alert">
            {t(failureWords[failure])}
            {failure === 'unreachable' && (
              <button type="button" className={classes.again} onClick={() => uploads.retry(upload)}>
                {t('ui.tryAgain')}
              </button>
            )}
          </span>
        ) : (
          <progress className={classes.progress} aria-label={t('kanban.task.fileUploading', { name: file.name })} max={1} value={share} />
        )}
      </span>
      <IconButton label={t('kanban.task.fileCancel', { name: file.name })} onClick={() => uploads.cancel(key)}>
        <IconX size={18} />
      </IconButton>
    </li>
  );
}
