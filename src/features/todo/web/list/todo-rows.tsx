import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Rights } from '#web/ability.ts';
import { draggedId } from '#web/drag-hold.ts';
import { useTranslation } from '#web/i18n.ts';
import { useLayout } from '#web/layout-store.ts';
import { ownScroll } from '#web/own-scroll.ts';
import classes from '#web/ui/window-rows.module.css';
import { useStable } from '#web/use-stable.ts';
import { useWindowedRows } from '#web/use-windowed-rows.ts';
import { type RowHandlers, TodoRow } from './todo-row.tsx';
import { GhostRow } from './todo-skeleton.tsx';
import type { ListedTodos } from './use-listed-todos.ts';
import { useTodoDragKit } from './use-todo-drag-kit.ts';

/** Row heights from `todo-row.module.css`, in pixels. */
const heights = {
  comfortable: { wide: 52, narrow: 76 },
  compact: { wide: 42, narrow: 68 },
};

export interface RowsHandle {
  /** Scrolls a row into view and focuses its to-do. */
  focus: (index: number) => void;
  /** Prepares for a to-do's row to move or disappear: focus follows it, or goes to the row that takes its place. */
  keepFocus: (id: number) => void;
}

interface Props {
  todos: ListedTodos;
  total: number;
  wide: boolean;
  selecting: boolean;
  selected: ReadonlySet<number>;
  openId: number | undefined;
  isManual: boolean;
  rights: Rights;
  on: RowHandlers & {
    /** Handles keys on a to-do; returns whether it was handled. */
    key: (event: KeyboardEvent, index: number) => boolean;
    drop: (id: number, ontoId: number, edge: 'before' | 'after') => void;
    cursor: (index: number) => void;
  };
  onRange: (first: number, last: number) => void;
  handle: Ref<RowsHandle>;
}

/** Virtualized rows: renders only visible rows, and the one being dragged or focused. */
export function TodoRows({ todos, total, wide, selecting, selected, openId, isManual, rights, on, onRange, handle }: Props) {
  const { t } = useTranslation();
  const kit = useTodoDragKit(isManual);
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(0);
  const height = heights[useLayout().density][wide ? 'wide' : 'narrow'];
  const tabStop = Math.min(cursor, total - 1);
  const { top, first, last, reveal, onScroll } = useWindowedRows({ scroller, count: total, rowHeight: height });
  const dragged = draggedId();
  const kept = [tabStop, dragged === null ? -1 : todos.rowOf(dragged)].filter((index) => index >= 0);
  const drawn = [...new Set([...rowsBetween(first, last), ...kept])].sort((a, b) => a - b);
  // Keeps the scroll position stable when rows above are added or removed: detected when the first two visible rows have shifted equally.
  const seen = useRef({ top: 0, ids: [0, 0] });
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const { top: before, ids } = seen.current;
    const [shift, other] = ids.map((id, step) => (id > 0 && todos.rowOf(id) >= 0 ? todos.rowOf(id) - before - step : undefined));
    if (shift && shift === other && list.scrollTop > 0) list.scrollTop += shift * height;
    // Avoids reading layout before the first rows are rendered.
    const now = before === 0 && top === 0 ? 0 : Math.floor(list.scrollTop / height);
    seen.current = { top: now, ids: [now, now + 1].map((index) => todos.todoAt(index)?.id ?? 0) };
  });
  useEffect(() => onRange(first, last), [onRange, first, last]);

  const wanted = useRef<{ index: number } | { id: number; index: number }>(undefined);
  const focusWanted = () => {
    const now = wanted.current;
    if (!now || !scroller.current) return;
    let index = now.index;
    if ('id' in now) {
      const at = todos.rowOf(now.id);
      if (at === now.index) return;
      // The user has focused something else.
      const focused = document.activeElement;
      if (focused !== document.body && !scroller.current.contains(focused)) {
        wanted.current = undefined;
        return;
      }
      index = at < 0 ? Math.min(now.index, total - 1) : at;
    }
    const link = scroller.current.querySelector<HTMLElement>(`[data-index="${index}"] [data-link]`);
    if (!link) return;
    wanted.current = undefined;
    reveal(index);
    link.focus({ preventScroll: true });
    // Already focused, so there is no focus event.
    setCursor(index);
    on.cursor(index);
  };
  useEffect(focusWanted);
  useImperativeHandle(handle, () => ({
    focus(index) {
      wanted.current = { index };
      setCursor(index);
      reveal(index);
      focusWanted();
    },
    keepFocus(id) {
      const index = todos.rowOf(id);
      if (index >= 0) wanted.current = { id, index };
    },
  }));

  const { drop, key } = useStable({ drop: on.drop, key: on.key });
  useEffect(() => {
    if (kit && scroller.current) return kit.watchTodoDrags(scroller.current, (given) => drop(given.id, given.ontoId, given.edge));
  }, [kit, drop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.dataset.link === undefined) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    if (key(event, index)) event.preventDefault();
  };
  return (
    <div ref={scroller} className={classes.scroller} onScroll={onScroll} {...ownScroll}>
      <ul
        aria-label={t('todo.list')}
        className={classes.rows}
        style={{ blockSize: total * height }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? Number.NaN);
          if (Number.isNaN(index)) return;
          setCursor(index);
          on.cursor(index);
        }}
      >
        {drawn.map((index) => {
          const task = todos.todoAt(index);
          const rowKey = task?.id ?? `row ${index}`;
          if (!task) return <GhostRow key={rowKey} wide={wide} offset={index * height} />;
          return (
            <TodoRow
              key={rowKey}
              task={task}
              index={index}
              total={total}
              wide={wide}
              selecting={selecting}
              selected={selected.has(task.id)}
              isOpen={task.id === openId}
              isTabStop={index === tabStop}
              isLeaving={todos.leaving.has(task.id)}
              offset={index * height}
              on={on}
              kit={kit}
              isManual={isManual}
              rights={rights}
            />
          );
        })}
      </ul>
    </div>
  );
}

function rowsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}
