import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dragRow, sideOfRow } from '#web/drag-row.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '#web/icons.ts';
import type { RowOrder } from '#web/row-order.ts';
import { useStable } from '#web/use-stable.ts';
import { DropdownItem } from './dropdown-item.tsx';
import classes from './order-handle.module.css';
import { PopupMenu } from './popup-menu.tsx';

interface Props {
  id: number;
  name: string;
  order: RowOrder;
}

/** The handle to reorder a row: by dragging, with arrow keys, or from a menu on click. */
export function OrderHandle({ id, name, order }: Props) {
  const { t } = useTranslation();
  const handle = useRef<HTMLButtonElement>(null);
  const { group, ids } = order;
  const say = (position: number) => announce(t('ui.order.moved', { name, position, total: ids.length }));
  const on = useStable({
    step(by: 1 | -1) {
      say(order.step(id, by));
      // Its row has moved in the DOM.
      requestAnimationFrame(() => handle.current?.focus());
    },
    drop: (onto: number, edge: 'before' | 'after') => say(order.drop(id, onto, edge)),
  });
  useEffect(() => {
    const row = handle.current?.closest<HTMLElement>('[data-row]');
    if (!row || !handle.current) return;
    const kind = `order ${group}`;
    return combine(
      dragRow({ element: row, dragHandle: handle.current, data: { kind, id } }),
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === kind && source.data.id === id,
        onDrop({ location }) {
          const [target] = location.current.dropTargets;
          if (target && target.data.id !== id) on.drop(Number(target.data.id), sideOfRow(target.data));
        },
      }),
    );
  }, [group, id, on]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    on.step(by);
  };
  const label = t('ui.order.move', { name });
  return (
    <PopupMenu
      label={label}
      align="end"
      trigger={(attributes) => (
        <button
          {...attributes}
          ref={handle}
          type="button"
          className={classes.handle}
          aria-label={label}
          title={label}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
      items={() => (
        <>
          <DropdownItem icon={<IconArrowUp />} onChoose={() => on.step(-1)}>
            {t('ui.order.up')}
          </DropdownItem>
          <DropdownItem icon={<IconArrowDown />} onChoose={() => on.step(1)}>
            {t('ui.order.down')}
          </DropdownItem>
        </>
      )}
    />
  );
}
