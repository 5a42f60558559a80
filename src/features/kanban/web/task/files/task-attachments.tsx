import { useRef } from 'react';
import { FileUpload, type Uploads } from '#features/files/web/offers.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPaperclip } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { Task, TaskAttachment } from '../../../contract.ts';
import { TaskSection } from '../task-section.tsx';
import type { TaskChanges } from '../use-task-changes.ts';
import { AttachmentList } from './attachment-list.tsx';
import { coverSet, filePutBack, fileRemoved } from './file-changes.ts';
import classes from './task-attachments.module.css';

/** The files of an open card. Those that are dropped anywhere on it come here. */
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
