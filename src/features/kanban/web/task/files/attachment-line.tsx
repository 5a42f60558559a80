import { useTranslation } from '#web/i18n.ts';
import { IconPhoto, IconTrash } from '#web/icons.ts';
import { numberFormat } from '#web/intl.ts';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TaskAttachment } from '../../../contract.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

interface Props {
  file: TaskAttachment;
  /** Given for pictures. */
  onCover: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** An attached file: its name loads it. */
export function AttachmentLine({ file, onCover, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <FileLine name={file.name} picture={isPicture ? file.img : undefined} href={file.img} size={sizeText(file.sizeBytes, i18n.language)}>
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

/** `24 kB`, `1.2 MB`, in the reader's language. */
function sizeText(bytes: number, language: string): string {
  let size = bytes / 1024;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit += 1) size /= 1024;
  const options = {
    style: 'unit',
    unit: units[unit] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  } as const;
  return numberFormat(language, options).format(size);
}
