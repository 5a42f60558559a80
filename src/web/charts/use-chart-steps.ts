import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The active value of a chart and its keyboard and pointer handlers. */
export interface ChartSteps {
  /** Undefined for none. */
  readonly active: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointer: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Moves through the values of a chart with arrow keys, Home, End and the pointer.
 * @param nearest returns the value nearest to a position, measured from the top left
 */
export function useChartSteps(count: number, isRtl: boolean, nearest: (x: number, y: number) => number | undefined): ChartSteps {
  const [active, show] = useState<number>();
  const ahead = isRtl ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const now = active ?? -1;
    const next = { ArrowRight: now + ahead, ArrowLeft: now - ahead, Home: 0, End: count - 1, Escape: undefined };
    if (!(event.key in next) || count === 0) return;
    if (event.key === 'Escape' && active === undefined) return;
    event.preventDefault();
    const wanted = next[event.key as keyof typeof next];
    show(wanted === undefined ? undefined : Math.max(0, Math.min(count - 1, wanted)));
  };
  const onPointer = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    show(nearest(clientX - left, clientY - top));
  };
  const leave = () => show(undefined);
  return {
    active: active !== undefined && active < count ? active : undefined,
    ...{ onKeyDown, onPointer, onBlur: leave },
    // Lifting a finger also triggers a leave, but the touched value stays active.
    onPointerLeave: ({ pointerType }) => pointerType === 'touch' || leave(),
  };
}
