import { dueState } from '#web/dates/due-state.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import { DuePill } from '#web/ui/due-pill.tsx';
import type { TodoTask } from '../../contract.ts';
import { dueMoment, dueText } from '../todo-texts.ts';

/** A to-do's due date; labels overdue or upcoming dates in words, too. */
export function TodoDue({ task }: { task: TodoTask }) {
  const { t, i18n } = useTranslation();
  const due = dueMoment(task);
  if (!due) return null;
  const now = new Date();
  const state = task.isCompleted || task.isDeleted ? 'later' : dueState(due, now);
  const day = dueText(task, t, i18n.language, now);
  return (
    <DuePill state={state} icon={<IconCalendar size={14} />} soonText={t('todo.due.soon')}>
      <time dateTime={task.dueTime ? `${task.dueDate}T${task.dueTime}` : (task.dueDate ?? undefined)}>
        {state === 'overdue' ? t('todo.due.overdue', { day }) : day}
      </time>
    </DuePill>
  );
}
