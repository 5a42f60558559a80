import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from '#web/i18n.ts';
import classes from './column-grip.module.css';
import { columnWidths, withinWidths } from './column-layout.ts';

interface Props {
  name: string;
  /** As the table says it: `140px`; undefined where the column takes what is left. */
  width: string | undefined;
  onResize: (width: number) => void;
}

const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The end of a column's head, by which it is made wider or narrower: drawn, or with the arrow keys. */
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
    // The browser draws the column at once; it is told when the pointer is let go.
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
      // Else the head would be dragged along.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
