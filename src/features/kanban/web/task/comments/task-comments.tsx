import { useState } from 'react';
import type { PersonRef } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Task } from '../../../contract.ts';
import { keepDraft } from '../drafts.ts';
import { TaskSection } from '../task-section.tsx';
import type { TaskChanges } from '../use-task-changes.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentEntry } from './comment-entry.tsx';
import classes from './task-comments.module.css';
import { useComments } from './use-comments.ts';

/** What people said about an open card, and what one says oneself. */
export function TaskComments({ task, people, changes }: { task: Task; people: readonly PersonRef[]; changes: TaskChanges }) {
  const { t } = useTranslation();
  const user = useSession();
  const comments = useComments(task.id, changes);
  const [editedId, setEdited] = useState<number>();
  return (
    <TaskSection icon={<IconMessageCircle size={18} />} title={t('kanban.comment.all')}>
      <ul className={classes.list}>
        {task.comments.map((comment) =>
          comment.id === editedId ? (
            <li key={comment.id} className={classes.entry}>
              <Avatar name={comment.name} src={comment.img} size={32} />
              <CommentBox
                name={`${task.id} comment ${comment.id}`}
                initial={comment.comment}
                people={people}
                sendLabel={t('ui.form.save')}
                onSend={async (text, mentions) => {
                  const isKept = await comments.update(comment.id, text, mentions);
                  if (isKept) setEdited(undefined);
                  return isKept;
                }}
                onCancel={() => {
                  keepDraft(`${task.id} comment ${comment.id}`, undefined);
                  setEdited(undefined);
                }}
              />
            </li>
          ) : (
            <CommentEntry
              key={comment.id}
              comment={comment}
              people={people}
              isOwn={comment.personId === user?.id && comment.id > 0}
              onEdit={() => setEdited(comment.id)}
              onDelete={() => void comments.remove(comment.id)}
            />
          ),
        )}
      </ul>
      <div className={classes.entry}>
        <Avatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={32} />
        <CommentBox name={`${task.id} comment`} people={people} sendLabel={t('kanban.comment.send')} onSend={comments.add} />
      </div>
    </TaskSection>
  );
}
