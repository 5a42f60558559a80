import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { Uploads } from '#platform/files/web/public-api.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconFileText, IconMessageCircle, IconPaperclip } from '#web/icons.ts';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { taskParts } from '#web/task-part.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Task } from '../../contract.ts';
import { type BoardPage, usedLabels } from '../board-page-answer.ts';
import { CardDue } from '../cards/board-card.tsx';
import { namablePeople } from '../spaces/namable-people.ts';
import type { TaskChanges } from './change-task.ts';
import { TaskActivity } from './task-activity.tsx';
import { AttachmentList, TaskAttachments } from './task-attachments.tsx';
import classes from './task-body.module.css';
import { coverSet } from './task-changes.ts';
import { TaskChecklist } from './task-checklist.tsx';
import commentClasses from './task-comments.module.css';
import { CommentEntry, TaskComments } from './task-comments.tsx';
import { TaskDue, TaskLabels, TaskPeople } from './task-fields.tsx';
import { TaskSection } from './task-section.tsx';
import { TaskDescription, TaskTitle } from './task-texts.tsx';

interface Props {
  task: Task;
  page: BoardPage;
  changes: TaskChanges;
  uploads: Uploads;
}

export function TaskBody({ task, page, changes, uploads }: Props) {
  const { cards } = page;
  const people = useMemo(() => namablePeople(page), [page]);
  // Current assignees stay listed, even if they can no longer see the board.
  const choices = useMemo(
    () => [...new Set([...people, ...page.people.filter(({ id }) => task.assignedTo.some((one) => one.id === id))])],
    [people, page, task],
  );
  const used = useMemo(() => usedLabels(cards), [cards]);
  return (
    <div className={classes.body}>
      <TaskCover task={task} changes={changes} />
      <TaskTitle task={task} />
      <div className={classes.fields}>
        <TaskDue task={task} changes={changes} />
        <TaskLabels task={task} used={used} changes={changes} />
      </div>
      <TaskPeople task={task} people={choices} changes={changes} />
      <TaskParts id={task.id} />
      <TaskDescription task={task} />
      <TaskChecklist task={task} changes={changes} />
      <TaskAttachments task={task} changes={changes} uploads={uploads} />
      <TaskComments task={task} people={people} changes={changes} />
      <TaskActivity id={task.id} />
    </div>
  );
}

/** The content of an open card for read-only users; omits empty fields. */
export function TaskFacts({ task, people }: { task: Task; people: BoardPage['people'] }) {
  const { t } = useTranslation();
  const { title, coverImage, dueDate, labels, assignedTo, description, checklist, attachments, comments } = task;
  return (
    <div className={classes.body}>
      {coverImage && (
        <div className={classes.cover}>
          <FileImage className={classes.picture} src={coverImage} alt="" />
        </div>
      )}
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      <FactList
        facts={[
          { label: t('kanban.task.due'), content: dueDate !== null && <CardDue dueDate={dueDate} /> },
          {
            label: t('kanban.task.labels'),
            content: labels.length > 0 && (
              <span className={classes.marks}>
                {labels.map((label) => (
                  <TintMark key={label} name={label} />
                ))}
              </span>
            ),
          },
          {
            label: t('kanban.task.people'),
            content: assignedTo.length > 0 && (
              <span className={classes.marks}>
                {assignedTo.map(({ id, title: name, img }) => (
                  <span key={id} className={classes.person}>
                    <Avatar name={name} src={img} size={24} />
                    <bdi>{name}</bdi>
                  </span>
                ))}
              </span>
            ),
          },
        ]}
      />
      <TaskParts id={task.id} />
      {description && (
        <TaskSection icon={<IconFileText size={18} />} title={t('common.description')}>
          <RichTextView html={description} />
        </TaskSection>
      )}
      {checklist.length > 0 && (
        <TaskSection icon={<IconChecklist size={18} />} title={t('kanban.task.checklist')}>
          <StepList steps={checklist} doneText={t('kanban.task.itemDone')} />
        </TaskSection>
      )}
      {attachments.length > 0 && (
        <TaskSection icon={<IconPaperclip size={18} />} title={t('kanban.task.attachments')}>
          <AttachmentList files={attachments} />
        </TaskSection>
      )}
      {comments.length > 0 && (
        <TaskSection icon={<IconMessageCircle size={18} />} title={t('kanban.comment.all')}>
          <ul className={commentClasses.list}>
            {comments.map((comment) => (
              <CommentEntry key={comment.id} comment={comment} people={people} isOwn={false} />
            ))}
          </ul>
        </TaskSection>
      )}
      <TaskActivity id={task.id} />
    </div>
  );
}

/** Sections added by other features, such as the order a card was created from. */
function TaskParts({ id }: { id: number }) {
  const ability = useAbility();
  const { data: parts = [] } = useQuery({ queryKey: ['task parts'], queryFn: taskParts.load, staleTime: Number.POSITIVE_INFINITY });
  const shown = parts.filter(({ needs }) => ability.can(needs.action, needs.subject));
  return shown.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part taskId={id} />
    </Suspense>
  ));
}

function TaskCover({ task, changes }: { task: Task; changes: TaskChanges }) {
  const { t } = useTranslation();
  const { coverImage } = task;
  if (!coverImage) return null;
  return (
    <div className={classes.cover}>
      <FileImage className={classes.picture} src={coverImage} alt="" />
      <Button className={classes.remove} look="outline" onClick={() => void changes.change(coverSet(null))}>
        {t('kanban.task.coverRemove')}
      </Button>
    </div>
  );
}
