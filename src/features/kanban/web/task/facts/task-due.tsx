import { dueState } from '#web/dates/due-state.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Task } from '../../../contract.ts';
import { CardDue } from '../../cards/card-due.tsx';
import type { TaskChanges } from '../use-task-changes.ts';
import { dueFrom, dueParts } from './due-parts.ts';
import classes from './task-due.module.css';

/** When an open card is due: a day and a time. */
export function TaskDue({ task, changes }: { task: Task; changes: TaskChanges }) {
  const { t } = useTranslation();
  const { dueDate } = task;
  const { day, time } = dueParts(dueDate);
  const keep = (moment: number | null | undefined) => {
    if (moment !== undefined) void changes.change({ patch: () => ({ dueDate: moment }), shown: (now) => ({ ...now, dueDate: moment }) });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('kanban.task.due')}</legend>
      <div className={classes.line}>
        <div className={classes.day}>
          <DateField
            label={t('kanban.task.dueDay')}
            hidesLabel
            value={day}
            onChange={(chosen) => keep(chosen ? dueFrom({ day: chosen, time }) : null)}
          />
        </div>
        <div className={classes.time}>
          <TimeField
            label={t('kanban.task.dueTime')}
            hidesLabel
            value={time}
            disabled={dueDate === null}
            onChange={(chosen) => keep(dueFrom({ day, time: chosen }))}
          />
        </div>
        {dueDate !== null && (
          <IconButton label={t('kanban.task.dueClear')} onClick={() => keep(null)}>
            <IconX size={18} />
          </IconButton>
        )}
      </div>
      {dueDate !== null && dueState(new Date(dueDate), new Date()) !== 'later' && <CardDue dueDate={dueDate} />}
    </fieldset>
  );
}
