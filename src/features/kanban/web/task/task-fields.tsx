import type { PersonRef } from '#platform/people/contract.ts';
import { dueState } from '#web/dates/due-state.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Task } from '../../contract.ts';
import { CardDue } from '../cards/board-card.tsx';
import type { TaskChanges } from './change-task.ts';
import { dueFrom, dueParts } from './due-parts.ts';
import classes from './task-fields.module.css';

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

interface Props {
  task: Task;
  /** Labels used on other cards. */
  used: readonly string[];
  changes: TaskChanges;
}

const maxLabels = 20;
const longestLabel = 40;

/** Labels of an open card: type a new one or select from those in use. */
export function TaskLabels({ task: { labels }, used, changes }: Props) {
  const { t } = useTranslation();
  const set = (change: (now: readonly string[]) => string[]) =>
    void changes.change({ patch: (now) => ({ labels: change(now.labels) }), shown: (now) => ({ ...now, labels: change(now.labels) }) });
  const add = (name: string) => {
    const known = used.find((label) => label.toLowerCase() === name.toLowerCase()) ?? name;
    if (labels.length < maxLabels) set((now) => (now.includes(known) ? [...now] : [...now, known]));
  };
  return (
    <ChipCombobox
      label={t('kanban.task.labels')}
      chosen={labels}
      found={(typed) => used.filter((label) => !labels.includes(label) && plainLetters(label).includes(plainLetters(typed.trim())))}
      keyOf={(name) => name}
      nameOf={(name) => name}
      mark={(name) => <TintMark name={name} />}
      onPick={add}
      onTyped={add}
      maxLength={longestLabel}
      onRemove={(name) => set((now) => now.filter((label) => label !== name))}
      removeLabel={(name) => t('kanban.task.labelRemove', { name })}
      placeholder={t('kanban.task.labelsPlaceholder')}
      chipLook="flat"
    />
  );
}

export function TaskPeople({ task, people, changes }: { task: Task; people: readonly PersonRef[]; changes: TaskChanges }) {
  const { t } = useTranslation();
  const chosen = task.assignedTo.map(({ id }) => id);
  const change = (ids: readonly number[]) => {
    const added = ids.filter((id) => !chosen.includes(id));
    const removed = chosen.filter((id) => !ids.includes(id));
    // Keeps assignees that someone else added in the meantime.
    const merged = (now: Task) => [
      ...now.assignedTo.map(({ id }) => id).filter((id) => !removed.includes(id) && !added.includes(id)),
      ...added,
    ];
    const shownOf = (now: Task) =>
      merged(now).flatMap((id) => {
        const person = people.find((one) => one.id === id);
        return person ? { id, title: person.fullName, img: person.avatar } : (now.assignedTo.find((one) => one.id === id) ?? []);
      });
    void changes.change({
      patch: (now) => ({ assignedTo: merged(now).map((id) => ({ id })) }),
      shown: (now) => ({ ...now, assignedTo: shownOf(now) }),
    });
  };
  return (
    <PersonPicker
      label={t('kanban.task.people')}
      people={people}
      value={chosen}
      onChange={change}
      placeholder={t('kanban.task.peoplePlaceholder')}
    />
  );
}
