import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which value of a chart is looked at, and how one goes from one to the next. */
export interface ChartSteps {
  /** Undefined for none. */
  readonly active: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointer: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Steps through the values of a chart: by the arrows as they point, Home and End, and by the pointer.
 * @param nearest the value at a distance from the chart's left and top
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
    // A finger that is lifted leaves too: what it touched is still looked at.
    onPointerLeave: ({ pointerType }) => pointerType === 'touch' || leave(),
  };
}
