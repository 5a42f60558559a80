import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api-error.ts';
import type { TodoTask } from '../../contract.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { differing, type TodoValues, valuesOf } from './todo-values.ts';

type FieldName = keyof TodoValues;
/** The server's names of fields that are called otherwise here. */
const fieldNames: Record<string, FieldName> = { assignee: 'assigneeId', repeat: 'every' };

export type TodoForm = ReturnType<typeof useTodoForm>;

/**
 * The drawer's fields. What was typed outlives a reload and every refusal; while nothing was typed they follow the to-do as others
 * change it.
 * @param task null for a new one.
 */
export function useTodoForm(task: TodoTask | null, begun: TodoValues) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const draftKey = task ? String(task.id) : 'new';
  const [kept] = useState(() => keptDraft(draftKey));
  const [base, setBase] = useState(() =>
    kept ? { values: kept.base, version: kept.version } : { values: begun, version: task?.version ?? 0 },
  );
  const [values, setValues] = useState(kept?.values ?? begun);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<TodoTask | null>(null);
  const [isSending, setSending] = useState(false);
  /** Another number when the values were replaced: the editor of the description begins anew by it. */
  const [round, setRound] = useState(0);
  const isChanged = differing(base.values, values).length > 0;

  const start = (from: TodoTask) => {
    setBase({ values: valuesOf(from), version: from.version });
    setValues(valuesOf(from));
    setErrors({});
    setConflict(null);
    setRound((number) => number + 1);
  };
  if (task && task.version > base.version && !isChanged && !isSending) start(task);
  useEffect(() => {
    keepDraft(isChanged ? { key: draftKey, values, base: base.values, version: base.version } : null);
  }, [isChanged, draftKey, values, base]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(t('todo.failed.save'));
    if (error.status === 409 && error.current) return setConflict(error.current as TodoTask);
    const found: Partial<Record<FieldName, string>> = {};
    let hasOther = Object.keys(error.fields).length === 0;
    for (const path of Object.keys(error.fields)) {
      const name = path.split('.').find((part) => part !== 'task') ?? '';
      const field = fieldNames[name] ?? (name in values ? (name as FieldName) : undefined);
      if (field) found[field] = t(field === 'title' && !values.title.trim() ? 'todo.says.required' : 'todo.says.refused');
      else hasOther = true;
    }
    setErrors(found);
    if (!hasOther) return;
    setFailure(t(error.status === 0 ? 'todo.failed.offline' : error.status === 404 ? 'todo.failed.gone' : 'todo.failed.save'));
  };

  return {
    formRef,
    values,
    base: base.values,
    /** What the changes are based on. */
    baseVersion: base.version,
    errors,
    failure,
    conflict,
    isSending,
    isChanged,
    /** Whether what is shown was typed before and not saved. */
    isKept: kept !== null && isChanged,
    round,
    change(part: Partial<TodoValues>) {
      setValues((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    refuse: setErrors,
    takeCurrent: () => conflict && start(conflict),
    forget: () => keepDraft(null),
    /** Runs what sends the form; answers whether it went through. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      if (isSending) return false;
      setSending(true);
      setFailure('');
      setErrors({});
      try {
        await work();
        keepDraft(null);
        return true;
      } catch (error) {
        show(error);
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
