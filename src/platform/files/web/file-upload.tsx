import { useTranslation } from '#web/i18n.ts';
import { IconRefresh, IconX } from '#web/icons.ts';
import { UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

const failureWords = {
  ...{ tooLarge: 'files.upload.tooLarge', full: 'ui.storageFull', refused: 'files.upload.failed' },
  unreachable: 'files.upload.failed',
} as const;

/** An attachment being uploaded, or one that failed. */
export function FileUpload({ upload: { file, share, failure, key }, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation();
  const { name } = file;
  return (
    <UploadLine
      name={name}
      share={share}
      progressLabel={t('files.upload.progress', { name })}
      failure={failure && t(failureWords[failure])}
    >
      {failure === 'unreachable' && (
        <IconButton label={t('ui.tryAgain')} onClick={() => uploads.retry(key)}>
          <IconRefresh size={18} />
        </IconButton>
      )}
      <IconButton label={t('files.upload.cancel', { name })} onClick={() => uploads.remove(key)}>
        <IconX size={18} />
      </IconButton>
    </UploadLine>
  );
}
