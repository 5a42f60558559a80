import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import type { TodoTask } from '../contract.ts';
import classes from './due-pill.module.css';
import { dueState } from './due-state.ts';
import { dueText } from './due-text.ts';

/** When a to-do is due; what is late or near says so in words too. */
export function DuePill({ task }: { task: TodoTask }) {
  const { t, i18n } = useTranslation();
  if (task.dueDate === null) return null;
  const now = new Date();
  const state = task.isCompleted || task.isDeleted ? 'later' : dueState(task, now);
  const day = dueText(task, t, i18n.language, now);
  return (
    <time className={classes.pill} data-state={state} dateTime={task.dueTime ? `${task.dueDate}T${task.dueTime}` : task.dueDate}>
      <IconCalendar size={14} />
      {state === 'overdue' ? t('todo.due.overdue', { day }) : day}
      {state === 'soon' && <span className="visually-hidden"> {t('todo.due.soon')}</span>}
    </time>
  );
}
