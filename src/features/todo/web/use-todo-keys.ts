import type { KeyboardEvent, RefObject } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import type { TodoTask } from '../contract.ts';
import type { TodoSelection } from './bulk/use-todo-selection.ts';
import type { RowsHandle } from './list/todo-rows.tsx';
import type { ListedTodos } from './list/use-listed-todos.ts';
import type { MoveTodo } from './list/use-move-todo.ts';
import type { TodoPlace } from './todo-place.ts';
import type { TodoActions } from './use-todo-actions.ts';
import type { TodoLocation } from './use-todo-location.ts';

interface Given {
  place: TodoPlace;
  location: TodoLocation;
  todos: ListedTodos;
  /** Zero-based row of the keyboard cursor; -1 before the first. */
  cursor: RefObject<number>;
  rows: RefObject<RowsHandle | null>;
  selection: TodoSelection;
  actions: TodoActions;
  isManual: boolean;
  /** Whether there are bulk actions for a selection. */
  canSelect: boolean;
  move: MoveTodo;
  search: RefObject<HTMLInputElement | null>;
  /** Undefined without quick add. */
  quickAdd: RefObject<HTMLInputElement | null> | undefined;
}

/** Keyboard shortcuts of the page, as in mail. Returns the handler for keys on a row, which returns whether it handled the key. */
export function useTodoKeys(given: Given): (event: KeyboardEvent, index: number) => boolean {
  const { place, location, todos, cursor, rows, selection, actions, isManual, canSelect, move, search, quickAdd } = given;
  const rights = useRights('Todo');
  const { t } = useTranslation();
  // The focused row may have moved: the cursor updates when focus moves, not when its row does.
  const at = () => Number(document.activeElement?.closest<HTMLElement>('li[data-index]')?.dataset.index ?? cursor.current);
  const current = () => todos.todoAt(at());
  const step = (by: number) => {
    const index = Math.max(0, at() + by);
    if (index < (todos.total ?? 0)) rows.current?.focus(index);
  };
  /** The selected to-dos, or else the one at the cursor. */
  const meant = (): number[] => (selection.ids.size > 0 ? [...selection.ids] : [current()?.id ?? 0].filter((id) => id > 0));
  const each = (ids: readonly number[], is: (task: TodoTask) => boolean) => todos.loaded.filter(({ id }) => ids.includes(id)).every(is);
  /** Runs an action on these to-dos; focus goes to the row that takes their place. */
  const withMeant = (run: (ids: number[]) => void, isGone = false) => {
    const ids = meant();
    if (ids.length === 0) return;
    const task = current();
    if (task && document.activeElement?.closest('[data-index]')) rows.current?.keepFocus(task.id);
    run(ids);
    if (isGone) selection.end();
  };
  const complete = () => {
    if (place.filter !== 'deleted') withMeant((ids) => actions.complete(ids, !each(ids, ({ isCompleted }) => isCompleted)));
  };
  const remove = () => {
    if (place.filter !== 'deleted') withMeant(actions.remove, true);
  };
  const add = () => (quickAdd ? quickAdd.current?.focus() : location.go(place, { open: 'new' }));
  const select = () => {
    const task = current();
    if (task && task.id > 0) selection.toggle(task.id);
  };

  const canRemove = rights.update && rights.delete;
  useShortcuts([
    { keys: 'n', label: t('todo.keys.add'), run: add, when: rights.create },
    { keys: 'a', label: t('todo.keys.add'), run: add, when: rights.create },
    { keys: '/', label: t('todo.keys.search'), run: () => search.current?.select() },
    { keys: 'ArrowDown', label: t('todo.keys.next'), run: () => step(1) },
    { keys: 'ArrowUp', label: t('todo.keys.previous'), run: () => step(-1) },
    { keys: 'j', label: t('todo.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('todo.keys.previous'), run: () => step(-1) },
    { keys: 'c', label: t('todo.keys.complete'), run: complete, when: rights.update },
    {
      keys: 's',
      label: t('todo.keys.important'),
      when: rights.update,
      run: () => place.filter !== 'deleted' && withMeant((ids) => actions.star(ids, !each(ids, ({ isImportant }) => isImportant))),
    },
    { keys: 'x', label: t('todo.act.select'), run: select, when: canSelect },
    { keys: '#', label: t('common.delete'), run: remove, when: canRemove },
    { keys: 'Delete', label: t('common.delete'), run: remove, when: canRemove },
    { keys: 'Alt+ArrowDown', label: t('todo.keys.move'), run: () => undefined, when: isManual },
    { keys: 'Esc', label: t('todo.keys.close'), run: () => selection.end(), when: canSelect },
  ]);

  return (event, index) => {
    const task = todos.todoAt(index);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!task || event.ctrlKey || event.metaKey) return false;
    if (event.altKey) {
      if (by === undefined || !isManual) return false;
      if (task.id > 0) move.step(task.id, by);
      return true;
    }
    if (event.key === ' ' && rights.update) complete();
    else if (event.key === 'Home') rows.current?.focus(0);
    else if (event.key === 'End') rows.current?.focus((todos.total ?? 1) - 1);
    else if (event.shiftKey && by !== undefined && canSelect) {
      const next = todos.todoAt(index + by);
      selection.set([task.id, next?.id ?? task.id], true);
      step(by);
    } else return false;
    return true;
  };
}
