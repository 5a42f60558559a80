import { type RefObject, useMemo } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useStable } from '#web/use-stable.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import type { RowsHandle } from './todo-rows.tsx';
import type { ListedTodos } from './use-listed-todos.ts';

interface Given {
  todos: ListedTodos;
  actions: TodoActions;
  rows: RefObject<RowsHandle | null>;
}

export interface MoveTodo {
  /** One row up (-1) or down (1). */
  step: (id: number, by: -1 | 1) => void;
  toTop: (id: number) => void;
  beside: (id: number, ontoId: number, edge: 'before' | 'after') => void;
}

/** Moves to-dos in the manual order and announces the new position. */
export function useMoveTodo({ todos, actions, rows }: Given): MoveTodo {
  const { t } = useTranslation();
  const handlers = useStable({
    put(id: number, at: number, isStep: boolean) {
      const from = todos.rowOf(id);
      const total = todos.total ?? 0;
      if (from < 0 || at === from || at < 0 || at >= total) return;
      // Without the moved row, later rows are one position earlier.
      const before = at < from ? at : at + 1;
      const beforeId = before >= total ? null : todos.todoAt(before)?.id;
      // Not loaded yet.
      if (beforeId === undefined) return;
      if (isStep) rows.current?.keepFocus(id);
      const title = todos.todoAt(from)?.title ?? '';
      void announceMove(t('todo.said.moved', { title, position: at + 1, total }));
      actions.move(id, beforeId, isStep);
    },
    rowOf: (id: number) => todos.rowOf(id),
  });
  return useMemo(() => {
    const { put, rowOf } = handlers;
    return {
      step: (id, by) => put(id, rowOf(id) + by, true),
      toTop: (id) => put(id, 0, true),
      beside(id, ontoId, edge) {
        const from = rowOf(id);
        const onto = rowOf(ontoId) + (edge === 'after' ? 1 : 0);
        put(id, onto > from ? onto - 1 : onto, false);
      },
    };
  }, [handlers]);
}

async function announceMove(message: string): Promise<void> {
  const { announce } = await import('@atlaskit/pragmatic-drag-and-drop-live-region');
  announce(message);
}
