import { useState } from 'react';
import { dueState } from '#web/due-state.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
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
  const saved = dueParts(dueDate);
  // What is being typed: a date is not one until its last part is there.
  const [typed, setTyped] = useState<{ day: string; time: string } | null>(null);
  const shown = typed ?? saved;
  const keep = (next: { day: string; time: string }) => {
    setTyped(next);
    const moment = dueFrom(next);
    if (moment === undefined) return;
    void changes.change({ patch: () => ({ dueDate: moment }), shown: (now) => ({ ...now, dueDate: moment }) }).then(() => setTyped(null));
  };
  const clear = () => void changes.change({ patch: () => ({ dueDate: null }), shown: (now) => ({ ...now, dueDate: null }) });
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('kanban.task.due')}</legend>
      <div className={classes.line}>
        <input
          type="date"
          className={classes.input}
          aria-label={t('kanban.task.dueDay')}
          value={shown.day}
          onChange={(event) => event.currentTarget.value && keep({ ...shown, day: event.currentTarget.value })}
          onBlur={() => setTyped(null)}
        />
        <input
          type="time"
          className={classes.input}
          aria-label={t('kanban.task.dueTime')}
          value={shown.time}
          disabled={dueDate === null}
          onChange={(event) => event.currentTarget.value && keep({ ...shown, time: event.currentTarget.value })}
        />
        {dueDate !== null && (
          <IconButton label={t('kanban.task.dueClear')} onClick={clear}>
            <IconX size={18} />
          </IconButton>
        )}
      </div>
      {dueDate !== null && dueState(new Date(dueDate), new Date()) !== 'later' && <CardDue dueDate={dueDate} />}
    </fieldset>
  );
}
