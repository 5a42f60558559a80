import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConflictPanel } from '#web/ui/conflict-panel.tsx';
import type { TodoTask } from '../../contract.ts';
import { dueText } from '../list/due-text.ts';
import { repeatText } from '../repeat-text.ts';
import { usePeople } from '../todo-queries.ts';
import { reminderMoment } from './reminder.ts';
import { differing, repetitionOf, type TodoValues, valuesOf } from './todo-values.ts';

interface Props {
  mine: TodoValues;
  base: TodoValues;
  /** As somebody else left it. */
  current: TodoTask;
  onKeep: () => void;
  onTake: () => void;
}

/** Says that a to-do was changed elsewhere meanwhile, shows both, and lets the person choose. */
export function ConflictNote({ mine, base, current, onKeep, onTake }: Props) {
  const { t, i18n } = useTranslation();
  const people = usePeople();
  const theirs = valuesOf(current);
  const touched = [differing(base, theirs), differing(base, mine)];
  const apart = differing(mine, theirs).filter((name) => touched.every((names) => names.includes(name)));
  const text = (values: TodoValues, name: string): string => {
    if (name === 'dueDate' || name === 'dueTime')
      return dueText({ dueDate: values.dueDate || null, dueTime: values.dueTime || null }, t, i18n.language, new Date());
    if (name === 'tags') return values.tags.join(', ');
    if (name === 'subtasks') return values.subtasks.map(({ title, isDone }) => `${isDone ? '☑' : '☐'} ${title}`).join('\n');
    if (name === 'title') return values.title;
    if (name === 'description') return values.description.replaceAll(/<[^>]*>/g, ' ').trim();
    if (name === 'isCompleted' || name === 'isImportant') return t(values[name] ? 'todo.yes' : 'todo.no');
    if (name === 'repeat') {
      const repeat = repetitionOf(values);
      return repeat ? repeatText(t, repeat, i18n.language) : '';
    }
    if (name === 'assignee') return people.find(({ id }) => id === values.assigneeId)?.fullName ?? '';
    const moment = reminderMoment(values);
    return moment ? formatMoment(new Date(moment), i18n.language) : '';
  };
  return (
    <ConflictPanel
      title={t('todo.conflict.title')}
      rows={apart.map((name) => ({ name, label: t(`todo.field.${name}`), mine: text(mine, name), theirs: text(theirs, name) }))}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}
