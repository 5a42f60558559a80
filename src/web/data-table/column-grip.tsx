import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from '#web/i18n.ts';
import classes from './column-grip.module.css';
import { columnWidths, withinWidths } from './column-layout.ts';

interface Props {
  name: string;
  /** The CSS width, such as `140px`; undefined for the column that takes the remaining space. */
  width: string | undefined;
  onResize: (width: number) => void;
}

const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The resize handle of a column header, for pointer and arrow keys. */
export function ColumnGrip({ name, width, onResize }: Props) {
  const { t } = useTranslation();
  const headOf = (grip: Element) => grip.closest('th');
  const toTheEnd = (grip: Element) => (getComputedStyle(grip).direction === 'rtl' ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = keys[event.key];
    const head = headOf(event.currentTarget);
    if (way === undefined || !head) return;
    event.preventDefault();
    onResize(withinWidths(head.offsetWidth + way * toTheEnd(event.currentTarget) * columnWidths.step));
  };
  const onPointerDown = (event: PointerEvent) => {
    const grip = event.currentTarget as HTMLElement;
    const head = headOf(grip);
    if (!head || event.button !== 0) return;
    const from = { x: event.clientX, width: head.offsetWidth };
    const way = toTheEnd(grip);
    let to = from.width;
    // Resizes the column in the DOM while dragging, and reports the width on release.
    const onMove = ({ clientX }: globalThis.PointerEvent) => {
      to = withinWidths(from.width + (clientX - from.x) * way);
      head.style.inlineSize = `${to}px`;
    };
    const onEnd = () => {
      grip.removeEventListener('pointermove', onMove);
      if (to !== from.width) onResize(to);
    };
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', onMove);
    grip.addEventListener('lostpointercapture', onEnd, { once: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between contents is no grip.
    <span
      className={classes.grip}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('table.layout.resize', { name })}
      aria-valuenow={width ? Number.parseFloat(width) : columnWidths.most / 2}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      // Prevents dragging the header itself.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
