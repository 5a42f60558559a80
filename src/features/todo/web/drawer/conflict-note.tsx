import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import type { TodoTask } from '../../contract.ts';
import { dueText } from '../due-text.ts';
import { peopleQuery } from '../todo-queries.ts';
import classes from './conflict-note.module.css';
import { reminderMoment } from './reminder.ts';
import { differing, type TodoValues, valuesOf } from './todo-values.ts';

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
  const { data: people = [] } = useQuery(peopleQuery);
  const theirs = valuesOf(current);
  const touched = [differing(base, theirs), differing(base, mine)];
  const apart = differing(mine, theirs).filter((name) => touched.every((names) => names.includes(name)));
  const text = (values: TodoValues, name: string): string => {
    if (name === 'dueDate' || name === 'dueTime')
      return dueText({ dueDate: values.dueDate || null, dueTime: values.dueTime || null }, t, i18n.language, new Date()) || '—';
    if (name === 'tags') return values.tags.join(', ') || '—';
    if (name === 'subtasks') return values.subtasks.map(({ title, isDone }) => `${isDone ? '☑' : '☐'} ${title}`).join('\n') || '—';
    if (name === 'title') return values.title;
    if (name === 'description') return values.description.replaceAll(/<[^>]*>/g, ' ').trim() || '—';
    if (name === 'isCompleted' || name === 'isImportant') return t(values[name] ? 'todo.yes' : 'todo.no');
    if (name === 'repeat') return values.unit ? t(`todo.repeat.${values.unit}`, { count: Number(values.every) }) : '—';
    if (name === 'assignee') return people.find(({ id }) => id === values.assigneeId)?.fullName ?? '—';
    const moment = reminderMoment(values);
    return moment ? formatMoment(new Date(moment), i18n.language) : '—';
  };
  return (
    <section className={classes.note} role="alert">
      <h3 className={classes.title}>{t('todo.conflict.title')}</h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('todo.conflict.mine')}</th>
            <th scope="col">{t('todo.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {apart.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`todo.field.${name}`)}</th>
              <td dir="auto">{text(mine, name)}</td>
              <td dir="auto">{text(theirs, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.buttons}>
        <Button look="outline" onClick={onTake}>
          {t('todo.conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('todo.conflict.keep')}</Button>
      </div>
    </section>
  );
}
