import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { TodoPlace } from '../todo-place.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { TodoFields } from './todo-fields.tsx';
import classes from './todo-form.module.css';
import { newValues, taskOf } from './todo-values.ts';
import { useTodoForm } from './use-todo-form.ts';

interface Props {
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** The form of a new to-do: it is added when somebody says so, and nothing that was typed is lost. */
export function TodoForm({ place, actions, onClose }: Props) {
  const { t } = useTranslation();
  const form = useTodoForm(null, newValues(place.tag, place.filter === 'important'));
  const { values, errors, change } = form;
  const title = values.title.trim();
  const add = async () => {
    if (!title) return form.refuse({ title: t('todo.says.required') });
    if (!(await form.send(() => actions.add(taskOf(values))))) return;
    toast({ tone: 'success', message: t('todo.done.added', { title }) });
    onClose();
  };
  return (
    <FormDrawer title={t('todo.drawer.new')} form={form} submitLabel={t('todo.drawer.add')} onSubmit={() => void add()} onClose={onClose}>
      <TextField
        label={t('todo.field.title')}
        value={values.title}
        error={errors.title}
        maxLength={300}
        required
        dir="auto"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes.switches}>
        <Check checked={values.isCompleted} onChange={(event) => change({ isCompleted: event.currentTarget.checked })}>
          {t('todo.field.isCompleted')}
        </Check>
        <Check checked={values.isImportant} onChange={(event) => change({ isImportant: event.currentTarget.checked })}>
          {t('todo.field.isImportant')}
        </Check>
      </div>
      <TodoFields form={form} assignee={null} />
    </FormDrawer>
  );
}
