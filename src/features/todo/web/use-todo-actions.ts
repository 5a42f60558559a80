import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { inOrder } from '#web/in-order.ts';
import { toast } from '#web/toast.ts';
import * as api from '../contract.ts';
import { type NewTodo, newTodo } from './new-todo.ts';
import { showWhile } from './pending-todos.ts';
import { earlier, patchOf, type TodoChange } from './todo-change.ts';
import { findTodos, peopleQuery } from './todo-queries.ts';

/** How long keys must rest until what they did together can be taken back, in milliseconds. */
const stepRestMs = 900;
/** What one call takes. */
const mostIds = 1000;

export interface TodoActions {
  /** Throws when it fails, so that what was typed can stay. */
  add: (task: NewTodo) => Promise<api.TodoTask>;
  /** Throws when it fails. */
  save: (task: InputOf<typeof api.updateTodoTask>['body']['task']) => Promise<api.TodoTask>;
  /** Shows it at once; a message offers to take it back, unless the same click does. */
  change: (ids: readonly number[], change: TodoChange, message?: string) => void;
  complete: (ids: readonly number[], isCompleted: boolean) => void;
  star: (ids: readonly number[], isImportant: boolean) => void;
  remove: (ids: readonly number[]) => void;
  restore: (ids: readonly number[]) => void;
  /** For good, those that are deleted: all of them without ids. */
  purge: (ids?: readonly number[]) => void;
  /** Puts one before another in the manual order, at the end for null; offers to take it back, for a row of steps all of them. */
  move: (id: number, beforeId: number | null, isStep: boolean) => void;
}

/** What a person does to to-dos: shown at once, taken back with a message when it fails, undone when asked to. */
export function useTodoActions(): TodoActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const people = () => queryClient.getQueryData(peopleQuery.queryKey) ?? [];
    const titleOf = (id: number) => findTodos(queryClient, new Set([id]))[0]?.title ?? '';
    const show: typeof showWhile = async (...given) => {
      try {
        return await showWhile(...given);
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['todo'] });
      }
    };
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch {
        toast({ tone: 'error', message: t('todo.failed.change'), action: { label: t('ui.tryAgain'), run: () => void attempt(work) } });
      }
    };
    const offerUndo = (message: string, takeBack: () => Promise<unknown>) =>
      toast({ message, action: { label: t('todo.undo'), run: () => void attempt(takeBack) } });
    const putBack = (before: readonly api.TodoTask[]) => () => {
      const were = new Map(before.map((task) => [task.id, task]));
      return show({ ids: new Set(were.keys()), patch: (task) => were.get(task.id) ?? {} }, async () => {
        for (const tasks of parted(before)) await call(api.putBackTodoTasks, { body: { tasks: tasks.map(earlier) } });
      });
    };

    const change = (ids: readonly number[], given: TodoChange, message?: string, isLeaving = false) =>
      attempt(async () => {
        const known = ids.filter((id) => id > 0);
        if (known.length === 0) return;
        const before = await show({ ids: new Set(known), patch: patchOf(given, people()), isLeaving }, async () => {
          const answers: api.TodoTask[] = [];
          for (const part of parted(known))
            answers.push(...(await call(api.updateTodoTasks, { body: { ids: part, change: given } })).before);
          return answers;
        });
        const comesAgain = given.isCompleted && before.some(({ repeat, isCompleted }) => repeat && !isCompleted);
        if (message) offerUndo(message, putBack(before));
        else if (comesAgain) offerUndo(t('todo.done.comesAgain', { title: before[0]?.title }), putBack(before));
      });

    const sendMove = (id: number, beforeId: number | null) =>
      show({ moved: { id, beforeId } }, () => inOrder(() => call(api.moveTodoTask, { params: { id }, body: { beforeId } })));
    const rows = new Map<number, { stoodBeforeId?: number | null; timer: number }>();

    return {
      add: (task) =>
        show(
          { added: newTodo(task, people()) },
          async () => (await call(api.addTodoTask, { body: { task } })).task,
          (added) => ({ added }),
        ),
      save: (task) => show({}, async () => (await call(api.updateTodoTask, { body: { task } })).task),
      change: (ids, given, message) => void change(ids, given, message),
      complete: (ids, isCompleted) =>
        void change(
          ids,
          { isCompleted },
          ids.length > 1 ? t(`todo.done.${isCompleted ? 'completed' : 'opened'}`, { count: ids.length }) : undefined,
          true,
        ),
      star: (ids, isImportant) =>
        void change(
          ids,
          { isImportant },
          ids.length > 1 ? t(`todo.done.${isImportant ? 'important' : 'unimportant'}`, { count: ids.length }) : undefined,
          true,
        ),
      remove: (ids) => void change(ids, { isDeleted: true }, t('todo.done.deleted', { count: ids.length, title: titleOf(ids[0] ?? 0) })),
      restore: (ids) => void change(ids, { isDeleted: false }, t('todo.done.restored', { count: ids.length, title: titleOf(ids[0] ?? 0) })),
      purge: (ids) =>
        void attempt(async () => {
          const purged = await show(ids ? { ids: new Set(ids), isGone: true } : {}, async () => {
            if (!ids) return (await call(api.purgeTodoTasks, { body: {} })).purged;
            for (const part of parted(ids)) await call(api.purgeTodoTasks, { body: { ids: part } });
            return ids.length;
          });
          toast({ message: t('todo.done.purged', { count: purged }) });
        }),
      async move(id, beforeId, isStep) {
        const row = rows.get(id) ?? { timer: 0 };
        rows.set(id, row);
        clearTimeout(row.timer);
        await attempt(async () => {
          const { stoodBeforeId } = await sendMove(id, beforeId);
          if (row.stoodBeforeId === undefined) row.stoodBeforeId = stoodBeforeId;
        });
        clearTimeout(row.timer);
        row.timer = window.setTimeout(
          () => {
            rows.delete(id);
            const { stoodBeforeId } = row;
            if (stoodBeforeId !== undefined) offerUndo(t('todo.done.moved', { title: titleOf(id) }), () => sendMove(id, stoodBeforeId));
          },
          isStep ? stepRestMs : 0,
        );
      },
    };
  }, [queryClient, t]);
}

/** In pieces that one call takes. */
function parted<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / mostIds) }, (_, at) => all.slice(at * mostIds, (at + 1) * mostIds));
}
