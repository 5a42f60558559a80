import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconFileText, IconMessageCircle, IconPaperclip } from '#web/icons.ts';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Task } from '../../../contract.ts';
import type { BoardPage } from '../../board-page-answer.ts';
import { CardDue } from '../../cards/card-due.tsx';
import { CommentEntry } from '../comments/comment-entry.tsx';
import commentClasses from '../comments/task-comments.module.css';
import { AttachmentList } from '../files/attachment-list.tsx';
import coverClasses from '../files/task-cover.module.css';
import { TaskActivity } from '../task-activity.tsx';
import bodyClasses from '../task-body.module.css';
import { TaskParts } from '../task-parts.tsx';
import { TaskSection } from '../task-section.tsx';
import classes from './task-facts.module.css';

/** All that is on an open card, for who may not change it: what is empty is left out. */
export function TaskFacts({ task, people }: { task: Task; people: BoardPage['people'] }) {
  const { t } = useTranslation();
  const { title, coverImage, dueDate, labels, assignedTo, description, checklist, attachments, comments } = task;
  return (
    <div className={bodyClasses.body}>
      {coverImage && (
        <div className={coverClasses.cover}>
          <FileImage className={coverClasses.picture} src={coverImage} alt="" />
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
        <TaskSection icon={<IconFileText size={18} />} title={t('kanban.task.description')}>
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
