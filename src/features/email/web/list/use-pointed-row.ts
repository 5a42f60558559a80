import { type PointerEvent, useState } from 'react';

/** The index of the row that the mouse points at, and what its list is to listen to. A finger points at none. */
export function usePointedRow() {
  const [pointed, setPointed] = useState<number>();
  /** While a menu of the row is open it stays. */
  const isHeld = (list: Element) => list.querySelector('[data-row-tools] [aria-expanded="true"]') !== null;
  const point = ({ currentTarget, target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isHeld(currentTarget)) return;
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    setPointed(row ? Number(row.getAttribute('data-index')) : undefined);
  };
  const leave = ({ currentTarget }: PointerEvent) => {
    if (!isHeld(currentTarget)) setPointed(undefined);
  };
  return { pointed, onPointerOver: point, onPointerLeave: leave };
}
