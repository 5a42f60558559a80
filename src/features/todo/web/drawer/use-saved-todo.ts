import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedFields } from '#web/changed-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { useAutosave } from '#web/use-autosave.ts';
import type { TodoTask } from '../../contract.ts';
import { todoQuery } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { isWritten, type TodoValues, taskOf, valuesOf } from './todo-values.ts';
import { useTodoForm } from './use-todo-form.ts';

/** What a change is made to. */
interface Base {
  values: TodoValues;
  version: number;
}

/** The fields of an open to-do, which save themselves: what was changed is sent alone, and what others have changed meanwhile stands. */
export function useSavedTodo(task: TodoTask, actions: TodoActions) {
  const queryClient = useQueryClient();
  const form = useTodoForm(task, valuesOf(task));
  const { values } = form;
  const running = useRef<Promise<Base> | undefined>(undefined);

  const send = async (base: Base): Promise<Base> => {
    // A title that was emptied stays as it was.
    const sent = taskOf(values.title.trim() ? values : { ...values, title: base.values.title });
    const begun = taskOf(base.values);
    if (changedFields(begun, sent).length === 0) return base;
    const saved = await sendChange({
      ...{ base: begun, values: sent, version: base.version },
      valuesOf: (record: TodoTask) => taskOf(valuesOf(record)),
      versionOf: (record: TodoTask) => record.version,
      send: (names, version) => actions.save({ ...Object.fromEntries(names.map((name) => [name, sent[name]])), id: task.id, version }),
    });
    // The server cleans the text; the editor goes on with what is in it.
    const settled = { ...valuesOf(saved), description: values.description };
    form.goOn(saved, values, settled);
    queryClient.setQueryData(todoQuery(queryClient, task.id).queryKey, saved);
    return { values: settled, version: saved.version };
  };
  const save = (version = form.baseVersion) =>
    form.send(() => {
      running.current = send({ values: form.base, version });
      return running.current;
    });
  const leave = () => {
    const known = { values: form.base, version: form.baseVersion };
    // What was sent last may just be on its way.
    const begun = running.current?.catch(() => known) ?? Promise.resolve(known);
    actions.keep(async () => {
      const saved = await begun;
      await send(saved.version > known.version ? saved : known);
      form.forget();
    });
  };
  const { status, saveNow } = useAutosave({ form, isReady: isWritten(values), save, leave });
  return { form, status, saveNow, keepMine: () => form.conflict && void save(form.conflict.version) };
}
