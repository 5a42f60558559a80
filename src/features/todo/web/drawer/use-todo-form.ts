import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { TodoTask } from '../../contract.ts';
import { differing, type TodoValues, valuesOf } from './todo-values.ts';

type FieldName = keyof TodoValues;
/** Server field names that differ from the form's. */
const fieldNames: Record<string, FieldName> = { assignee: 'assigneeId', repeat: 'every' };

export type TodoForm = ReturnType<typeof useTodoForm>;

/** Form state of a to-do; `task` is null for a new one. */
export function useTodoForm(task: TodoTask | null, begun: TodoValues) {
  const { t } = useTranslation();
  const draftKey = task ? String(task.id) : 'new';
  return useDraftForm<TodoValues, TodoTask>({
    storageKey: `atrium.todo.draft.${draftKey}`,
    draftKey,
    record: task,
    begun,
    valuesOf,
    versionOf: ({ version }) => version,
    isSame: (some, others) => differing(some, others).length === 0,
    fieldOf: (path) => {
      const name = path.split('.').find((part) => part !== 'task') ?? '';
      return fieldNames[name] ?? (name in begun ? (name as FieldName) : undefined);
    },
    errorOf: (field, reason) => (field === 'title' && reason.code === 'required' ? t('todo.says.required') : reasonText(t, reason)),
    failureOf: (error) => {
      const status = error instanceof ApiError ? error.status : 500;
      return t(status === 0 ? 'todo.failed.offline' : status === 404 ? 'todo.failed.gone' : 'todo.failed.save');
    },
  });
}
