import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPhoto, IconTrash } from '#web/icons.ts';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TaskAttachment } from '../../../contract.ts';

interface Props {
  file: TaskAttachment;
  /** Given for pictures. */
  onCover: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Given for pictures: shows it. */
  onOpen: (() => void) | undefined;
}

/** An attached file: its name loads it, of a picture it shows it. */
export function AttachmentLine({ file, onCover, onRemove, onOpen }: Props) {
  const { t, i18n } = useTranslation();
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <FileLine
      name={file.name}
      picture={isPicture ? file.img : undefined}
      href={file.img}
      onOpen={onOpen}
      size={formatSize(file.sizeBytes, i18n.language)}
    >
      {onCover && (
        <IconButton label={t('kanban.task.coverMake', { name: file.name })} onClick={onCover}>
          <IconPhoto size={18} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={t('kanban.task.fileRemove', { name: file.name })} onClick={onRemove}>
          <IconTrash size={18} />
        </IconButton>
      )}
    </FileLine>
  );
}
