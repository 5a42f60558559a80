import { useTranslation } from '#web/i18n.ts';
import { IconFile, IconPhoto, IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TaskAttachment } from '../../contract.ts';
import { sizeText } from './size-text.ts';
import classes from './task-attachments.module.css';

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
    <li className={classes.line}>
      {isPicture ? (
        <img className={classes.picture} src={file.img} alt="" loading="lazy" />
      ) : (
        <span className={classes.picture}>
          <IconFile size={20} />
        </span>
      )}
      <span className={classes.what}>
        <a className={classes.name} href={file.img} download={file.name}>
          <bdi>{file.name}</bdi>
        </a>
        <span className={classes.size}>{sizeText(file.sizeBytes, i18n.language)}</span>
      </span>
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
    </li>
  );
}
