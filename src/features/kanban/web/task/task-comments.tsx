import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { call } from '#web/api-client.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle, IconPencil, IconTrash } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { addComment, deleteComment, restoreComment, updateComment } from '../../comment-contract.ts';
import type { Task, TaskComment } from '../../contract.ts';
import { showTask, type TaskChanges } from './change-task.ts';
import { CommentBox } from './comment-box.tsx';
import { commentParts } from './comment-text.ts';
import { keepDraft } from './drafts.ts';
import classes from './task-comments.module.css';
import { TaskSection } from './task-section.tsx';

/** Comments on an open card, and the editor for a new one. */
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
                sendLabel={t('common.save')}
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

interface Props {
  comment: TaskComment;
  people: readonly PersonRef[];
  isOwn: boolean;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A comment with its author; the user's own can be edited and deleted. */
export function CommentEntry({ comment, people, isOwn, onEdit, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const time = new Date(comment.time);
  const names = people.filter(({ id }) => comment.mentions.includes(id)).map(({ fullName }) => fullName);
  let at = 0;
  return (
    <li className={classes.entry} data-new={comment.id < 0 || undefined}>
      <Avatar name={comment.name} src={comment.img} size={32} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={comment.personId} name={comment.name} className={classes.name} />
          <Moment className={classes.time} at={comment.time}>
            {formatRelative(time, i18n.language, new Date())}
          </Moment>
          {comment.isEdited && <span className={classes.time}>{t('kanban.comment.edited')}</span>}
          {isOwn && (
            <span className={classes.tools}>
              <IconButton className={classes.tool} label={t('kanban.comment.edit')} onClick={onEdit}>
                <IconPencil size={16} />
              </IconButton>
              <IconButton className={classes.tool} label={t('kanban.comment.delete')} onClick={onDelete}>
                <IconTrash size={16} />
              </IconButton>
            </span>
          )}
        </div>
        <p className={classes.text} dir="auto">
          {commentParts(comment.comment, names).map(({ text, isMention }) => {
            at += text.length;
            return isMention ? (
              <bdi key={at} className={classes.mention}>
                {text}
              </bdi>
            ) : (
              <span key={at}>{text}</span>
            );
          })}
        </p>
      </div>
    </li>
  );
}

let last = 0;

/** Comment actions for an open card; adding and editing resolve to whether the comment was saved. */
function useComments(taskId: number, changes: TaskChanges) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const user = useSession();
  return useMemo(() => {
    const withComments = (change: (list: readonly TaskComment[]) => TaskComment[]) => (task: Task) => ({
      ...task,
      comments: change(task.comments),
    });
    const edit = <R,>(change: (list: readonly TaskComment[]) => TaskComment[], send: () => Promise<R>) =>
      showTask(queryClient, taskId, { shown: withComments(change), send });
    const isDone = (work: Promise<unknown>) =>
      work.then(
        () => true,
        () => false,
      );
    const added = (comment: TaskComment) =>
      withComments((list) => (list.some(({ id }) => id === comment.id) ? [...list] : [...list, comment]));
    return {
      add(comment: string, mentions: number[]) {
        last -= 1;
        const writer = { name: user?.fullName ?? '', img: user?.avatar ?? null, personId: user?.id ?? 0 };
        return isDone(
          showTask(queryClient, taskId, {
            shown: added({ id: last, comment, mentions, ...writer, time: new Date().toISOString(), isEdited: false }),
            adds: true,
            send: async () => (await call(addComment, { params: { id: taskId }, body: { comment, mentions } })).comment,
            settled: added,
          }),
        );
      },
      update: (id: number, comment: string, mentions: number[]) =>
        isDone(
          edit(
            (list) => list.map((one) => (one.id === id ? { ...one, comment, mentions, isEdited: true } : one)),
            () => call(updateComment, { params: { id }, body: { comment, mentions } }),
          ),
        ),
      async remove(id: number) {
        const gone = () =>
          edit(
            (list) => list.filter((one) => one.id !== id),
            () => call(deleteComment, { params: { id } }),
          );
        if (await changes.attempt(gone))
          changes.offerUndo(t('kanban.comment.deleted'), () =>
            edit(
              (list) => [...list],
              () => call(restoreComment, { params: { id } }),
            ),
          );
      },
    };
  }, [queryClient, taskId, t, user, changes]);
}
