import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import type { TaskAttachment } from '../../../contract.ts';
import { AttachmentLine } from './attachment-line.tsx';
import classes from './task-attachments.module.css';

const Lightbox = lazyPart(() => import('#web/ui/lightbox.tsx').then((module) => module.Lightbox));

interface Props {
  files: readonly TaskAttachment[];
  onCover?: (file: TaskAttachment) => void;
  onRemove?: (file: TaskAttachment) => void;
  /** Files on their way. */
  children?: ReactNode;
}

/** The files of a card. Pictures open one beside the other. */
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
