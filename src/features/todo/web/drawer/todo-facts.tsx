import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck, IconStarFilled } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { TodoTask } from '../../contract.ts';
import { TodoDue } from '../list/todo-due.tsx';
import { repeatText } from '../repeat-text.ts';
import classes from './todo-facts.module.css';

/** All of a to-do, for who may not change it. */
export function TodoFacts({ task }: { task: TodoTask }) {
  const { t, i18n } = useTranslation();
  const { title, isCompleted, isImportant, isDeleted, dueDate, repeat, remindAt, assignee, tags, subtasks, description } = task;
  return (
    <div className={classes.facts}>
      {isDeleted && <InfoNote>{t('todo.drawer.isDeleted')}</InfoNote>}
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {(isCompleted || isImportant) && (
        <p className={classes.marks}>
          {isCompleted && (
            <span className={classes.mark} data-tone="success">
              <IconCircleCheck size={16} />
              {t('todo.field.isCompleted')}
            </span>
          )}
          {isImportant && (
            <span className={classes.mark} data-tone="star">
              <IconStarFilled size={16} />
              {t('todo.field.isImportant')}
            </span>
          )}
        </p>
      )}
      {!isDeleted && <LinkedHere kind="todo" id={task.id} />}
      <FactList
        facts={[
          { label: t('todo.field.dueDate'), content: dueDate && <TodoDue task={task} /> },
          { label: t('todo.field.repeat'), content: repeat && repeatText(t, repeat, i18n.language) },
          { label: t('todo.field.remindAt'), content: remindAt && formatMoment(new Date(remindAt), i18n.language) },
          {
            label: t('todo.field.assignee'),
            content: assignee && (
              <span className={classes.mark}>
                <Avatar name={assignee.fullName} src={assignee.avatar} size={24} />
                <bdi>{assignee.fullName}</bdi>
              </span>
            ),
          },
          {
            label: t('todo.field.tags'),
            content: tags.length > 0 && (
              <span className={classes.marks}>
                {tags.map((tag) => (
                  <TintMark key={tag} name={tag} />
                ))}
              </span>
            ),
          },
          {
            label: t('todo.field.subtasks'),
            content: subtasks.length > 0 && (
              <StepList steps={subtasks.map(({ title: text, ...step }) => ({ ...step, text }))} doneText={t('todo.row.done')} />
            ),
          },
          { label: t('todo.field.description'), content: description && <RichTextView html={description} /> },
        ]}
      />
    </div>
  );
}
