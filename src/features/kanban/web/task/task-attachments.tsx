import { type ReactNode, Suspense, useRef, useState } from 'react';
import { FileUpload, type Uploads } from '#platform/files/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPaperclip, IconPhoto, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Task, TaskAttachment } from '../../contract.ts';
import type { TaskChanges } from './change-task.ts';
import classes from './task-attachments.module.css';
import { coverSet, filePutBack, fileRemoved } from './task-changes.ts';
import { TaskSection } from './task-section.tsx';

/** Files of an open card. Files dropped anywhere on the card are added here. */
export function TaskAttachments({ task, changes, uploads }: { task: Task; changes: TaskChanges; uploads: Uploads }) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const mayUpload = useCan('create', 'File');
  const { attachments } = task;
  const remove = async (file: TaskAttachment) => {
    const index = attachments.findIndex(({ fileId }) => fileId === file.fileId);
    if (await changes.change(fileRemoved(file.fileId)))
      changes.offerUndo(t('kanban.task.fileRemoved', { name: file.name }), () => changes.change(filePutBack(file, index)));
  };
  return (
    <TaskSection
      icon={<IconPaperclip size={18} />}
      title={t('kanban.task.attachments')}
      end={
        mayUpload && (
          <Button look="plain" onClick={() => chooser.current?.click()}>
            {t('kanban.task.fileAdd')}
          </Button>
        )
      }
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('kanban.task.fileAdd')}
        onChange={({ currentTarget }) => {
          uploads.start([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {attachments.length + uploads.list.length === 0 ? (
        <p className={classes.none}>{t('kanban.task.fileNone')}</p>
      ) : (
        <AttachmentList files={attachments} onCover={(file) => void changes.change(coverSet(file))} onRemove={(file) => void remove(file)}>
          {uploads.list.map((upload) => (
            <FileUpload key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </AttachmentList>
      )}
    </TaskSection>
  );
}

const Lightbox = lazyPart(() => import('#web/ui/lightbox.tsx').then((module) => module.Lightbox));

interface Props {
  files: readonly TaskAttachment[];
  onCover?: (file: TaskAttachment) => void;
  onRemove?: (file: TaskAttachment) => void;
  /** Uploads in progress. */
  children?: ReactNode;
}

/** A card's files. Pictures open in a gallery. */
export function AttachmentList({ files, onCover, onRemove, children }: Props) {
  const [openId, setOpen] = useState<number>();
  const pictures = files.filter(isPicture);
  const first = pictures.findIndex(({ fileId }) => fileId === openId);
  return (
    <>
      <ul className={classes.list}>
        {files.map((file) => (
          <AttachmentLine
            key={file.fileId}
            file={file}
            onCover={onCover && isPicture(file) ? () => onCover(file) : undefined}
            onRemove={onRemove && (() => onRemove(file))}
            onOpen={isPicture(file) ? () => setOpen(file.fileId) : undefined}
          />
        ))}
        {children}
      </ul>
      <Suspense fallback={null}>
        {first >= 0 && (
          <Lightbox pictures={pictures.map(({ name, img: url }) => ({ name, url }))} first={first} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

const isPicture = ({ mediaType }: TaskAttachment) => mediaType.startsWith('image/');

interface LineProps {
  file: TaskAttachment;
  /** Only for pictures. */
  onCover: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Only for pictures; opens the picture. */
  onOpen: (() => void) | undefined;
}

/** An attached file: its name downloads it, or opens it if it is a picture. */
function AttachmentLine({ file, onCover, onRemove, onOpen }: LineProps) {
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
        <IconButton label={t('common.removeOne', { name: file.name })} onClick={onRemove}>
          <IconTrash size={18} />
        </IconButton>
      )}
    </FileLine>
  );
}
