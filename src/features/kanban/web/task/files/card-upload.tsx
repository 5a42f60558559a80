import type { Upload, Uploads } from '#features/files/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh, IconX } from '#web/icons.ts';
import { UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const failureWords = {
  ...{ tooLarge: 'kanban.task.fileTooLarge', full: 'ui.storageFull', refused: 'kanban.task.fileFailed' },
  unreachable: 'kanban.task.fileFailed',
} as const;

/** A file on its way to an open card, or one that did not arrive. */
export function CardUpload({ upload: { file, share, failure, key }, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation();
  const { name } = file;
  return (
    <UploadLine
      name={name}
      share={share}
      progressLabel={t('kanban.task.fileUploading', { name })}
      failure={failure && t(failureWords[failure])}
    >
      {failure === 'unreachable' && (
        <IconButton label={t('ui.tryAgain')} onClick={() => uploads.retry(key)}>
          <IconRefresh size={18} />
        </IconButton>
      )}
      <IconButton label={t('kanban.task.fileCancel', { name })} onClick={() => uploads.remove(key)}>
        <IconX size={18} />
      </IconButton>
    </UploadLine>
  );
}
