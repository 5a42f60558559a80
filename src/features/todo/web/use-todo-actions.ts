import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { inParts } from '#web/actions/in-parts.ts';
import { rowOfSteps } from '#web/actions/steps.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { CountedMessage } from '#web/toast-queue.ts';
import { waitForWrites } from '#web/undo/writes-under-way.ts';
import * as api from '../contract.ts';
import { type NewTodo, newTodo } from './quick-add/new-todo.ts';
import {
  patchOf,
  previousFields,
  type TodoChange,
  type TodoViews,
  withNewTodo,
  withoutTodos,
  withPatch,
  withTodoAt,
} from './todo-optimistic-updates.ts';
import { findTodos, peopleQuery } from './todo-queries.ts';

/** Maximum number of IDs per request. */
const maxIds = 1000;
/** How long a removed row stays visible, in milliseconds. */
const leavingMs = 180;

const words: ActionWords = { failed: (t) => t('todo.failed.change') };

export interface TodoActions {
  /** Throws on failure, so that the form can keep its values. */
  add: (task: NewTodo) => Promise<api.TodoTask>;
  /** Throws on failure. */
  save: (task: InputOf<typeof api.updateTodoTask>['body']['task']) => Promise<api.TodoTask>;
  /** Saves what was pending when a to-do was closed; reports a failure and offers a retry. */
  keep: (save: () => Promise<unknown>) => void;
  /** Optimistic; a message offers Undo, unless another click reverts it. */
  change: (ids: readonly number[], change: TodoChange, message?: (count: number) => string | CountedMessage) => void;
  complete: (ids: readonly number[], isCompleted: boolean) => void;
  star: (ids: readonly number[], isImportant: boolean) => void;
  remove: (ids: readonly number[]) => void;
  restore: (ids: readonly number[]) => void;
  /** Permanently deletes to-dos that are in the trash; all of them without IDs. */
  purge: (ids?: readonly number[]) => void;
  /**
   * Moves a to-do before another one in the manual order, to the end for null, and offers Undo; for a series of keyboard steps, for all of
   * them.
   */
  move: (id: number, beforeId: number | null, isStep: boolean) => void;
}

/** Actions on to-dos: optimistic, rolled back with a message on failure, with Undo. */
export function useTodoActions(): TodoActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const { show, attempt, changeAll, offerUndo, keepUndo, undoLabel } = useActions<TodoViews>('todo', words);
  return useMemo(() => {
    const people = () => queryClient.getQueryData(peopleQuery.queryKey) ?? [];
    const titleOf = (id: number) => findTodos(queryClient, new Set([id]))[0]?.title ?? '';
    const putBack = (before: readonly api.TodoTask[]) => () => {
      const were = new Map(before.map((task) => [task.id, task]));
      return show({
        rows: [...were.keys()],
        look: withPatch(new Set(were.keys()), (task) => were.get(task.id) ?? {}),
        send: () => inParts(before, maxIds, (tasks) => call(api.putBackTodoTasks, { body: { tasks: tasks.map(previousFields) } })),
      });
    };

    /** Message for changes that one row doesn't show. */
    const shownOf = ({ isCompleted, isImportant }: TodoChange, title: string | undefined) => {
      if (isCompleted !== undefined) return t(isCompleted ? 'todo.done.completedOne' : 'todo.done.openedOne', { title });
      if (isImportant !== undefined) return t(isImportant ? 'todo.done.importantOne' : 'todo.done.unimportantOne', { title });
      return t('todo.done.changedOne', { title });
    };

    const change = (ids: readonly number[], given: TodoChange, message?: (count: number) => string | CountedMessage, isLeaving = false) => {
      const patch = patchOf(given, people());
      return changeAll({
        ids: ids.filter((id) => id > 0),
        most: maxIds,
        look: (part) => withPatch(part, patch, isLeaving),
        ...(isLeaving && { later: { afterMs: leavingMs, look: (part: ReadonlySet<number>) => withPatch(part, patch) } }),
        send: async (part) => (await call(api.updateTodoTasks, { body: { ids: part, change: given } })).before,
        done: (answers, { length }) => {
          const before = answers.flat();
          const comesAgain = given.isCompleted && before.some(({ repeat, isCompleted }) => repeat && !isCompleted);
          if (message) offerUndo(message(length), putBack(before));
          else if (comesAgain) offerUndo(t('todo.done.comesAgain', { title: before[0]?.title }), putBack(before));
          else if (before.length > 0) keepUndo(shownOf(given, before[0]?.title), putBack(before));
        },
      });
    };
    /** A single row shows it without a message. */
    const ofMany = (ids: readonly number[], done: string) =>
      ids.length > 1 ? (count: number) => t(`todo.done.${done}`, { count }) : undefined;
    const titled = (ids: readonly number[], done: string) => {
      const title = titleOf(ids[0] ?? 0);
      const text = (count: number) => t(`todo.done.${done}`, { count, title });
      return (count: number) => ({ kind: `todo ${done}`, count, text });
    };

    const sendMove = (id: number, beforeId: number | null) =>
      show({
        rows: [id, beforeId ?? 'end'],
        look: withTodoAt(id, beforeId),
        send: () => call(api.moveTodoTask, { params: { id }, body: { beforeId } }),
      });
    const step = rowOfSteps({ attempt, undoLabel });

    return {
      add: (task) =>
        show({
          // To-dos are sent in the order they were typed.
          rows: ['added'],
          look: withNewTodo(newTodo(task, people())),
          adds: true,
          send: async () => (await call(api.addTodoTask, { body: { task } })).task,
          settled: withNewTodo,
        }),
      save: (task) => show({ rows: [task.id], send: async () => (await call(api.updateTodoTask, { body: { task } })).task }),
      keep: (save) => void attempt(save),
      change: (ids, given, message) => void change(ids, given, message),
      complete: (ids, isCompleted) => void change(ids, { isCompleted }, ofMany(ids, isCompleted ? 'completed' : 'opened'), true),
      star: (ids, isImportant) => void change(ids, { isImportant }, ofMany(ids, isImportant ? 'important' : 'unimportant'), true),
      remove: (ids) => void change(ids, { isDeleted: true }, titled(ids, 'deleted')),
      restore: (ids) => void change(ids, { isDeleted: false }, titled(ids, 'restored')),
      purge: (ids) => {
        const say = (count: number) => toast({ message: t('todo.done.purged', { count }) });
        if (!ids)
          return void attempt(async () => {
            // Otherwise it would purge what is being restored.
            await waitForWrites();
            say((await show({ send: () => call(api.purgeTodoTasks, { body: {} }) })).purged);
          });
        const send = (part: number[]) => call(api.purgeTodoTasks, { body: { ids: part } });
        void changeAll({ ids, most: maxIds, look: withoutTodos, send, done: (_, { length }) => say(length) });
      },
      move: (id, beforeId, isStep) =>
        void step(id, isStep, async () => {
          let stood: { stoodBeforeId: number | null } | undefined;
          await attempt(async () => {
            stood = await sendMove(id, beforeId);
          });
          const before = stood?.stoodBeforeId;
          if (before === undefined) return undefined;
          return { said: t('todo.done.moved', { title: titleOf(id) }), takeBack: () => sendMove(id, before) };
        }),
    };
  }, [queryClient, t, show, attempt, changeAll, offerUndo, keepUndo, undoLabel]);
}
