import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { isPlainClick } from '#web/is-plain-click.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { useStable } from '#web/use-stable.ts';
import type { RowKey } from './column.ts';
import type { TableSelection } from './use-table-selection.ts';

interface Given<Row, Key extends RowKey> {
  root: RefObject<HTMLElement | null>;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  rowHref: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  selection: TableSelection<Key> | undefined;
}

const pressable = 'a, button, input, label, select, textarea, [role="menu"], [popover]';

/** Handles navigation, selection and opening of rows by keyboard and pointer. */
export function useTableRows<Row, Key extends RowKey>({ rows = [], rowKey, rowHref, onOpen, selection }: Given<Row, Key>) {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  const [cursor, setCursor] = useState(0);
  /** Start of a Shift selection; undefined on a different page. */
  const anchor = useRef<Key>(undefined);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const tabStop = Math.min(cursor, rows.length - 1);

  const focus = (index: number) => {
    if (index < 0 || index >= rows.length) return;
    setCursor(index);
    const stop = body.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-stop]`);
    stop?.focus({ preventScroll: true });
    stop?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  const isInside = () => body.current?.contains(document.activeElement) ?? false;
  const step = (by: number) => focus(isInside() ? tabStop + by : tabStop);
  const choose = (index: number, withShift: boolean) => {
    const key = keys[index];
    if (!selection || key === undefined) return;
    const from = withShift && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1;
    if (from < 0) selection.toggle(key);
    else selection.set(keys.slice(Math.min(from, index), Math.max(from, index) + 1), true);
    anchor.current = key;
  };
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };

  useShortcuts([
    { keys: 'j', label: t('table.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('table.keys.previous'), run: () => step(-1) },
    ...(selection ? [{ keys: 'x', label: t('table.keys.select'), run: () => isInside() && choose(tabStop, false) }] : []),
    ...(selection && selection.count > 0 ? [{ keys: 'Esc', label: t('table.clearSelection'), run: selection.clear }] : []),
  ]);

  // When the focused row disappears, for example after deleting it, its successor gets focus. The same applies after a bulk action.
  const focused = useRef<Element>(null);
  const count = selection?.count ?? 0;
  const lastCount = useRef(count);
  useLayoutEffect(() => {
    const isGone = focused.current !== null && !focused.current.isConnected;
    const isDone = lastCount.current > 0 && count === 0;
    lastCount.current = count;
    if (rows.length > 0 && (isGone || isDone) && document.activeElement === document.body) focus(tabStop);
  });

  const handlers = useStable({
    onClick: (event: MouseEvent) => clickRow(event),
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) clickRow(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const index = indexOf(event.target);
      const isStop = event.target instanceof Element && event.target.matches('[data-stop], [type="checkbox"]');
      if (!isStop || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by !== undefined) {
        const next = index + by;
        if (event.shiftKey && selection && keys[next] !== undefined)
          selection.set(keys.slice(Math.min(index, next), Math.max(index, next) + 1), true);
        focus(next);
      } else if (event.key === 'Home') focus(0);
      else if (event.key === 'End') focus(rows.length - 1);
      else if (event.key === ' ' && selection) choose(index, event.shiftKey);
      else return;
      event.preventDefault();
    },
    onFocus: (event: { target: EventTarget }) => {
      focused.current = event.target as Element;
      const index = indexOf(event.target);
      if (index >= 0) setCursor(index);
    },
    onBlur: (event: { target: EventTarget }) => {
      if ((event.target as Element).isConnected) focused.current = null;
    },
    // Links prefetch their page on hover; hovering anywhere on the row counts.
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element) || event.target.closest(pressable)) return;
      event.target
        .closest('tr')
        ?.querySelector('a[data-stop]')
        ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    },
  });

  function clickRow(event: MouseEvent): void {
    const { target } = event;
    const index = indexOf(target);
    const row = rows[index];
    const link = target instanceof Element ? target.closest('a[data-stop]') : null;
    if (row === undefined || !(target instanceof Element)) return;
    if (link) {
      if (onOpen && isPlainClick(event)) {
        event.preventDefault();
        onOpen(row);
      }
      return;
    }
    if (target.closest(pressable) || String(getSelection())) return;
    if (event.button === 0 && event.shiftKey && selection) choose(index, true);
    else if (event.button === 1 || event.ctrlKey || event.metaKey) {
      if (rowHref) window.open(rowHref(row), '_blank', 'noopener');
    } else if (onOpen) onOpen(row);
    else target.closest('tr')?.querySelector<HTMLElement>('a[data-stop]')?.click();
  }

  return { body, keys, tabStop, handlers, on: useStable({ choose, open }) };
}

function indexOf(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
  return row ? Number(row.dataset.index) : -1;
}
