import { type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useStable } from '#web/use-stable.ts';
import type { TodoSelection } from '../bulk/use-todo-selection.ts';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { TodoHead } from '../todo-head.tsx';
import { type TodoPlace, todoAddress } from '../todo-place.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { useTodoKeys } from '../use-todo-keys.ts';
import type { TodoLocation } from '../use-todo-location.ts';
import { EmptyTodos } from './empty-todos.tsx';
import type { RowMenuTarget } from './row-menu.tsx';
import classes from './todo-list.module.css';
import { type RowsHandle, TodoRows } from './todo-rows.tsx';
import { TodoSkeleton } from './todo-skeleton.tsx';
import { useListedTodos, useShownPlace } from './use-listed-todos.ts';
import { useMoveTodo } from './use-move-todo.ts';

const BulkBar = lazyPart(() => import('../bulk/bulk-bar.tsx').then(({ BulkBar }) => BulkBar));
const RowMenu = lazyPart(() => import('./row-menu.tsx').then(({ RowMenu }) => RowMenu));

/** Width of the sidebar beside the list, in pixels. */
const sidebarWidth = 232;
/** List width in pixels from which a to-do fits on one line. */
const oneLineFrom = 640;

export interface ListHandle {
  focusTodo: (id: number) => void;
}

interface Props {
  place: TodoPlace;
  location: TodoLocation;
  title: string;
  selection: TodoSelection;
  actions: TodoActions;
  onPlaces: (() => void) | undefined;
  handle: Ref<ListHandle>;
}

/** A list of to-dos with its header, quick add, rows and keyboard shortcuts. */
export function TodoList({ place, location, title, selection, actions, onPlaces, handle }: Props) {
  const { t } = useTranslation();
  const { go, open } = location;
  const root = useRef<HTMLElement>(null);
  const width = useInlineSize(root, onPlaces ? 0 : sidebarWidth);
  const wide = width >= oneLineFrom;
  const shown = useShownPlace(place);
  const [range, setRange] = useState({ place: shown, first: 0, last: 0 });
  const inSight = range.place === shown ? range : { first: 0, last: 0 };
  const todos = useListedTodos(shown, inSight.first, inSight.last);
  const onRange = useCallback((first: number, last: number) => setRange({ place: shown, first, last }), [shown]);
  const rows = useRef<RowsHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const quickAdd = useRef<HTMLInputElement>(null);
  const cursor = useRef(-1);
  /** Anchor of a Shift selection; kept separately, because a click moves the cursor first. */
  const anchor = useRef(-1);
  const [menu, setMenu] = useState<RowMenuTarget>();
  const rights = useRights('Todo');
  const isManual = shown.sort === 'manual' && shown.filter !== 'deleted' && rights.update;
  const canSelect = rights.update || (rights.delete && shown.filter === 'deleted');
  const move = useMoveTodo({ todos, actions, rows });
  const canAdd = rights.create && (place.filter === null || place.filter === 'important');

  const select = (index: number, withShift: boolean, id: number) => {
    if (!canSelect) return;
    const from = withShift && anchor.current >= 0 ? anchor.current : index;
    const chosen: number[] = [];
    for (let row = Math.min(from, index); row <= Math.max(from, index); row += 1) chosen.push(todos.todoAt(row)?.id ?? id);
    selection.set(
      chosen.filter((one) => one > 0),
      withShift || !selection.ids.has(id),
    );
    anchor.current = index;
  };
  const onKey = useTodoKeys({
    place,
    location,
    todos,
    cursor,
    rows,
    selection,
    actions,
    isManual,
    canSelect,
    move,
    search,
    quickAdd: canAdd ? quickAdd : undefined,
  });
  const handlers = useStable({
    click: (task, index, event) => {
      const isMiddle = event.button !== 0;
      if (isMiddle || event.altKey) return;
      event.preventDefault();
      if (task.id < 0) return;
      if (canSelect && (event.shiftKey || event.ctrlKey || event.metaKey || selection.isOn)) return select(index, event.shiftKey, task.id);
      anchor.current = index;
      go(place, { open: task.id });
    },
    select: (task, index, withShift) => select(index, withShift, task.id),
    complete: (task) => actions.complete([task.id], !task.isCompleted),
    star: (task) => actions.star([task.id], !task.isImportant),
    showMenu: (task, index, anchor) => setMenu({ task, index, anchor }),
    key: onKey,
    drop: (id, ontoId, edge) => move.beside(id, ontoId, edge),
    cursor: (index) => {
      cursor.current = index;
    },
  } satisfies Omit<Parameters<typeof TodoRows>[0]['on'], 'addressOf'>);
  const addressOf = useCallback((id: number) => todoAddress(place, id), [place]);
  const [on, setOn] = useState({ ...handlers, addressOf });
  if (on.addressOf !== addressOf) setOn({ ...handlers, addressOf });
  useImperativeHandle(handle, () => ({
    focusTodo: (id) => {
      const index = todos.rowOf(id);
      if (index >= 0) rows.current?.focus(index);
    },
  }));
  // Moves focus after the bulk actions disappear.
  const wasOn = useRef(selection.isOn);
  useEffect(() => {
    if (wasOn.current && !selection.isOn && document.activeElement === document.body) rows.current?.focus(Math.max(0, cursor.current));
    wasOn.current = selection.isOn;
  }, [selection.isOn]);
  const { error, total } = todos;
  return (
    <section ref={root} className={classes.list} aria-label={title}>
      {selection.isOn ? (
        <Suspense fallback={<div className={classes.bar} />}>
          <BulkBar place={place} todos={todos} selection={selection} actions={actions} />
        </Suspense>
      ) : (
        <TodoHead
          place={place}
          title={title}
          total={total}
          open={todos.open}
          wide={wide}
          isAlone={!canAdd}
          searchRef={search}
          onPlace={(next) => go(next, { replace: true })}
          onPlaces={onPlaces}
          onSelect={canSelect ? selection.begin : undefined}
          onEmpty={rights.delete ? () => actions.purge() : undefined}
        />
      )}
      {canAdd && <QuickAdd place={place} actions={actions} inputRef={quickAdd} />}
      {total === undefined ? (
        error ? (
          <ErrorState
            title={t('todo.failed.list')}
            text={t(error instanceof ApiError && error.status === 0 ? 'todo.failed.offline' : 'todo.failed.server')}
            onTryAgain={todos.retry}
          />
        ) : (
          <TodoSkeleton wide={wide} />
        )
      ) : total === 0 ? (
        <EmptyTodos
          place={shown}
          onClear={() => go({ ...place, q: '' }, { replace: true })}
          onAdd={rights.create ? () => (canAdd ? quickAdd.current?.focus() : go(place, { open: 'new' })) : undefined}
        />
      ) : (
        <TodoRows
          key={JSON.stringify(shown)}
          todos={todos}
          total={total}
          wide={wide}
          selecting={selection.isOn}
          selected={selection.ids}
          openId={typeof open === 'number' ? open : undefined}
          isManual={isManual}
          rights={rights}
          on={on}
          onRange={onRange}
          handle={rows}
        />
      )}
      {error && total !== undefined && (
        <div className={classes.failed} role="alert">
          <span>{t('todo.failed.more')}</span>
          <button type="button" onClick={todos.retry}>
            {t('ui.tryAgain')}
          </button>
        </div>
      )}
      <Suspense fallback={null}>
        {menu && canSelect && (
          <RowMenu
            target={menu}
            place={place}
            isManual={isManual}
            total={total ?? 0}
            actions={actions}
            move={move}
            selection={selection}
            onOpen={(id) => go(place, { open: id })}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
