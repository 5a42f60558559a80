import { useEffect } from 'react';
import { useUploads } from '#features/files/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { useShownFile } from '#web/use-shown-file.ts';
import classes from './media-field.module.css';
import type { PostDraft } from './post-draft.ts';

interface Props {
  file: PostDraft['file'];
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onChange: (file: PostDraft['file']) => void;
}

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif,video/mp4,video/webm';

/** The picture or the video of a post: uploaded at once, kept when it is posted. */
export function MediaField({ file, error, onBusy, onChange }: Props) {
  const { t } = useTranslation();
  const uploads = useUploads();
  const { isBusy } = uploads;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const failed = uploads.list.find(({ failure }) => failure);
  const choose = (chosen: File) => {
    for (const { key } of uploads.list) uploads.remove(key);
    uploads.start([chosen], ({ id, url, mediaType }) => onChange({ id, url, isVideo: mediaType.startsWith('video/') }));
  };
  return (
    <div className={classes.field}>
      {file ? (
        <>
          {file.isVideo ? (
            <Video src={file.url} label={t('profile.compose.media')} />
          ) : (
            <FileImage className={classes.shown} src={file.url} alt="" />
          )}
          <Button look="outline" onClick={() => onChange(null)}>
            <IconTrash size={18} aria-hidden="true" />
            {t('profile.compose.removeMedia')}
          </Button>
        </>
      ) : (
        <FileDrop
          label={t('profile.compose.media')}
          text={t('profile.compose.mediaHint')}
          accept={accepted}
          isBusy={isBusy}
          onChoose={choose}
        />
      )}
      <FormFailure text={error ?? (failed ? t(`profile.upload.${failed.failure}`) : '')} />
    </div>
  );
}

function Video({ src, label }: { src: string; label: string }) {
  // biome-ignore lint/a11y/useMediaCaption: what somebody uploads has none.
  return <video className={classes.shown} src={useShownFile(src)} controls preload="metadata" aria-label={label} />;
}
